"""Time: clocks that never go back, sleeps that can be broken off, who says that time is up, and how clocks are told.

When something falls due is folded from the log (`cabinet_noir.table.clocks`); here somebody waits for it. Nothing in
this package knows a table's people, its game or its rows.
"""

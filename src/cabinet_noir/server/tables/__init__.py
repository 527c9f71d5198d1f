"""Tables, live: a cache of each one's log, whoever is connected to it, and the one door into it.

A table here carries what `cabinet_noir.table` and its room decide, makes it durable and tells everyone; it judges
nothing itself. The store has the truth, and any worker may hold any table.
"""

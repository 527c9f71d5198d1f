"""For whoever runs the house: its figures, its own log, what may be told of a fault, and a port to ask how it is.

Nothing here names a table's secret, a seat or a person, and nothing here knows a table.
"""

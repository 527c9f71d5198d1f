"""Tournaments and clubs at the house: founding and joining, rounds that open and close, what is told of them.

What may be done in a tournament is its own business (`cabinet_noir.club`); what is played at a table, the tables'.
While a round is played, nothing in here tells anybody anything of its tables.
"""

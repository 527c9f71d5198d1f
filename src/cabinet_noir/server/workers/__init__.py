"""Other workers of the same house: the bus by which they tell each other where to look, and whose bots are whose.

It carries pointers and leases, never what they point to; without other workers all of it is silent.
"""

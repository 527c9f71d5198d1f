"""A tap on the shoulder, as it leaves the house: where it may go, how it is sealed, who signs it, how it is carried.

It knows a device's address and keys, and nobody's table: what is told, to whom and when is decided in `lobby`.
"""

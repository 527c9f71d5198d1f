"""The house as environments for programs that learn: the same door as for a person, a sight out and an action in.

Each seat is shown what `see` builds for it, folded by the room and told as numbers by its `encoding.py`. Full states
stay with the referee inside; nothing here shows one. Importing this package takes nothing beyond the house itself.
"""

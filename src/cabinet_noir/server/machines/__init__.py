"""Machines from outside: programs that come by a token, hear what their seat is told, and act as it may.

They have no second door: a program's eyes are a `Watcher`, like any socket's, and what it does the table judges. It
knows no game, and sees no state.
"""

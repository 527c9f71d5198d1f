"""The daily: one puzzle and one quest a date, the same for everybody, one counted try a person; streaks and friends.

What is asked and what is right are the puzzles' and the games' own business; it holds no table and no socket.
"""

"""Puzzles at the house: putting one to somebody, judging answers, what that says of both.

What is asked and what is right are the puzzles' own business (`cabinet_noir.puzzles`); it holds no table and no socket.
"""

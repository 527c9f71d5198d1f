"""Beside a real box: what somebody entered of a game the house has not dealt, and what can be known from that.

Nothing is kept here. It knows no table, no log and nobody who asks.
"""

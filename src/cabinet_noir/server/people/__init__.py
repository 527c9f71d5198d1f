"""Who is who: cookies, accounts, the keys that prove a seat, how often somebody may do something, what a rating is.

It knows nobody's table; `lobby` brings people and tables together.
"""

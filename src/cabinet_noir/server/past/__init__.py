"""Games that are looked at and not played: logs in and out, replays, looking back, trying again, lessons.

Everything here reads a log through the eyes of whoever asks; nothing of it writes into one.
"""

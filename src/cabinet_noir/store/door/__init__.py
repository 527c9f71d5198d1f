"""Keeping people apart, in the store: bans, blocks, reports, and who did what about them. Knows no seat."""

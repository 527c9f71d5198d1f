"""Evenings in the store: clubs and seasons, tournaments as logs, sets of deals. Knows no pairing and no rule."""

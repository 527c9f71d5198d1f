"""Cabinet Noir: a house for code-breaking board games."""

__version__ = "0.1.0"

"""Commands that look at a log: replay it, verify it, say what could be known in it and what it was worth."""

"""How statements reach SQLite or PostgreSQL, and when what they wrote is durable. Knows entries, and no other row."""

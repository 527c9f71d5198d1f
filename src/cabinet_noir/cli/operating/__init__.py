"""Commands for whoever runs a house: serving, migrating, keys, editions, and what an operator may do."""

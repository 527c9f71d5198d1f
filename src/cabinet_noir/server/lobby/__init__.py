"""What the house does around its tables: finding one for somebody, taking away what nobody waits for, settling results,
and telling a person what is kept of them.
"""

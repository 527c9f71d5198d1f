"""What travels between the house and a page, as types: bodies, messages both ways, and the refusals only a server has.

No behaviour. The page's TypeScript types are generated from these structs.
"""

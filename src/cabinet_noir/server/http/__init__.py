"""The doors of the house over HTTP: each reads, asks the house, and answers; refusals have one shape, and no cache.

It knows requests and answers, and nothing that happens at a table.
"""

"""Who sits where: who may, who is away, who has left, who is kept apart, and what stands between a seat and its device.

Everything here is about people in seats; what they do there is the table's.
"""

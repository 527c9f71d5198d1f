"""The sockets of pages: a visit from hello to goodbye, read message by message, written to whenever something is due.

What a page says is understood here and handed to its table; what it is told is the table's and its watcher's business.
"""

"""Requests of the tests to a house on this machine, which speaks no TLS: nothing of it is made ready for them.

To read all certificates of the world for each request takes ten times as long as the request.
"""

from __future__ import annotations

import ssl
from functools import partial
from typing import Final

import httpx

NO_CERTIFICATES: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""It trusts nobody: a request to anywhere else would fail."""

get = partial(httpx.get, verify=NO_CERTIFICATES)
post = partial(httpx.post, verify=NO_CERTIFICATES)
request = partial(httpx.request, verify=NO_CERTIFICATES)
stream = partial(httpx.stream, verify=NO_CERTIFICATES)

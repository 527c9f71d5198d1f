"""Who sends it: the house's key for push services, and what it signs for each of them (VAPID, RFC 8292)."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from cabinet_noir.store import PushKey

from .sealing import to_base64

LASTS: Final = 12 * 3600
"""Seconds for which a signature is good; a service may refuse more than a day."""
RENEWED: Final = LASTS / 2
MOST_ORIGINS: Final = 64
_encode: Final = msgspec.json.Encoder().encode


def drawn_push_key() -> PushKey:
    """Draw a key for a house."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = generate_private_key(SECP256R1())
    public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return PushKey(to_base64(public), key.private_numbers().private_value.to_bytes(32).hex(), time.time())


class Signer:
    """Signs for each push service, once in some hours."""

    def __init__(self, key: PushKey, contact: str, clock: Callable[[], float]) -> None:
        self._key = key
        self._contact = contact
        self._clock = clock
        self._signed: OrderedDict[str, tuple[float, str]] = OrderedDict()

    @property
    def public(self) -> str:
        """By what devices know the house."""
        return self._key.public

    def authorization(self, origin: str) -> str:
        """Return what the house says of itself to a push service."""
        now = self._clock()
        made, header = self._signed.get(origin, (now - RENEWED, ""))
        if now - made >= RENEWED:
            made, header = now, self._sign(origin, int(now) + LASTS)
        self._signed[origin] = (made, header)
        self._signed.move_to_end(origin)
        while len(self._signed) > MOST_ORIGINS:
            self._signed.popitem(last=False)
        return header

    def _sign(self, origin: str, until: int) -> str:
        from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, derive_private_key
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        says = {"aud": origin, "exp": until} | ({"sub": self._contact} if self._contact else {})
        claim = f"{to_base64(_encode({'typ': 'JWT', 'alg': 'ES256'}))}.{to_base64(_encode(says))}"
        key = derive_private_key(int(self._key.private, 16), SECP256R1())
        r, s = decode_dss_signature(key.sign(claim.encode(), ECDSA(SHA256())))
        return f"vapid t={claim}.{to_base64(r.to_bytes(32) + s.to_bytes(32))}, k={self._key.public}"

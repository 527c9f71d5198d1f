"""Sealing a message so that only one device opens it: RFC 8291, one record of `aes128gcm` (RFC 8188).

The push service that carries it sees a length and nothing else; all that the house sends have the same one. The library
is heavy, so it is loaded when it is first needed.
"""

from __future__ import annotations

import base64
import binascii
import os
from typing import TYPE_CHECKING, Final

from cabinet_noir.core import Malformed

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

LENGTH: Final = 128
"""Bytes of every message before it is sealed: what is told is padded up to it."""
POINT: Final = 65
SECRET: Final = 16
_RECORD: Final = 4096
_LAST: Final = b"\x02"
"""What ends the text of the last record; zeros follow."""


def sealed(text: bytes, public: str, secret: str, length: int = LENGTH) -> bytes:
    """Return a message that only the device of these keys reads, padded to a length."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

    return sealed_by(generate_private_key(SECP256R1()), os.urandom(16), text, public, secret, length)


def sealed_by(key: EllipticCurvePrivateKey, salt: bytes, text: bytes, public: str, secret: str, length: int) -> bytes:
    """Return a message sealed by a key and a salt that are used this once."""
    from cryptography.hazmat.primitives.asymmetric.ec import ECDH, SECP256R1, EllipticCurvePublicKey
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    if len(text) > length:
        raise ValueError("a message must not be told from others by its length")
    theirs = from_base64(public)
    mine = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    agreed = key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), theirs))
    shared = _derived(from_base64(secret), agreed, b"WebPush: info\0" + theirs + mine, 32)
    cipher = AESGCM(_derived(salt, shared, b"Content-Encoding: aes128gcm\0", 16))
    once = _derived(salt, shared, b"Content-Encoding: nonce\0", 12)
    record = cipher.encrypt(once, text + _LAST + bytes(length - len(text)), None)
    return salt + _RECORD.to_bytes(4) + len(mine).to_bytes(1) + mine + record


def check_device_keys(public: str, secret: str) -> None:
    """Refuse keys with which nothing can be sealed."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        point = from_base64(public)
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
        if len(point) != POINT or len(from_base64(secret)) != SECRET:
            raise Malformed("no-push-keys")
    except (ValueError, binascii.Error):
        raise Malformed("no-push-keys") from None


def to_base64(data: bytes) -> str:
    """Write bytes as the web does: for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """Read bytes that were written so, and nothing else.

    >>> from_base64(to_base64(b"noir"))
    b'noir'
    """
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _derived(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(key)

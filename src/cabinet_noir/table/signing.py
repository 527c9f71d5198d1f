"""Signing the head of a log, and checking who did: Ed25519, over a label, a zero byte and the head's 32 bytes.

The library is heavy and most of what reads this package signs nothing, so it is loaded when it is first needed.
"""

from __future__ import annotations

from typing import Final

from cabinet_noir.core import Corrupt, Signature

_LABEL: Final = b"cabinet-noir log\0"


def new_key() -> str:
    """Return a new private key, in hexadecimal."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.generate().private_bytes_raw().hex()


def public_half(private: str) -> str:
    """Return what may be told of a private key."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(private)).public_key().public_bytes_raw().hex()


def sign(private: str, head: str) -> Signature:
    """Sign the head of a log that has ended."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(private))
    signature = key.sign(_LABEL + bytes.fromhex(head)).hex()
    return Signature(head, key.public_key().public_bytes_raw().hex(), signature)


def check_signature(signed: Signature) -> None:
    """Refuse a signature that is not its key's, or not of its head."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(signed.key))
        key.verify(bytes.fromhex(signed.signature), _LABEL + bytes.fromhex(signed.head))
    except (InvalidSignature, ValueError):
        raise Corrupt("signature-broken", head=signed.head) from None

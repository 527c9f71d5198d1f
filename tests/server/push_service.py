"""A push service of the tests' own, on this machine: it takes what the house posts, and devices that open it."""

from __future__ import annotations

import json
import os
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from queue import Queue
from tempfile import TemporaryDirectory
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from tests.patience import PATIENCE

from cabinet_noir.server.push.sealing import from_base64, to_base64

HOST = "push.example.com"


class Phone:
    """A device: it alone opens what is sealed for it."""

    def __init__(self, name: str = "phone", host: str = HOST) -> None:
        self._key = generate_private_key(SECP256R1())
        self._secret = os.urandom(16)
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public, self.secret = to_base64(self._point), to_base64(self._secret)
        self.endpoint = f"https://{host}/{name}"

    @property
    def body(self) -> dict[str, str]:
        """What its page tells the house."""
        return {"endpoint": self.endpoint, "public": self.public, "secret": self.secret, "language": "fr"}

    def opened(self, message: bytes) -> bytes:
        """Open a message as RFC 8291 says, with nothing of the house's own."""
        salt, size, length = message[:16], int.from_bytes(message[16:20]), message[20]
        theirs, record = message[21 : 21 + length], message[21 + length :]
        assert (length, size) == (65, 4096)
        agreed = self._key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), theirs))
        shared = _derived(self._secret, agreed, b"WebPush: info\0" + self._point + theirs, 32)
        cipher = AESGCM(_derived(salt, shared, b"Content-Encoding: aes128gcm\0", 16))
        text = cipher.decrypt(_derived(salt, shared, b"Content-Encoding: nonce\0", 12), record, None)
        text, ending, padding = text.rpartition(b"\x02")
        assert ending and padding == bytes(len(padding))
        return text


def _derived(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(key)


def check_signature(header: str, public: str) -> dict[str, Any]:
    """Check, as RFC 8292 says, who sends a message, and return what they say of themselves."""
    scheme, _, fields = header.partition(" ")
    told = dict(field.strip().split("=", 1) for field in fields.split(","))
    assert (scheme, told["k"]) == ("vapid", public)
    claim, _, signature = told["t"].rpartition(".")
    raw = from_base64(signature)
    assert len(raw) == 64
    key = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), from_base64(public))
    r, s = int.from_bytes(raw[:32]), int.from_bytes(raw[32:])
    key.verify(encode_dss_signature(r, s), claim.encode(), ECDSA(SHA256()))
    head, says = (json.loads(from_base64(part)) for part in claim.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = says
    return found


@dataclass
class Posted:
    """What reached the service."""

    path: str
    headers: dict[str, str]
    message: bytes


@dataclass
class Service:
    """A push service, listening on this machine."""

    port: int
    certificate: str
    """The file of whoever vouches for it."""
    posted: Queue[Posted] = field(default_factory=Queue)
    answers: dict[str, bytes] = field(default_factory=dict)
    """How it answers at a path; at any other it takes what it is given. Nothing: it says nothing at all."""

    def next(self) -> Posted:
        """Return what comes next."""
        return self.posted.get(timeout=PATIENCE)

    def tls(self) -> ssl.SSLContext:
        """Return how the house trusts it."""
        return ssl.create_default_context(cafile=self.certificate)


TAKEN = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"


@contextmanager
def push_service(names: tuple[str, ...] = (HOST,)) -> Iterator[Service]:
    """Open a push service that is known by these names."""
    with TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as listener:
        place = Path(folder) / "push.pem"
        place.write_bytes(certificate(names))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(place)
        service = Service(listener.getsockname()[1], str(place))
        closing = threading.Event()
        thread = threading.Thread(target=_serve, args=(listener, context, service, closing))
        thread.start()
        try:
            yield service
        finally:
            closing.set()
            with suppress(OSError):
                socket.create_connection(("127.0.0.1", service.port), timeout=1).close()
            thread.join(PATIENCE)


def _serve(listener: socket.socket, context: ssl.SSLContext, service: Service, closing: threading.Event) -> None:
    silent: list[ssl.SSLSocket] = []
    while not closing.is_set():
        raw, _ = listener.accept()
        with raw, suppress(OSError):
            raw.settimeout(PATIENCE)
            wire = context.wrap_socket(raw, server_side=True)
            silent.append(wire)
            posted = _read(wire)
            service.posted.put(posted)
            if answer := service.answers.get(posted.path, TAKEN):
                silent.remove(wire)
                with wire:  # whoever has heard enough may be gone before all is said
                    wire.sendall(answer)
    for left in silent:
        left.close()


def _read(wire: ssl.SSLSocket) -> Posted:
    with wire.makefile("rb") as file:
        method, path, version = file.readline().decode().split()
        assert (method, version) == ("POST", "HTTP/1.1")
        headers: dict[str, str] = {}
        while line := file.readline().decode().strip():
            name, _, value = line.partition(": ")
            headers[name.lower()] = value
        return Posted(path, headers, file.read(int(headers["content-length"])))


@cache
def certificate(names: tuple[str, ...]) -> bytes:
    """Return a key and a certificate for these names, signed by itself."""
    key = generate_private_key(SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, names[0])])
    now = datetime.now(UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(one) for one in names]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return private + signed.public_bytes(Encoding.PEM)

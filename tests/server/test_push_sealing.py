"""What is sealed is opened by its device alone and tells nobody else anything (RFC 8291), and says who sent it."""

from __future__ import annotations

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from cabinet_noir.core import Malformed
from cabinet_noir.server.push.sealing import check_device_keys, from_base64, sealed, sealed_by, to_base64
from cabinet_noir.server.push.signing import LASTS, MOST_ORIGINS, RENEWED, Signer, drawn_push_key

from .push_service import Phone, check_signature

# RFC 8291, appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_message_is_sealed_as_the_standard_says() -> None:
    key = derive_private_key(int.from_bytes(from_base64(PRIVATE)), SECP256R1())
    message = sealed_by(key, from_base64(SALT), TEXT, PUBLIC, SECRET, len(TEXT))
    assert to_base64(message) == MESSAGE


def test_every_message_is_as_long_as_every_other_and_looks_otherwise_each_time() -> None:
    phone = Phone()
    texts = [b"", b"turn", b"x" * 128]
    messages = [sealed(text, phone.public, phone.secret) for text in [*texts, b"turn"]]
    assert len({len(message) for message in messages}) == 1
    assert len(set(messages)) == len(messages)
    assert [phone.opened(message) for message in messages] == [*texts, b"turn"]
    with pytest.raises(ValueError, match="length"):
        sealed(b"x" * 129, phone.public, phone.secret)


POINT = from_base64(PUBLIC)
BAD_KEYS = {
    "no key": ("", SECRET),
    "not on the curve": (to_base64(POINT[:-1] + bytes([POINT[-1] ^ 1])), SECRET),
    "half a point": (to_base64(b"\x02" + POINT[1:33]), SECRET),
    "at infinity": (to_base64(b"\0"), SECRET),
    "too long": (to_base64(POINT + b"\0"), SECRET),
    "not base64": (PUBLIC[:-1] + "*", SECRET),
    "not even letters": ("é" * 87, SECRET),
    "no secret": (PUBLIC, ""),
    "a short secret": (PUBLIC, to_base64(b"short")),
}


@pytest.mark.parametrize("name", BAD_KEYS)
def test_keys_nothing_can_be_sealed_with_are_refused(name: str) -> None:
    check_device_keys(PUBLIC, SECRET)
    with pytest.raises(Malformed, match="no-push-keys"):
        check_device_keys(*BAD_KEYS[name])


def test_the_house_signs_for_each_service_and_anew_before_its_word_runs_out() -> None:
    now = [1000.0]
    signer = Signer(drawn_push_key(), "mailto:ada@example.com", lambda: now[0])
    one = signer.authorization("https://one.example.com")
    assert check_signature(one, signer.public) == {
        "aud": "https://one.example.com",
        "exp": 1000 + LASTS,
        "sub": "mailto:ada@example.com",
    }
    assert check_signature(signer.authorization("https://two.example.com"), signer.public)["aud"].endswith(
        "two.example.com"
    )
    now[0] += RENEWED - 1
    assert signer.authorization("https://one.example.com") == one
    now[0] += 1
    assert check_signature(signer.authorization("https://one.example.com"), signer.public)["exp"] == now[0] + LASTS


def test_what_is_signed_is_kept_for_a_few_services_only() -> None:
    signer = Signer(drawn_push_key(), "", lambda: 0.0)
    first = signer.authorization("https://first.example.com")
    assert "sub" not in check_signature(first, signer.public)
    for number in range(MOST_ORIGINS):
        signer.authorization(f"https://{number}.example.com")
    assert signer.authorization("https://first.example.com") != first

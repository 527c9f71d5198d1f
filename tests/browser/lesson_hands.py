"""What one does with one's hands at each stop of each lesson, as the room's board wants it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playwright.sync_api import Page, expect

from .lessons import Do, Hand, go_on


def _press(selector: str, nth: int = 0) -> Hand:
    return lambda page, do: do(page.locator(selector).nth(nth))


def _vinci_name(place: int, face: int) -> Hand:
    """Point at a tile, then at what it is."""

    def name(page: Page, do: Do) -> None:
        do(page.locator(".rows .tile").nth(place))
        do(page.locator(".pad-guess .pad-face", has=page.locator(".pad-sign").get_by_text(str(face), exact=True)))

    return name


def _vinci_prove(page: Page, do: Do) -> None:
    """First what nothing proves, then two rungs of a hint, then what is certain."""
    _vinci_name(2, 11)(page, do)
    expect(page.locator(".notice")).to_be_visible()
    do(page.locator(".lamp-tab, .lamp-wide").locator("visible=true").first)
    do(page.locator(".why-climb[data-rung='1']"))
    expect(page.locator(".why-rung-said")).to_have_count(1)
    page.keyboard.press("Escape")
    _vinci_name(3, 10)(page, do)


HANDS: Mapping[str, Sequence[Hand]] = {
    "vinci": (
        _press(".hand-choice", 2),
        go_on,
        _press(".pile-black"),
        _vinci_name(0, 0),
        _press(".stop"),
        go_on,
        _press(".pile-black"),
        _vinci_prove,
    ),
}

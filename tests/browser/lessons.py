"""Going through a lesson in a browser, by pointing or by the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page, expect

from cabinet_noir.texts import LANGUAGES

from .conftest import Visitor
from .test_access import TARGETS

Do = Callable[[Locator], None]
Hand = Callable[[Page, Do], None]
"""What one does at a stop: with the page, and with a way to press a thing on it."""

SIZE = {"width": 360, "height": 740}
MOST_TABS = 200
STOP = {"fr": "Arrêt {} sur {}", "en": "Stop {} of {}"}
DONE = {"fr": "Leçon finie", "en": "Lesson finished"}
assert set(STOP) == set(DONE) == set(LANGUAGES)


def go_on(page: Page, do: Do) -> None:
    do(page.locator(".lesson > .button-main"))


def by_pointing(thing: Locator) -> None:
    thing.click()


def by_keyboard(thing: Locator) -> None:
    """Go from thing to thing until it is this one, as somebody without a mouse does."""
    for _ in range(MOST_TABS):
        if thing.evaluate("thing => thing === document.activeElement"):
            thing.page.keyboard.press("Enter")
            return
        thing.page.keyboard.press("Tab")
    raise AssertionError(f"{thing} is not reached by the keyboard")


def go_through(visitor: Visitor, game: str, hands: Sequence[Hand], language: str, do: Do = by_pointing) -> None:
    """Take a lesson from its first stop to its end; the page is whole at each, and a reload changes nothing."""
    page = visitor.go(f"/learn/{game}").page
    for number, hand in enumerate(hands, start=1):
        at = page.locator(".lesson-stop")
        expect(at).to_have_text(STOP[language].format(number, len(hands)))
        expect(page.locator(".lesson-say")).not_to_contain_text("-lesson-")
        heard = page.get_by_role("log").locator("p").last  # what a screen reader is told
        expect(heard).to_have_text(page.locator(".lesson-say").inner_text())
        expect(page.locator(".pane-table .waiting")).to_have_count(0)
        visitor.comes_to_rest()
        assert visitor.has_no_sideways_scroll()
        assert not (small := page.evaluate(TARGETS)), "\n".join(small)
        if number == len(hands) // 2:
            assert not (found := visitor.violations()), "\n".join(found)
            page.reload()
            expect(at).to_have_text(STOP[language].format(number, len(hands)))
        hand(page, do)
    expect(page.locator(".lesson-stop")).to_have_text(DONE[language])
    assert not (found := visitor.violations()), "\n".join(found)

"""What one does with one's hands at each stop of each lesson, as the room's board wants it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playwright.sync_api import Page, expect

from .lessons import Do, Hand, by_keyboard, go_on


def _press(selector: str, nth: int = 0) -> Hand:
    return lambda page, do: do(page.locator(selector).nth(nth))


def take_a_hint(page: Page, do: Do) -> None:
    """Light the lamp, climb one rung, and close it again."""
    do(page.locator(".lamp-tab, .lamp-wide").locator("visible=true").first)
    do(page.locator(".why-climb[data-rung='1']"))
    expect(page.locator(".why-rung-said")).to_have_count(1)
    expect(page.locator(".why :focus")).to_have_count(1)  # so Escape closes the hint, and only that
    page.keyboard.press("Escape")


def _vinci_name(place: int, face: int) -> Hand:
    """Point at a tile, then at what it is."""

    def name(page: Page, do: Do) -> None:
        do(page.locator(".rows .tile").nth(place))
        do(page.locator(".pad-guess .pad-face", has=page.locator(".pad-sign").get_by_text(str(face), exact=True)))

    return name


def _vinci_prove(page: Page, do: Do) -> None:
    """First what nothing proves, then a rung of a hint, then what is certain."""
    _vinci_name(2, 11)(page, do)
    expect(page.locator(".notice")).to_be_visible()
    take_a_hint(page, do)
    _vinci_name(3, 10)(page, do)


def archeologic_ask(axis: str, element: str) -> Hand:
    """Choose an axis, unless the viewfinder stands there already, and what to ask."""

    def ask(page: Page, do: Do) -> None:
        do(page.locator(".modes [data-mode='scope']"))
        there = page.locator(f".axis[data-axis='{axis}']")
        if there.get_attribute("aria-checked") != "true":
            do(there)
        do(page.locator(f".element[data-element='{element}']"))
        do(page.locator(".scope-ask"))

    return ask


def _archeologic_touch(page: Page, do: Do, zone: str) -> None:
    """Touch a zone of the plan; the keyboard walks there by its arrows."""
    if do is not by_keyboard:
        do(page.locator(f".desk-plan .zone[data-zone='{zone}']"))
        return
    here = page.locator(".desk-plan .zone[tabindex='0']")
    start = here.get_attribute("data-zone") or ""
    across, down = ord(zone[0]) - ord(start[0]), int(zone[1]) - int(start[1])
    for key in ["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across):
        page.keyboard.press(key)
    for key in ["ArrowDown" if down > 0 else "ArrowUp"] * abs(down):
        page.keyboard.press(key)
    expect(here).to_have_attribute("data-zone", zone)
    do(here)


def _archeologic_lay(page: Page, do: Do, building: str, turns: int, zone: str) -> None:
    """Take a building, turn it, and lay it down."""
    do(page.locator(".modes [data-mode='lay']"))
    do(page.locator(f".tray-piece[data-building='{building}']"))
    for _ in range(turns):
        do(page.locator(".tray-tools .button").first)
    _archeologic_touch(page, do, zone)
    expect(page.locator(f".tray-piece[data-building='{building}']")).to_have_count(0)


def _archeologic_block(page: Page, do: Do) -> None:
    _archeologic_lay(page, do, "O", 1, "C4")
    expect(page.locator(".laid")).to_have_count(4)
    go_on(page, do)


def _archeologic_propose(page: Page, do: Do) -> None:
    """First with the bar's fire at the wrong end; then a rung of a hint, the bar turned about, and again."""
    _archeologic_lay(page, do, "I", 1, "A3")
    _archeologic_lay(page, do, "V", 1, "B3")
    do(page.locator(".claim"))
    do(page.locator(".claim-yes"))
    expect(page.locator(".notice")).to_be_visible()
    take_a_hint(page, do)
    _archeologic_touch(page, do, "A4")
    _archeologic_touch(page, do, "A4")
    do(page.locator(".claim"))
    do(page.locator(".claim-yes"))


def _lost_code_roll(page: Page, do: Do) -> None:
    """See the three violet stones that are lit, all of them, and roll."""
    lit = page.locator(".lc-table .lit")
    expect(lit).to_have_count(3)
    for stone in lit.all():
        expect(stone).to_be_in_viewport(ratio=1)
    do(page.locator(".lc-dock .lc-main"))


def _lost_code_dice(page: Page, do: Do) -> None:
    """Make the third die violet."""
    do(page.locator(".lc-dice-large .lc-die").nth(2))
    do(page.locator(".lc-palette .lc-violet"))
    do(page.locator(".lc-dock .lc-main"))


def _lost_code_estimate(disk: int, words: str, *turns: str) -> Hand:
    """Take a disk by its width, turn it step by step, and announce what it shows then."""

    def estimate(page: Page, do: Do) -> None:
        do(page.locator(".lc-disk", has=page.locator(".lc-disk-width").get_by_text(str(disk), exact=True)))
        for turn in turns:
            do(page.locator(".lc-turn").get_by_text(turn, exact=True))
        announce = page.locator(".lc-dock .lc-main")
        expect(announce).to_contain_text(words)
        do(announce)

    return estimate


def _lost_code_write(colour: int, number: int) -> Hand:
    return lambda page, do: do(page.locator(".lc-answer .lc-write-row").nth(colour).locator(".lc-pick").nth(number))


def _lost_code_prove(page: Page, do: Do) -> None:
    """First too much for the violet stone, then a rung of a hint, then what is certain; the rest is a guess."""
    hand_in = page.locator(".lc-answer .lc-main")
    for seen in (page.locator(".lc-racks"), page.locator(".lc-answer .lc-chip.lit"), hand_in):
        expect(seen).to_be_in_viewport(ratio=1)
    for colour, number in ((1, 2), (1, 3), (0, 6), (2, 4), (3, 2), (4, 5)):
        _lost_code_write(colour, number)(page, do)
    do(hand_in)
    do(hand_in)  # a colour is blank: one is asked again
    expect(page.locator(".notice")).to_be_visible()
    take_a_hint(page, do)
    _lost_code_write(1, 2)(page, do)
    do(hand_in)


def btc_ask(card: int, choice: int = 0) -> Hand:
    """Pick a card, then put its question: the only one, or one of two."""

    def ask(page: Page, do: Do) -> None:
        do(page.locator(f".btc-card[data-card='{card}']"))
        do(page.locator(".btc-put").nth(choice))

    return ask


def _btc_name(page: Page, do: Do, *tiles: str) -> None:
    """Touch five tiles in the composer, and announce them."""
    for tile in tiles:
        do(page.locator(f".btc-composer [data-tile='{tile}']"))
    do(page.locator(".btc-send"))


def _btc_prove(page: Page, do: Do) -> None:
    """First a code that is wrong at A, then a rung of a hint, then the one that is certain."""
    do(page.locator(".btc-guess"))
    _btc_name(page, do, "W0", "B3", "W4", "G5", "W6")
    expect(page.locator(".notice")).to_be_visible()
    take_a_hint(page, do)
    _btc_name(page, do, "W6", "G5", "W4", "B3", "W1")  # in any order: they stand right by themselves


def _px_say(row: int | None = None, **words: str) -> Hand:
    """Type the word of the page's language, then Enter, or touch its row."""

    def say(page: Page, do: Do) -> None:
        do(page.locator("#px-field"))
        page.keyboard.type(words[page.locator("html").get_attribute("lang") or ""])
        if row is None:
            page.keyboard.press("Enter")
        else:
            do(page.locator(".px-theme").nth(row))

    return say


def _px_two_places(page: Page, do: Do) -> None:
    """First a pudding that takes one place, which is not enough; then one that takes two."""
    _px_say(3, fr="tiramisu", en="tiramisu")(page, do)
    expect(page.locator(".notice")).to_be_visible()
    expect(page.locator(".px-taken")).to_have_count(2)
    _px_say(3, fr="la Tarte aux Pommes", en="a Birthday cake")(page, do)
    expect(page.locator(".px-taken")).to_have_count(4)


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
    "archeologic": (
        go_on,
        _archeologic_block,
        archeologic_ask("2", "empty"),
        go_on,
        archeologic_ask("A", "I"),
        go_on,
        _archeologic_propose,
    ),
    "lost-code": (
        go_on,
        _lost_code_roll,
        _lost_code_dice,
        _lost_code_estimate(7, "6–12", "−"),
        go_on,
        _lost_code_estimate(4, "10–13", "+"),
        _press(".lc-rack-mine button.lc-red"),
        go_on,
        _lost_code_prove,
    ),
    "break-the-code": (
        go_on,
        btc_ask(8),
        go_on,
        btc_ask(3, 1),
        go_on,
        btc_ask(21),
        go_on,
        _btc_prove,
    ),
    "password-express": (
        _press(".px-button-main"),
        go_on,
        _px_say(fr="une POIRE", en="the Broccoli"),
        _px_say(2, fr="l’italie", en="italy"),
        _press(".px-contest"),
        _press(".px-judge .px-button", 1),
        _press(".px-button-main"),
        go_on,
        _px_two_places,
    ),
}

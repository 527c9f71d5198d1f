"""Puzzles on the page: each kind is solved as its room wants it, nothing is sent too early, a pack is in the pocket."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect
from tests.server.puzzling import right, wrong

from cabinet_noir.puzzles import Puzzle, shelf
from cabinet_noir.server.protocol.pack import PackedPuzzle
from cabinet_noir.server.puzzles.pack import pack_of

from .conftest import DESKTOP, PHONE, Invite, Visitor
from .lesson_hands import take_a_hint
from .lessons import SIZE, by_keyboard, by_pointing
from .puzzle_hands import first_of, give
from .test_access import TARGETS
from .test_people import make_account
from .test_pocket import forget_the_network, in_the_pocket

RIGHT = {"fr": "Juste !", "en": "Right!"}
NEXT = {"fr": "Énigme suivante", "en": "Next puzzle"}
KINDS = {
    "certain": ("vinci", "archeologic"),
    "question": ("archeologic", "break-the-code"),
    "contradiction": ("lost-code", "vinci"),
    "word": ("password-express", "password-express"),
    "win": ("archeologic", "break-the-code"),
}
"""Each kind, in a room for the phone and in another one for the desktop."""


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_is_solved_on_a_phone_in_french(invite: Invite, kind: str) -> None:
    solve(invite(SIZE, theme="dark"), first_of(KINDS[kind][0], kind, "fr"), "fr")


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_is_solved_on_a_desktop_in_english(invite: Invite, kind: str) -> None:
    solve(invite(DESKTOP, language="en-GB", theme="light"), first_of(KINDS[kind][1], kind, "en"), "en")


SMALL = TARGETS.replace("one.checkVisibility()", "one.checkVisibility() && one.closest('.puzzle, .riddles')")
"""What is too small for a finger, on the slip and in the hall: how large a room draws its pieces is the room's own."""


def is_fine(visitor: Visitor) -> None:
    assert not (found := visitor.violations()), "\n".join(found)
    assert visitor.has_no_sideways_scroll()
    assert not (small := visitor.page.evaluate(SMALL)), "\n".join(small)


def solve(visitor: Visitor, puzzle: Puzzle, language: str) -> None:
    """Try, be told what could be instead, take a hint where there are any, find it, see why, and go on."""
    page = visitor.page
    told = listen(page)
    visitor.go(f"/puzzles/{puzzle.game}/{puzzle.id}")
    expect(page.locator(".puzzle-ask")).to_be_visible()
    expect(page.locator(".pane-table .waiting")).to_have_count(0)
    is_fine(visitor)
    give(page, puzzle, wrong(puzzle), by_pointing)
    expect(page.locator(".puzzle-wrong")).to_be_visible()
    if puzzle.proof is not None:
        take_a_hint(page, by_pointing)
    assert told, "the page was sent something"
    assert not [path for path, body in told if holds_a_solution(body)]
    give(page, puzzle, right(puzzle), by_pointing)
    expect(page.locator(".puzzle-right")).to_have_text(RIGHT[language])
    if puzzle.proof is not None:
        expect(page.locator(".puzzle .why-clue").first).to_be_visible()
        page.locator(".puzzle .why-clue").first.click()
        expect(page.locator(".lit-now").first).to_be_attached()
    is_fine(visitor)
    before = page.url
    page.get_by_role("link", name=NEXT[language]).click()
    expect(page.locator(".puzzle-right")).to_have_count(0)
    expect(page.locator(".puzzle-ask")).to_be_visible()
    assert page.url.startswith(f"{visitor.url}/puzzles/{puzzle.game}/")
    assert page.url != before


def listen(page: Page) -> list[tuple[str, Any]]:
    """Write down all that the page is told about puzzles."""
    told: list[tuple[str, Any]] = []

    def heard(response: Response) -> None:
        if "/api/puzzles" in response.url:
            told.append((response.url, response.json()))

    page.on("response", heard)
    return told


UNDUE = {"solution", "reason", "proof", "fact", "moved"}
"""What holds something of a solution, or tells what came of one."""


def holds_a_solution(body: Any) -> bool:
    """Is there anything of a solution in it, at any depth?"""
    return any(key in UNDUE and value for key, value in fields(body))


def fields(body: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(body, Mapping):
        yield from body.items()
        body = list(body.values())
    if isinstance(body, list):
        for each in body:
            yield from fields(each)


def test_a_puzzle_is_solved_by_the_keyboard_alone(invite: Invite) -> None:
    ada = invite(DESKTOP)
    puzzle = first_of("break-the-code", "certain")
    page = ada.go(f"/puzzles/{puzzle.game}/{puzzle.id}").page
    expect(page.locator(".puzzle-ask")).to_be_visible()
    give(page, puzzle, wrong(puzzle), by_keyboard)
    expect(page.locator(".puzzle-wrong")).to_be_visible()
    page.keyboard.press("h")
    by_keyboard(page.locator(".why-climb[data-rung='1']"))
    expect(page.locator(".why :focus")).to_have_count(1)
    page.keyboard.press("Escape")
    give(page, puzzle, right(puzzle), by_keyboard)
    expect(page.locator(".puzzle-right")).to_be_visible()
    by_keyboard(page.get_by_role("link", name=NEXT["fr"]))
    expect(page.locator(".puzzle-right")).to_have_count(0)


def test_with_an_account_the_first_answer_counts_and_what_was_missed_may_be_tried_again(invite: Invite) -> None:
    ada = invite(PHONE)
    page = ada.page
    make_account(ada, "Hypatie")
    puzzle = first_of("vinci", "contradiction")
    ada.go(f"/puzzles/vinci/{puzzle.id}")
    counts = page.locator(".puzzle-counts")
    expect(counts).to_have_text("Ta première réponse compte.")
    page.locator(".lamp-tab").click()
    expect(page.locator(".why-caution")).to_contain_text("la réponse ne compte plus")
    page.keyboard.press("Escape")
    give(page, puzzle, wrong(puzzle), by_pointing)
    expect(page.locator(".puzzle-moved")).to_contain_text("25,0 →")
    expect(counts).to_contain_text("ne compte plus")
    ada.go("/puzzles")
    card = page.get_by_role("article", name="Code de Vinci")
    expect(card).to_contain_text("(une réponse)")
    is_fine(ada)
    page.get_by_role("region", name="À retenter, si tu veux").get_by_role("link").click()
    expect(counts).to_contain_text("ne compte plus")
    page.get_by_role("button", name="Donner ma langue au chat").click()
    page.get_by_role("button", name="Montre-moi").click()
    expect(page.locator(".puzzle-given-up")).to_be_visible()
    expect(page.locator(".puzzle .why-clue").first).to_be_visible()
    expect(page.locator(".puzzle-moved")).to_have_count(0)


ROWS = {"vinci": ".rows .tile, .mine .tile", "break-the-code": ".btc-others .btc-ledge, .btc-dock .btc-ledge"}


@pytest.mark.parametrize("kind", ["certain", "contradiction"])
@pytest.mark.parametrize("game", ROWS)
def test_on_a_phone_all_rows_of_two_are_in_sight_below_the_slip(invite: Invite, game: str, kind: str) -> None:
    puzzle = next(one for one in shelf(game).values() if one.kind == kind and one.seats == 2)
    page = invite(PHONE).go(f"/puzzles/{game}/{puzzle.id}").page
    expect(page.locator(".puzzle-ask")).to_be_visible()
    expect(page.locator(".pane-table .waiting")).to_have_count(0)
    for piece in page.locator(ROWS[game]).all():
        expect(piece).to_be_in_viewport(ratio=1)


def test_a_tile_touched_at_a_puzzle_can_be_noted_on(invite: Invite) -> None:
    page = invite(PHONE).go(f"/puzzles/vinci/{first_of('vinci', 'contradiction').id}").page
    tile = page.locator(".rows button.tile").first
    expect(tile).to_be_visible()
    expect(page.locator(".pad")).to_be_hidden()
    tile.click()
    page.locator(".pad-note .pad-face").first.click()
    expect(page.locator(".pad-struck")).to_have_count(1)


def test_a_kind_is_picked_in_the_hall_and_kept_for_the_next_one(invite: Invite) -> None:
    ada = invite(DESKTOP, language="en-GB").go()
    page = ada.page
    page.locator(".corner[href='/puzzles']").click()
    expect(page.get_by_role("article")).to_have_count(5)
    is_fine(ada)
    page.get_by_role("article", name="Break the Code").get_by_role("link", name="Find what cannot be").click()
    expect(page.locator(".puzzle-note")).to_have_count(4)
    first = page.url
    page.get_by_role("button", name="I give up").click()
    page.get_by_role("button", name="Show me").click()
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.locator(".puzzle-note")).to_have_count(4)
    assert page.url != first
    page.go_back()
    expect(page).to_have_url(first)
    expect(page.locator(".puzzle-note")).to_have_count(4)


def test_what_is_not_asked_for_is_refused_kindly(invite: Invite) -> None:
    ada = invite(PHONE)
    page = ada.go("/puzzles/vinci/nothing-like-it").page
    expect(page.get_by_role("heading", name="Pas d’énigme ici")).to_be_visible()
    ada.errors.clear()  # the browser itself complains of what is not there
    puzzle = first_of("password-express", "word", "fr")
    ada.go(f"/puzzles/password-express/{puzzle.id}")
    page.get_by_role("button", name="Passer").click()
    expect(page.locator(".notice")).to_have_text("Ce n’est pas une réponse à cette énigme.")
    expect(page.locator(".puzzle-heard")).to_be_empty()


COVERED = """
(on) => {
  let slip = on.parentElement;
  while (getComputedStyle(slip).overflowY === "visible") slip = slip.parentElement;
  const pin = on.closest(".puzzle").querySelector(".why-clue").getBoundingClientRect().left + 16;
  const found = [];
  for (slip.scrollTop = 0; ; slip.scrollTop += 4) {
    const { top, bottom } = on.getBoundingClientRect();
    for (let y = top + 1; y < Math.min(bottom, slip.getBoundingClientRect().bottom) - 1; y += 2)
      if (!on.contains(document.elementFromPoint(pin, y))) found.push(`${slip.scrollTop}: ${y}`);
    if (slip.scrollTop + slip.clientHeight >= slip.scrollHeight - 1) return found;
  }
}
"""
"""Where something lies over the way on, however far the slip is scrolled: at first sight, the pins of the clues."""


def test_no_pin_of_a_long_proof_lies_over_the_way_on(invite: Invite) -> None:
    long = (one for one in shelf("lost-code").values() if one.proof is not None and len(one.proof.clues) > 4)
    page = invite(SIZE).go(f"/puzzles/lost-code/{next(long).id}").page
    page.get_by_role("button", name="Donner ma langue au chat").click()
    page.get_by_role("button", name="Montre-moi").click()
    expect(page.locator(".puzzle .why-clue").first).to_be_visible()
    assert page.locator(".puzzle-on").evaluate(COVERED) == []


def packed(game: str, kind: str) -> PackedPuzzle:
    return next(one for one in pack_of(game).puzzles if one.card.kind == kind)


def test_without_the_network_the_pack_is_solved_and_judged_by_the_page(invite: Invite) -> None:
    ada = invite(SIZE, worker=True).go()
    page = ada.page
    in_the_pocket(ada)
    ada.context.set_offline(True)
    ada.go("/puzzles")
    card = page.get_by_role("article", name="Code de Vinci")
    expect(card.locator(".pack-one")).to_have_count(20)
    is_fine(ada)
    puzzle = packed("vinci", "certain")
    assert puzzle.certain is not None
    (name, value), *_ = puzzle.certain.right
    ada.go(f"/puzzles/vinci/{puzzle.card.id}")
    expect(page.locator(".puzzle-counts")).to_contain_text("rien n’est noté")
    other = next(each for each, values in puzzle.certain.possible.items() if len(values) > 1)
    doubtful = {"t": "named", "name": other, "value": puzzle.certain.possible[other][0]}
    give(page, None, doubtful, by_pointing)
    expect(page.locator(".puzzle-wrong")).to_contain_text("rien ne le prouve")
    take_a_hint(page, by_pointing)
    give(page, None, {"t": "named", "name": name, "value": value}, by_pointing)
    expect(page.locator(".puzzle-right")).to_be_visible()
    expect(page.locator(".puzzle .why-clue").first).to_be_visible()
    page.get_by_role("link", name=NEXT["fr"]).click()
    expect(page.locator(".puzzle-right")).to_have_count(0)
    ada.go("/puzzles")
    expect(card.locator(".pack-solved")).to_have_count(1)
    ada.go(f"/puzzles/vinci/{first_of('vinci', 'certain').id}")
    expect(page.get_by_role("heading", name="Pas de réseau")).to_be_visible()
    forget_the_network(ada)

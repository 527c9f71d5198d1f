"""On paper: every sheet fits A4 and Letter, is black on white, and has nothing of the page around it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect
from tests.server.days import DAY, NOON

from cabinet_noir.games.archeologic.edition import ZONES
from cabinet_noir.games.break_the_code.edition import deck as tiles
from cabinet_noir.games.break_the_code.types import Options as BreakTheCode
from cabinet_noir.games.lost_code.edition import ROUNDS
from cabinet_noir.games.vinci.edition import deck
from cabinet_noir.games.vinci.types import Options as Vinci

from .conftest import DESKTOP, PHONE, ROOT, Invite, Visitor
from .days import DatedHouse, open_dated
from .test_daily import listen
from .test_pocket import forget_the_network, in_the_pocket
from .test_puzzles import holds_a_solution

SHEETS = (
    *(f"vinci/sheet/{players}" for players in (2, 3, 4)),
    *(f"break-the-code/sheet/{players}" for players in (2, 3, 4)),
    "archeologic/sheet",
    *(f"lost-code/sheet/{players}" for players in (2, 3, 4)),
    "password-express/sheet",
    *(f"{game}/score" for game in ("vinci", "break-the-code", "archeologic", "lost-code", "password-express")),
    "score",
)
Format = Literal["A4", "Letter"]
INCH = 25.4
MARGIN = 12.0
PAPER: dict[Format, tuple[float, float]] = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
"""Width and height in millimetres."""
FIELD = 10.0
"""What one writes in is at least so high, but for a rounding."""

OUTSIDE = """([width, height]) => [...document.querySelectorAll(".leaf")].flatMap((leaf) => {
  const sheet = leaf.getBoundingClientRect();
  const parts = [...leaf.querySelectorAll("*")].map((part) => [part, part.getBoundingClientRect()]);
  const out = ([part, box]) =>
    box.left < sheet.left - 1 || box.right > sheet.right + 1 || box.bottom > sheet.bottom + 1 || sheet.right > width ||
    (!leaf.matches(".leaf-flows") && sheet.height > height) ||
    part.scrollWidth > Math.max(part.clientWidth, box.width) + 1;
  return parts.filter(out).map(([part]) => part.outerHTML.slice(0, 120));
})"""
COLOURS = """() => {
  const found = new Set();
  for (const part of document.querySelectorAll(".leaf, .leaf *")) {
    const look = getComputedStyle(part);
    found.add(look.color).add(look.borderTopColor);
    if (part instanceof SVGElement) found.add(look.fill).add(look.stroke);
  }
  return [...found].filter((colour) => colour !== "none");
}"""
GROUNDS = """() => [document.documentElement, document.body, ...document.querySelectorAll("main, main *")]
  .filter((part) => part.checkVisibility())
  .map((part) => [part, getComputedStyle(part)])
  .filter(([, look]) => look.backgroundColor !== "rgba(0, 0, 0, 0)" || look.backgroundImage !== "none")
  .map(([part, look]) => `${part.outerHTML.slice(0, 80)} ${look.backgroundColor} ${look.backgroundImage}`)"""
FIELDS = """() => [...document.querySelectorAll(".leaf-ruled:not(.leaf-elements) tbody td:empty")]
  .map((field) => field.getBoundingClientRect().height)"""
BLACK = {"rgb(0, 0, 0)"}


def pixels(millimetres: float) -> float:
    return millimetres / INCH * 96


def within_margins(paper: Format) -> tuple[float, float]:
    """Return what a browser prints on, in pixels of CSS."""
    across, along = PAPER[paper]
    return pixels(across - 2 * MARGIN), pixels(along - 2 * MARGIN)


def opened(visitor: Visitor, sheet: str) -> Page:
    """Go to a sheet, and wait until it is there."""
    page = visitor.go(f"/paper/{sheet}").page
    expect(page.locator(".leaf-foot").first).to_be_visible()
    page.evaluate("document.fonts.ready")
    return page


def print_preview(page: Page, paper: Format) -> None:
    """Lay the page out as it would be printed on this paper."""
    across, along = within_margins(paper)
    page.set_viewport_size({"width": int(across), "height": int(along)})
    page.emulate_media(media="print")
    page.wait_for_function("matchMedia('print').matches")


def printed(page: Page, paper: Format) -> int:
    """Print, by the browser itself, without grounds, and return how many sheets come out, all of this size."""
    pdf = page.pdf(format=paper)
    boxes = re.findall(rb"/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    across, along = PAPER[paper]
    assert boxes
    for width, height in boxes:
        assert abs(float(width) - across / INCH * 72) < 1.5
        assert abs(float(height) - along / INCH * 72) < 1.5
    return len(re.findall(rb"/Type ?/Page\b", pdf))


def is_clean(page: Page, paper: Format) -> None:
    """Nothing is cut off, nothing is of a colour or needs a ground, and nothing of the page around it is there."""
    print_preview(page, paper)
    assert not (out := page.evaluate(OUTSIDE, [*within_margins(paper)])), "\n".join(out)
    assert set(page.evaluate(COLOURS)) == BLACK
    assert not (grounds := page.evaluate(GROUNDS)), "\n".join(grounds)
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light", "the paper is white"
    expect(page.locator(".head, .foot, .skip, .paper-bar").locator("visible=true")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "theme", "sheets"), [("fr-FR", "dark", SHEETS), ("en-GB", "light", SHEETS[2::3])], ids=["fr", "en"]
)
def test_every_sheet_is_clean_and_has_room_to_write(
    invite: Invite, language: str, theme: str, sheets: tuple[str, ...]
) -> None:
    ada = invite(DESKTOP, language, theme=theme)
    for sheet in sheets:
        page = opened(ada, sheet)
        for paper in PAPER:
            is_clean(page, paper)
        assert min(page.evaluate(FIELDS)) >= pixels(FIELD) - 1, sheet


def test_every_sheet_comes_out_as_one_page_of_whichever_paper(invite: Invite) -> None:
    ada = invite(DESKTOP)
    for sheet in SHEETS:
        page = opened(ada, sheet)
        assert {paper: printed(page, paper) for paper in PAPER} == dict.fromkeys(PAPER, 1), sheet


def test_the_sheets_have_the_pieces_of_the_box(invite: Invite) -> None:
    ada = invite(DESKTOP)
    expect(opened(ada, "vinci/sheet").locator(".paper-tile")).to_have_count(len(deck(Vinci(jokers=True))))
    two = len(tiles(BreakTheCode(), 2))
    expect(opened(ada, "break-the-code/sheet").locator(".paper-tile")).to_have_count(2 * two)
    expect(opened(ada, "break-the-code/sheet/4").locator(".paper-tile")).to_have_count(two)
    expect(opened(ada, "archeologic/sheet").locator(".leaf-plan tbody td")).to_have_count(len(ZONES))
    for players, rounds in ROUNDS.items():
        page = opened(ada, f"lost-code/sheet/{players}")
        expect(page.locator("table").last.locator("tbody tr")).to_have_count(rounds)


@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr-FR"), (DESKTOP, "en-GB")], ids=["phone", "desktop"])
def test_one_finds_a_sheet_sees_it_and_prints_it_by_one_tap(invite: Invite, size: ViewportSize, language: str) -> None:
    ada = invite(size, language, theme="dark" if language == "fr-FR" else "light")
    ada.page.add_init_script("window.print = () => { window.printed = (window.printed ?? 0) + 1; }")
    page = ada.go("/privacy").page
    page.locator(".foot").get_by_role("link", name=re.compile("imprimer|print")).click()
    expect(page.locator(".paper-room")).to_have_count(6)
    is_fine(ada)
    room = page.locator(".paper-room", has_text="Break the Code")
    room.get_by_role("link", name=re.compile("Feuille de notes|Note sheet")).click()
    page.get_by_role("link", name=re.compile("^3 ")).click()
    expect(page).to_have_url(re.compile("/paper/break-the-code/sheet/3$"))
    expect(page.locator(".leaf h2")).to_contain_text("3")
    is_fine(ada)
    page.get_by_role("button", name=re.compile("Imprimer|Print")).click()
    assert page.evaluate("window.printed") == 1


def is_fine(visitor: Visitor) -> None:
    assert not (found := visitor.violations()), "\n".join(found)
    assert visitor.has_no_sideways_scroll()


@pytest.mark.parametrize("nowhere", ["vinci/sheet/9", "chess/sheet", "vinci/rules", "daily/someday"])
def test_what_is_no_sheet_is_said_to_be_none(invite: Invite, nowhere: str) -> None:
    page = invite().go(f"/paper/{nowhere}").page
    expect(page.locator(".panel h1")).to_be_visible()
    expect(page.locator(".leaf")).to_have_count(0)


def test_blank_sheets_need_no_network(invite: Invite) -> None:
    ada = invite(DESKTOP, worker=True).go()
    in_the_pocket(ada)
    ada.context.set_offline(True)
    for sheet in ("lost-code/sheet/3", "password-express/score", "score"):
        opened(ada, sheet)
    forget_the_network(ada)


# The puzzle of the day


@pytest.fixture(scope="module")
def dated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DatedHouse]:
    with open_dated(tmp_path_factory.mktemp("days")) as house:
        yield house


@pytest.mark.parametrize(
    ("language", "paper", "day"),
    [("fr-FR", "A4", "mardi 17 novembre 2026"), ("en-GB", "Letter", "Tuesday, November 17, 2026")],
    ids=["fr", "en"],
)
def test_the_puzzle_of_the_day_is_put_on_paper_without_its_solution(
    invite: Invite, dated: DatedHouse, language: str, paper: Format, day: str
) -> None:
    ada = invite(DESKTOP, language, url=dated.url)
    dated.at(NOON, ada)
    told: list[Any] = listen(ada.page)
    page = opened(ada, "daily")
    expect(page.locator(".leaf h2")).to_contain_text(day)
    expect(page.locator(".leaf-scan img")).to_be_visible()
    expect(page.locator(".leaf-scan")).to_contain_text(f"{dated.url}/daily/{DAY}/puzzle")
    expect(page.locator(".leaf-position svg").first).to_be_visible()
    is_clean(page, paper)
    assert printed(page, paper) <= 2
    assert told and not any(holds_a_solution(body) for body in told)


@pytest.mark.parametrize("game", ["vinci", "break-the-code", "archeologic", "lost-code", "password-express.fr"])
def test_a_puzzle_of_any_room_can_be_put_on_paper(invite: Invite, dated: DatedHouse, game: str) -> None:
    """The longest of the pack, in the place of the day's."""
    pack = json.loads((ROOT / "web" / "src" / "generated" / "puzzles" / f"{game}.json").read_text(encoding="utf-8"))
    cards = (puzzle["card"] for puzzle in pack["puzzles"])
    card = max(cards, key=lambda card: sum(len(move["told"]) for move in card["news"]["moves"]))

    def instead(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        body["puzzle"]["card"] = {**card, "things": []}
        route.fulfill(response=answer, json=body)

    ada = invite(DESKTOP, theme="light", url=dated.url)
    dated.at(NOON, ada)
    ada.page.route("**/api/daily/*", instead)
    page = opened(ada, "daily")
    expect(page.locator(".leaf-scan img")).to_be_visible()
    for paper in PAPER:
        is_clean(page, paper)
    expect(page.locator(".leaf-story li")).to_have_count(sum(len(move["told"]) for move in card["news"]["moves"]))
    assert printed(page, "Letter") <= 2

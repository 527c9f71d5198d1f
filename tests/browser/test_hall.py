"""The first page: games to go on with, five games on two screens of a phone, and nothing that moves while it loads."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Route, ViewportSize, expect

from .conftest import DESKTOP, PHONE, Invite, Visitor, box_of

SHIFTED = """() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => { for (const one of list.getEntries()) sum += one.value; })
    .observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(sum))));
})"""


def shifted(visitor: Visitor) -> float:
    """Return how much of the page has moved under its reader since it began to load."""
    return float(visitor.page.evaluate(SHIFTED))


def card(visitor: Visitor, game: str) -> Locator:
    return visitor.page.get_by_role("article", name=game)


def play_a_bot(visitor: Visitor, game: str) -> None:
    card(visitor, game).get_by_role("button", name="Jouer tout de suite contre un bot").click()
    expect(visitor.page.locator(".game")).to_be_visible()


def test_the_hall_begins_with_one_s_games_and_says_whose_turn_it_is(invite: Invite) -> None:
    ada = invite(PHONE, name="Ada").go()
    expect(card(ada, "Password Express")).to_be_visible()
    going_on = ada.page.get_by_role("region", name="Reprendre ta partie")
    expect(going_on).to_have_count(0)
    play_a_bot(ada, "Code de Vinci")
    ada.go()
    card(ada, "Break the Code").get_by_role("button", name="Ouvrir une table").click()
    dialog = ada.page.get_by_role("dialog", name="Ouvrir une table : Break the Code")
    dialog.get_by_role("button", name="Ouvrir la table").click()
    expect(ada.page.get_by_role("heading", name="On attend du monde")).to_be_visible()
    ada.go()
    links = going_on.get_by_role("link")
    expect(links).to_have_count(2)
    expect(links.filter(has_text="Code de Vinci")).to_contain_text("À toi de jouer")
    expect(links.filter(has_text="Break the Code")).to_contain_text("on attend du monde")
    assert "Code de Vinci" in links.first.inner_text(), "what waits for me comes first"
    assert box_of(going_on)["y"] < box_of(card(ada, "Code de Vinci"))["y"]
    assert shifted(ada) <= 0.05
    links.first.click()
    expect(ada.page.locator(".vinci")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_five_games_fit_and_nothing_moves_while_they_come(invite: Invite, size: ViewportSize) -> None:
    visitor = invite(size)

    def late(route: Route) -> None:
        expect(visitor.page.get_by_role("status").first).to_be_visible()  # the page is there, its games are not
        route.continue_()

    visitor.page.route("**/api/games", late)
    visitor.go()
    cards = visitor.page.get_by_role("article")
    expect(cards).to_have_count(5)
    visitor.page.evaluate("document.fonts.ready.then(() => 0)")
    assert shifted(visitor) <= 0.05
    boxes = [box_of(cards.nth(index)) for index in range(5)]
    bottom = max(box["y"] + box["height"] for box in boxes)
    if size is PHONE:
        assert bottom <= 2 * size["height"]
    else:
        assert len({box["y"] for box in boxes}) == 1, "side by side"
        assert bottom <= size["height"]
    assert visitor.has_no_sideways_scroll()
    assert visitor.violations() == []


LEFT_OVER = """(part) => [...part.querySelectorAll('.button')].filter((button) => {
  const range = document.createRange();
  range.selectNodeContents(button);
  const lines = [...range.getClientRects()].map(({ width }) => width);
  return lines.length > 1 && Math.min(...lines) < Math.max(...lines) / 3;
}).map((button) => button.textContent)"""
"""The buttons with little more than a word left over for their last line."""


@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
def test_side_by_side_no_button_leaves_a_single_word_for_its_last_line(invite: Invite, language: str) -> None:
    visitor = invite({"width": 1366, "height": 900}, language=language).go()
    expect(visitor.page.get_by_role("article")).to_have_count(5)
    visitor.page.evaluate("document.fonts.ready.then(() => 0)")
    assert visitor.page.locator("main").evaluate(LEFT_OVER) == []


ONE_LINE = """(title) => {
  const range = document.createRange();
  range.selectNodeContents(title);
  return range.getBoundingClientRect().height < 2 * parseFloat(getComputedStyle(title).lineHeight);
}"""
DRAWN = "all => all.map((sign) => sign.innerHTML)"


@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
def test_on_a_narrow_phone_no_title_wraps_and_no_two_signs_of_the_head_are_the_same(
    invite: Invite, language: str
) -> None:
    ada = invite({"width": 360, "height": 740}, language=language, theme="").go()
    titles = ada.page.locator("article h2")
    expect(titles).to_have_count(5)
    for title in titles.all():
        assert title.evaluate(ONE_LINE), title.inner_text()
    theme = ada.page.locator(".head-choices button").nth(1)
    seen = set()
    for _ in range(3):
        signs = ada.page.locator(".head svg").evaluate_all(DRAWN)
        assert len(signs) == len(set(signs)) >= 3
        seen.add(theme.locator("svg").evaluate("(sign) => sign.innerHTML"))
        said = theme.get_attribute("aria-label")
        theme.click()
        expect(theme).not_to_have_attribute("aria-label", said or "")
    assert len(seen) == 3, "each choice has a sign of its own"

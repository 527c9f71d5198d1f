"""The daily on the page: one try at a puzzle and at a quest, across midnight, with friends, and without the network."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Response, ViewportSize, expect
from tests.server.days import DAY, NEXT, NOON, of_the_day, quest_of
from tests.server.puzzling import right, wrong

from cabinet_noir.core import plain
from cabinet_noir.server.daily.dates import ends

from .conftest import DESKTOP, PHONE, Invite, Visitor
from .days import HOUR, DatedHouse, aim, find_city, open_dated
from .lessons import by_keyboard, by_pointing
from .puzzle_hands import give
from .test_pocket import READY, forget_the_network, in_the_pocket, until
from .test_puzzles import fields, holds_a_solution
from .test_taps import asked, remembered, with_taps

WORDS = {
    "fr": {
        "try": "Une seule réponse compte",
        "yes": "C’est ma réponse",
        "no": "Réfléchir encore",
        "share": "Partager",
        "found": "Cité trouvée, temps",
        "quest": "Quête du mardi 17 novembre",
        "text": r"Cabinet Noir · 17 novembre 2026\n★ Énigme du jour \(ArcheOlogic\)\s: Trouvée\n"
        r"★ Quête du jour \(ArcheOlogic\)\s: Cité trouvée, temps \d+\n{url}/daily/{date}",
    },
    "en": {
        "try": "One answer counts",
        "yes": "That is my answer",
        "no": "Think again",
        "share": "Share",
        "found": "City found, time",
        "quest": "Quest of Tuesday",
        "text": r"Cabinet Noir · November 17, 2026\n★ Puzzle of the day \(ArcheOlogic\): Found\n"
        r"★ Quest of the day \(ArcheOlogic\): City found, time \d+\n{url}/daily/{date}",
    },
}
SMALL = """() => [...document.querySelectorAll(".daily :is(button, a.button, input), .quest-slip a, .today")]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)
  .map((one) => one.outerHTML.slice(0, 90))"""


@pytest.fixture(scope="module")
def dated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DatedHouse]:
    with open_dated(tmp_path_factory.mktemp("days")) as house:
        yield house


def comes(invite: Invite, dated: DatedHouse, *size: Any, **more: Any) -> Visitor:
    """Somebody comes at noon."""
    visitor = invite(*size, url=dated.url, **more)
    dated.at(NOON, visitor)
    return visitor


def is_fine(visitor: Visitor) -> None:
    assert not (found := visitor.violations()), "\n".join(found)
    assert visitor.has_no_sideways_scroll()
    assert not (small := visitor.page.evaluate(SMALL)), "\n".join(small)


def listen(page: Page) -> list[Any]:
    """Write down all that the page is told about the daily."""
    told: list[Any] = []

    def heard(response: Response) -> None:
        if "/api/daily" in response.url and response.ok:
            told.append(response.json())

    page.on("response", heard)
    return told


def card(page: Page, name: str) -> Locator:
    return page.locator(f"article:has(#daily-{name})")


def answer(page: Page, said: dict[str, Any], yes: str, do: Any = by_pointing) -> None:
    """Give the one answer, and say that it is the one."""
    give(page, of_the_day(), said, do)
    do(page.get_by_role("dialog").get_by_role("button", name=yes))
    expect(page.locator(".puzzle-heard > *").first).to_be_visible()


@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr-FR"), (DESKTOP, "en-GB")], ids=["phone", "desktop"])
def test_a_whole_day_one_try_at_its_puzzle_and_one_at_its_quest(
    invite: Invite, dated: DatedHouse, size: ViewportSize, language: str
) -> None:
    spoken = language[:2]
    words = WORDS[spoken]
    ada = comes(invite, dated, size, language, name="Ada", theme="dark" if spoken == "fr" else "light")
    page = ada.page
    told = listen(page)
    ada.go()
    page.locator(".today").click()
    expect(card(page, "quest")).to_be_visible()
    is_fine(ada)

    # the puzzle: a question first, then right, and no second answer
    card(page, "puzzle").get_by_role("link").click()
    expect(page.locator(".puzzle-counts")).to_contain_text(words["try"])
    expect(page.locator(".lamp-tab, .lamp-wide")).to_have_count(0)
    give(page, of_the_day(), right(of_the_day()), by_pointing)
    page.get_by_role("dialog").get_by_role("button", name=words["no"]).click()
    expect(page.locator(".puzzle-heard")).to_be_empty()
    page.locator(".puzzle-back").click()
    answer(page, right(of_the_day()), words["yes"])
    expect(page.locator(".puzzle-right")).to_be_visible()
    is_fine(ada)
    page.reload()
    expect(page.locator(".puzzle-right")).to_be_visible()
    expect(page.locator(".puzzle-things, .puzzle-sure")).to_have_count(0)
    page.locator(".puzzle-on").get_by_role("link").click()
    expect(card(page, "puzzle").locator(".daily-tally")).to_be_visible()
    expect(card(page, "quest").locator(".daily-tally")).to_have_count(0)

    # the quest: left and taken up again, then found; the city stays in the house
    card(page, "quest").get_by_role("link").click()
    expect(page.locator(".quest-slip")).to_contain_text(words["quest"])
    aim(page)
    before = page.locator(".game").get_attribute("data-seq")
    page.reload()
    expect(page.locator(".game")).to_have_attribute("data-seq", before or "")
    find_city(page, spoken)
    expect(page.locator(".quest-slip h2")).to_contain_text(words["found"])
    expect(page.locator(".end, .quest")).to_have_count(0)
    is_fine(ada)

    # the day: everything done, and shared without what was to be found
    page.locator(".quest-slip .button-main").click()
    expect(card(page, "quest").locator(".daily-time-mine")).to_be_visible()
    page.get_by_role("button", name=words["share"]).click()
    text = page.locator(".share-text").inner_text()
    assert re.fullmatch(words["text"].format(url=re.escape(dated.url), date=DAY), text), text
    is_fine(ada)
    ada.go()
    expect(page.locator(".today")).to_contain_text("À demain" if spoken == "fr" else "See you tomorrow")
    holds_nothing(told)


def holds_nothing(told: list[Any]) -> None:
    """Nothing the page was told may be a solution, or hold the city."""
    city = plain(quest_of(DAY).state.city)
    assert told
    for body in told:
        assert not holds_a_solution(body)
        assert all(value != city for _, value in fields(body))


def test_the_puzzle_by_the_keyboard_alone_and_a_wrong_answer_is_told_kindly(invite: Invite, dated: DatedHouse) -> None:
    ada = comes(invite, dated, DESKTOP)
    page = ada.go(f"/daily/{DAY}/puzzle").page
    expect(page.locator(".puzzle-ask")).to_be_visible()
    answer(page, wrong(of_the_day()), "C’est ma réponse", by_keyboard)
    expect(page.locator(".puzzle-given-up")).to_have_text("Pas cette fois")
    expect(page.locator(".puzzle-wrong")).to_be_visible()
    expect(page.locator(".puzzle")).to_contain_text("quand ce jour est fini partout")
    by_keyboard(page.locator(".puzzle-on a"))
    expect(card(page, "puzzle")).to_contain_text("Pas cette fois")


def test_friends_by_link_see_each_other_once_each_has_done_it(invite: Invite, dated: DatedHouse) -> None:
    ada = comes(invite, dated, PHONE, name="Ada").go("/daily")
    ada.page.get_by_role("button", name="Créer mon lien").click()
    link = ada.page.get_by_label("Ton lien").input_value()
    assert "#" in link, "what it ends with is sent to nobody"
    bob = comes(invite, dated, DESKTOP, "en-GB", name="Bob")
    bob.page.goto(link)
    expect(bob.page.get_by_role("heading", level=1)).to_contain_text("Ada would like to compare days with you")
    is_fine(bob)
    bob.page.get_by_role("button", name="Yes, let us").click()
    friends = bob.page.get_by_role("region", name="Your friends")
    expect(friends.get_by_role("listitem")).to_contain_text("Ada")
    for visitor, yes in ((ada, "C’est ma réponse"), (bob, "That is my answer")):
        visitor.go(f"/daily/{DAY}/puzzle")
        answer(visitor.page, right(of_the_day()), yes)
    bob.go("/daily")
    expect(card(bob.page, "puzzle").get_by_role("listitem")).to_contain_text("Ada")
    is_fine(bob)
    friends.get_by_role("button", name="Part Ada").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Part", exact=True).click()
    expect(friends.get_by_role("listitem")).to_have_count(0)
    ada.go("/daily")
    expect(card(ada.page, "puzzle").get_by_role("listitem")).to_have_count(0)


def test_without_the_network_the_puzzle_opens_and_the_answer_is_sent_when_it_is_back(
    invite: Invite, dated: DatedHouse
) -> None:
    ada = comes(invite, dated, PHONE, worker=True).go("/daily")
    page = ada.page
    expect(card(page, "puzzle")).to_be_visible()
    in_the_pocket(ada)
    assert "solution" not in (page.evaluate("localStorage.getItem('cabinet-noir.daily.puzzle')") or "solution")
    ada.context.set_offline(True)
    ada.go("/daily")
    expect(page.locator(".daily-head")).to_contain_text("Pas de réseau")
    expect(page.locator(".daily-waits")).to_contain_text("ont besoin du réseau")
    is_fine(ada)
    card(page, "puzzle").get_by_role("link").click()
    answer(page, right(of_the_day()), "C’est ma réponse")
    expect(page.locator(".puzzle-heard")).to_contain_text("gardée sur cet appareil")
    ada.go("/daily")
    expect(card(page, "puzzle")).to_contain_text("gardée sur cet appareil")
    ada.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".notice")).to_have_text("Ta réponse est partie : juste !")
    expect(card(page, "puzzle").locator(".daily-tally")).to_be_visible()
    forget_the_network(ada)


def test_a_word_in_the_morning_is_asked_for_by_its_own_switch_and_nothing_before_it(
    invite: Invite, dated: DatedHouse
) -> None:
    ada = with_taps(comes(invite, dated, PHONE, worker=True))
    page = ada.go("/daily").page
    until(page, READY)
    asked(page, "/api/me", {"name": "Ada", "avatar": ""})
    ada.go("/daily")
    switch = page.get_by_role("switch", name="Préviens-moi le matin")
    expect(switch).not_to_be_checked()
    assert (remembered(page, "asked"), remembered(page, "subscribed")) == (None, None)
    is_fine(ada)
    switch.click()
    expect(page.get_by_role("switch")).to_be_checked()
    told = asked(page, "/api/push")
    assert not told["on"], "of tables it was not asked"
    assert told["daily"] == page.evaluate("-new Date().getTimezoneOffset()")
    page.get_by_role("switch").click()
    expect(page.get_by_role("switch")).not_to_be_checked()
    assert asked(page, "/api/push")["daily"] is None
    assert remembered(page, "given") is None


def test_midnight_takes_nothing_away_and_what_was_to_be_found_is_shown_once_the_day_has_ended_everywhere(
    invite: Invite, dated: DatedHouse
) -> None:
    ada = comes(invite, dated, DESKTOP, name="Ada")
    page = ada.page
    dated.at(NOON + 11.9 * HOUR, ada)
    ada.go(f"/daily/{DAY}/quest")
    aim(page)
    ada.go(f"/daily/{DAY}/puzzle")
    answer(page, wrong(of_the_day()), "C’est ma réponse")
    dated.at(NOON + 12.1 * HOUR, ada)
    ada.go("/daily")
    expect(page.locator(".daily-date")).to_have_text("mercredi 18 novembre")
    expect(page.locator(".daily-streak")).to_contain_text("Premier jour.")
    ada.go(f"/daily/{DAY}/quest")
    find_city(page, "fr")
    expect(page.locator(".quest-slip")).to_contain_text("La cité se montre")
    dated.at(ends(DAY), ada)
    ada.go("/daily").page.get_by_role("link", name="Hier").click()
    expect(page.locator(".daily-ends")).to_contain_text("les solutions sont ouvertes")
    card(page, "puzzle").get_by_role("link").click()
    expect(page.locator(".puzzle .why-clue").first).to_be_visible()
    is_fine(ada)
    ada.go(f"/daily/{DAY}/quest")
    expect(page.locator(".quest-slip h2")).to_contain_text("Cité trouvée, temps")
    expect(page.locator(".quest-slip")).not_to_contain_text("se montre")
    expect(page.locator(".happened .unbroken")).to_be_visible()
    is_fine(ada)
    ada.go(f"/daily/{NEXT}/puzzle")
    expect(page.locator(".puzzle-things")).to_be_visible()

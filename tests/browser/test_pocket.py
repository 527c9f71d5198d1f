"""The house in the pocket: installed, opened without the network, and brought up to date while people play."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, expect
from tests import asking

from .conftest import DESKTOP, FLAGS, House, Invite, Visitor, chromium_path
from .lesson_hands import HANDS
from .lessons import SIZE, go_through
from .upgrades import Upgradable, upgradable

UPGRADES = 50
"""So many times a page in an open game is replaced by one of another build."""
EVERY_PROTOCOL = 2
"""Every so many deploys a page of before is no longer understood, and loads itself anew; else its reader does."""

LARGEST_WORKER = 6_000
"""Bytes, before they are squeezed."""

READY = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
KEEP = "() => navigator.serviceWorker.ready.then((found) => found.active.postMessage('keep'))"
KEPT = """async () => {
  const found = {};
  for (const name of await caches.keys())
    found[name] = (await (await caches.open(name)).keys()).map((one) => one.method + " " + one.url);
  return found;
}"""
ALL_KEPT = """async () => {
  const [list] = (await (await fetch("/sw.js")).text()).match(/\\/assets\\/[\\w.@-]+\\.json/);
  const { shell, rest } = await (await fetch(list)).json();
  const found = await Promise.all([...shell, ...rest].map((file) => caches.match(file)));
  return found.every(Boolean);
}"""


def until(page: Page, holds: str) -> None:
    """Wait until a promise comes true: Playwright waits for what a function returns, not for what it promises."""
    tries = f"for (let tries = 0; tries < 600; tries++) {{ if (await ({holds})()) return true; await pause(); }}"
    pause = "const pause = () => new Promise((resolve) => setTimeout(resolve, 50));"
    assert page.evaluate(f"async () => {{ {pause} {tries} return false; }}"), holds


def kept(page: Page) -> dict[str, list[str]]:
    """Return every address in every cache, by cache."""
    found: dict[str, list[str]] = page.evaluate(KEPT)
    return found


def in_the_pocket(visitor: Visitor) -> None:
    """Wait until the worker is at work, and has everything."""
    page = visitor.page
    until(page, READY)
    page.evaluate(KEEP)
    until(page, ALL_KEPT)


def test_the_browser_finds_nothing_against_installing_the_house(
    house: House, chromium: Browser, tmp_path: Path
) -> None:
    # Nothing is installed in a window that forgets everything: this one has a folder.
    launch = chromium.browser_type.launch_persistent_context
    with launch(tmp_path, executable_path=chromium_path(), args=FLAGS) as context:
        page = context.new_page()
        page.goto(house.url)
        until(page, READY)
        judge(context.new_cdp_session(page))


def test_the_worker_is_small_enough_for_a_first_visit(house: House) -> None:
    assert len(asking.get(f"{house.url}/sw.js").content) <= LARGEST_WORKER


def judge(wire: CDPSession) -> None:
    assert wire.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
    manifest = wire.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert urlsplit(manifest["url"]).path == "/manifest.webmanifest"


@pytest.mark.parametrize(("size", "language"), [(SIZE, "fr-FR"), (DESKTOP, "en-GB")], ids=["fr", "en"])
def test_without_the_network_the_hall_opens_and_says_what_works(
    invite: Invite, size: ViewportSize, language: str
) -> None:
    ada = invite(size, language, worker=True).go()
    in_the_pocket(ada)
    ada.context.set_offline(True)
    page = ada.go().page
    heading, lesson, rules = {
        "fr-FR": ("Pas de réseau", "Apprendre en cinq minutes", "Règles"),
        "en-GB": ("No network", "Learn it in five minutes", "Rules"),
    }[language]
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(5)
    assert ada.has_no_sideways_scroll()
    assert not (found := ada.violations()), "\n".join(found)
    card = page.get_by_role("article", name="Code de Vinci")
    expect(card.get_by_role("link", name=lesson)).to_be_visible()
    card.get_by_role("link", name=rules).click()
    expect(page.locator(".rules-page h3").first).to_be_visible()
    ada.go("/t/ABCDEF")
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    ada.go("/me")
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    ada.go()
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    ada.context.set_offline(False)
    expect(page.locator(".home-rest")).to_be_visible()
    forget_the_network(ada)


@pytest.mark.parametrize("game", HANDS)
def test_a_lesson_is_played_to_its_end_without_the_network(invite: Invite, game: str) -> None:
    ada = invite(SIZE, worker=True).go()
    in_the_pocket(ada)
    ada.context.set_offline(True)
    go_through(ada, game, HANDS[game], "fr")
    forget_the_network(ada)


def test_whoever_saves_data_is_sent_no_more_than_the_hall(invite: Invite) -> None:
    ada = invite(worker=True)
    ada.page.clock.install()
    ada.page.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    until(ada.go().page, READY)
    ada.page.clock.run_for(60_000)
    [(_, found)] = kept(ada.page).items()
    assert not [address for address in found if "Board" in address]
    bob = invite(worker=True)
    bob.page.clock.install()
    until(bob.go().page, READY)
    bob.page.clock.run_for(60_000)
    until(bob.page, ALL_KEPT)


def test_after_a_whole_game_nothing_is_kept_but_the_page_itself(house: House, invite: Invite) -> None:
    ada = invite(worker=True, name="Ada").go()
    in_the_pocket(ada)
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
    options = {"setup": "chance", "first": 0}
    body = {"game": "vinci", "name": "Ada", "seats": seats, "options": options}
    seated = asking.post(f"{house.url}/api/tables", json=body).json()
    page = ada.go(f"/t/{seated['code']}#seat={seated['token']}").page
    ending = page.locator(".end")
    while not ending.count():
        expect(page.locator(".dock-turn, .end").first).to_be_visible()
        before = ada.seq()
        if not ending.count():
            make_a_move(page)
            ada.sees_news_after(before)
    ada.go(f"/r/{seated['table']}?eyes=0")
    expect(page.locator(".game, .replay").first).to_be_visible()
    ada.go("/me")
    found = kept(page)
    assert len(found) == 1
    [addresses] = found.values()
    allowed = re.compile(rf"GET {re.escape(house.url)}(/|/icon\.svg|/manifest\.webmanifest|/assets/[\w.@-]+)")
    assert [address for address in addresses if not allowed.fullmatch(address)] == []
    everything = page.evaluate(
        """async () => {
          let text = "";
          for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const one of await cache.keys()) text += await (await cache.match(one)).text();
          }
          return text;
        }"""
    )
    assert seated["token"] not in everything
    assert seated["table"] not in everything


def forget_the_network(visitor: Visitor) -> None:
    """A browser complains of every request that does not reach the house; that is not an error of the page."""
    visitor.errors[:] = [error for error in visitor.errors if "ERR_INTERNET_DISCONNECTED" not in error]


@pytest.fixture
def upgraded(tmp_path: Path) -> Iterator[Upgradable]:
    with upgradable(tmp_path) as house:
        yield house


BUILD = "document.querySelector('meta[name=build]').content"
LOADED = """() => performance.getEntriesByType("resource")
  .map((one) => new URL(one.name).pathname).filter((path) => path.startsWith("/assets/"))"""


def a_game(house: Upgradable, visitor: Visitor) -> str:
    """Sit down at a game with a bot, with the first turn; return its table."""
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
    body = {"game": "vinci", "name": "Ada", "seats": seats, "options": {"setup": "chance", "first": 0}}
    seated = asking.post(f"{house.url}/api/tables", json=body).json()
    visitor.go(f"/t/{seated['code']}#seat={seated['token']}")
    return str(seated["table"])


def is_over(house: Upgradable, table: str) -> bool:
    return bool(asking.get(f"{house.url}/api/tables/{table}").json()["status"] == "over")


def make_a_move(page: Page) -> None:
    """Do the first thing that is offered, whether the house hears it or not."""
    for choice in (".gap", ".mine button.tile", ".pile:enabled"):
        if page.locator(choice).count():
            page.locator(choice).first.click()
            return
    page.locator(".rows button.tile").first.click()
    page.locator(".pad-guess").get_by_role("button", name=re.compile(r"^\d+$")).first.click()


def is_of_one_build(page: Page, house: Upgradable) -> None:
    """Hold that a page is there, is of the build that is served now, and was put together from its files alone."""
    expect(page.locator(".dock-turn, .end").first).to_be_visible()
    assert page.evaluate(BUILD) == house.build
    loaded = page.evaluate(LOADED)
    assert loaded
    assert [file for file in loaded if not file.rpartition(".")[0].endswith(house.mark)] == []


def test_fifty_upgrades_of_a_page_in_an_open_game_leave_none_blank_and_lose_no_move(
    upgraded: Upgradable, invite: Invite
) -> None:
    ways = [
        (SIZE, True),
        (DESKTOP, True),
        (SIZE, False),
        (SIZE, False),
        (DESKTOP, False),
    ]  # some browsers have no worker
    players = [invite(size, url=upgraded.url, worker=worker, name="Ada") for size, worker in ways]
    tables = [a_game(upgraded, player) for player in players]
    for number in range(1, UPGRADES // len(players) + 1):
        for at, player in enumerate(players):
            expect(player.page.locator(".dock-turn, .end").first).to_be_visible()
            if is_over(upgraded, tables[at]):
                tables[at] = a_game(upgraded, player)
        before = [player.seq() for player in players]
        upgraded.close()
        for player in players:
            make_a_move(player.page)
        upgraded.open(protocol=1 + number // EVERY_PROTOCOL)
        by_hand = number % EVERY_PROTOCOL != 0
        for player, seq in zip(players, before, strict=True):
            player.sees_news_after(seq)
            if by_hand:
                player.page.reload(wait_until="commit")
            is_of_one_build(player.page, upgraded)
            assert player.seq() > seq, "the move is in the log, and what followed"
    for player in players:
        player.errors[:] = [error for error in player.errors if "WebSocket" not in error and "409" not in error]


def test_a_page_of_the_build_before_fetches_its_parts_and_the_next_step_brings_the_new_one(
    upgraded: Upgradable, invite: Invite
) -> None:
    ada = invite(url=upgraded.url, name="Ada").go()
    first = upgraded.build
    expect(ada.page.locator(".home-rest")).to_be_visible()
    ada.page.clock.install()
    upgraded.close()
    upgraded.open()
    ada.page.get_by_role("article", name="Code de Vinci").get_by_role("button", name="Ouvrir une table").click()
    expect(ada.page.get_by_role("dialog").get_by_role("button", name="Ouvrir la table")).to_be_visible()
    assert ada.page.evaluate(BUILD) == first
    ada.page.keyboard.press("Escape")
    ada.page.clock.run_for(11_000)  # the hall looks again
    banner = ada.page.get_by_role("status").filter(has_text="Une nouvelle version est là.")
    expect(banner.get_by_role("button", name="Recharger")).to_be_visible()
    assert ada.violations() == []
    ada.page.get_by_role("article", name="Code de Vinci").get_by_role("link", name="Règles").click()
    expect(ada.page.locator(".rules-page")).to_be_visible()
    ada.page.wait_for_function(f"build => {BUILD} === build", arg=upgraded.build)
    expect(banner).to_have_count(0)


def test_a_page_that_comes_back_too_old_says_so_and_does_not_turn_round_for_ever(
    upgraded: Upgradable, invite: Invite
) -> None:
    ada = invite(url=upgraded.url, name="Ada")
    index = (upgraded.folder / "page" / "index.html").read_text(encoding="utf-8")
    loads: list[str] = []
    ada.page.on("load", lambda page: loads.append(page.url))
    a_game(upgraded, ada)
    expect(ada.page.locator(".dock")).to_be_visible()
    ada.page.route("**/t/*", lambda route: route.fulfill(body=index, content_type="text/html"))  # a cache gone wrong
    upgraded.close()
    upgraded.open(protocol=2)
    banner = ada.page.get_by_role("status").filter(has_text="Recharge la page : rien n’est perdu.")
    expect(banner.get_by_role("button", name="Recharger")).to_be_visible()
    ada.page.wait_for_load_state()
    assert len(loads) == 2
    ada.page.unroute("**/t/*")
    banner.get_by_role("button", name="Recharger").click()
    expect(ada.page.locator(".dock")).to_be_visible()
    assert ada.page.evaluate(BUILD) == upgraded.build
    ada.errors[:] = [error for error in ada.errors if "409" not in error]


def test_a_part_that_is_gone_brings_the_new_page_once(upgraded: Upgradable, invite: Invite) -> None:
    ada = invite(url=upgraded.url, name="Ada").go()
    expect(ada.page.locator(".home-rest")).to_be_visible()
    upgraded.close()
    upgraded.open()
    for file in (upgraded.folder / "builds").iterdir():
        file.unlink()
    ada.page.get_by_role("link", name="Ma page").click()
    expect(ada.page.get_by_role("heading", name="Ma page")).to_be_visible()
    assert ada.page.evaluate(BUILD) == upgraded.build
    ada.errors[:] = [error for error in ada.errors if not re.search("404|dynamically imported|preload CSS", error)]

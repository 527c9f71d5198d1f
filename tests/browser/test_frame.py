"""The frame around a board: one head on a phone, the newest sentence whole, who is gone, the end, the replay."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from .conftest import DESKTOP, PHONE, Act, House, Invite, Visitor, box_of, unfold_the_end
from .test_game import open_table, play_alone, sit_down
from .test_play import against_a_bot

NARROW: ViewportSize = {"width": 360, "height": 740}
CLIPPED = """(line) => {
  const box = line.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(line);
  let { top, bottom } = range.getBoundingClientRect();
  for (let holder = line; holder.matches('.game *'); holder = holder.parentElement) {
    const room = holder.getBoundingClientRect();
    const cuts = getComputedStyle(holder).overflowY !== 'visible';
    if (cuts && (top < room.top - 1 || bottom > room.bottom + 1)) return true;
  }
  return box.height === 0;
}"""


def test_a_phone_has_one_head_with_the_way_home_and_one_s_choices(house: House, invite: Invite) -> None:
    ada = invite(PHONE)
    against_a_bot(house, ada)
    expect(ada.page.locator(".head")).to_be_hidden()
    assert box_of(ada.page.locator(".status"))["y"] == 0
    assert box_of(ada.page.locator(".panes"))["y"] <= 0.16 * PHONE["height"]
    expect(ada.page.get_by_role("button", name="Dire un mot")).to_have_count(0)  # a bot does not listen
    ada.page.get_by_role("button", name="Menu de la maison").click()
    menu = ada.page.get_by_role("dialog", name="Cabinet Noir")
    menu.get_by_role("button", name="EN, Switch to English").click()
    expect(ada.page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Story")).to_be_visible()
    assert ada.violations() == []
    menu.get_by_role("link", name="Back to the hall").click()
    expect(ada.page.locator(".head")).to_be_visible()


BROKEN_WORDS = """(part) => [...part.querySelectorAll('.button')].flatMap((button) =>
  [...button.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).flatMap((node) =>
    [...node.data.matchAll(/\\S+/g)].filter((word) => {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      return range.getClientRects().length > 1;
    }).map(([word]) => word)))"""
"""The words of a part's buttons that go on in another line."""


LINES = """(words) => {
  const range = document.createRange();
  range.selectNodeContents(words);
  const tall = parseFloat(getComputedStyle(words).lineHeight);
  return Math.round(range.getBoundingClientRect().height / tall);
}"""


@pytest.mark.parametrize("company", [0, 2], ids=["bots", "people"])
def test_on_a_narrow_phone_whose_turn_it_is_takes_one_line_and_the_help_is_named_whole(
    house: House, invite: Invite, company: int
) -> None:
    ada = invite(NARROW)
    seats = [{"kind": "person"} if seat <= company else {"kind": "bot", "level": "novice"} for seat in range(3)]
    more: dict[str, Any] = {"clock": {"turn": 180, "bank": 900}} if company else {}
    options = {"first": 1, "setup": "chance"} if company else {"first": 0, "setup": "chance"}
    seated = open_table(house, ada, seats, options=options, assist="candidates", **more)
    for name in ("Marguerite", "Cléopâtre")[:company]:
        sit_down(invite(NARROW), seated["code"], name)
    expect(ada.page.locator("h1")).to_have_text("Marguerite réfléchit…" if company else "À toi de jouer")
    assert ada.page.locator("h1").evaluate(LINES) == 1
    tag = ada.page.locator(".tags .tag")
    assert box_of(tag)["x"] + box_of(tag)["width"] <= box_of(ada.page.locator(".tool-buttons"))["x"]
    assert tag.evaluate("(tag) => tag.scrollWidth <= tag.clientWidth")
    expect(ada.page.locator(".tool-buttons > :visible")).to_have_count(5 if company else 3)
    assert ada.has_no_sideways_scroll()


@contextmanager
def told_at_length(page: Page, words: int) -> Iterator[None]:
    """Let every sentence of a table have so many words more: as a long name, or a long answer, would."""
    text = " ".join(["beaucoup"] * words)

    def longer(route: Route) -> None:
        answer = route.fetch()
        body = answer.text().replace("{ $seat } pioche", f"{{ $seat }} {text} pioche")
        body = re.sub(r"Tu pioches", f"Tu {text} pioches", body)
        route.fulfill(response=answer, body=body)

    page.route(re.compile(r"/assets/text\.fr-"), longer)
    yield
    page.unroute_all()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_newest_sentence_is_never_cut(house: House, invite: Invite, size: ViewportSize) -> None:
    ada = invite(size)
    with told_at_length(ada.page, 60):
        against_a_bot(house, ada)
        newest = ada.page.locator(".happened li:last-child")
        first = box_of(ada.page.locator(".happened"))["height"]
        ada.page.locator(".pile:enabled").first.click()
        expect(newest).to_contain_text("beaucoup")
        assert not newest.evaluate(CLIPPED)
        assert box_of(ada.page.locator(".happened"))["height"] > first
        older = ada.page.locator(".happened li:first-child")
        assert box_of(older)["height"] == 0, "the older sentence makes room"


def test_whoever_goes_is_gone_for_a_moment_and_does_not_think(house: House, invite: Invite) -> None:
    ada, blaise, cleo = invite(PHONE), invite(PHONE), invite(PHONE)
    seated = open_table(house, ada, [{"kind": "person"}] * 3, options={"first": 0, "setup": "chance"})
    sit_down(blaise, seated["code"], "Blaise")
    sit_down(cleo, seated["code"], "Cleo")
    turn, away = blaise.page.locator("h1"), blaise.page.locator(".status-away")
    expect(turn).to_have_text("Ada réfléchit…")
    ada.go()
    cleo.go()
    expect(turn).to_have_text("Ada est parti un moment", timeout=20_000)
    expect(away).to_have_text("Cleo est parti un moment.", timeout=20_000)
    ada.go(f"/t/{seated['code']}")
    expect(turn).to_have_text("Ada réfléchit…")
    blaise.page.get_by_role("button", name="Dire un mot").click()
    blaise.page.get_by_role("button", name="Bien vu !").click()
    bubble = ada.page.locator(".bubble")
    expect(bubble).to_contain_text("Blaise : Bien vu !")
    told = box_of(bubble)
    assert told["y"] + told["height"] <= box_of(ada.page.locator(".panes"))["y"], "no tile lies under what is said"


def rows_in_sight(page: Page) -> bool:
    """Can every row of tiles be scrolled to, and does nothing lie over it?"""
    return bool(
        page.evaluate(
            """() => [...document.querySelectorAll('.vinci .row')].every((row) => {
              row.scrollIntoView({ block: 'center' });
              const box = row.getBoundingClientRect();
              const top = document.elementFromPoint(box.left + 30, box.top + box.height / 2);
              return row.contains(top) || top.contains(row);
            })"""
        )
    )


def test_the_end_folds_and_what_one_wants_next_stays_a_tap_away(house: House, invite: Invite, act: Act) -> None:
    ada = invite(PHONE)
    list(play_alone(house, ada, act, setup="chance"))
    end = ada.page.locator(".end")
    fold = end.get_by_role("button", name="Les détails du résultat")
    unfold_the_end(ada.page)
    expect(end.locator(".scores")).to_contain_text("toi")
    expect(end.locator(".scores")).not_to_contain_text("Ada")
    assert rows_in_sight(ada.page)
    fold.click()
    expect(end.locator(".scores")).to_have_count(0)
    for wanted in ("Rejouer", "Partager", "Vérifier la donne", "Télécharger le journal"):
        expect(end.get_by_role("button", name=wanted)).to_be_visible()
    assert len({round(box_of(button)["y"]) for button in end.locator(".buttons > *").all()}) == 1, "one line"
    assert rows_in_sight(ada.page)
    assert ada.violations() == []
    ada.page.get_by_role("button", name="Récit").click()
    expect(end.get_by_role("link", name="Revoir la partie")).to_be_in_viewport()
    shares_the_result(ada)
    replays_without_spoilers(ada)


def shares_the_result(ada: Visitor) -> None:
    """The result is handed on as text and as a picture that is more than its ground."""
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.page.locator(".end").get_by_role("button", name="Partager").click()
    dialog = ada.page.get_by_role("dialog", name="Partager : Code de Vinci")
    copying = dialog.get_by_role("button", name="Copier le texte")
    expect(copying).to_have_css("padding-left", "18px")  # the end is folded, and its signs are narrow: not these
    dialog.get_by_role("button", name="Copier le texte").click()
    expect(ada.page.get_by_text("Copié.")).to_be_visible()
    expect(ada.page.locator(".notice-place:popover-open .notice")).to_have_text("Copié.")  # over the dialog
    told = ada.page.evaluate("navigator.clipboard.readText()")
    assert told.startswith("Cabinet Noir · Code de Vinci\n")
    assert "Ada" in told and "candidats" in told and "/r/" in told
    with ada.page.expect_download() as download:
        dialog.get_by_role("button", name="Enregistrer l’image").click()
    assert download.value.suggested_filename == "cabinet-noir-vinci.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    colours = ada.page.evaluate(
        """() => { const pen = document.querySelector('.share-picture').getContext('2d');
          const dots = new Uint32Array(pen.getImageData(0, 0, 1080, 1080).data.buffer);
          return new Set(dots).size; }"""
    )
    assert colours > 500, "the sign of the room, and words, are drawn"
    dialog.get_by_role("button", name="Copier le texte").click()
    expect(ada.page.locator(".notice")).to_be_visible()
    ada.page.keyboard.press("Escape")  # whatever is said meanwhile
    expect(dialog).to_have_count(0)


def replays_without_spoilers(ada: Visitor) -> None:
    """A replay begins at its beginning, through one's own eyes; what comes is told when it is asked for."""
    ada.page.locator(".end").get_by_role("link", name="Revoir la partie").click()
    expect(ada.page).to_have_url(re.compile(r"eyes=0&at=0$"))
    expect(ada.page.locator(".rows .tile-keyhole").first).to_be_visible()
    moves = ada.page.locator(".course .move")
    expect(moves).to_have_count(1)
    ada.page.get_by_role("button", name="Coup suivant").click()
    expect(moves).to_have_count(2)
    expect(moves.first).to_have_attribute("aria-current", "step")
    ada.page.get_by_role("button", name="Récit").click()
    ada.page.get_by_role("button", name="Montrer la suite").click()
    expect(moves.nth(2)).to_be_visible()
    ada.page.get_by_role("button", name="Copier le lien du coup").click()
    assert ada.page.evaluate("navigator.clipboard.readText()") == ada.page.url
    ada.page.get_by_role("button", name="Lecture automatique").click()
    expect(ada.page).to_have_url(re.compile("at=2$"))
    ada.page.get_by_role("button", name="Arrêter la lecture").click()
    expect(ada.page.get_by_role("button", name="Lecture automatique")).to_be_visible()
    ada.page.get_by_role("button", name="Vérifier la donne").click()
    expect(ada.page.get_by_role("dialog").locator("[data-about=seal]")).to_have_attribute("data-mark", "proved")
    ada.page.get_by_role("dialog").get_by_role("button", name="Fermer").click()
    ada.page.keyboard.press("End")
    expect(ada.page.get_by_role("button", name="Partager")).to_be_visible()
    assert ada.page.locator(".handing").evaluate(BROKEN_WORDS) == []
    assert ada.has_no_sideways_scroll()


def test_a_waiting_room_says_what_was_agreed_and_a_form_names_no_seat_there_is_not(
    house: House, invite: Invite
) -> None:
    ada = invite(PHONE, name="Ada").go()
    ada.page.get_by_role("article", name="Code de Vinci").get_by_role("button", name="Ouvrir une table").click()
    dialog = ada.page.get_by_role("dialog", name="Ouvrir une table : Code de Vinci")
    first = dialog.get_by_label("Qui commence")
    assert first.locator("option").all_inner_texts() == ["le hasard", "la place 1", "la place 2"]
    dialog.get_by_role("radio", name="3").check()
    first.select_option("2")
    dialog.get_by_role("radio", name="2").check()
    expect(first).to_have_value("")
    first.select_option("1")
    dialog.get_by_label("Jeu expert").check()
    dialog.get_by_label("Temps de réflexion").select_option("calm")
    dialog.get_by_role("button", name="Ouvrir la table").click()
    expect(ada.page.get_by_role("heading", name="On attend du monde")).to_be_visible()
    guest = invite(DESKTOP).go(ada.page.url.removeprefix(house.url))
    agreed = guest.page.locator(".agreed")
    for words in ("Jeu expert", "la place 2", "3 min par tour", "Aucune : juste ton crayon"):
        expect(agreed).to_contain_text(words)


def test_the_system_s_scheme_is_followed_until_one_chooses(invite: Invite) -> None:
    visitor = invite(theme="")
    body = visitor.page.locator("body")
    visitor.page.emulate_media(color_scheme="light")
    visitor.go()
    expect(body).to_have_css("background-color", "rgb(246, 240, 226)")
    visitor.page.emulate_media(color_scheme="dark")
    expect(body).to_have_css("background-color", "rgb(17, 20, 27)")
    visitor.page.emulate_media(color_scheme="light")
    expect(body).to_have_css("background-color", "rgb(246, 240, 226)")
    expect(visitor.page.get_by_role("article").first).to_be_visible()
    assert visitor.violations() == []


def test_whoever_logs_out_is_called_as_before(invite: Invite) -> None:
    ada = invite(PHONE, name="Ada").go("/me")
    name = "Augusta Ada King"
    form = ada.page.locator(".account-form")
    form.get_by_label("Nom du compte").fill(name)
    expect(form).to_contain_text("C’est aussi le nom sous lequel on te verra à table.")
    form.get_by_label("Mot de passe").fill("correct horse battery")
    form.get_by_role("button", name="Créer un compte").click()
    expect(ada.page.locator(".face-now")).to_contain_text(name)
    ada.page.get_by_role("button", name="Me déconnecter", exact=True).click()
    expect(ada.page.get_by_label("Ton nom à la table")).to_have_value("Ada")

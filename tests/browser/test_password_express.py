"""Two teams against the clock: on several screens, around one phone, by keys alone; nothing hides behind a keyboard."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import count
from typing import Any
from unicodedata import normalize

import pytest
from playwright.sync_api import ViewportSize, expect
from tests import asking
from tests.server.finished import Table, log_of

from cabinet_noir.bots.bout import lots_of, play_out
from cabinet_noir.core import Seat, seed_from
from cabinet_noir.games import load
from cabinet_noir.review import story
from cabinet_noir.table import Referee

from .conftest import DESKTOP, PHONE, Act, House, Invite, Visitor, unfold_the_end

ABOVE_THE_KEYS: ViewportSize = {"width": 390, "height": 440}
"""What a phone's keyboard leaves of its screen."""
PERSON = {"kind": "person"}
BOT = {"kind": "bot", "level": "novice"}
MOMENTS = count()


def open_table(house: House, host: Visitor, seats: list[dict[str, str]], **options: Any) -> dict[str, Any]:
    """Open a table by the house's own door, and give the opener's seat to a visitor by its link."""
    body = {"game": "password-express", "name": "Ada", "seats": seats, "options": {"rounds": 1, **options}}
    seated: dict[str, Any] = asking.post(f"{house.url}/api/tables", json=body).raise_for_status().json()
    host.go(f"/t/{seated['code']}#seat={seated['token']}")
    return seated


def sit_down(visitor: Visitor, code: str, name: str) -> None:
    visitor.go(f"/t/{code}")
    visitor.page.get_by_label("Ton nom à la table").fill(name)
    visitor.page.get_by_role("button", name="M’asseoir").click()


def in_phase(*phases: str) -> str:
    return ", ".join(f".px[data-phase={phase}]" for phase in phases)


def phase(visitor: Visitor) -> str | None:
    return visitor.page.locator(".px").get_attribute("data-phase")


def is_saying(visitor: Visitor) -> bool:
    return visitor.page.locator(".px").get_attribute("data-mode") == "saying"


def letters(visitor: Visitor) -> list[str]:
    return [text.replace("/K", "") for text in visitor.page.locator(".px-letter").all_inner_texts()]


def free_places(visitor: Visitor) -> list[list[str]]:
    """Return what is printed on the free cards, row by row."""
    rows = visitor.page.locator(".px-row")
    return [
        rows.nth(row).locator(".px-place:not(.px-taken) .px-position").all_inner_texts() for row in range(rows.count())
    ]


def made_up(letter: str, position: str, all_letters: list[str]) -> str:
    """Return a word nobody has said, with its letter where it must stand and none of the other rows' letters."""
    fillers = [sign for sign in "zwxyh" if sign.upper() not in all_letters]
    number, tail = next(MOMENTS), ""
    for _ in range(5):
        tail, number = tail + fillers[number % 2], number // 2
    before = {"1": 0, "2": 1, "3": 2, "+": 3}.get(position)
    return tail if before is None else fillers[0] * before + letter.lower() + tail


def ideas(visitor: Visitor) -> list[tuple[str, int]]:
    """Return a word for the first free place of each row, and the row."""
    free, found = free_places(visitor), letters(visitor)
    return [(made_up(found[row], free[row][0], found), row) for row in range(len(free)) if free[row]]


def say_something(visitor: Visitor) -> str:
    """Say a word for the first free place, by a tap on its row."""
    word, row = ideas(visitor)[0]
    visitor.page.keyboard.type(word)
    visitor.page.locator(".px-theme").nth(row).click()
    expect(visitor.page.locator(".px-taken", has_text=word)).to_be_visible()
    return word


def fill_the_board(*people: Visitor) -> None:
    """Let whoever's turn it is say words until no place is left."""
    for _ in range(200):
        expect(people[0].page.locator(in_phase("guessing", "closing", "judging", "over"))).to_be_visible()
        if phase(people[0]) != "guessing":
            return
        for person in people:
            for word, row in ideas(person) if is_saying(person) else ():
                person.page.keyboard.type(f"{word}{row + 1}")
    raise AssertionError("the board is never full")


def flip(*people: Visitor) -> None:
    """Flip the timer, if a bot has not done it before."""
    for person in people:
        expect(
            person.page.locator(f"{in_phase('guessing')}, .px:has(.px-button-main), .px[data-phase=ready]")
        ).to_be_visible()
        if person.page.locator(".px-button-main").count():
            person.page.keyboard.press("Enter")
            break
    expect(people[0].page.locator(in_phase("guessing"))).to_be_visible()


def seconds(visitor: Visitor) -> int:
    return int(visitor.page.locator(".px-seconds").inner_text())


def all_is_in_sight(visitor: Visitor) -> None:
    """Wait until the rows, every card, the timer and the field are within the window."""
    visitor.page.wait_for_function(
        """() => [...document.querySelectorAll(".px-row, .px-place, .px-timer, .px-field")].every((one) => {
            const { top, left, bottom, right, height } = one.getBoundingClientRect();
            return height > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
        })""",
        timeout=10_000,
    )


def test_two_people_and_two_bots_play_to_the_end_with_a_contest_judged_by_vote(house: House, invite: Invite) -> None:
    ada, blaise = invite(PHONE), invite(PHONE)
    seated = open_table(house, ada, [PERSON, PERSON, BOT, BOT], rows=2)
    sit_down(blaise, seated["code"], "Blaise")
    flip(ada, blaise)
    expect(ada.page.locator(".px-mine")).to_have_text("Verts")
    expect(blaise.page.locator(".px-mine")).to_have_text("Ambrés")
    guesser, watcher = (ada, blaise) if is_saying(ada) else (blaise, ada)
    expect(guesser.page.locator(".px-field")).to_be_focused()
    assert abs(seconds(ada) - seconds(blaise)) <= 1
    word = say_something(guesser)
    token = watcher.page.locator(".px-taken", has_text=word)
    expect(token).to_be_visible()
    token.get_by_role("button", name="Contester").click()
    expect(guesser.page.locator(".px-contested", has_text=word)).to_be_visible()
    expect(guesser.page.locator(".px-field")).to_be_focused()
    fill_the_board(guesser, watcher)
    for person in (ada, blaise):
        assert person.has_no_sideways_scroll()
        agree = person.page.get_by_role("button", name="Rien à contester")
        if phase(person) == "closing" and agree.count():
            agree.click()
    for person, vote in ((guesser, "J’accepte"), (watcher, "Je refuse")):
        expect(person.page.locator(".px-doubted")).to_contain_text(word)
        person.page.get_by_role("button", name=vote).click()
    for person in (ada, blaise):
        expect(person.page.locator(".end h2")).to_have_text(re.compile("équipe|Personne n’a gagné"))
        expect(person.page.locator(".px-verdicts")).to_contain_text(re.compile(rf"✗ «\s{word}\s»\s: pas d’accord"))
        expect(person.page.locator(".px-review .px-sayable li")).to_have_count(2)
        assert person.has_no_sideways_scroll()
    replay(ada, word)


def replay(visitor: Visitor, word: str) -> None:
    """Read the game again: the same table, a picture of the past, with nothing to type."""
    visitor.page.get_by_role("link", name="Revoir la partie").click()
    expect(visitor.page.locator(".px")).to_be_visible()
    expect(visitor.page.locator(".px-field")).to_have_count(0)
    expect(visitor.page.locator(".px-taken")).to_have_count(0)
    for _ in range(3):
        visitor.page.get_by_role("button", name="Coup suivant").click()
    expect(visitor.page.locator(".px-taken", has_text=word)).to_be_visible()


@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
def test_four_rows_and_the_field_stay_in_sight_above_the_keys(house: House, invite: Invite, language: str) -> None:
    ada = invite(ABOVE_THE_KEYS, language=language)
    open_table(house, ada, [PERSON, BOT, BOT], first_team=1)
    expect(ada.page.locator(in_phase("guessing"))).to_be_visible()
    all_is_in_sight(ada)
    for _ in range(3):
        say_something(ada)
    ada.page.keyboard.type("zzzz")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".px-told-now")).to_be_visible()
    all_is_in_sight(ada)
    assert ada.has_no_sideways_scroll()
    expect(ada.page.locator(".px-field")).to_be_focused()


def test_by_keys_alone_a_word_finds_its_row_or_is_sent_there_by_a_digit(house: House, invite: Invite) -> None:
    ada = invite(DESKTOP)
    open_table(house, ada, [PERSON, BOT, BOT], first_team=1, seconds=30)
    page, keys = ada.page, ada.page.keyboard
    expect(page.locator(in_phase("guessing"))).to_be_visible()
    found = letters(ada)
    lone = next(row for row, letter in enumerate(found) if found.count(letter) == 1)
    row = page.locator(".px-row").nth(lone)
    word = made_up(found[lone], "1", found)
    keys.type(word)
    expect(row).to_have_class(re.compile("px-fits"))
    expect(page.locator(".px-lit")).to_have_count(1)
    keys.press("Enter")
    expect(row.locator(".px-taken")).to_contain_text(word)

    keys.type(made_up(found[lone], "1", found))
    keys.press("Enter")
    expect(page.locator(".px-told")).to_contain_text(
        re.compile(rf"^Le premier [{found[lone]}/K]+ de .* est tout au début")
    )

    other = (lone + 1) % 4
    both = f"zz{found[lone].lower()}{found[other].lower()}"  # the text that was refused is marked, and goes
    keys.type(both)
    keys.press("Enter")
    expect(page.locator(".px-asking")).to_be_visible()
    keys.press(str(lone + 1))
    expect(row.locator(".px-taken")).to_have_count(2)
    expect(page.locator(".px-field")).to_have_value("")

    keys.press(str(lone + 1))
    expect(row.locator(".px-aim")).to_have_attribute("aria-pressed", "true")
    keys.type(made_up(found[lone], "+", found))
    keys.press("Enter")
    expect(row.locator(".px-taken")).to_have_count(3)
    page.get_by_role("button", name="Règles").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    keys.type("x")
    expect(page.locator(".px-field")).to_have_value("")
    keys.press("Escape")


def small_targets(visitor: Visitor) -> list[str]:
    """Return which buttons and fields of the board are smaller than a finger."""
    found: list[str] = visitor.page.evaluate(
        """() => [...document.querySelectorAll(".px button, .px input")].flatMap((one) => {
            const { width, height } = one.getBoundingClientRect();
            return width >= 44 && height >= 44 ? [] : [`${one.className} ${width} ${height}`];
        })"""
    )
    return found


def test_one_of_several_places_is_chosen_and_the_recap_stays_until_one_is_ready(house: House, invite: Invite) -> None:
    ada = invite(PHONE)
    open_table(house, ada, [PERSON, BOT, BOT], first_team=1, rows=1, rounds=2, seconds=30)
    page, keys = ada.page, ada.page.keyboard
    expect(page.locator(in_phase("guessing"))).to_be_visible()
    (letter,) = letters(ada)
    one, other = made_up(letter, "1", [letter]), made_up(letter, "3", [letter])
    keys.type(f"{one} {other}")
    expect(page.locator(".px-lit")).to_have_count(2)
    expect(page.locator(".px-told")).to_contain_text("prend 2 places")
    for size in (PHONE, ABOVE_THE_KEYS):
        page.set_viewport_size(size)
        all_is_in_sight(ada)
        assert small_targets(ada) == []
    page.get_by_role("button", name="Ici seulement").nth(1).click()
    expect(page.locator(".px-taken")).to_have_count(1)
    expect(page.locator(".px-place").nth(2)).to_contain_text(other)
    expect(page.locator(".px-field")).to_be_focused()
    keys.type(f"{made_up(letter, '1', [letter])} {made_up(letter, '2', [letter])}=b")
    expect(page.locator(".px-lit")).to_have_count(1)
    keys.press("Enter")
    expect(page.locator(".px-place").nth(1)).to_have_class(re.compile("px-taken"))
    assert free_places(ada) == [["1", "+"]]
    page.set_viewport_size(PHONE)
    fill_the_board(ada)

    expect(page.locator(in_phase("recap"))).to_be_visible(timeout=20_000)
    expect(page.locator(".px-moment")).to_contain_text("2 sur 3 attendent la suite")
    words = page.locator(".px-review .px-sayable dd").all_inner_texts()
    assert len(words) == 4 and small_targets(ada) == []
    assert ada.violations() == []
    page.get_by_role("button", name="C’est lu, on continue").click()
    expect(page.locator(in_phase("guessing"))).to_be_visible()
    expect(page.locator(".px-review")).to_have_count(0)
    page.locator(".tabs").get_by_text("Notes").click()
    expect(page.locator(".px-recap dd")).to_have_text(words)


def test_words_prepared_meanwhile_are_said_when_the_turn_begins(house: House, invite: Invite) -> None:
    ada = invite(PHONE)
    open_table(house, ada, [BOT, PERSON, BOT], first_team=1)
    expect(ada.page.locator(in_phase("ready", "guessing"))).to_be_visible()
    flip(ada)
    expect(ada.page.locator(".px[data-mode=preparing]")).to_be_visible()
    words = [made_up(letter, "2", letters(ada)) for letter in letters(ada)]
    for row, word in enumerate(words):
        ada.page.keyboard.type(f"{word}{row + 1}")
    expect(ada.page.locator(".px-chip")).not_to_have_count(0)
    ada.page.set_viewport_size(ABOVE_THE_KEYS)
    all_is_in_sight(ada)
    ada.page.get_by_role("button", name=re.compile(words[0])).click()
    expect(ada.page.locator(".px-taken", has_text=re.compile("|".join(words[1:]))).first).to_be_visible(timeout=25_000)
    expect(ada.page.locator(".px-chip")).to_have_count(0)
    expect(ada.page.locator(".px-taken", has_text=words[0])).to_have_count(0)


def open_around(visitor: Visitor, game: str, names: Sequence[str], fields: Sequence[tuple[str, str]] = ()) -> None:
    """Open a table around this one device by the hall's own form."""
    visitor.go()
    visitor.page.get_by_role("article", name=game).get_by_role("button", name="Ouvrir une table").click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_label("Autour d’un seul appareil").check()
    for number, name in enumerate(names, 1):
        dialog.get_by_label(f"Nom {number}").fill(name)
    for label, value in fields:
        dialog.get_by_label(label).fill(value)
    dialog.get_by_role("button", name="Ouvrir la table").click()


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), (DESKTOP, "light")], ids=["phone", "desktop"])
def test_two_teams_play_around_one_phone_and_every_moment_is_within_everybodys_reach(
    invite: Invite, size: ViewportSize, theme: str
) -> None:
    phone = invite(size, theme=theme)
    page = phone.page
    short = [("Nombre de manches", "1"), ("Nombre de rangées", "1")]
    open_around(phone, "Password Express", ("Les cousins", "Les tantes"), short)
    looked_at = []

    def look() -> None:
        looked_at.append(phase(phone))
        assert phone.violations() == []
        assert phone.has_no_sideways_scroll()

    expect(page.locator(".px-pass")).to_contain_text("passez-leur l’appareil")
    look()
    page.reload()
    expect(page.locator(".px-button-main")).to_be_visible()
    flip(phone)
    page.get_by_role("button", name="Passer le reste du temps").click()
    expect(page.locator(in_phase("ready"))).to_be_visible()
    flip(phone)
    word = say_something(phone)
    page.locator(".px-taken", has_text=word).get_by_role("button", name="Contester").click()
    expect(page.locator(".px-contested")).to_have_count(1)
    look()
    while phase(phone) in ("guessing", "ready"):
        flip(phone)
        fill_the_board(phone)
    if phase(phone) == "closing":
        page.keyboard.press("Enter")
    expect(page.locator(in_phase("judging"))).to_be_visible()
    look()
    page.keyboard.type("+")
    expect(page.locator(".px-voter")).to_have_count(1)
    page.get_by_role("button", name="J’accepte").click()
    expect(page.locator(".end h2")).to_have_text(
        re.compile(r"Victoire de l’équipe\s: Les (cousins|tantes)|Personne n’a gagné")
    )
    look()
    assert looked_at == ["ready", "guessing", "judging", "over"]
    unfold_the_end(page)
    expect(page.locator(".scores")).to_contain_text("Les cousins")
    expect(page.locator(".scores")).to_contain_text("Les tantes")
    page.get_by_role("button", name="Rejouer").click()
    expect(page.locator(".px-pass")).to_be_visible()
    expect(page.locator(".px-members")).to_have_text(["Les cousins", "Les tantes"])


def test_a_curtain_hides_every_hand_while_a_phone_goes_around(invite: Invite, act: Act) -> None:
    phone = invite(PHONE)
    page = phone.page
    open_around(phone, "Code de Vinci", ("Ada", "Blaise"))
    expect(page.locator(".curtain h1")).to_be_visible()
    assert page.locator(".vinci").count() == 0, "a hand is shown before anybody took the phone"
    mine = page.get_by_role("button", name=re.compile("C’est moi"))
    first = mine.inner_text()
    mine.click()
    expect(page.locator(".vinci")).to_be_visible()
    passing = page.get_by_role("button", name="Passer l’appareil")
    for _ in range(12):
        expect(page.locator(".dock-turn, .arrange").or_(passing).first).to_be_visible()
        if passing.count():
            break
        act(phone)
    passing.click()
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator(".vinci, .course, .happened").count() == 0
    expect(mine).not_to_have_text(first)
    page.reload()
    expect(page.locator(".curtain")).to_be_visible()
    mine.click()
    expect(page.locator(".vinci")).to_be_visible()


def test_a_table_stands_still_when_everyone_wishes_it(house: House, invite: Invite) -> None:
    ada, blaise = invite(PHONE), invite(DESKTOP)
    seated = open_table(house, ada, [PERSON, PERSON], seconds=30)
    sit_down(blaise, seated["code"], "Blaise")
    flip(ada, blaise)
    ada.page.get_by_role("button", name="Demander une pause").click()
    expect(blaise.page.get_by_text("Ada : une pause ?")).to_be_visible()
    blaise.page.get_by_role("button", name="D’accord").click()
    for person in (ada, blaise):
        expect(person.page.locator(".banner")).to_contain_text("La table est en pause.")
        expect(person.page.locator(".px-seconds")).to_have_text("❚❚")
    ada.page.get_by_role("button", name="Reprendre").click()
    expect(blaise.page.locator(".px-seconds")).to_have_text(re.compile(r"^\d+$"))


def test_everyone_chooses_a_side_before_the_game(house: House, invite: Invite) -> None:
    ada, blaise = invite(PHONE), invite(PHONE, name="Blaise")
    seated = open_table(house, ada, [PERSON] * 4)
    blaise.go(f"/t/{seated['code']}")
    expect(blaise.page.get_by_role("button", name="M’asseoir avec : Ambrés")).to_be_visible()
    blaise.page.get_by_role("button", name="M’asseoir avec : Verts").click()
    mine = blaise.page.locator(".seat-taken", has_text="Blaise")
    expect(mine).to_contain_text("Verts")
    expect(ada.page.locator(".seat").nth(2)).to_contain_text("Blaise")
    assert blaise.violations() == []


def test_one_tap_plays_in_the_readers_own_language(house: House, invite: Invite) -> None:
    ada = invite(PHONE, language="en-GB").go()
    ada.page.get_by_role("article", name="Password Express").get_by_role("button", name="Play a bot right now").click()
    expect(ada.page.locator(".px")).to_be_visible()
    code = ada.page.url.rsplit("/", 1)[1]
    assert asking.get(f"{house.url}/api/tables/{code}").json()["options"]["language"] == "en"


def over_in(house: House, language: str) -> str:
    """Let two regulars play a game to its end in one process, and take its log into the house: the first in which a
    word could still have been said."""
    answer = asking.post(f"{house.url}/api/logs", content=log_of(unsaid_in(language)), timeout=60).raise_for_status()
    return str(answer.json()["table"])


def unsaid_in(language: str) -> Table:
    """Return a table at which the first seat left a card that some word of the lexicon takes."""
    game = load("password-express")
    options = game.options(language=language, rounds=2)
    for number in count(11):
        table: Table = Referee.open(game, options, 2, seed_from(number))
        play_out(table, [game.bots["regular"]] * 2, lots_of(table.seed))
        missed = story(game, options, 2, table.entries, Seat(0)).missed
        if any(card.line.args["words"] != "none" for card in missed):
            return table
    raise AssertionError


READ = {"first": "1", "second": "2", "third": "3", "later": "+"}


@pytest.mark.parametrize(
    ("size", "theme", "language", "asks", "row"),
    [
        (PHONE, "dark", "fr", "Qu’aurait-on pu dire", "Rangée"),
        (DESKTOP, "light", "en", "What could one have said", "Row"),
    ],
    ids=["phone in French", "desktop in English"],
)
def test_afterwards_the_house_says_which_words_would_have_taken_which_cards(
    house: House, invite: Invite, size: ViewportSize, theme: str, language: str, asks: str, row: str
) -> None:
    reader = invite(size, theme=theme, language={"fr": "fr-FR", "en": "en-GB"}[language])
    page, table = reader.page, over_in(house, language)
    missed = asking.get(f"{house.url}/api/tables/{table}/knowing?eyes=0", timeout=60).raise_for_status().json()
    cards = [(card["seq"], card["line"]["args"]) for card in missed["knowing"]["missed"]]
    reader.go(f"/t/{table}")
    unfold_the_end(page)
    page.locator(".end a", has_text=asks).click()
    heads = page.locator(".pane-knowing .knowing-head")
    expect(heads).to_have_count(len(cards))
    for head, (_, args) in zip(heads.all(), cards, strict=True):
        text = head.inner_text()
        assert f"{row} {args['row']}, " in text and re.search(rf"\b{args['letter']}\b", text)
        if args["words"] != "none":
            assert text.endswith(f"{args['words']}.")
            assert all(holds(word, str(args["letter"]), READ[str(args["where"])]) for word in args["words"].split(", "))
    assert reader.violations() == []
    assert reader.has_no_sideways_scroll()
    heads.last.press("Enter")
    expect(page.locator(".status-turn")).to_have_text(re.compile(rf"\b{cards[-1][0]}\b"))
    assert reader.violations() == []


def holds(answer: str, letter: str, position: str) -> bool:
    """Does one of an answer's words have a letter where a card asks for it? Accents make no difference."""
    plain = normalize("NFD", answer.lower().replace("œ", "oe").replace("æ", "ae"))
    words = ["".join(one for one in word if one.isascii() and one.isalpha()) for word in plain.split()]
    asked = set(letter.lower().split("/"))
    return any(asked & set(word[3:] if position == "+" else word[int(position) - 1 : int(position)]) for word in words)

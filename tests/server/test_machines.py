"""Machines from outside: they come by a token, play by a bot account, and sit where they are welcome."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests import asking

from cabinet_noir.texts import LANGUAGES

from .browsers import PASSWORD, Browser
from .clients import House, Message, Visitor, any_action, running
from .programs import Program, challenge, reason


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(Path(tmp_path_factory.mktemp("machines")) / "house.sqlite") as opened:
        yield opened


@pytest.fixture(scope="module")
def program(house: House) -> Program:
    return Program(house)


def play_to_the_end(person: Visitor, program: Program, table: str, picker: random.Random) -> list[Message]:
    """Let a person and a program play at random, and return every line the program was told."""
    told: list[Message] = []
    with program.game(table) as lines:
        line = lines.next()
        while line["t"] != "end":
            told.append(line)
            news = line["news"] if line["t"] == "full" else line
            if news and news["t"] == "news":
                person.catch_up(news["seq"])
                if news["offers"]:
                    done = program.move(table, news["seq"], any_action(news, picker))
                    assert done.status_code == 200, done.text
                elif person.news["offers"]:
                    assert person.act(any_action(person.news, picker))["t"] == "done"
            line = lines.next()
        return [*told, line]


# accounts and tokens


def test_a_token_is_shown_once_listed_without_its_secret_exported_and_revoked(house: House) -> None:
    program = Program(house)
    (listed,) = program.owner.get("/api/me/tokens").json()
    assert (listed["label"], listed["scope"]) == ("a test", "bot:play")
    secret = program.token.removeprefix("cabinet_")
    export = program.owner.get("/api/me/export")
    assert secret not in export.text + program.owner.get("/api/me/tokens").text
    assert export.json()["tokens"][0]["label"] == "a test" and export.json()["bot"]["bot"] is True
    assert program.get("/api/bot/account").json()["name"] == program.name
    assert program.owner.post("/api/me/tokens/revoke", {"id": listed["id"]}).json() == []
    assert (program.get("/api/bot/account").status_code, reason(program.get("/api/bot/account"))) == (
        401,
        "token-opens-nothing",
    )


def test_nobody_revokes_the_token_of_another(house: House) -> None:
    program, other = Program(house), Program(house)
    other.owner.post("/api/me/tokens/revoke", {"id": program.made["info"]["id"]})
    assert program.get("/api/bot/account").status_code == 200


def test_only_an_account_makes_tokens_and_only_so_many(house: House) -> None:
    browser = Browser(house)
    assert reason(browser.post("/api/me/tokens", {"label": "x"})) == "not-known"
    browser.post("/api/me", {"name": "Visitor"})
    assert reason(browser.post("/api/me/tokens", {"label": "x"})) == "has-no-account"
    browser.with_account()
    made = [browser.post("/api/me/tokens", {"label": f"number {number}"}).status_code for number in range(10)]
    assert made == [201] * 10
    assert reason(browser.post("/api/me/tokens", {"label": "one more"})) == "too-many-tokens"
    assert reason(browser.post("/api/me/tokens", {"label": "x", "scope": "all"})) == "unreadable-body"


def test_a_deleted_account_leaves_no_token_that_opens_anything(house: House) -> None:
    program = Program(house)
    assert program.owner.post("/api/me/delete", {"password": PASSWORD}).status_code == 200
    assert program.get("/api/bot/account").status_code == 401


def test_logging_out_everywhere_revokes_every_token(house: House) -> None:
    program = Program(house)
    program.owner.post("/api/logout-everywhere")
    assert program.get("/api/bot/account").status_code == 401


def test_an_account_becomes_a_bot_account_once_with_its_password_and_stays_one(house: House) -> None:
    program = Program(house, bot=False)
    assert reason(program.get("/api/bot/account")) == "not-a-bot-account"
    assert program.owner.me()["bot"] is False
    assert reason(program.owner.post("/api/me/bot", {"password": "another"})) == "wrong-password"
    for _ in range(2):
        assert program.owner.post("/api/me/bot", {"password": PASSWORD}).status_code == 200
    assert program.owner.me()["bot"] is True
    assert program.get("/api/bot/account").status_code == 200


def test_who_sits_at_a_table_does_not_become_a_bot(house: House) -> None:
    browser = Browser(house)
    browser.with_account()
    browser.open_table("")
    assert reason(browser.post("/api/me/bot", {"password": PASSWORD})) == "bot-played-before"
    assert browser.me()["bot"] is False


def test_who_has_played_a_rated_game_does_not_become_a_bot(house: House) -> None:
    ada, bob = Browser(house), Browser(house)
    for browser in (ada, bob):
        browser.with_account()
    opened = ada.open_table("", rated=True)
    joined = bob.post(f"/api/tables/{opened['table']}/join", {"name": "Bob"}).json()
    with (
        Visitor(house, opened["table"], opened["token"]) as one,
        Visitor(house, joined["table"], joined["token"]) as other,
    ):
        one.say(t="resign")
        while not other.news["outcome"]:
            other.hear()
    while not bob.get("/api/me/ratings").json():
        pass
    assert reason(bob.post("/api/me/bot", {"password": PASSWORD})) == "bot-played-before"


# what a program may not


NONSENSE: list[tuple[str, str, object]] = [
    ("POST", "/api/bot/offers", {"offers": 7}),
    ("POST", "/api/bot/offers", {"offers": [{"game": "chess"}]}),
    ("POST", "/api/bot/offers", {"offers": [{"game": "vinci", "seats": [9]}]}),
    ("POST", "/api/bot/offers", {"offers": [{"game": "vinci", "options": {"wings": [1]}}]}),
    ("POST", "/api/bot/offers", {"offers": [{"game": "vinci", "options": {"jokers": [True] * 65}}]}),
    ("POST", "/api/bot/offers", {"offers": [{"game": "vinci", "options": {"x" * 33: [True]}}]}),
    ("POST", "/api/bot/offers", {"offers": [{"game": "vinci", "options": {"jokers": ["x" * 2048]}}]}),
    ("POST", "/api/bot/tables", {"game": "vinci", "seats": []}),
    ("POST", "/api/bot/tables/none/join", {}),
    ("POST", "/api/bot/challenges/none/accept", {}),
    ("POST", "/api/bot/challenges/none/decline", {"why": "because"}),
    ("POST", "/api/bot/games/none/move", {"at": 0}),
    ("POST", "/api/bot/games/none/move", {"at": 0, "id": "x", "action": {}}),
    ("POST", "/api/bot/games/none/resign", None),
    ("POST", "/api/bot/games/none/choose", {"about": 0, "choice": "shout"}),
    ("GET", "/api/bot/games/none/stream", None),
    ("GET", "/api/bot/games/none/stream?since=x", None),
    ("GET", "/api/bot/nothing", None),
    ("POST", "/api/bot/stream", {}),
]


@pytest.mark.parametrize(("method", "path", "body"), NONSENSE)
def test_nonsense_is_answered_with_a_sentence_in_both_languages(
    house: House, method: str, path: str, body: object, program: Program
) -> None:
    answer = program.ask(method, path, body)
    assert 400 <= answer.status_code < 500, answer.text
    told = answer.json()
    assert told["said"].keys() == set(LANGUAGES)
    assert all(said.endswith((".", "!")) and told["reason"] not in said for said in told["said"].values()), told
    assert told["said"]["fr"] != told["said"]["en"]


def test_what_a_bot_plays_is_short_since_everybody_reads_it(program: Program) -> None:
    def said(letters: int) -> httpx.Response:
        offer = {"game": "vinci", "options": {"jokers": ["x" * letters]}}
        return program.ask("POST", "/api/bot/offers", {"offers": [offer]})

    assert said(1900).status_code == 200
    refused = said(2048)
    assert (refused.status_code, refused.json()["reason"]) == (413, "offers-are-too-long")
    assert len(json.dumps(program.get("/api/bot/account").json()["offers"])) < 2048


@pytest.mark.parametrize("token", ["", "x", "cabinet_", "cabinet_" + "x" * 32])
def test_every_door_is_shut_to_who_bears_no_token(house: House, token: str) -> None:
    doors = [("GET", path) for path in ("account", "stream", "games/none/stream")]
    doors += [("POST", path) for path in ("offers", "tables", "games/none/move", "challenges/none/accept")]
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    body = {"offers": [], "game": "vinci", "seats": [{}], "at": 0, "id": "x", "action": {}}
    for method, path in doors:
        fitting = {name: body[name] for name in _fields(path)}
        answer = asking.request(method, f"{house.url}/api/bot/{path}", headers=headers, json=fitting or None)
        assert answer.status_code == 401, (path, answer.text)
        assert answer.headers["www-authenticate"] == "Bearer"


def _fields(path: str) -> tuple[str, ...]:
    known = {"offers": ("offers",), "tables": ("game", "seats"), "games/none/move": ("at", "id", "action")}
    return known.get(path, ())


def test_a_seats_token_and_a_cookie_open_no_door_for_programs(house: House, program: Program) -> None:
    seated = house.open_table("person", "novice")
    assert house.get("/api/bot/account", seated["token"]).status_code == 401
    assert program.owner.get("/api/bot/account").status_code == 401


def test_a_bot_account_sits_down_by_its_program_alone_and_only_where_machines_are_welcome(
    house: House, program: Program
) -> None:
    ada = Browser(house)
    closed = ada.open_table("", open=True)
    assert reason(program.owner.post(f"/api/tables/{closed['table']}/join", {"name": "x"})) == "bot-plays-by-api"
    asked = {"game": "vinci", "seats": [{}, {}], "name": "x", "machines": True}
    assert reason(program.owner.post("/api/tables", asked)) == "bot-plays-by-api"
    assert reason(program.owner.post("/api/quick", {"name": "x", "game": "vinci"})) == "bot-plays-by-api"
    assert reason(program.post(f"/api/bot/tables/{closed['table']}/join", {})) == "no-machines-here"
    open_to_all = ada.open_table("", open=True, machines=True)
    joined = program.post(f"/api/bot/tables/{open_to_all['table']}/join", {})
    assert joined.status_code == 201 and joined.json()["seat"] == 1
    assert "token" not in joined.json()


def test_no_person_is_rated_where_machines_are_welcome(house: House) -> None:
    ada = Browser(house)
    ada.with_account()
    asked = {"game": "vinci", "seats": [{}, {}], "name": "x", "rated": True, "machines": True}
    assert reason(ada.post("/api/tables", asked)) == "rated-apart-from-machines"


def test_a_program_has_no_game_it_does_not_sit_in(house: House, program: Program) -> None:
    seated = house.open_table("person", "novice", machines=True)
    assert program.get(f"/api/bot/games/{seated['table']}/stream").status_code == 404
    assert program.move(seated["table"], 0, {"t": "pass"}).status_code == 404
    assert program.post(f"/api/bot/games/{seated['table']}/resign").status_code == 404


# challenges


def test_a_bot_that_listens_is_listed_with_what_it_plays_and_no_longer_once_it_has_gone(house: House) -> None:
    program = Program(house)
    program.plays({"game": "vinci", "seats": [2], "options": {"jokers": [True]}})

    def listed() -> list[Message]:
        return [bot for bot in asking.get(f"{house.url}/api/bots").json() if bot["name"] == program.name]

    assert listed() == []
    with program.own() as lines:
        assert lines.next()["games"] == []
        (found,) = listed()
        assert found["offers"] == [{"game": "vinci", "seats": [2], "options": {"jokers": [True]}}]
    while listed():
        pass


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"options": {"jokers": True}}, "bot-does-not-play-that"),
        ({"game": "lost-code", "options": {}}, "bot-does-not-play-that"),
        ({"rated": True}, "rated-apart-from-machines"),
    ],
)
def test_a_bot_is_asked_to_nothing_it_does_not_play(house: House, program: Program, asked: Message, why: str) -> None:
    ada = Browser(house)
    ada.with_account()
    program.plays()
    with program.own() as lines:
        lines.next()
        seats = [{}, {"kind": "machine", "name": program.name}]
        answer = ada.post("/api/tables", {"game": "vinci", "seats": seats, "name": "x", **asked})
        assert reason(answer) == why


def test_a_bot_that_does_not_listen_is_asked_to_nothing(house: House) -> None:
    program, ada = Program(house), Browser(house)
    program.plays()
    seats = [{}, {"kind": "machine", "name": program.name}]
    answer = ada.post("/api/tables", {"game": "vinci", "seats": seats, "name": "x"})
    assert reason(answer) == "bot-is-not-there"


def test_a_seat_is_kept_for_the_bot_that_is_asked_and_everybody_sees_what_it_answers(
    house: House, program: Program
) -> None:
    ada = Browser(house)
    program.plays()
    with program.own() as lines:
        lines.next()
        table = challenge(ada, program)["table"]
        asked = lines.until("challenge")["challenge"]
        assert (asked["table"], asked["seat"], asked["seats"], asked["rated"]) == (table, 1, 2, False)
        assert reason(house.post(f"/api/tables/{table}/join", {"name": "Eve"})) == "seat-is-taken"
        seat = house.info(table)["seats"][1]
        assert (seat["asked"], seat["held"], seat["taken"], seat["machine"]) == (program.name, True, False, False)
        assert program.post(f"/api/bot/challenges/{table}/decline", {"why": "later"}).status_code == 200
        assert lines.until("challengeGone")["table"] == table
    seat = house.info(table)["seats"][1]
    assert (seat["asked"], seat["declined"], seat["held"]) == (program.name, "later", False)
    assert reason(program.post(f"/api/bot/challenges/{table}/accept")) == "no-such-table"
    assert house.join(table, "Eve")["seat"] == 1


def test_a_challenge_is_accepted_once_however_often_it_is_sent_and_the_game_is_listed_after_a_restart(
    house: House,
) -> None:
    program, ada = Program(house), Browser(house)
    program.plays()
    with program.own() as lines:
        lines.next()
        table = challenge(ada, program)["table"]
        lines.until("challenge")
        answers = [program.post(f"/api/bot/challenges/{table}/accept").json() for _ in range(3)]
        assert answers == [answers[0]] * 3 and answers[0]["seat"] == 1
        assert lines.until("gameStart")["game"]["table"] == table
    with program.own() as lines:
        hello = lines.next()
    assert [game["table"] for game in hello["games"]] == [table]
    assert hello["challenges"] == []
    info = house.info(table)
    assert info["machines"] is True and info["seats"][1]["machine"] is True
    profile = ada.get(f"/api/profiles/{table}/1").json()
    assert profile["bot"] is True


def test_a_bot_that_is_asked_twice_to_one_table_is_refused(house: House, program: Program) -> None:
    ada = Browser(house)
    program.plays()
    with program.own() as lines:
        lines.next()
        one = {"kind": "machine", "name": program.name}
        answer = ada.post("/api/tables", {"game": "vinci", "seats": [{}, one, one], "name": "x"})
        assert reason(answer) == "bot-asked-twice"


def test_playing_again_asks_the_bot_again(house: House, program: Program) -> None:
    ada = Browser(house)
    program.plays()
    with program.own() as lines:
        lines.next()
        seated = challenge(ada, program)
        program.post(f"/api/bot/challenges/{seated['table']}/accept")
        assert program.post(f"/api/bot/games/{seated['table']}/resign").status_code == 200
        assert lines.until("gameFinish") | {"seq": 0} == {
            "t": "gameFinish",
            "seq": 0,
            "table": seated["table"],
            "status": "over",
        }
        after = ada.post(f"/api/tables/{seated['table']}/again", Authorization=f"Bearer {seated['token']}").json()
        assert lines.until("challenge")["challenge"]["table"] == after["table"]


def test_a_bot_leaves_a_table_that_waits_and_cancels_its_own(house: House, program: Program) -> None:
    ada = Browser(house)
    waiting = ada.open_table("", "", machines=True, game="vinci")
    program.post(f"/api/bot/tables/{waiting['table']}/join", {})
    assert program.post(f"/api/bot/games/{waiting['table']}/leave").status_code == 200
    assert house.info(waiting["table"])["seats"][1]["machine"] is False
    own = program.post("/api/bot/tables", {"game": "vinci", "seats": [{}, {}]}).json()
    with program.game(own["table"]) as lines:
        assert lines.next()["news"] is None
        assert program.post(f"/api/bot/games/{own['table']}/leave").status_code == 200
        assert lines.rest()[-1]["why"] == "over"
    assert house.info(own["table"])["status"] == "dropped"


# games


def test_a_game_is_played_to_its_end_and_every_line_has_its_seq(house: House, program: Program) -> None:
    ada = Browser(house)
    program.plays()
    with program.own() as lines:
        lines.next()
        seated = challenge(ada, program)
        program.post(f"/api/bot/challenges/{seated['table']}/accept")
    with Visitor(house, seated["table"], seated["token"]) as person:
        told = play_to_the_end(person, program, seated["table"], random.Random(4))
    assert told[0]["t"] == "full" and told[0]["seat"] == 1
    assert [line["seq"] for line in told] == sorted(line["seq"] for line in told)
    assert (told[-1]["t"], told[-1]["why"]) == ("end", "over")
    assert told[-1]["outcome"] == house.info(seated["table"])["outcome"]
    assert house.info(seated["table"])["seats"][1]["machine"] is True


def test_a_move_sent_twice_is_done_once_and_one_made_on_an_old_view_is_stale(house: House, program: Program) -> None:
    ada = Browser(house)
    program.plays()
    with program.own() as lines:
        lines.next()
        seated = challenge(ada, program, options={"setup": "chance", "highest": 4, "first": 1})
        program.post(f"/api/bot/challenges/{seated['table']}/accept")
    with program.game(seated["table"]) as lines:
        news = lines.next()["news"]
        action = any_action(news, random.Random(1))
        answers = [program.move(seated["table"], news["seq"], action, "one") for _ in range(3)]
        assert [answer.json() for answer in answers] == [{"id": "one", "seq": 1}] * 3
        stale = program.move(seated["table"], news["seq"], action, "two")
        assert (stale.status_code, stale.json()["code"]) == (409, "stale")


def test_a_stream_that_is_opened_again_goes_on_where_it_was_and_the_older_one_ends(
    house: House, program: Program
) -> None:
    ada = Browser(house)
    program.plays()
    with program.own() as lines:
        lines.next()
        seated = challenge(ada, program, options={"setup": "chance", "highest": 4, "first": 1})
        program.post(f"/api/bot/challenges/{seated['table']}/accept")
    with program.game(seated["table"]) as first:
        news = first.next()["news"]
        program.move(seated["table"], news["seq"], any_action(news, random.Random(1)))
        seq = first.until("news")["seq"]
        with program.game(seated["table"], since=0) as second:
            full = second.next()
            assert [move["seq"] for move in full["news"]["moves"]] == list(range(1, seq + 1))
            assert first.rest()[-1]["why"] == "elsewhere"
    with program.game(seated["table"], since=999) as third:  # what the house does not have: everything
        assert third.next()["news"]["moves"][0]["seq"] == 0


def test_a_revoked_token_ends_its_streams(house: House) -> None:
    program, ada = Program(house), Browser(house)
    program.plays()
    with program.own() as own:
        own.next()
        seated = challenge(ada, program)
        program.post(f"/api/bot/challenges/{seated['table']}/accept")
        with program.game(seated["table"]) as game:
            game.next()
            program.owner.post("/api/me/tokens/revoke", {"id": program.made["info"]["id"]})
            assert own.rest()[-1]["why"] == "revoked"
            assert game.rest()[-1]["why"] == "revoked"


def test_who_watches_is_told_who_is_a_machine_and_that_it_has_gone(house: House, program: Program) -> None:
    ada = Browser(house)
    program.plays()
    with program.own() as own:
        own.next()
        seated = challenge(ada, program)
        program.post(f"/api/bot/challenges/{seated['table']}/accept")
    with Visitor(house, seated["table"], seated["token"]) as person:
        with program.game(seated["table"]) as game:
            game.next()
            while not person.table["seats"][1]["present"]:
                person.hear()
            assert person.table["seats"][1]["machine"]
        while person.table["seats"][1]["present"]:
            person.hear()


def test_a_program_wishes_a_pause_as_anybody_does(house: House, program: Program) -> None:
    ada = Browser(house)
    program.plays()
    with program.own() as own:
        own.next()
        seated = challenge(ada, program, clock={"turn": 60, "bank": 0})
        program.post(f"/api/bot/challenges/{seated['table']}/accept")
    with Visitor(house, seated["table"], seated["token"]) as person, program.game(seated["table"]) as game:
        game.next()
        person.say(t="pause", wish=True)
        while not person.table["pause_wished"]:
            person.hear()
        assert program.post(f"/api/bot/games/{seated['table']}/pause", {"wish": True}).status_code == 200
        while not person.table["paused"]:
            person.hear()


# rated among machines


def test_bot_accounts_are_rated_among_themselves(house: House) -> None:
    one, other = Program(house), Program(house)
    other.plays()
    with other.own() as lines:
        lines.next()
        seats = [{}, {"kind": "machine", "name": other.name}]
        asked = {"game": "vinci", "seats": seats, "rated": True, "options": {"setup": "chance"}}
        opened = one.post("/api/bot/tables", asked)
        assert opened.status_code == 201, opened.text
        table = opened.json()["table"]
        assert lines.until("challenge")["challenge"]["by_machine"] is True
        other.post(f"/api/bot/challenges/{table}/accept")
    with one.game(table) as first:
        news = first.next()["news"]
        mover = one if news["offers"] else other
        with other.game(table) as second:
            offered = news if news["offers"] else second.next()["news"]
            assert mover.move(table, 0, any_action(offered, random.Random(2))).status_code == 200
            loser = other if mover is one else one
            assert loser.post(f"/api/bot/games/{table}/resign").status_code == 200
    while not mover.get("/api/bot/account").json()["ratings"]:
        pass
    (won,) = mover.get("/api/bot/account").json()["ratings"]
    board = asking.get(f"{house.url}/api/ratings/vinci/2").json()
    names = {kind: [row["who"] for row in board[kind]] for kind in ("people", "machines")}
    assert won["games"] == 1 and {one.name, other.name} <= set(names["machines"])
    assert not {one.name, other.name} & set(names["people"])


def test_a_person_does_not_join_where_machines_are_rated(house: House, program: Program) -> None:
    ada = Browser(house)
    ada.with_account()
    asked = {"game": "vinci", "seats": [{}, {}], "rated": True, "open": True}
    table = program.post("/api/bot/tables", asked).json()["table"]
    assert reason(ada.post(f"/api/tables/{table}/join", {"name": "x"})) == "rated-apart-from-machines"


# bounds


def test_a_bot_plays_at_so_many_tables_and_no_more(house: House) -> None:
    program = Program(house)
    opened = [program.post("/api/bot/tables", {"game": "vinci", "seats": [{}, {}]}).status_code for _ in range(16)]
    assert opened == [201] * 16
    assert reason(program.post("/api/bot/tables", {"game": "vinci", "seats": [{}, {}]})) == "bot-plays-enough"


def test_streams_are_opened_so_often_and_then_it_is_said_when_to_come_again(house: House) -> None:
    program = Program(house)
    answers = (program.get("/api/bot/games/none/stream") for _ in range(600))
    refused = next(answer for answer in answers if answer.status_code != 404)
    assert refused.status_code == 429 and int(refused.headers["retry-after"]) >= 1


# where a bot account is no person


def test_a_bot_account_joins_no_tournament_of_people(house: House, program: Program) -> None:
    ada = Browser(house)
    ada.with_account()
    asked = {"title": "Friday", "game": "vinci", "options": {"highest": 4}, "level": "novice", "name": "Ada"}
    opened = ada.post("/api/tournaments", asked)
    assert opened.status_code == 201, opened.text
    answer = program.owner.post(f"/api/tournaments/{opened.json()['code']}/join", {"name": "x"})
    assert reason(answer) == "bot-plays-by-api"


def test_a_visitor_who_logs_in_as_a_bot_account_brings_it_no_seat(house: House, program: Program) -> None:
    visitor = Browser(house)
    visitor.post("/api/me", {"name": "Eve"})
    table = visitor.open_table("")["table"]
    assert visitor.post("/api/login", {"name": program.name, "password": PASSWORD}).status_code == 200
    assert visitor.me()["bot"] is True
    assert program.get(f"/api/bot/games/{table}/stream").status_code == 404
    assert table not in [one["table"] for one in visitor.get("/api/me/unfinished").json()]


def test_the_schema_describes_every_line_of_the_streams_and_what_opens_them(house: House) -> None:
    schema = house.get("/schema/openapi.json").json()
    assert schema == house.get("/schema/openapi.json").json()
    doors = {path: each for path, each in schema["paths"].items() if path.startswith("/api/bot/")}
    assert len(doors) > 10
    assert all(door["security"] == [{"token": []}] for each in doors.values() for door in each.values())
    for path, kinds in (("/api/bot/stream", {"Hello", "End"}), ("/api/bot/games/{table}/stream", {"Full", "News"})):
        content = doors[path]["get"]["responses"]["200"]["content"]["application/x-ndjson"]
        named = {one["$ref"].rpartition("/")[2] for one in content["schema"]["oneOf"]}
        assert {name.rpartition("_")[2] for name in named} >= kinds

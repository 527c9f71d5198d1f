"""What one does with one's hands at a puzzle: each kind is answered in a way of its own."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.server.clients import Message
from tests.server.puzzling import right, wrong

from cabinet_noir.puzzles import Puzzle, shelf

from .lesson_hands import archeologic_ask, btc_ask
from .lessons import Do


def first_of(game: str, kind: str, language: str = "") -> Puzzle:
    """Return a puzzle of the house; of those answered by a move, one that asks a card that needs no choice."""
    found = (one for one in shelf(game).values() if one.kind == kind and one.language in ("", language))
    return next(one for one in found if kind not in ("question", "win") or (_asks(right(one)) and _asks(wrong(one))))


def _asks(answer: Message) -> bool:
    """Is it a question, and a plain one?"""
    action = answer["action"]
    return action["t"] == "ask" and not action.get("choice")


def give(page: Page, puzzle: Puzzle | None, answer: Message, do: Do) -> None:
    """Answer a puzzle: on its slip or, where a move or a word is asked for, on the table."""
    match answer["t"]:
        case "named":
            if page.locator(".puzzle-back").count():
                do(page.locator(".puzzle-back"))
            name = answer["name"]
            do(page.locator(f".puzzle [data-thing='{name.removeprefix('at.')}']"))
            do(page.locator(f".puzzle [data-of='{name}'][data-value='{answer['value']}']"))
            do(page.locator(".puzzle-sure .button"))
        case "struck":
            do(page.locator(".puzzle-note").nth(answer["note"]))
            do(page.locator(".puzzle-sure .button"))
        case "asked":
            _ask(page, puzzle, answer["action"], do)
        case _:
            do(page.locator("#px-field"))
            page.keyboard.press("ControlOrMeta+A")
            page.keyboard.type(answer["word"])
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")  # where it suits several themes: all of them


def _ask(page: Page, puzzle: Puzzle | None, action: Message, do: Do) -> None:
    if puzzle is not None and puzzle.game == "archeologic":
        archeologic_ask(action["axis"], action["element"])(page, do)
    else:
        btc_ask(action["card"])(page, do)

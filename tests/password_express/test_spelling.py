"""Spelling in both languages (R5, R6): what is a letter, and where it stands."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabinet_noir.core import Illegal
from cabinet_noir.games.password_express.domains import Answers, FreeRow, taken
from cabinet_noir.games.password_express.edition import HOUSE_VALUES
from cabinet_noir.games.password_express.spelling import LONGEST, folded, is_readable, places
from cabinet_noir.games.password_express.types import Answer, Column, Position


@pytest.mark.parametrize(
    ("text", "letter", "where"),
    [
        ("Œuf", "O", "1"),
        ("Œuf", "E", "2"),
        ("Oeuf", "E", "2"),
        ("ŒUF", "U", "3"),
        ("œuf", "F", "+"),
        ("cœur", "E", "3"),
        ("Ægir", "E", "2"),
        ("ex æquo", "A", "1"),
        ("Noël", "E", "3"),
        ("NOËL", "L", "+"),
        ("île", "I", "1"),
        ("l'île", "I", "2"),
        ("l’île", "L", "1"),
        ("arc-en-ciel", "E", "+"),
        ("aujourd'hui", "H", "+"),
        ("garçon", "C", "+"),
        ("ñandú", "N", "1"),
        ("été", "T", "2"),
        ("banane", "A", "2"),
        ("banane", "N", "3"),
        ("banane", "Z", "0"),
        ("coq", "QK", "3"),
        ("koala", "QK", "1"),
        ("kiosque", "QK", "1"),
        ("Equateur", "QK", "2"),
        ("ski", "QK", "2"),
        ("tank", "QK", "+"),
        ("banane", "QK", "0"),
        ("queen", "QK", "1"),
        ("naïve", "I", "3"),
        ("façade", "C", "3"),
        ("Smørrebrød", "O", "3"),
        ("o'clock", "C", "2"),
        ("merry-go-round", "G", "+"),
        ("Straße", "S", "1"),
        ("encyclopædia", "A", "+"),
        ("e", "E", "1"),
    ],
)
def test_R5_accents_case_ligatures_hyphens_and_apostrophes(text: str, letter: str, where: str) -> None:
    assert places(text, letter) == {where}


@pytest.mark.parametrize(
    ("text", "letter", "where"),
    [
        ("Tour Eiffel", "E", "1"),
        ("Tour Eiffel", "O", "2"),
        ("Tour Eiffel", "R", "+"),
        ("Porto Rico", "O", "2+"),
        ("Porto Rico", "R", "13"),
        ("Puerto Rico", "R", "+1"),
        ("Los Angeles", "L", "1+"),
        ("Los Angeles", "S", "3+"),
        ("Harry Potter", "R", "3+"),
        ("Harry Potter", "E", "+"),
        ("Harry Potter", "S", "0"),
        ("pomme de terre", "E", "+2"),
        ("ice cream", "C", "21"),
    ],
)
def test_R6_each_word_of_an_answer_counts_by_itself(text: str, letter: str, where: str) -> None:
    assert places(text, letter) == set(where)


@given(st.text(max_size=LONGEST + 2))
def test_R5_any_text_is_read_or_is_no_answer(text: str) -> None:
    assert folded(folded(text)) == folded(text)
    assert set(folded(text)) <= set("abcdefghijklmnopqrstuvwxyz ")
    if is_readable(text):
        assert all(places(text, letter) for letter in HOUSE_VALUES.letters.counts())


@pytest.mark.parametrize("text", ["", " ", "...", "42", "мир", "日本", "ban ane ", "a  b", "x" * (LONGEST + 1)])
def test_R5_what_has_no_letters_of_ours_is_no_answer(text: str) -> None:
    assert not is_readable(text)


Free = tuple[tuple[Column, Position], ...]
ALL: Free = ((0, "1"), (1, "2"), (2, "3"), (3, "+"))


@pytest.mark.parametrize(
    ("free", "word", "reason", "facts"),
    [
        (ALL[:1], "banane", "letter-elsewhere", {"word": "banane", "letter": "A", "place": "second"}),
        (ALL[1:], "avion", "letter-elsewhere", {"word": "avion", "letter": "A", "place": "first"}),
        (ALL[:3], "cinema", "letter-elsewhere", {"word": "cinema", "letter": "A", "place": "later"}),
        (ALL[:2], "blanc", "letter-elsewhere", {"word": "blanc", "letter": "A", "place": "third"}),
        (ALL, "citron", "letter-missing", {"word": "citron", "letter": "A"}),
        (ALL[:1], "Saint Malo", "letter-elsewhere", {"word": "Saint Malo", "letter": "A", "place": "second"}),
        (ALL[:1], "pas plat", "letters-elsewhere", {"word": "pas plat", "letter": "A", "places": "2, 3"}),
        (((0, "0"),), "banane", "letter-elsewhere", {"word": "banane", "letter": "A", "place": "second"}),
    ],
)
def test_R4_a_wrong_placement_is_explained_at_once(free: Free, word: str, reason: str, facts: dict[str, str]) -> None:
    """The first a of banane is second: said at once, with everything the sentence needs."""
    with pytest.raises(Illegal) as caught:
        taken(Answers((FreeRow(0, "A", free),), ()), Answer(word, (0,)))
    assert caught.value.reason == f"password-express-{reason}"
    assert facts.items() <= caught.value.facts.items()

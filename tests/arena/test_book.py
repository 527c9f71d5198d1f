"""Books of results: whole lines count, one deal counts once, and what contradicts is said."""

from __future__ import annotations

import msgspec
import pytest
from tests.arena.contests import booked, planned, untimed

from cabinet_noir.arena.book import Book, line, merged, read_book, whole_lines, written
from cabinet_noir.arena.summary import summarize
from cabinet_noir.core import Corrupt, Malformed, Refusal


@pytest.fixture(scope="module")
def book() -> Book:
    return booked(planned("novice,regular", deals=4))


def test_a_book_is_read_as_it_was_written(book: Book) -> None:
    assert read_book(b"".join(written(book))) == book


def test_a_line_that_was_being_written_when_everything_ended_is_played_again(book: Book) -> None:
    raw = b"".join(written(book))
    for cut in range(1, len(line(book.played[-1]))):
        assert read_book(raw[:-cut]).played == book.played[:-1]
    assert whole_lines(b"") == b""


@pytest.mark.parametrize(
    "bend",
    [
        lambda raw: raw.replace(b'"format":1', b'"format":9'),
        lambda raw: raw + raw.splitlines(True)[1],
        lambda raw: raw.replace(b'"winners"', b'"losers"'),
        lambda raw: b"\n".join(raw.splitlines()[1:]) + b"\n",
        lambda raw: raw + b"[1,2]\n",
        lambda raw: b"\xff\xfe\n",
        lambda raw: raw.replace(b'"seating":[0,1]', b'"seating":[0,7]', 1),
        lambda raw: raw.replace(b'"seating":[0,1]', b'"seating":[0,1,1]', 1),
        lambda raw: raw.replace(b'"players":["novice",', b'"players":["regular",', 1),
        lambda raw: raw.replace(b'"winners":[1]', b'"winners":[9]', 1).replace(b'"winners":[0]', b'"winners":[9]', 1),
    ],
)
def test_what_is_no_book_is_refused(book: Book, bend: object) -> None:
    with pytest.raises(Corrupt) as refused:
        read_book(bend(b"".join(written(book))))  # type: ignore[operator]
    assert refused.value.reason == "book-unreadable"


def test_two_machines_that_shared_some_deals_have_played_them_once(book: Book) -> None:
    first, second = (msgspec.structs.replace(book, played=some) for some in (book.played[:3], book.played[1:]))
    for both in ([first, second], [second, first]):
        assert merged(both) == book
        assert summarize(merged(both)).untimed() == summarize(book).untimed()


def test_another_seed_is_another_deal(book: Book) -> None:
    more = booked(planned("novice,regular", deals=4, seed=2))
    assert len(merged([book, more]).played) == 8
    assert summarize(merged([book, more])).deals == 8


def test_deals_that_came_out_differently_are_refused_or_the_first_counts(book: Book) -> None:
    odd = msgspec.structs.replace(book.played[0], games=book.played[1].games)
    other = msgspec.structs.replace(book, played=(odd, *book.played[1:]))
    with pytest.raises(Corrupt) as refused:
        merged([book, other])
    assert (refused.value.reason, refused.value.facts["deal"]) == ("book-contradicts", 0)
    assert merged([book, other], keep_first=True) == book


def test_games_of_another_agreement_are_not_counted_together(book: Book) -> None:
    heading = msgspec.structs.replace(book.heading, options={**book.heading.options, "jokers": True})
    with pytest.raises(Malformed) as refused:
        merged([book, Book(heading)])
    assert refused.value.reason == "book-of-another-game"


def test_what_chance_brought_is_kept_whoever_found_it(book: Book) -> None:
    fair = booked(planned("novice,regular", deals=4, adjusted=True))
    for both in ([book, fair], [fair, book]):
        assert untimed(merged(both)) == untimed(fair)
    assert summarize(fair).table[0].adjusted is not None and summarize(book).table[0].adjusted is None


def test_a_refusal_of_the_arena_is_one_of_the_house() -> None:
    with pytest.raises(Refusal):
        read_book(b"")

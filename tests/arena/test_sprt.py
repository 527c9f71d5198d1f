"""The sequential test: fishtest's own figures, errors as rare as promised, and far fewer games."""

from __future__ import annotations

from math import ceil
from statistics import NormalDist, mean

import numpy as np
import pytest

from cabinet_noir.arena.fair import Before, Counted
from cabinet_noir.arena.sprt import VALUES, Inquiry, Question, Verdict, evidence, expected

PUBLISHED = (13, 37, 50, 25, 3)
"""Pairs of games in a test that a server of fishtest's kind tells all about: its bounds are 0 and 2.716 logistic Elo,
the log-likelihood ratio it reckons is -0.53772 ("logistic, exact")."""


def test_the_evidence_is_what_fishtest_publishes() -> None:
    found = evidence(dict(zip(VALUES, PUBLISHED, strict=True)), Question(0.0, 2.716))
    assert found == pytest.approx(-0.53772, abs=2e-4)  # its bound is told to three decimals


@pytest.mark.parametrize(("counts", "question"), [(PUBLISHED, Question(0, 30)), ((1, 5, 20, 9, 2), Question(-20, 80))])
def test_the_evidence_is_the_ratio_of_the_best_likelihoods(counts: tuple[int, ...], question: Question) -> None:
    """The same by brute force: of all distributions with a mean, the likeliest, by bisection on the multiplier."""
    values, seen = np.array(VALUES), np.array(counts, dtype=float)

    def likelihood(elo: float) -> float:
        off = values - expected(elo)
        least, most = -1 / off.max() + 1e-12, -1 / off.min() - 1e-12
        for _ in range(200):
            middle = (least + most) / 2
            if (seen * off / (1 + middle * off)).sum() > 0:
                least = middle
            else:
                most = middle
        shares = seen / seen.sum() / (1 + least * off)
        assert shares.sum() == pytest.approx(1) and shares @ values == pytest.approx(expected(elo))
        return float(seen @ np.log(shares))

    told = evidence(dict(zip(VALUES, counts, strict=True)), question)
    assert told == pytest.approx(likelihood(question.high) - likelihood(question.low), abs=1e-6)


SPREAD = np.array((0.1, 0.2, 0.4, 0.2, 0.1))
"""How deals come out between equals, for a stream."""


def tilted(elo: float) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """Return the same for somebody who is so much stronger."""
    low, high = -20.0, 20.0
    for _ in range(80):
        tilt = (low + high) / 2
        shares = SPREAD * np.exp(tilt * np.array(VALUES))
        shares /= shares.sum()
        low, high = (tilt, high) if shares @ np.array(VALUES) < expected(elo) else (low, tilt)
    return shares


def streams(elo: float, question: Question, number: int) -> list[tuple[Verdict, int]]:
    """Return what the test says of so many streams of deals, and after how many of them."""
    lots = np.random.default_rng(11)
    found: list[tuple[Verdict, int]] = []
    for _ in range(number):
        inquiry = Inquiry(question)
        for value in lots.choice(VALUES, size=3000, p=tilted(elo)):
            if inquiry.add(float(value)) != "open":
                break
        found.append((inquiry.verdict, len(inquiry.path)))
    return found


def test_errors_are_as_rare_as_promised_and_most_games_are_not_needed() -> None:
    question = Question(0, 60, errors=0.1)
    equal, stronger = (streams(elo, question, 120) for elo in (question.low, question.high))
    assert all(verdict != "open" for verdict, _ in (*equal, *stronger))
    assert mean(verdict == "better" for verdict, _ in equal) <= 0.15
    assert mean(verdict == "not-better" for verdict, _ in stronger) <= 0.15
    variance = float(SPREAD @ (np.array(VALUES) - 0.5) ** 2)
    sure = 2 * NormalDist().inv_cdf(1 - question.errors)
    fixed = ceil(variance * (sure / (expected(question.high) - 0.5)) ** 2)  # deals, if their number is fixed before
    assert mean(deals for _, deals in (*equal, *stronger)) < 0.75 * fixed


def test_nothing_is_said_before_it_is_clear() -> None:
    inquiry = Inquiry(Question(0, 100))
    assert inquiry.verdict == "open"
    assert [inquiry.add(1.0) for _ in range(12)] == ["open"] * 11 + ["better"]
    assert [round(step, 3) for step in np.diff(inquiry.path)] == [0.247] * 11


def lucky_streams(elo: float, question: Question, takes_off: bool) -> list[tuple[Verdict, int]]:
    """Return what the test says of streams in which much is luck that is told, and after how many deals."""
    lots = np.random.default_rng(5)
    found: list[tuple[Verdict, int]] = []
    for _ in range(80):
        inquiry, before = Inquiry(question), Before()
        while inquiry.verdict == "open":
            lucks = lots.uniform(-0.35, 0.35, 2)
            shares = (lots.random(2) < expected(elo) + lucks).astype(float)
            deal = [Counted(0, share, luck) for share, luck in zip(shares.tolist(), lucks.tolist(), strict=True)]
            inquiry.add(before.adjusted(deal) if takes_off else float(shares.mean()))
        found.append((inquiry.verdict, len(inquiry.path)))
    return found


def test_without_what_chance_brought_it_errs_no_more_often_and_knows_sooner() -> None:
    question = Question(0, 100, errors=0.1)
    plain, fair = (
        [streams for elo in (0, 100) for streams in lucky_streams(elo, question, takes_off)]
        for takes_off in (False, True)
    )
    wrong = [(verdict == "better") != (number >= 80) for number, (verdict, _) in enumerate(fair)]
    assert mean(wrong) <= 0.13
    assert mean(deals for _, deals in fair) < 0.95 * mean(deals for _, deals in plain)

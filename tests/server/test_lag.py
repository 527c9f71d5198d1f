"""How far away a socket is: measured by the house, and never believed beyond the bound."""

from __future__ import annotations

import pytest

from cabinet_noir.server.clocks.lag import MOST_CREDIT, Lag


def measured(*trips: float) -> Lag:
    lag = Lag()
    for trip in trips:
        lag.echoed(lag.probe(100.0), 100.0 + trip)
    return lag


@pytest.mark.parametrize(
    ("trips", "credit"),
    [((), 0.0), ((0.2,), 0.1), ((0.1, 0.1, 5.0), 0.05), ((9.0,) * 5 + (0.2,) * 5, 0.1), ((60.0, 60.0), MOST_CREDIT)],
)
def test_the_credit_is_half_the_usual_round_trip_and_bounded(trips: tuple[float, ...], credit: float) -> None:
    assert measured(*trips).credit == pytest.approx(credit)


def test_what_was_not_asked_for_measures_nothing() -> None:
    lag = Lag()
    lag.echoed(0, 5.0)
    lag.echoed(1, 5.0)
    first, second = lag.probe(10.0), lag.probe(20.0)
    lag.echoed(first, 20.2)
    assert lag.credit == 0.0
    lag.echoed(second, 20.2)
    lag.echoed(second, 90.0)
    assert lag.credit == pytest.approx(0.1)


def test_a_clock_set_back_gives_nothing() -> None:
    lag = Lag()
    lag.echoed(lag.probe(50.0), 10.0)
    assert lag.credit == 0.0

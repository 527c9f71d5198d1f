"""Offers: what is described is exactly what is listed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabinet_noir.core import Chance, Described, Offer, Picker, Several, seed_from
from cabinet_noir.games.vinci.types import Draw, Stop


@given(st.integers(0, 7), st.integers(0, 4), st.integers(0, 4))
def test_a_described_domain_is_the_sequence_it_describes(size: int, least: int, more: int) -> None:
    domain = Several(tuple(range(size)), least, least + more)
    listed = list(domain)
    assert len(domain) == len(listed)
    assert [domain[index] for index in range(len(domain))] == listed
    assert all(choice in domain for choice in listed)


def test_a_described_domain_refuses_what_it_does_not_describe() -> None:
    domain = Several((1, 2, 3, 4), 1, 2)
    assert not any(choice in domain for choice in [(), (2, 1), (1, 1), (1, 2, 3), (5,), [1], 1])


def test_an_offer_admits_its_combinations_and_nothing_else() -> None:
    offer = Offer("draw", {"colour": ("black",)})
    assert offer.admits(Draw("black"))
    assert not offer.admits(Draw("white"))
    assert not offer.admits(Stop(None))
    assert len(offer) == len(list(offer.combinations())) == 1


def test_a_pick_is_one_of_the_combinations() -> None:
    offer = Offer("sheet", {"numbers": Several(tuple(range(6)), 0, 3), "colour": ("red", "blue")})
    chance = Chance(seed_from(1), "picks")
    assert all(offer.pick(chance) in list(offer.combinations()) for _ in range(20))


class Shouts(Described, frozen=True):
    """Anything in capitals."""

    def __contains__(self, choice: object) -> bool:
        return isinstance(choice, str) and choice.isupper()

    def pick(self, picker: Picker) -> object:
        return picker.choice(("HEY", "OHO"))


def test_a_domain_that_cannot_be_listed_admits_and_picks_and_is_never_listed() -> None:
    offer = Offer("draw", {"colour": Shouts()})
    loud = Draw("BLACK")  # type: ignore[arg-type]  # no colour of the game
    assert offer.admits(loud) and not offer.admits(Draw("black"))
    assert offer.pick(Chance(seed_from(1), "picks"))["colour"] in Shouts()
    assert len(offer) > 5_000
    with pytest.raises(TypeError):
        list(offer.combinations())

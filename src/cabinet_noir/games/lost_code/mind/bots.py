"""The bots of The Lost Code. Each chooses by one sight and forgets: all it knows follows from what its seat was shown.

`novice` guesses roughly, `regular` takes the best points there are now, `master` also weighs what an answer teaches,
what it leaves to the others, and what their ranges say about its own stones. None of them knows the rules: what may be
done is what is offered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cabinet_noir.core import Bot, Chance, Sight
from cabinet_noir.games.lost_code.edition import colours, doubled, free_disks, highest_sum, unseen_numbers
from cabinet_noir.games.lost_code.pieces import Dice
from cabinet_noir.games.lost_code.types import (
    Action,
    Estimate,
    Event,
    Exchange,
    Pass,
    Roll,
    SetDice,
    State,
    Take,
    Write,
)

from .lookahead import Plans
from .opinions import opinion
from .posterior import Posterior
from .prospects import best_answer, best_numbers, exchanges, prospects

See = Sight[State, Event]


def offered(sight: See, action: str, field: str) -> tuple[Any, ...]:
    """Return the values offered for a field of a kind of action."""
    return tuple(next(offer for offer in sight.offers if offer.action == action).fields[field])


def distinct(settings: Sequence[Dice]) -> list[Dice]:
    """Return settings of the dice that differ in more than their order."""
    return list({tuple(sorted(dice)): dice for dice in reversed(settings)}.values())


# the novice


def novice(sight: See, chance: Chance) -> Action:
    """Keep the dice, turn any disk somewhere about the middle, write numbers not in sight."""
    view, seat = sight.view, sight.seat
    assert seat is not None
    match view.phase:
        case "rolling":
            return Roll()
        case "offering":
            return Pass()
        case "setting":
            return SetDice(offered(sight, "set_dice", "dice")[0])
        case "estimating":
            return _rough_estimate(sight, chance)
        case "exchanging":
            return Exchange(chance.choice(offered(sight, "exchange", "colour")))
        case _:
            return _rough_answer(sight, chance)


def _rough_estimate(sight: See, chance: Chance) -> Estimate:
    """Turn any free disk so that it shows a sum not far from the middle."""
    disk = chance.choice(free_disks(sight.view))
    highest = highest_sum(sight.view.options)
    middle = highest // 4 + chance.below(highest // 2 + 1)
    return Estimate(disk, max(0, min(highest + 1 - disk, middle - disk // 2)))


def _rough_answer(sight: See, chance: Chance) -> Write:
    assert sight.seat is not None
    columns: dict[str, tuple[int, ...]] = {}
    for colour, values in zip(colours(sight.view.options), unseen_numbers(sight.view, sight.seat), strict=True):
        if len(offered(sight, "write", colour)) > 1:
            columns[colour] = tuple(sorted(chance.shuffled(values)[:2]))
    return Write(**columns)


# the regular


def regular(sight: See, chance: Chance) -> Action:
    """Take the best points on average there are now."""
    view, seat = sight.view, sight.seat
    assert seat is not None
    posterior = Posterior(view, seat)
    match view.phase:
        case "rolling":
            return Roll()
        case "offering":
            return _token(posterior)
        case "setting":
            settings = distinct(offered(sight, "set_dice", "dice"))
            return SetDice(max(settings, key=lambda dice: prospects(posterior, dice, free_disks(view))[0].points))
        case "estimating":
            best = prospects(posterior, view.dice, free_disks(view))[0]
            return Estimate(best.disk, best.start)
        case "exchanging":
            gains = exchanges(posterior, offered(sight, "exchange", "colour"))
            return Exchange(max(gains, key=lambda colour: gains[colour]))
        case _:
            return best_answer(posterior).sheet


def _token(posterior: Posterior, least: float = 0.0) -> Action:
    """Take the doubled colour's token where its numbers score more than so much on average."""
    colour = doubled(posterior.view.dice, posterior.options)
    assert colour is not None
    axis = posterior.in_play.index(colour)
    written, points = best_numbers(posterior.unseen[axis], posterior.marginals[axis].tolist())
    return Take(written) if points > least else Pass()


# the master


def master(sight: See, chance: Chance) -> Action:
    """Weigh points now, what is learnt for later, and what is left to others."""
    view, seat = sight.view, sight.seat
    assert seat is not None
    plain = Posterior(view, seat)
    posterior = Posterior(view, seat, opinion(view, seat, plain.unseen))
    plans = Plans(posterior)
    match view.phase:
        case "rolling":
            return Roll()
        case "offering":
            return _token(posterior, plans.taste.nerve)
        case "setting":
            settings = distinct(offered(sight, "set_dice", "dice"))
            return SetDice(max(settings, key=lambda dice: plans.best(dice, free_disks(view))[2]))
        case "estimating":
            disk, start, _ = plans.best(view.dice, free_disks(view))
            return Estimate(disk, start)
        case "exchanging":
            gains = plans.exchanges(offered(sight, "exchange", "colour"))
            return Exchange(max(gains, key=lambda colour: gains[colour]))
        case _:
            return best_answer(posterior).sheet


BOTS: Final[dict[str, Bot]] = {"novice": novice, "regular": regular, "master": master}

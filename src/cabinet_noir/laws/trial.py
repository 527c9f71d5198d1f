"""A trial: one random game, with every state it passed through, for the laws to look at."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from cabinet_noir.core import Chance, Entry, Game, Refusal, Seat, Seq, Sight, World, plain
from cabinet_noir.table import OfTheHouse, Referee

MOST_MOVES = 20_000
encode = msgspec.json.encode


class Broken(AssertionError):
    """A law does not hold; the text says how."""


@dataclass
class Trial:
    """One random game from its deal to its end."""

    game: Game[Any, Any, Any, Any]
    options: Any
    seats: int
    chance: Chance
    referee: Referee[Any, Any, Any, Any]
    states: list[Any] = field(default_factory=list)
    prints: list[bytes] = field(default_factory=list)
    """Each state as bytes, taken at once: what it must still be at the end."""
    tried: list[tuple[Seat, Any]] = field(default_factory=list)
    """Actions offered at some moment, to be refused at others."""

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return len(self.states) - 1

    def moment(self) -> int:
        """Return a random moment of the game, the deal and the end included."""
        return self.chance.below(len(self.states))

    def eyes(self) -> Seat | None:
        """Return a random seat, or now and then a spectator."""
        seat = self.chance.below(self.seats + 1)
        return Seat(seat) if seat < self.seats else None

    def all_counted_eyes(self) -> list[Seat | None]:
        """Return all eyes for which the deduction counts worlds."""
        seats: list[Seat | None] = [Seat(seat) for seat in range(self.seats)]
        return [*seats, None] if self.game.deduction.counts_for_spectators else seats

    def counted_eyes(self) -> Seat | None:
        """Return random eyes for which the deduction counts worlds."""
        seat = self.eyes()
        while seat is None and not self.game.deduction.counts_for_spectators:
            seat = self.eyes()
        return seat

    def sight(self, seat: Seat | None, moment: int) -> Sight[Any, Any]:
        """Return what a seat had been shown by then."""
        return self.referee.sight(seat, Seq(moment))


def play(game: Game[Any, Any, Any, Any], options: Any, seats: int, seed: bytes) -> Trial:
    """Play a random game to its end (law 10: random play ends)."""
    chance = Chance(seed, "trial")
    trial = Trial(game, options, seats, chance, Referee.open(game, options, seats, seed))
    _note(trial)
    while game.outcome(trial.referee.state) is None:
        if trial.last >= MOST_MOVES:
            raise Broken(f"the game did not end within {MOST_MOVES} moves")
        seat = chance.choice(game.actors(trial.referee.state))
        offers = game.offers(trial.referee.state, seat)
        if not offers:
            raise Broken(f"seat {seat} is to act after entry {trial.last} and has no offer")
        action = game.pick(offers, chance)
        trial.tried.append((seat, action))
        try:
            trial.referee.act(seat, action)
        except Refusal as refusal:
            raise Broken(f"an offered action was refused: {action!r}: {refusal}") from None
        _note(trial)
    return trial


def _note(trial: Trial) -> None:
    trial.states.append(trial.referee.state)
    trial.prints.append(encode(trial.referee.state))


def as_it_stood(trial: Trial, moment: int) -> Referee[Any, Any, Any, Any]:
    """Return the game itself as it stood at a moment."""
    now = Referee(trial.game, trial.options, trial.seats, trial.referee.seed)
    for entry in trial.referee.entries[: moment + 1]:
        now.record(entry)
    return now


def replay(trial: Trial, world: World[Any, Any], seat: Seat | None, moment: int) -> Referee[Any, Any, Any, Any]:
    """Play the same actions again in another world, up to a moment. Raises `Refusal` where that world forbids one."""
    past = trial.referee
    again = Referee(trial.game, trial.options, trial.seats, past.seed)
    of_the_house = (event for event in past.entries[0].events if isinstance(event, OfTheHouse))
    again.record(Entry(Seq(0), (*of_the_house, *world.deal)))
    for entry in past.entries[1 : moment + 1]:
        assert entry.seat is not None
        again.act(entry.seat, world.hidden.get(entry.seq, entry.action))
    return again


def looks(trial: Trial, referee: Referee[Any, Any, Any, Any], seat: Seat | None, moment: int) -> bytes:
    """Return all that a seat can observe of a game up to a moment, as bytes: events, view, offers, clock, refusals."""
    game, state = trial.game, referee.state
    sight = referee.sight(seat, Seq(moment))
    seen = [plain(referee.seen(entry, seat)) for entry in referee.entries[: moment + 1]]
    told = [plain(game.tell(event)) for event in sight.events]
    offers = () if seat is None else game.offers(state, seat)
    public = (game.to_act(state), game.at_once(state), game.deadline(state), game.outcome(state))
    return encode((seen, told, sight.view, offers, public, _refusals(trial, state, seat)))


def _refusals(trial: Trial, state: Any, seat: Seat | None) -> list[Any]:
    """Return how a seat's wrong attempts are answered: an error text may not tell a secret either."""
    if seat is None or trial.game.outcome(state) is not None:
        return []
    found = []
    offers = trial.game.offers(state, seat)
    for _, action in trial.tried[:40:3]:
        if not any(offer.admits(action) for offer in offers):
            try:
                trial.game.decide(state, seat, action, Chance(bytes(32), "refusal"))
            except Refusal as refusal:
                found.append(plain(refusal.problem()))
    return found

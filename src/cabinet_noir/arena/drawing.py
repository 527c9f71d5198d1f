"""Charts of an arena's report, drawn as SVG. Colours are the page's (`page.py`); whoever has one has a dash, too."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

from .summary import Pair, Row, Ruling
from .thinking import STEPS, Histogram, percentile

Say = Callable[..., str]

WIDE: Final = 400
LEFT: Final = 100
RIGHT: Final = 22
DASHES: Final = ("none", "7 3", "2 3", "9 3 2 3", "4 2", "12 4")
LONGEST_NAME: Final = 15
STRIP: Final = 46
"""How high each player's strip of thinking times is."""


def svg(high: float, title: str, parts: Sequence[str]) -> str:
    """Return a drawing."""
    return f'<svg viewBox="0 0 {WIDE} {high:g}" role="img"><title>{escape(title)}</title>' + "".join(parts) + "</svg>"


def short(name: str) -> str:
    """Return a name that fits beside a drawing; of a program or a class, what its maker calls it.

    >>> short("exec: ./bots/my-very-long-bot"), short("master")
    ('…very-long-bot', 'master')
    """
    tail = name.rsplit("/", 1)[-1].rsplit(":", 1)[-1].strip()
    return tail if len(tail) <= LONGEST_NAME else "…" + tail[-LONGEST_NAME + 2 :]


def steps(low: float, high: float, most: int = 5) -> list[float]:
    """Return round numbers that lie between two, not too many.

    >>> steps(-130, 260)
    [-100.0, 0.0, 100.0, 200.0]
    """
    size = max(high - low, 1e-9) / most
    power = 10 ** floor(log10(size))
    step = next(power * round_one for round_one in (1, 2, 5, 10) if power * round_one >= size)
    return [float(step * number) for number in range(ceil(low / step), floor(high / step) + 1)]


class Scale:
    """Where a value stands between two edges of a drawing."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high, self._start, self._end = low, high, start, end

    def __call__(self, value: float) -> float:
        """Return the place of a value."""
        part = (value - self.low) / ((self.high - self.low) or 1.0)
        return round(self._start + part * (self._end - self._start), 1)


def strength(table: Sequence[Row], title: str) -> str:
    """Draw everybody's strength, and the interval that holds it."""
    least, most = min(-50.0, *(row.low for row in table)) * 1.08, max(50.0, *(row.high for row in table)) * 1.08
    across, high = Scale(least, most, LEFT, WIDE - RIGHT), 38 * len(table) + 34
    parts = [
        f'<line class="grid{" zero" if mark == 0 else ""}" x1="{across(mark)}" x2="{across(mark)}" y1="4"'
        f' y2="{high - 26}"/><text class="tick" x="{across(mark)}" y="{high - 10}">{_signed(mark)}</text>'
        for mark in steps(least, most, 4)
    ]
    for number, row in enumerate(table):
        y = 26 + 38 * number
        parts.append(
            f'{_name(row.bot, y)}<g class="line c{number % 6}"><line x1="{across(row.low)}" x2="{across(row.high)}"'
            f' y1="{y}" y2="{y}"/><path d="M{across(row.low)} {y - 5}v10M{across(row.high)} {y - 5}v10"/>'
            f'<circle class="fill" cx="{across(row.elo)}" cy="{y}" r="6"/></g>'
            f'<text class="value" x="{across(row.elo)}" y="{y - 10}">{_signed(row.elo)}</text>'
        )
    return svg(high, title, parts)


def evidence(test: Ruling, say: Say) -> str:
    """Draw how the evidence went, between the two bounds that end it."""
    edge = max(test.bound * 1.25, *(abs(value) * 1.1 for value in test.evidence), 1.0)
    across, down = Scale(0, max(1, test.deals), 40, WIDE - RIGHT), Scale(edge, -edge, 12, 218)
    parts = [
        f'<text class="tick" x="{across(mark)}" y="238">{mark:g}</text>'
        for mark in steps(0, max(1, test.deals), 6)
        if mark == int(mark)
    ]
    for bound, key in ((test.bound, "arena-better"), (-test.bound, "arena-not-better")):
        parts.append(
            f'<line class="bound" x1="40" x2="{WIDE - RIGHT}" y1="{down(bound)}" y2="{down(bound)}"/>'
            f'<text class="label" x="46" y="{down(bound) + (-6 if bound > 0 else 16)}">'
            f"{escape(say(key, bot=short(test.bot), other=short(test.other)))}</text>"
            f'<text class="axis" x="34" y="{down(bound) + 4}">{_signed(bound, 1)}</text>'
        )
    zero = down(0)
    parts.append(f'<line class="grid zero" x1="40" x2="{WIDE - RIGHT}" y1="{zero}" y2="{zero}"/>')
    parts.append(f'<text class="axis" x="34" y="{zero + 4}">0</text>')
    path = [(0.0, 0.0), *((float(at), value) for at, value in enumerate(test.evidence, start=1))]
    points = " ".join(f"{across(at)},{down(value)}" for at, value in path)
    end = path[-1]
    parts.append(f'<polyline class="line c0" points="{points}"/>')
    parts.append(f'<circle class="fill c0" cx="{across(end[0])}" cy="{down(end[1])}" r="5"/>')
    return svg(244, say("arena-evidence"), parts)


def pairs(found: Sequence[Pair], say: Say) -> str:
    """Draw what deals came to, pair by pair: both games lost, up to both games won."""
    high, parts = 50 * len(found) + 8, []
    for number, pair in enumerate(found):
        y, whole = 50 * number, sum(pair.counts) or 1
        parts.append(
            f'<text class="label" x="0" y="{y + 16}">{escape(short(pair.bot))} – {escape(short(pair.other))}</text>'
            f'<text class="label end" x="{WIDE}" y="{y + 16}">{_signed(pair.elo)} Elo'
            f" ({_signed(pair.low)} … {_signed(pair.high)})</text>"
        )
        left = 0.0
        for step, count in enumerate(pair.counts):
            wide = WIDE * count / whole
            if count:
                parts.append(f'<rect class="deal d{step}" x="{left:.1f}" y="{y + 22}" width="{wide:.1f}" height="20"/>')
            if wide > 22:
                parts.append(f'<text class="deal t{step}" x="{left + wide / 2:.1f}" y="{y + 36}">{count}</text>')
            left += wide
    return svg(high, say("arena-deals-came"), parts)


def course(shares: Mapping[str, Sequence[float]], deals: int, order: Sequence[str], title: str) -> str:
    """Draw everybody's share of the wins so far, from the first deal to the last."""
    top = max(max(values) for values in shares.values())
    across, down = Scale(1, max(2, deals), 40, WIDE - LEFT), Scale(min(1.0, top * 1.1), 0, 12, 218)
    parts = [
        f'<line class="grid" x1="40" x2="{WIDE - LEFT}" y1="{down(mark)}" y2="{down(mark)}"/>'
        f'<text class="axis" x="34" y="{down(mark) + 4}">{100 * mark:.0f}</text>'
        for mark in steps(0, down.low)
    ]
    parts += [
        f'<text class="tick" x="{across(mark)}" y="238">{mark:g}</text>'
        for mark in steps(1, max(2, deals), 6)
        if mark == int(mark)
    ]
    for number, (bot, y) in enumerate(_apart({bot: down(shares[bot][-1]) for bot in order}).items()):
        values = shares[bot]
        at = [(across(1 + (deals - 1) * place / max(1, len(values) - 1)), down(v)) for place, v in enumerate(values)]
        points = " ".join(f"{x},{y}" for x, y in at)
        parts.append(
            f'<polyline class="line c{number % 6}" stroke-dasharray="{DASHES[number % 6]}" points="{points}"/>'
            f'<text class="name c{number % 6}" x="{WIDE - LEFT + 8}" y="{y + 4}">{escape(short(bot))}</text>'
        )
    return svg(244, title, parts)


def thinking(times: Mapping[str, Histogram], order: Sequence[str], say: Say) -> str:
    """Draw how long each thinks about a move: a hill for each on a scale of powers, its median and its slow end."""
    thought = [bot for bot in order if times.get(bot)]
    low = min(min(times[bot]) for bot in thought) // STEPS
    high = -(-max(max(times[bot]) for bot in thought) // STEPS) + 1
    across, tall = Scale(low * STEPS, high * STEPS, LEFT, WIDE - RIGHT), STRIP * len(thought) + 30
    parts = []
    for power in range(-6, 4):
        step = round(STEPS * power * 3.321928)
        if low * STEPS <= step <= high * STEPS:
            parts.append(
                f'<line class="grid" x1="{across(step)}" x2="{across(step)}" y1="4" y2="{tall - 26}"/>'
                f'<text class="tick" x="{across(step)}" y="{tall - 10}">{_seconds(10.0**power)}</text>'
            )
    for number, bot in enumerate(thought):
        base = STRIP * (number + 1) - 4
        parts.append(f"{_name(bot, base - 14)}{_hill(times[bot], across, base, number % 6)}")
        for share in (0.5, 0.95):
            at = percentile(times[bot], share)
            x = across(STEPS * log10(at) * 3.321928)
            told = escape(say("arena-percentile", share=round(100 * share), time=_seconds(at)))
            parts.append(
                f'<line class="mark" x1="{x}" x2="{x}" y1="{base - 26}" y2="{base}"><title>{told}</title></line>'
            )
    return svg(tall, say("arena-thinking"), parts)


def _hill(times: Histogram, across: Scale, base: float, colour: int) -> str:
    """Return a histogram as a hill, its steps taken some at a time."""
    grouped: dict[int, int] = {}
    for step, count in times.items():
        grouped[step // 8] = grouped.get(step // 8, 0) + count
    top = max(grouped.values())
    first, last = min(grouped) - 1, max(grouped) + 1
    points = " ".join(
        f"{across(8 * group + 4)},{base - 30 * grouped.get(group, 0) / top:.1f}" for group in range(first, last + 1)
    )
    start, end = across(8 * first + 4), across(8 * last + 4)
    return f'<polygon class="hill c{colour}" points="{start},{base} {points} {end},{base}"/>'


def _apart(places: Mapping[str, float], least: float = 16) -> dict[str, float]:
    """Return places of labels, moved just so far apart that each can be read, in the order they were given."""
    found: dict[str, float] = {}
    free = -1e9
    for name in sorted(places, key=places.__getitem__):
        free = max(places[name], free + least)
        found[name] = free
    return {name: found[name] for name in places}


def _name(bot: str, y: float) -> str:
    return f'<text class="name" x="0" y="{y + 4:g}">{escape(short(bot))}<title>{escape(bot)}</title></text>'


def _signed(value: float, places: int = 0) -> str:
    """Return a number with its sign.

    >>> _signed(12.4), _signed(-3), _signed(0.2)
    ('+12', '−3', '0')
    """
    told = f"{abs(value):.{places}f}"
    sign = "" if float(told) == 0 else "+" if value > 0 else "−"
    return sign + told


def _seconds(seconds: float) -> str:
    """Return a time as short as it can be said.

    >>> _seconds(0.00001), _seconds(0.0123), _seconds(2.5)
    ('10 µs', '12 ms', '2.5 s')
    """
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= 0.9999 * size:
            return f"{seconds / size:.2g} {unit}" if seconds / size < 99.5 else f"{seconds / size:.0f} {unit}"
    return f"{seconds * 1e9:.0f} ns"

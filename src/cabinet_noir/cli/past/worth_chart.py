"""Drawings of worth: a game's line, each seat's expected share of the win step by step; and how well shares are told,
beside what came. SVG, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from cabinet_noir.bots.fitting import Told
from cabinet_noir.review import Review

WIDTH, HEIGHT, EDGE = 720, 320, 40
STROKES: Final = ("0", "8 4", "2 4", "12 4 2 4")
"""Seats are told apart by their dashes as well as by their names at the end of their lines."""


def drawn(found: Review, names: tuple[str, ...], title: str) -> str:
    """Return a drawing of a review.

    The seat that looks back has the thickest line.
    """
    lines = [found.start, *(step.worth for step in found.steps)]
    across = (WIDTH - 3 * EDGE) / max(1, len(lines) - 1)
    parts = [_frame(title)]
    for seat, name in enumerate(names):
        points = [(EDGE + across * at, _down(worth[seat])) for at, worth in enumerate(lines)]
        width = 3 if seat == found.eyes else 1.5
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        dashes = STROKES[seat % len(STROKES)]
        stroke = f'stroke="#1b1d24" stroke-width="{width}" stroke-dasharray="{dashes}"'
        parts.append(f'<polyline points="{path}" fill="none" {stroke}/>')
        x, y = points[-1]
        parts.append(f'<text x="{x + 6:.1f}" y="{y + 4:.1f}" font-size="13">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _frame(title: str) -> str:
    marks = "".join(
        f'<line x1="{EDGE}" x2="{WIDTH - 2 * EDGE}" y1="{_down(share)}" y2="{_down(share)}" stroke="#c9bfa8"/>'
        f'<text x="4" y="{_down(share) + 4}" font-size="12">{share:.0%}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif">'
        f"<title>{escape(title)}</title>{marks}"
    )


def _down(share: float) -> float:
    return round(HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE), 1)


# how well shares are told

SIDE, MARGIN = 280, 44
COLOURS: Final = ("#8a6d1f", "#2f6f73", "#1b1d24")
FEWEST: Final = 20
"""A step that was told less often says nothing."""


def calibration(told: Sequence[Told], name: str, say: Callable[..., str]) -> str:
    """Return a drawing of what was told beside what came, third by third; what is told well lies on the diagonal."""
    wide = SIDE + 2 * MARGIN + 70
    title = f"{name}: {say('worth-told')}, {say('worth-came')}"
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {SIDE + 2 * MARGIN}" role="img"'
        f' font-family="sans-serif" font-size="12"><title>{escape(title)}</title>'
        f'<rect width="100%" height="100%" fill="#fbf7ec"/>'
    )
    parts = [
        opening,
        *(_marks(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)),
        f'<line x1="{_x(0)}" y1="{_y(0)}" x2="{_x(1)}" y2="{_y(1)}" stroke="#c9bfa8" stroke-width="2"/>',
        f'<text x="{_x(0.5)}" y="{SIDE + 2 * MARGIN - 6}" text-anchor="middle">{escape(say("worth-told"))}</text>',
        f'<text x="{MARGIN}" y="{MARGIN - 14}" text-anchor="middle">{escape(say("worth-came"))}</text>',
    ]
    for third in told:
        at = [(_x(said), _y(came)) for said, came, number in third.curve if number >= FEWEST]
        colour, dashes = COLOURS[third.third], STROKES[2 - third.third]
        path = " ".join(f"{x},{y}" for x, y in at)
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"/>'
        )
        parts += [f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in at]
        down, across = MARGIN + 16 + 20 * third.third, _x(1) + 12
        label = escape(say("worth-nth-third", third=third.third + 1))
        parts.append(
            f'<line x1="{across}" x2="{across + 24}" y1="{down - 4}" y2="{down - 4}" stroke="{colour}"'
            f' stroke-width="2" stroke-dasharray="{dashes}"/><text x="{across + 30}" y="{down}">{label}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])


def _marks(share: float) -> str:
    return (
        f'<line x1="{_x(0)}" x2="{_x(1)}" y1="{_y(share)}" y2="{_y(share)}" stroke="#e6dfcc"/>'
        f'<text x="6" y="{_y(share) + 4}">{share:.0%}</text>'
        f'<text x="{_x(share)}" y="{_y(0) + 18}" text-anchor="middle">{share:.0%}</text>'
    )


def _x(share: float) -> float:
    return round(MARGIN + share * SIDE, 1)


def _y(share: float) -> float:
    return round(MARGIN + (1 - share) * SIDE, 1)

"""The line of worth as a drawing: each seat's expected share of the win, step by step. SVG, and nothing else."""

from __future__ import annotations

from html import escape
from typing import Final

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

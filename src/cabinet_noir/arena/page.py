"""An arena's report as one page of HTML that needs nothing else: words, a table, drawings; in light and dark.

What it says in words is said by whoever is given to it; it opens no file.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import product
from typing import Any, Final, Protocol

from cabinet_noir.games import load

from . import drawing
from .summary import Row, Summary, thinking


class Speaker(Protocol):
    """Says things in the reader's language."""

    language: str

    def say(self, message: str, **args: Any) -> str:
        """Return a message."""

    def part(self, share: float, places: int = 0) -> str:
        """Return a part of a whole, in hundredths."""

    def name(self, game: str) -> str:
        """Return what a game is called."""


STYLE: Final = """
:root{color-scheme:light dark;--ground:light-dark(#f6f0e2,#11141b);--panel:light-dark(#fffaf0,#1a1f2a);
--text:light-dark(#1b1d24,#f2ead8);--muted:light-dark(#5a5346,#b8af9c);--accent:light-dark(#7a5a00,#d8b24a);
--line:light-dark(#d9cdb2,#323b4d);--c0:light-dark(#7a5a00,#d8b24a);--c1:light-dark(#1f6470,#6cc4d0);
--c2:light-dark(#8a2f1d,#f0937d);--c3:light-dark(#3d5a1e,#a5cf78);--c4:light-dark(#5b3f8c,#bda3ec);
--c5:light-dark(#1b1d24,#f2ead8)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 "Alegreya Sans","Gill Sans","Segoe UI",
system-ui,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:1080px;margin:0 auto;padding:28px 20px 60px}
h1,h2{font-family:"Abril Fatface",Didot,"Bodoni MT",Georgia,serif;font-weight:400;line-height:1.15;margin:0}
h1{font-size:clamp(28px,5vw,44px)}h2{font-size:20px;color:var(--accent)}
.lead{color:var(--muted);margin:.4em 0 1.4em}
.verdict{border-left:4px solid var(--accent);background:var(--panel);padding:14px 18px;margin:0 0 24px;font-size:18px;
border-radius:0 10px 10px 0}
.verdict p{margin:.2em 0}.verdict .how{font-size:15px;color:var(--muted)}
section{background:var(--panel);border:1px solid var(--line);border-radius:10px;padding:16px 18px;min-width:0}
.sheets{columns:2 420px;column-gap:18px;margin-top:18px}.sheets section{break-inside:avoid;margin-bottom:18px}
.note{color:var(--muted);font-size:14px;margin:.3em 0 .8em}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;margin-top:8px}
th,td{padding:7px 10px;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
th{font-weight:600;color:var(--muted);font-size:14px}
th:first-child,td:first-child{text-align:left}
tbody tr:last-child td{border-bottom:0}
td.name{max-width:260px;overflow:hidden;text-overflow:ellipsis;font-weight:600}
.cross td,.cross th{text-align:center;padding:7px 4px;font-size:15px}.cross td:first-child{text-align:left}
.cross td[style]{border:1px solid var(--panel)}
svg{display:block;width:100%;height:auto;overflow:visible}
svg text{font-size:13px;fill:var(--text)}
svg .tick{fill:var(--muted);text-anchor:middle}svg .axis{fill:var(--muted);text-anchor:end}
svg .value{text-anchor:middle;font-weight:600}svg .end{text-anchor:end}svg .label{fill:var(--muted)}
svg .grid{stroke:var(--line)}svg .zero{stroke:var(--muted)}
svg .bound{stroke:var(--muted);stroke-dasharray:6 4}svg .mark{stroke:var(--text);stroke-width:2}
svg .line{fill:none;stroke:currentColor;stroke-width:2.5;stroke-linejoin:round}
svg .fill{fill:currentColor;stroke:none}
svg .hill{fill:currentColor;fill-opacity:.35;stroke:currentColor}
svg .name{font-weight:600}svg text.c0{fill:var(--c0)}svg text.c1{fill:var(--c1)}svg text.c2{fill:var(--c2)}
svg text.c3{fill:var(--c3)}svg text.c4{fill:var(--c4)}svg text.c5{fill:var(--c5)}
.c0{color:var(--c0)}.c1{color:var(--c1)}.c2{color:var(--c2)}.c3{color:var(--c3)}.c4{color:var(--c4)}.c5{color:var(--c5)}
svg rect.deal{stroke:var(--panel);stroke-width:1.5}svg text.deal{text-anchor:middle;font-weight:600}
svg rect.d0{fill:light-dark(#8a2f1d,#f0937d)}svg rect.d1{fill:light-dark(#c98a7b,#9c5c4d)}
svg rect.d2{fill:light-dark(#d9cdb2,#4a5468)}svg rect.d3{fill:light-dark(#7fb0b6,#3d7983)}
svg rect.d4{fill:light-dark(#1f6470,#6cc4d0)}
svg text.t0,svg text.t4{fill:light-dark(#fffaf0,#11141b)}svg text.t1,svg text.t3{fill:light-dark(#11141b,#fffaf0)}
.key{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:14px;color:var(--muted);margin:.3em 0 .8em}
.key i{display:inline-block;width:14px;height:14px;border-radius:3px;vertical-align:-2px;margin-right:5px}
.k0{background:light-dark(#8a2f1d,#f0937d)}.k1{background:light-dark(#c98a7b,#9c5c4d)}
.k2{background:light-dark(#d9cdb2,#4a5468)}.k3{background:light-dark(#7fb0b6,#3d7983)}
.k4{background:light-dark(#1f6470,#6cc4d0)}
footer{color:var(--muted);font-size:14px;margin-top:26px}
@media(max-width:600px){main{padding:20px 12px 40px}section{padding:14px 12px}}
@media print{body{background:#fff}section{break-inside:avoid}}
"""


def report(summary: Summary, by: Speaker) -> str:
    """Return the page."""
    title = by.say("arena-title", game=by.name(summary.game))
    order = [row.bot for row in summary.table]
    say = by.say
    sections = [
        _section(
            say("arena-strength"), say("arena-strength-how"), drawing.strength(summary.table, say("arena-strength"))
        ),
        _section(say("arena-against"), say("arena-against-how"), _cross(summary, by)),
        _section(
            say("arena-deals-came"),
            say("arena-deals-came-how"),
            _key(by) + drawing.pairs(summary.pairs, say),
        ),
        _section(
            say("arena-course"),
            say("arena-course-how"),
            drawing.course(summary.course, summary.deals, order, say("arena-course")),
        ),
    ]
    if summary.test is not None:
        sections.insert(
            1, _section(say("arena-evidence"), _how_asked(summary, by), drawing.evidence(summary.test, say))
        )
    if any(summary.times.values()):
        drawn = drawing.thinking(summary.times, order, say)
        sections.append(_section(say("arena-thinking"), say("arena-thinking-how"), drawn))
    sections.append(_section(say("arena-rest"), "", _rest(summary, by)))
    return (
        f'<!doctype html><html lang="{by.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>"
        f'<h1>{escape(title)}</h1><p class="lead">{escape(_lead(summary, by))}</p>{_verdict(summary, by)}'
        f"<section>{_table(summary, by)}</section>"
        f'<div class="sheets">{"".join(sections)}</div><footer>{escape(say("arena-footer"))}</footer>'
        "</main></body></html>\n"
    )


def verdict(summary: Summary, by: Speaker) -> str:
    """Return the answer to the question that was asked, in a sentence."""
    test = summary.test
    assert test is not None
    facts = {"bot": test.bot, "other": test.other, "low": test.question.low, "high": test.question.high}
    return by.say(f"arena-verdict-{test.verdict}", deals=test.deals, **facts)


def _lead(summary: Summary, by: Speaker) -> str:
    game = load(summary.game)
    usual = game.agreement(game.options())
    chosen = ", ".join(f"{name}={value}" for name, value in summary.options.items() if value != usual.get(name))
    return f"{by.say('arena-lead', seats=summary.seats, deals=summary.deals, games=summary.games)} {chosen}".strip()


def _how_asked(summary: Summary, by: Speaker) -> str:
    test = summary.test
    assert test is not None
    adjusted = by.say("arena-evidence-adjusted") if test.adjusted else ""
    return f"{by.say('arena-evidence-how', errors=by.part(test.question.errors))} {adjusted}"


def _verdict(summary: Summary, by: Speaker) -> str:
    if summary.test is None:
        return ""
    return f'<div class="verdict"><p>{escape(verdict(summary, by))}</p></div>'


def _section(title: str, note: str, drawn: str) -> str:
    told = f'<p class="note">{escape(note.strip())}</p>' if note.strip() else ""
    return f"<section><h2>{escape(title)}</h2>{told}{drawn}</section>"


def _table(summary: Summary, by: Speaker) -> str:
    adjusted = any(row.adjusted is not None for row in summary.table)
    faults = any(row.faults for row in summary.table)
    times = thinking(summary)
    columns = ["bot", "elo", "games", "share", *(["adjusted"] if adjusted else []), "p50", "p95"]
    columns += ["faults"] if faults else []
    heads = "".join(f"<th>{escape(by.say(f'arena-column-{column}'))}</th>" for column in columns)
    rows = []
    for row in summary.table:
        cells = [*figures(row, by, adjusted), *milliseconds(times[row.bot], by), *([str(row.faults)] if faults else [])]
        name = f'<td class="name" title="{escape(row.bot)}">{escape(row.bot)}</td>'
        rows.append(f"<tr>{name}{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>")
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'


def figures(row: Row, by: Speaker, adjusted: bool) -> list[str]:
    """Return what a row says, cell by cell: strength, games, share, share without chance."""
    cells = [
        f"{row.elo:+.0f} ({row.low:+.0f} … {row.high:+.0f})".replace("-", "−"),
        str(row.games),
        f"{by.part(row.share, 1)} ± {by.part(row.error, 1)}",
    ]
    if adjusted:
        known = row.adjusted is not None and row.adjusted_error is not None
        cells.append(f"{by.part(row.adjusted or 0, 1)} ± {by.part(row.adjusted_error or 0, 1)}" if known else "–")
    return cells


def milliseconds(times: dict[str, float], by: Speaker) -> list[str]:
    """Return the usual and the slow time for a move, as their reader writes numbers."""
    told = [f"{1000 * times[name]:.2f}" for name in ("p50", "p95")]
    return [one.replace(".", ",") for one in told] if by.language == "fr" else told


def _cross(summary: Summary, by: Speaker) -> str:
    """Return everybody against everybody: the mean result of the row's bot, darker the better."""
    order = [row.bot for row in summary.table]
    results = {(pair.bot, pair.other): pair.result for pair in summary.pairs}
    results |= {(other, bot): 1 - result for (bot, other), result in results.items()}
    heads = "".join(f'<th title="{escape(bot)}">{escape(drawing.short(bot))}</th>' for bot in order)
    cells = {pair: _cell(results.get(pair), by) for pair in product(order, order)}
    rows = (
        f'<tr><td class="name" title="{escape(bot)}">{escape(drawing.short(bot))}</td>'
        + "".join(cells[bot, other] for other in order)
        + "</tr>"
        for bot in order
    )
    head, body = f"<thead><tr><th></th>{heads}</tr></thead>", "".join(rows)
    return f'<div class="wide"><table class="cross">{head}<tbody>{body}</tbody></table></div>'


def _cell(result: float | None, by: Speaker) -> str:
    if result is None:
        return "<td>·</td>"
    weight = round(70 * abs(2 * result - 1))
    colour = "var(--c1)" if result >= 0.5 else "var(--c2)"
    shade = f"color-mix(in srgb, {colour} {weight // 2}%, transparent)"
    return f'<td style="background:{shade}">{by.part(result, 1)}</td>'


def _key(by: Speaker) -> str:
    named = ((step, by.say(f"arena-came-{step}")) for step in range(5))
    return '<div class="key">' + "".join(f'<span><i class="k{s}"></i>{escape(n)}</span>' for s, n in named) + "</div>"


def _rest(summary: Summary, by: Speaker) -> str:
    lines = [
        by.say("arena-by-seat", shares=" / ".join(by.part(share, 1) for share in summary.shares_by_seat)),
        by.say("arena-endings", endings=_counts(summary.endings, summary.game)),
    ]
    for bot, kinds in summary.faults.items():
        told = ", ".join(f"{by.say(f'arena-fault-{kind}')} {count}" for kind, count in kinds.items())
        lines.append(by.say("arena-faults", bot=bot, faults=told))
    return "".join(f"<p>{escape(line)}</p>" for line in lines)


def _counts(endings: dict[str, int], game: str) -> str:
    ordered: Sequence[tuple[str, int]] = sorted(endings.items(), key=lambda pair: -pair[1])
    return ", ".join(f"{reason.removeprefix(f'{game}-')} {count}" for reason, count in ordered)

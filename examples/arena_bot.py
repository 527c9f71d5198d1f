"""A bot for `cabinet arena`, in forty lines of plain Python: it reads a JSON object a line and answers with one.

    cabinet arena vinci --bots novice --bots "mine=exec: python examples/arena_bot.py" --deals 20

It draws by the lots it is given, so it plays the same game again, and stops as soon as it may.
"""

import json
import random
import sys
from typing import Any


def chosen(turn: dict[str, Any]) -> str:
    """Choose a move: bank a hit, else try the place that can be the fewest things."""
    rng = random.Random(turn["lots"])
    stops: list[str] = [move for move in turn["moves"] if move.startswith("!")]
    if stops:
        return rng.choice(stops)
    faces: dict[str, list[str]] = {}
    for move in turn["moves"]:
        place, _, _ = move.partition("=")
        faces.setdefault(place, []).append(move)
    fewest = min(map(len, faces.values()))
    return rng.choice([move for moves in faces.values() if len(moves) == fewest for move in moves])


def main() -> None:
    """Answer until nothing more is said."""
    for line in sys.stdin:
        said = json.loads(line)
        if said["t"] == "hello":
            answer = {}
        elif said["t"] == "turn":
            answer = {"move": chosen(said)}
        else:  # over
            break
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()

"""A bot in some seventy lines, with nothing but Python: `python examples/bot.py URL TOKEN GAME...`

It says what it plays, accepts every challenge, and makes random moves. Whatever is cut off is opened or sent again.
"""

import http.client
import json
import random
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

FOR_GOOD = ("over", "gone", "revoked", "elsewhere")


def some(offers: Any) -> Any:
    """Take any offer whose values are listed: what is only described (a city, a word) is for who knows the game."""
    offer = random.choice([each for each in offers if all(map(is_listed, each["fields"].values()))])
    return {"t": offer["action"]} | {name: value(domain) for name, domain in offer["fields"].items()}


def is_listed(domain: Any) -> bool:
    return isinstance(domain, list) or domain["t"] == "several"


def value(domain: Any) -> Any:
    if isinstance(domain, list):
        return random.choice(domain)
    many = random.randint(domain["least"], domain["most"])  # so many of these, in their order
    return [domain["of"][at] for at in sorted(random.sample(range(len(domain["of"])), many))]


class Bot:
    def __init__(self, url: str, token: str) -> None:
        self.url, self.headers = url, {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        self.playing = set[str]()

    def ask(self, path: str, body: Any = None) -> Any:
        """Ask, and wait at most twenty seconds for each line: a heartbeat comes every six."""
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.url + path, data, self.headers), timeout=20)

    def post(self, path: str, body: Any) -> Any:
        """Send, again and again until it is answered: an `id` makes sending twice the same as sending once."""
        return next(self.lines(path, body), None)

    def lines(self, path: str, body: Any = None) -> Iterator[Any]:
        """Yield the lines of an answer; where it is cut, ask again, unless the last line says that this is the end."""
        while True:
            try:
                with self.ask(path, body) as answer:
                    for raw in answer:
                        line = json.loads(raw)
                        yield line
                        if line.get("t") == "end" and line["why"] in FOR_GOOD:
                            return
            except urllib.error.HTTPError as refused:
                if refused.code < 500 and refused.code != 429:
                    print(path, refused.read().decode())
                    return
                time.sleep(float(refused.headers.get("Retry-After", 1)))
            except (OSError, http.client.HTTPException, ValueError):  # cut, perhaps in the middle of a line
                time.sleep(1)

    def play(self, table: str) -> None:
        """Follow one game, and move whenever something is offered."""
        for line in self.lines(f"/api/bot/games/{table}/stream"):
            news = line["news"] if line["t"] == "full" else line
            if news and news["t"] == "news" and news["offers"]:
                move = {"at": news["seq"], "id": f"after {news['seq']}", "action": some(news["offers"])}
                self.post(f"/api/bot/games/{table}/move", move)

    def run(self, games: list[str]) -> None:
        """Say what is played, and answer whatever comes."""
        self.post("/api/bot/offers", {"offers": [{"game": game} for game in games]})
        for line in self.lines("/api/bot/stream"):
            for challenge in [line["challenge"]] if line["t"] == "challenge" else line.get("challenges", []):
                self.post(f"/api/bot/challenges/{challenge['table']}/accept", {})
            for game in [line["game"]] if line["t"] == "gameStart" else line.get("games", []):
                if game["table"] not in self.playing:
                    self.playing.add(game["table"])
                    threading.Thread(target=self.play, args=[game["table"]]).start()


if __name__ == "__main__":
    Bot(sys.argv[1], sys.argv[2]).run(sys.argv[3:])

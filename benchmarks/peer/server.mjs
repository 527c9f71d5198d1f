// boardgame.io's own server, in memory, with Code de Vinci for two as its documentation would have one write it: moves as
// functions on G, a playerView that hides the other row. It is what the house is measured beside, and nothing else.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const COLOURS = ["black", "white"];
const order = (a, b) => a.face - b.face || (a.colour < b.colour ? -1 : 1);

function dealt(random) {
  const all = COLOURS.flatMap((colour) => Array.from({ length: 12 }, (_, face) => ({ colour, face, open: false })));
  const pile = random.Shuffle(all);
  const rows = [pile.splice(0, 4).sort(order), pile.splice(0, 4).sort(order)];
  return { rows, pile, drawn: null, phase: "draw", misses: [] };
}

function placed(G, seat, open) {
  if (G.drawn) G.rows[seat] = [...G.rows[seat], { ...G.drawn, open }].sort(order);
  G.drawn = null;
  G.phase = "draw";
}

const seatOf = (playerID) => Number(playerID);

const game = {
  name: "vinci",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => ({ games: 0, ...dealt(random) }),
  moves: {
    draw: ({ G }, colour) => {
      if (G.phase !== "draw") return INVALID_MOVE;
      const at = G.pile.findIndex((tile) => tile.colour === colour);
      if (G.pile.length && at < 0) return INVALID_MOVE;
      G.drawn = G.pile.length ? G.pile.splice(at, 1)[0] : null;
      G.phase = "guess";
    },
    guess: ({ G, playerID, events, random }, place, face) => {
      const seat = seatOf(playerID);
      const other = 1 - seat;
      const tile = G.rows[other][place];
      if (G.phase === "draw" || !tile || tile.open) return INVALID_MOVE;
      if (tile.face !== face) {
        G.misses.push({ seat, place, face });
        placed(G, seat, true);
        events.endTurn();
        return;
      }
      tile.open = true;
      G.phase = "again";
      if (G.rows[other].every((standing) => standing.open)) {
        Object.assign(G, { games: G.games + 1, ...dealt(random) });
        events.endTurn();
      }
    },
    stop: ({ G, playerID, events }) => {
      if (G.phase !== "again") return INVALID_MOVE;
      placed(G, seatOf(playerID), false);
      events.endTurn();
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    pile: G.pile.map(({ colour }) => ({ colour })),
    drawn: G.drawn && { colour: G.drawn.colour },
    rows: G.rows.map((row, seat) =>
      row.map((tile) => (tile.open || String(seat) === playerID ? tile : { colour: tile.colour, open: false })),
    ),
  }),
};

const server = Server({ games: [game], origins: [/.*/] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`);
});

/** The hall of puzzles without the network: the pack for the way, room by room, and what has to wait. */

import { useEffect, useState } from "preact/hooks";
import type { PackedPuzzle } from "@house/generated/types";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import { Missing } from "@house/parts/missing";
import { Masthead } from "@house/puzzles/masthead";
import { PACKED, packOf, solvedHere } from "@house/puzzles/pack";
import { kindWords } from "@house/puzzles/words";
import { isMissing } from "@house/renewal";
import { ROOMS } from "@house/rooms";

export function PocketHall() {
  return (
    <div class="riddles" role="status">
      <Masthead text={t("puzzle-pack-text")} />
      <section class="riddle-rooms" aria-label={t("house-games")}>
        {PACKED.map((game) => (
          <PackCard key={game} game={game} />
        ))}
      </section>
    </div>
  );
}

function PackCard({ game }: { readonly game: string }) {
  const [pack, setPack] = useState<readonly PackedPuzzle[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    packOf(game)
      .then(setPack)
      .catch((error: unknown) => {
        if (!isMissing(error)) throw error;
        setFailed(true);
      });
  }, [game]);
  const Emblem = ROOMS.get(game)!.Emblem;
  const solved = solvedHere(game);
  if (failed) return <Missing />;
  return (
    <article class="panel riddle-room" aria-labelledby={`riddles-${game}`}>
      <div class="riddle-emblem">
        <Emblem />
      </div>
      <div class="riddle-words">
        <h2 id={`riddles-${game}`}>{t(`${game}-name`)}</h2>
        {pack && <p>{t("puzzle-count", { count: pack.length, solved: solvedAmong(pack, solved) })}</p>}
      </div>
      <a class="button button-main" href={`/puzzles/${game}`}>
        <span class="unseen">{t(`${game}-name`)} : </span>
        {t("puzzle-one")}
      </a>
      <ol class="pack-list" aria-label={t(`${game}-name`)}>
        {(pack ?? []).map(({ card }, at) => (
          <li key={card.id}>
            <a
              class={classes("pack-one", solved.includes(card.id) && "pack-solved")}
              href={`/puzzles/${game}/${card.id}`}
              aria-label={t(solved.includes(card.id) ? "puzzle-pack-solved" : "puzzle-pack-open", {
                number: at + 1,
                kind: kindWords(game, card.kind),
              })}
            >
              {at + 1}
            </a>
          </li>
        ))}
      </ol>
    </article>
  );
}

function solvedAmong(pack: readonly PackedPuzzle[], solved: readonly string[]): number {
  return pack.filter(({ card }) => solved.includes(card.id)).length;
}

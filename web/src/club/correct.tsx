/** Another result for a board, put down by who directs: who won, or that it was shared, and why. */

import { useState } from "preact/hooks";
import type { Acting } from "@house/club/acting";
import { listed, nameOf } from "@house/club/words";
import type { TableScore, TournamentInfo } from "@house/generated/types";
import { t } from "@house/language";
import { useBusy } from "@house/parts/busy";
import { notify } from "@house/speech";

const WHOLE = 1000;

/** What can be put down for a table, by the side of each seat: each side's win, a win shared by all, nobody's. */
export function outcomesFor(sides: readonly number[]): readonly (readonly number[])[] {
  const each = [...new Set(sides)];
  const won = each.map((winner) => sides.map((side) => (side === winner ? WHOLE : 0)));
  return [...won, sides.map(() => Math.floor(WHOLE / each.length)), sides.map(() => 0)];
}

interface Props {
  readonly info: TournamentInfo;
  readonly round: number;
  readonly score: TableScore;
  readonly act: Acting;
  onDone(): void;
}

export function Correction({ info, round, score, act, onDone }: Props) {
  const offered = outcomesFor(info.sides);
  const stands = offered.findIndex((shares) => shares.join() === score.shares.join());
  const [chosen, setChosen] = useState(stands);
  const [why, setWhy] = useState("");
  const [busy, wait] = useBusy();
  const words = (at: number): string => {
    const winners = score.players.filter((_, seat) => offered[at]?.[seat] === WHOLE);
    const names = listed(winners.map((player) => nameOf(info, player)));
    if (winners.length > 0) return t("club-correct-won", { name: names, count: winners.length });
    return t(at === offered.length - 1 ? "club-correct-nobody" : "club-correct-shared");
  };
  const put = async (): Promise<void> => {
    const shares = offered[chosen];
    if (!shares) return;
    if (!(await act({ t: "correct", round, table: score.table, shares, why: why.trim() }))) return;
    notify(t("club-corrected-now"));
    onDone();
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        wait(put());
      }}
    >
      <fieldset class="options">
        <legend>{t("club-correct-result")}</legend>
        {offered.map((_, at) => (
          <label key={at} class="check">
            <input type="radio" name="result" checked={chosen === at} onChange={() => setChosen(at)} />
            <span>{words(at)}</span>
          </label>
        ))}
      </fieldset>
      <label class="field">
        <span>{t("club-correct-why")}</span>
        <input
          value={why}
          maxLength={80}
          autocomplete="off"
          onInput={(event) => setWhy(event.currentTarget.value)}
        />
      </label>
      <p class="muted">{t("club-correct-text")}</p>
      <button type="submit" class="button button-main" disabled={busy || chosen < 0 || chosen === stands}>
        {t("club-correct-put")}
      </button>
    </form>
  );
}

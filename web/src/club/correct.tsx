/** Another result for a board, put down by who directs: who won, or that it was shared, and why. */

import { useState } from "preact/hooks";
import type { Acting } from "@house/club/acting";
import { nameOf } from "@house/club/words";
import type { TableScore, TournamentInfo } from "@house/generated/types";
import { t } from "@house/language";
import { useBusy } from "@house/parts/busy";
import { notify } from "@house/speech";

const WHOLE = 1000;

/** What can be put down for a table of so many seats: each seat's win, a win shared by all, nobody's. */
export function outcomesFor(seats: number): readonly (readonly number[])[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const won = all.map((winner) => all.map((seat) => (seat === winner ? WHOLE : 0)));
  return [...won, all.map(() => Math.floor(WHOLE / seats)), all.map(() => 0)];
}

interface Props {
  readonly info: TournamentInfo;
  readonly round: number;
  readonly score: TableScore;
  readonly act: Acting;
  onDone(): void;
}

export function Correction({ info, round, score, act, onDone }: Props) {
  const seats = score.players.length;
  const offered = outcomesFor(seats);
  const stands = offered.findIndex((shares) => shares.join() === score.shares.join());
  const [chosen, setChosen] = useState(stands);
  const [why, setWhy] = useState("");
  const [busy, wait] = useBusy();
  const words = (at: number): string => {
    if (at < seats) return t("club-correct-won", { name: nameOf(info, score.players[at]!) });
    return t(at === seats ? "club-correct-shared" : "club-correct-nobody");
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

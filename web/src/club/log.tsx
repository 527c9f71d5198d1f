/** The tournament's log, as who directs reads it: the newest first, and what can be taken back. */

import type { Acting } from "@house/club/acting";
import { momentWords, sayLine } from "@house/club/words";
import type { DirectorEntry, TournamentInfo } from "@house/generated/types";
import { t } from "@house/language";
import { useBusy } from "@house/parts/busy";
import { classes } from "@house/parts/classes";

interface Props {
  readonly info: TournamentInfo;
  readonly act: Acting;
  readonly now: number;
}

export function DirectorLog({ info, act, now }: Props) {
  return (
    <section aria-labelledby="club-log">
      <h3 id="club-log">{t("club-log")}</h3>
      <ol class="log">
        {info.log.toReversed().map((entry) => (
          <Entry key={entry.seq} info={info} entry={entry} act={act} now={now} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ info, entry, act, now }: Props & { readonly entry: DirectorEntry }) {
  const [busy, wait] = useBusy();
  const words = entry.lines.map((line) => sayLine(line, info)).join(" ");
  return (
    <li class={classes("log-entry", entry.undone && "log-undone")}>
      <span class="log-number">{entry.seq}</span>
      <time dateTime={new Date(entry.at).toISOString()}>{momentWords(entry.at, now)}</time>
      <span>
        {entry.undone ? <s>{words}</s> : words}
        {entry.undone && " "}
        {entry.undone && <span class="tag">{t("club-undone")}</span>}
      </span>
      {entry.undoable && (
        <button
          type="button"
          class="button button-quiet"
          disabled={busy}
          onClick={() => wait(act({ t: "undo", entry: entry.seq }))}
        >
          {t("club-undo")}
          <span class="unseen">, {words}</span>
        </button>
      )}
    </li>
  );
}

/** What was certain and passed by: the kind of proof that is missed most, and puzzles like it. */

import type { LedgerMissed, PuzzleRoom } from "@house/generated/types";
import { t } from "@house/language";
import { mostMissed } from "@house/ledger/figures";

interface Props {
  readonly game: string;
  readonly missed: readonly LedgerMissed[];
  /** The room's puzzles, once they are known. */
  readonly puzzles: PuzzleRoom | undefined;
}

export function Missed({ game, missed, puzzles }: Props) {
  const most = mostMissed(missed);
  const theme = most?.theme && puzzles?.themes[most.theme] ? most.theme : null;
  return (
    <div class="book-part">
      <h3>{t("people-ledger-missed")}</h3>
      <p>
        {most
          ? t("people-ledger-missed-most", {
              kind: t(`people-overlooked-${most.kind}`),
              times: most.times,
            })
          : t("people-ledger-missed-nothing")}
        {most?.theme && ` ${t(`people-ledger-missed-${most.theme}`)}`}
      </p>
      {most && puzzles && (
        <a class="button" href={theme ? `/puzzles/${game}?theme=${theme}` : `/puzzles/${game}`}>
          {t("people-ledger-puzzles")}
        </a>
      )}
    </div>
  );
}

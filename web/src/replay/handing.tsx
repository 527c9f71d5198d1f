/** What one may hand on of a replay: the link to a move, the result, and the proof of its deal. */

import { useCheck } from "@house/deal/checking";
import type { Outcome, TableInfo } from "@house/generated/types";
import { t } from "@house/language";
import { copy } from "@house/parts/copy";
import { Link, Proof, Share } from "@house/parts/icons";
import type { Pages } from "@house/replay/pages";
import { tokenOf } from "@house/seats";
import { useShare } from "@house/share/sharing";
import { leftForGood, ranked } from "@house/table/outcome";

interface HandingProps {
  readonly info: TableInfo;
  readonly pages: Pages;
  readonly names: readonly string[];
  readonly at: number;
  readonly last: number;
}

/** What one may hand on or check: the link to this move; at the end its result; once it is over, its deal. */
export function Handing({ info, pages, names, at, last }: HandingProps) {
  const outcome = pages.outcome(at);
  const [check, proof] = useCheck({ ...info, token: tokenOf(info.table), names });
  return (
    <div class="handing buttons">
      <button type="button" class="button" onClick={() => void copy(location.href)}>
        <Link /> {t("house-replay-link")}
      </button>
      {info.status === "over" && (
        <button type="button" class="button" onClick={check}>
          <Proof /> {t("house-verify")}
        </button>
      )}
      {outcome && at === last && <HandResult info={info} pages={pages} names={names} outcome={outcome} />}
      {proof}
    </div>
  );
}

interface HandResultProps {
  readonly info: TableInfo;
  readonly pages: Pages;
  readonly names: readonly string[];
  readonly outcome: Outcome;
}

function HandResult({ info, pages, names, outcome }: HandResultProps) {
  const results = ranked(outcome, info.game, leftForGood(pages.movesAround(info.seq)));
  const [share, sharing] = useShare({ info, outcome, names, results });
  return (
    <>
      <button type="button" class="button" onClick={share}>
        <Share /> {t("house-share")}
      </button>
      {sharing}
    </>
  );
}

/** Rounds that are closed: every result, the game to read again, the seal and what opens it; the last one unfolded. */

import { useState } from "preact/hooks";
import type { Acting } from "@house/club/acting";
import { Correction } from "@house/club/correct";
import { listed, nameOf, percent, thousandths } from "@house/club/words";
import type { ClosedRound, TableScore, TournamentInfo } from "@house/generated/types";
import { t } from "@house/language";
import { Copy } from "@house/parts/copy";
import { Dialog } from "@house/parts/dialog";

interface Props {
  readonly info: TournamentInfo;
  readonly act: Acting;
}

export function ClosedRounds({ info, act }: Props) {
  const last = info.closed.at(-1)?.round;
  return (
    <section class="card" aria-labelledby="club-closed">
      <h2 id="club-closed">{t("club-closed")}</h2>
      {info.closed.toReversed().map((round) => (
        <details key={round.round} class="folded" open={round.round === last && !info.open_round}>
          <summary>{t("club-closed-round", { round: round.round })}</summary>
          <Round info={info} round={round} act={act} />
        </details>
      ))}
    </section>
  );
}

function Round({ info, round, act }: Props & { readonly round: ClosedRound }) {
  return (
    <>
      {info.scoring === "matchpoints" && <p class="muted">{t("club-results-legend")}</p>}
      <ul class="results">
        {round.scores.map((score) => (
          <Result key={score.table} info={info} round={round.round} score={score} act={act} />
        ))}
      </ul>
      {round.byes.length > 0 && (
        <p>
          {t("club-byes", {
            count: round.byes.length,
            names: listed(round.byes.map((one) => nameOf(info, one))),
          })}
        </p>
      )}
      <Opened round={round} />
      <a class="button" href={`/club/t/${info.code}/deals/${round.round}`}>
        {t("club-print-deals", { round: round.round })}
      </a>
    </>
  );
}

interface ResultProps extends Props {
  readonly round: number;
  readonly score: TableScore;
}

function Result({ info, round, score, act }: ResultProps) {
  const [correcting, setCorrecting] = useState(false);
  const board = info.boards > 1 ? ` · ${t("club-board", { board: score.board })}` : "";
  const title = `${t("club-table-number", { table: score.number })}${board}`;
  const shown = info.featured === score.table;
  return (
    <li class="result">
      <p class="result-head">
        <strong>{title}</strong>
        {score.unfinished && <span class="tag">{t("club-unfinished")}</span>}
        {score.corrected && <span class="tag">{t("club-corrected")}</span>}
      </p>
      <ul class="result-seats">
        {score.players.map((player, seat) => (
          <li key={seat}>
            <span>
              {nameOf(info, player)}
              {score.stood_in.includes(seat) && <span class="muted"> · {t("club-stood-in")}</span>}
            </span>
            <strong>{thousandths(score.shares[seat] ?? 0)}</strong>
            {info.scoring === "matchpoints" && (
              <span class="muted result-percent">{percent(score.matchpoints[seat] ?? 0)}</span>
            )}
          </li>
        ))}
      </ul>
      {score.corrected.trim() && <p class="muted">{t("club-corrected-why", { why: score.corrected })}</p>}
      <p class="buttons">
        <a class="button button-small" href={`/r/${score.table}`}>
          {t("club-replay")}
          <span class="unseen">, {title}</span>
        </a>
        {info.directs && (
          <>
            <button
              type="button"
              class="button button-small"
              aria-pressed={shown}
              onClick={() => void act({ t: "feature", table: shown ? "" : score.table })}
            >
              {t("club-feature")}
              <span class="unseen">, {title}</span>
            </button>
            <button type="button" class="button button-small" onClick={() => setCorrecting(true)}>
              {t("club-correct")}
              <span class="unseen">, {title}</span>
            </button>
          </>
        )}
      </p>
      {correcting && (
        <Dialog title={`${t("club-correct")} · ${title}`} onClose={() => setCorrecting(false)}>
          <Correction info={info} round={round} score={score} act={act} onDone={() => setCorrecting(false)} />
        </Dialog>
      )}
    </li>
  );
}

/** What the deals were sealed with, and what opens them. */
function Opened({ round }: { readonly round: ClosedRound }) {
  return (
    <details class="folded">
      <summary>{t("club-opened")}</summary>
      <p>{t("club-opened-text")}</p>
      <Copy label={t("club-opened-seal")} text={round.seal} secret />
      <Copy label={t("club-opened-secret")} text={round.secret} secret />
    </details>
  );
}

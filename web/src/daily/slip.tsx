/** The slip of a day's puzzle: a question before the one answer that counts, then right or not; why is told later. */

import { useState } from "preact/hooks";
import type { Put } from "@house/daily/bring";
import { dayWords, momentWords } from "@house/daily/dates";
import { unsent } from "@house/daily/kept";
import { t } from "@house/language";
import { Dialog } from "@house/parts/dialog";
import type { Presence } from "@house/presence";
import { SlipFrame } from "@house/puzzles/frame";
import { Picking } from "@house/puzzles/picking";
import type { Answer, Solving } from "@house/puzzles/solving";
import { Striking } from "@house/puzzles/striking";
import { Solution, Wrong } from "@house/puzzles/verdict";
import type { Riddles } from "@house/room";

interface Props {
  readonly put: Put;
  readonly solving: Solving;
  readonly presence: Presence;
  readonly riddles: Riddles;
  onAnswer(answer: Answer): void;
}

export function DailySlip(props: Props) {
  const { put, solving, presence, riddles, onAnswer } = props;
  const { card, heard, busy } = solving;
  const [meant, setMeant] = useState<Answer | null>(null);
  const waits = unsent.value?.date === put.date && !heard.value;
  const answering = { card, presence, busy: busy.value, onAnswer: put.ended ? onAnswer : setMeant };
  return (
    <SlipFrame card={card} head={dayWords(put.date)} home={`/daily/${put.date}`} heard={heard.value}>
      <div class="puzzle-heard" role="status" tabIndex={-1}>
        {waits && <p class="puzzle-wrong">{t("daily-unsent")}</p>}
        {heard.value && <Heard {...props} />}
      </div>
      {!heard.value && !waits && (
        <>
          {card.kind === "contradiction" ? (
            <Striking {...answering} />
          ) : (
            <Picking {...answering} riddles={riddles} />
          )}
          <footer class="puzzle-foot">
            <p class="puzzle-counts muted">
              {put.ended ? t("daily-uncounted") : t("daily-one-try", { moment: momentWords(put.ends) })}
            </p>
          </footer>
        </>
      )}
      {meant && (
        <OneTry
          onClose={() => setMeant(null)}
          onYes={() => {
            setMeant(null);
            onAnswer(meant);
          }}
        />
      )}
    </SlipFrame>
  );
}

function OneTry({ onClose, onYes }: { onClose(): void; onYes(): void }) {
  return (
    <Dialog title={t("daily-one-try-title")} onClose={onClose}>
      <p>{t("daily-one-try-text")}</p>
      <p class="buttons">
        <button type="button" class="button" onClick={onClose}>
          {t("daily-one-try-no")}
        </button>
        <button type="button" class="button button-main" onClick={onYes}>
          {t("daily-one-try-yes")}
        </button>
      </p>
    </Dialog>
  );
}

function Heard({ put, solving, presence, riddles }: Props) {
  const { verdict, solution } = solving.heard.value!;
  const readers = { names: presence.names.value, me: presence.seat.value };
  return (
    <>
      <h2 class={verdict.right ? "puzzle-right" : "puzzle-given-up"}>
        {t(verdict.right ? "puzzle-right" : "daily-not-this-time")}
      </h2>
      {!verdict.right && <Wrong verdict={verdict} readers={readers} />}
      {solution ? (
        <Solution card={solving.card} solution={solution} presence={presence} riddles={riddles} />
      ) : (
        <p>{t("daily-reason-later", { moment: momentWords(put.ends) })}</p>
      )}
      <div class="puzzle-on">
        <a class="button button-main" href={`/daily/${put.date}`}>
          {t("daily-back")}
        </a>
      </div>
    </>
  );
}

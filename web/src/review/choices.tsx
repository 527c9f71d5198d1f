/** Every own choice: what was played, what would have been best, and a kind word. How it went is luck. */

import { useState } from "preact/hooks";
import type { ReviewedAct, ReviewedStep } from "@house/generated/types";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import { Again } from "@house/parts/icons";
import type { FoundProps as Props } from "@house/review/pane";
import { retryLink } from "@house/review/retry-link";
import { hundredths } from "@house/review/shares";
import { costly, isChoice, isTelling, verdictOf } from "@house/review/verdict";
import { showPane } from "@house/table/panes";
import { DARK } from "@house/why/lit";
import { Proof } from "@house/why/proof";
import "@house/why/proof.css";

const SURE = 1 - 1e-9;

export function Choices(props: Props) {
  const { steps, turns } = props.found;
  const [all, setAll] = useState(false);
  const own = steps.filter(isChoice);
  const telling = own.filter((step) => isTelling(step, turns));
  const dear = costly(steps);
  return (
    <>
      <h3>{t("house-review-choices")}</h3>
      <p class="muted">{t("house-review-choices-text")}</p>
      {!all && telling.length === 0 && <p>{t("house-review-nothing-to-say")}</p>}
      {dear.length > 0 && (
        <p class="buttons">
          <a class="button button-main" href={`${retryLink(props.table, props.eyes, dear[0]!.seq)}&walk`}>
            <Again /> {t("house-retry-costly", { count: dear.length })}
          </a>
        </p>
      )}
      <ol class="ledger-choices">
        {(all ? own : telling).map((step) => (
          <Choice key={step.seq} step={step} {...props} />
        ))}
      </ol>
      {own.length > telling.length && (
        <button type="button" class="button" aria-pressed={all} onClick={() => setAll(!all)}>
          {t("house-review-all", { count: own.length })}
        </button>
      )}
    </>
  );
}

function Choice({ step, at, onPick, ...props }: Props & { readonly step: ReviewedStep }) {
  const acts = step.compared ?? [];
  const [best, played] = [acts[0]!, acts.find((act) => act.move === step.done)];
  const { quality, fate } = verdictOf(step);
  const same = best.move === step.done;
  return (
    <li class={classes("ledger-choice", `ledger-${quality}`, step.seq === at && "ledger-choice-now")}>
      <button type="button" class="ledger-head" onClick={() => onPick(step.seq)}>
        {t("house-review-at", { entry: step.seq })}
      </button>
      <dl>
        <dt>{t("house-review-played")}</dt>
        <dd>{played && <Act {...props} act={played} seq={step.seq} />}</dd>
        {!same && quality !== "best" && (
          <>
            <dt>{t("house-review-best")}</dt>
            <dd>
              <Act {...props} act={best} seq={step.seq} />
            </dd>
          </>
        )}
      </dl>
      <p class="ledger-word">{t(`house-review-${quality}-${fate}`)}</p>
      {quality !== "best" && tellsMore(best, played) && <p class="muted">{t("house-review-tells-more")}</p>}
      <p class="ledger-ways">
        <a class="button button-quiet" href={retryLink(props.table, props.eyes, step.seq)}>
          <Again /> {t("house-retry-from-here")}
        </a>
      </p>
      {step.reason && <Why {...props} reason={step.reason} onOpen={() => onPick(step.seq - 1)} />}
    </li>
  );
}

/** Are both questions, and does the best one tell more? */
function tellsMore(best: ReviewedAct, played: ReviewedAct | undefined): boolean {
  return best.bits != null && played?.bits != null && best.bits > played.bits;
}

type ActProps = Pick<Props, "names" | "shown" | "riddles"> & {
  readonly act: ReviewedAct;
  readonly seq: number;
};

/** An act in its room's words, how likely it was to be right, and what it could be expected to be worth. */
function Act({ act, seq, names, shown, riddles }: ActProps) {
  const said = riddles.move?.({ names, view: shown.view(seq - 1) }, act.action) || act.move;
  const { odds, expected } = act;
  return (
    <>
      <span>
        {said}
        {odds != null && (
          <small class="muted">
            {odds > SURE ? t("house-review-sure") : t("house-review-odds", { odds: hundredths(odds) })}
          </small>
        )}
      </span>
      <b>
        <span aria-hidden="true">{hundredths(expected)}</span>
        <span class="unseen">{t("house-review-expects", { share: hundredths(expected) })}</span>
      </b>
    </>
  );
}

type WhyProps = Pick<Props, "names" | "eyes" | "lit"> & {
  readonly reason: NonNullable<ReviewedStep["reason"]>;
  onOpen(): void;
};

/** Why what the best names was certain: as the house says it elsewhere, with the clues lit. */
function Why({ reason, names, eyes, lit, onOpen }: WhyProps) {
  const [open, setOpen] = useState(false);
  return (
    <div class="ledger-why">
      <button
        type="button"
        class="button button-quiet"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
          lit.value = open ? DARK : { clues: reason.clues, now: null };
          if (!open) onOpen();
        }}
      >
        {t("house-review-why")}
      </button>
      {open && (
        <Proof
          clues={reason.clues}
          steps={reason.steps}
          shown={reason.line}
          names={names}
          me={eyes}
          now={lit.value.now}
          onLook={(now, closely) => {
            lit.value = { clues: reason.clues, now };
            if (closely) showPane("table");
          }}
        />
      )}
    </div>
  );
}

/** Hints, where before what: a ladder of five rungs, one tap a rung. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Given, Hint, Problem } from "@house/generated/types";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { Presence } from "@house/presence";
import { words } from "@house/speech";
import { Told } from "@house/table/told";
import { useLooking } from "@house/why/looking";
import { Proof } from "@house/why/proof";
import { nextRung, RUNGS, rungsOf, saidAt } from "@house/why/rungs";
import { Suggested } from "@house/why/suggested";

const NONE: readonly Given[] = [];

export function Hints({ presence }: { readonly presence: Presence }) {
  const [heard, setHeard] = useState<Hint | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const seq = presence.news.value?.seq ?? -1;
  const next = nextRung(heard, seq);
  const ladder = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (heard) ladder.current?.querySelector<HTMLElement>(`[data-rung="${next ?? heard.rung}"]`)?.focus();
  }, [heard]); // what was pressed is gone: on to the next rung, or to what was said last
  const climb = (rung: number): void => {
    setBusy(true);
    void presence.why.hint(rung).then((answer) => {
      setBusy(false);
      setProblem(answer.t === "error" ? answer : null);
      if (answer.t === "hint") setHeard(answer);
    });
  };
  const caution = presence.why.caution.value;
  return (
    <>
      {!heard && caution && <p class="why-caution">{caution}</p>}
      <ol class="why-rungs" aria-live="polite" ref={ladder}>
        {rungsOf(heard).map((rung) => (
          <li key={rung} class={classes("why-rung", saidAt(heard, rung) && "why-rung-said")}>
            {saidAt(heard, rung) && heard ? (
              <div data-rung={rung} tabIndex={-1}>
                <Rung presence={presence} hint={heard} rung={rung} />
              </div>
            ) : (
              <button
                type="button"
                class="why-climb"
                disabled={busy || rung !== next}
                data-rung={rung}
                onClick={() => climb(rung)}
              >
                {t(`house-hint-ask-${rung}`)}
              </button>
            )}
          </li>
        ))}
      </ol>
      {problem && <p role="alert">{words(problem)}</p>}
      {heard && <After presence={presence} hint={heard} next={next} busy={busy} onAgain={() => climb(1)} />}
    </>
  );
}

interface RungProps {
  readonly presence: Presence;
  readonly hint: Hint;
  readonly rung: number;
}

/** What one rung says. */
function Rung({ presence, hint, rung }: RungProps): ComponentChildren {
  const readers = { names: presence.names.value, me: presence.seat.value };
  switch (rung) {
    case 1:
      return <p>{t(hint.certain ? "house-hint-certain" : "house-hint-nothing")}</p>;
    case 2:
      return <p>{hint.about && <Told line={hint.about} {...readers} />}</p>;
    case 3:
      return (
        <>
          <p>{t("house-hint-clues", { count: hint.clues?.length ?? 0 })}</p>
          {hint.rung === 3 && <Clues presence={presence} hint={hint} />}
        </>
      );
    case 4:
      return <Clues presence={presence} hint={hint} />;
    default:
      return <p class="why-claim">{hint.fact && <Told line={hint.fact} {...readers} />}</p>;
  }
}

/** The clues, all lit: on the third rung they only point, from the fourth on they speak. */
function Clues({ presence, hint }: Omit<RungProps, "rung">) {
  const clues = hint.clues ?? NONE;
  const looking = useLooking(presence, clues);
  return (
    <Proof
      clues={clues}
      steps={hint.steps}
      shown={hint.fact ?? undefined}
      wordless={hint.rung < 4}
      names={presence.names.value}
      me={presence.seat.value}
      {...looking}
    />
  );
}

interface AfterProps {
  readonly presence: Presence;
  readonly hint: Hint;
  readonly next: number | null;
  readonly busy: boolean;
  onAgain(): void;
}

/**
 * What else there is to say: what to ask where nothing is certain, that this table goes no further, how to have another
 * hint; and the count.
 */
function After({ presence, hint, next, busy, onAgain }: AfterProps) {
  const moved = hint.seq !== presence.news.value?.seq;
  const told = hint.certain && hint.rung === RUNGS.length;
  return (
    <>
      {!hint.certain && hint.advice && !moved && <Suggested presence={presence} advice={hint.advice} />}
      {hint.certain && !moved && next === null && hint.most < RUNGS.length && (
        <p>{t("house-hint-no-further")}</p>
      )}
      {(moved || told) && (
        <p class="buttons">
          <button type="button" class="button" disabled={busy} onClick={onAgain}>
            {t(moved ? "house-hint-again" : "house-hint-another")}
          </button>
        </p>
      )}
      {!!hint.taken && <p class="muted">{t("house-hint-taken", { count: hint.taken })}</p>}
    </>
  );
}

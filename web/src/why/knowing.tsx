/** How could one know? A game that is over from a seat's eyes: what was left, what became certain, who used it. */

import type { Signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { Known } from "@house/generated/types";
import { t } from "@house/language";
import { Loading } from "@house/parts/loading";
import { askKnowing, useAnswer } from "@house/replay/asking";
import { EyesPicker } from "@house/replay/eyes";
import { words } from "@house/speech";
import { showPane } from "@house/table/panes";
import { Told } from "@house/table/told";
import { Chart } from "@house/why/chart";
import { leftAt } from "@house/why/curve";
import { DARK, type Lit } from "@house/why/lit";
import { Proof, type Readers } from "@house/why/proof";
import "@house/why/proof.css";
import "@house/why/knowing.css";

interface Props {
  readonly table: string;
  readonly names: readonly string[];
  /** Whose eyes the replay has, where it is a seat's. */
  readonly eyes: number | null;
  /** Do all see the same, so that there is nothing to know and only something to have said? */
  readonly shared: boolean;
  /** Was it asked for already, by the way that led here? */
  readonly asked: boolean;
  /** The step of the replay. */
  readonly at: number;
  readonly lit: Signal<Lit>;
  onEyes(seat: number): void;
  onPick(seq: number): void;
}

export function KnowingPane({ asked, ...props }: Props) {
  const [shown, setShown] = useState(asked);
  const { names, eyes, onEyes } = props;
  useEffect(() => {
    if (asked) showPane("knowing");
  }, []);
  if (props.shared) return <Missed {...props} />;
  return (
    <section class="knowing" aria-label={t("house-knowing")}>
      <h2>{t("house-knowing")}</h2>
      <p class="muted">{t("house-knowing-text")}</p>
      <EyesPicker
        names={names}
        eyes={shown ? eyes : null}
        onEyes={(seat) => {
          setShown(true);
          onEyes(seat);
        }}
      />
      {shown && eyes !== null && <Found key={eyes} {...props} eyes={eyes} />}
    </section>
  );
}

type FoundProps = Omit<Props, "asked" | "onEyes" | "eyes" | "shared"> & { readonly eyes: number };

/** What else could have been done in a game in which all see the same. */
function Missed({ table, names, onPick }: Omit<Props, "asked">) {
  const found = useAnswer(() => askKnowing(table, 0));
  return (
    <section class="knowing" aria-label={t("house-knowing-missed")}>
      <h2>{t("house-knowing-missed")}</h2>
      {found === null ? (
        <Loading />
      ) : "t" in found ? (
        <p role="alert">{words(found)}</p>
      ) : (
        <ul class="knowing-facts">
          {found.knowing.missed.map(({ seq, line }) => (
            <li key={JSON.stringify(line)} class="knowing-fact">
              <button type="button" class="knowing-head" onClick={() => onPick(seq)}>
                <span class="muted">{t("house-knowing-since", { entry: seq })}</span>
                <span>
                  <Told line={line} names={names} me={null} />
                </span>
              </button>
            </li>
          ))}
          {found.knowing.missed.length === 0 && <li>{t("house-knowing-nothing-missed")}</li>}
        </ul>
      )}
    </section>
  );
}

function Found({ table, names, eyes, at, lit, onPick }: FoundProps) {
  const found = useAnswer(() => askKnowing(table, eyes));
  const [open, setOpen] = useState<string | null>(null);
  useEffect(
    () => () => {
      lit.value = DARK;
    },
    [],
  );
  if (found === null) return <Loading />;
  if ("t" in found) return <p role="alert">{words(found)}</p>;
  const { knowing, hints } = found;
  const { winning } = knowing;
  const name = names[eyes] ?? "?";
  const show = (fact: Known): void => {
    const opens = open !== fact.name;
    setOpen(opens ? fact.name : null);
    lit.value = opens ? { clues: fact.reason.clues, now: null } : DARK;
    if (opens) onPick(fact.seq);
  };
  return (
    <>
      <Chart knowing={knowing} name={name} at={at} onPick={onPick} />
      <p role="status">
        {t("house-knowing-sum", {
          name,
          count: knowing.known.length,
          left: leftAt(knowing.worlds, Infinity) ?? 0,
        })}{" "}
        {t("house-knowing-hints", { count: hints[eyes] ?? 0 })}
      </p>
      {winning && (
        <p class="knowing-winning">
          {t("house-knowing-winning", {
            name,
            entry: winning.seq,
            worlds: winning.worlds,
            certain: winning.certain,
            said: winning.said,
          })}
        </p>
      )}
      <ol class="knowing-facts">
        {knowing.known.map((fact) => (
          <Fact
            key={fact.name}
            fact={fact}
            names={names}
            me={eyes}
            open={open === fact.name}
            lit={lit}
            onOpen={() => show(fact)}
            onPick={onPick}
          />
        ))}
      </ol>
    </>
  );
}

interface FactProps extends Readers {
  readonly fact: Known;
  readonly open: boolean;
  readonly lit: Signal<Lit>;
  onOpen(): void;
  onPick(seq: number): void;
}

/** A thing that could be known: since when, why, and whether its owner acted on it. */
function Fact({ fact: { seq, reason, used }, open, lit, names, me, onOpen, onPick }: FactProps) {
  return (
    <li class={open ? "knowing-fact knowing-fact-open" : "knowing-fact"}>
      <button type="button" class="knowing-head" aria-expanded={open} onClick={onOpen}>
        <span class="muted">{t("house-knowing-since", { entry: seq })}</span>
        <span>
          <Told line={reason.line} names={names} me={me} />
        </span>
      </button>
      {open && (
        <div class="knowing-why">
          <Proof
            clues={reason.clues}
            steps={reason.steps}
            shown={reason.line}
            names={names}
            me={me}
            now={lit.value.now}
            onLook={(now, closely) => {
              lit.value = { clues: reason.clues, now };
              if (closely) showPane("table");
            }}
          />
        </div>
      )}
      <p class="knowing-used">
        {used === null ? (
          t("house-knowing-unused")
        ) : (
          <button type="button" class="button button-quiet" onClick={() => onPick(used)}>
            {t("house-knowing-used", { entry: used })}
          </button>
        )}
      </p>
    </li>
  );
}

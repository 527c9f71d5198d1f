/** The ledger of a game that is over: its line of worth, where it turned, skill and luck, and every own choice. */

import type { Signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { Line, Reviewed } from "@house/generated/types";
import { t } from "@house/language";
import { Loading } from "@house/parts/loading";
import { askReview, useAnswer } from "@house/replay/asking";
import { EyesPicker } from "@house/replay/eyes";
import { dashesOf, WorthChart } from "@house/review/chart";
import { Choices } from "@house/review/choices";
import { change } from "@house/review/shares";
import { Sum } from "@house/review/sum";
import type { Riddles, Room } from "@house/room";
import { words } from "@house/speech";
import { showPane } from "@house/table/panes";
import { Told } from "@house/table/told";
import type { Lit } from "@house/why/lit";
import "@house/review/ledger.css";

/** What the replay shows of a step. */
export interface Shown {
  view(seq: number): unknown;
  told(seq: number): readonly Line[];
}

interface Props {
  readonly table: string;
  readonly names: readonly string[];
  /** Whose eyes the replay has, where it is a seat's. */
  readonly eyes: number | null;
  /** Was it asked for already, by the way that led here? */
  readonly asked: boolean;
  /** The step of the replay. */
  readonly at: number;
  readonly shown: Shown;
  /** How the room speaks of moves. */
  readonly riddles: Room["riddles"];
  readonly lit: Signal<Lit>;
  onEyes(seat: number): void;
  onPick(seq: number): void;
}

export function LedgerPane({ asked, ...props }: Props) {
  const [open, setOpen] = useState(asked);
  const { names, eyes, onEyes } = props;
  useEffect(() => {
    if (asked) showPane("review");
  }, []);
  return (
    <section class="game-ledger" aria-label={t("house-review")}>
      <h2>{t("house-review")}</h2>
      <p class="muted">{t("house-review-text")}</p>
      <EyesPicker
        names={names}
        eyes={open ? eyes : null}
        onEyes={(seat) => {
          setOpen(true);
          onEyes(seat);
        }}
      />
      {open && eyes !== null && <Weighed key={eyes} {...props} eyes={eyes} />}
    </section>
  );
}

type WeighedProps = Omit<Props, "asked" | "onEyes" | "eyes"> & { readonly eyes: number };

/** What is drawn once the house has answered. */
export type FoundProps = Omit<WeighedProps, "riddles"> & {
  readonly found: Reviewed;
  readonly riddles: Riddles;
};

function Weighed({ riddles: speak, ...props }: WeighedProps) {
  const found = useAnswer(() => askReview(props.table, props.eyes));
  const [riddles, setRiddles] = useState<Riddles | null>(speak ? null : {});
  useEffect(() => {
    void speak?.().then(setRiddles);
  }, []);
  if (found === null || riddles === null)
    return (
      <>
        <p role="status">{t("house-review-thinking")}</p>
        <Loading />
      </>
    );
  if ("t" in found) return <p role="alert">{words(found)}</p>;
  return (
    <div class="ledger-book">
      <WorthChart found={found} names={props.names} at={props.at} onPick={props.onPick} />
      <Legend names={props.names} eyes={props.eyes} />
      <Turns {...props} found={found} riddles={riddles} />
      <Sum found={found} />
      <Choices {...props} found={found} riddles={riddles} />
    </div>
  );
}

function Legend({ names, eyes }: Pick<WeighedProps, "names" | "eyes">) {
  return (
    <ul class="ledger-legend" aria-hidden="true">
      {names.map((name, seat) => (
        <li key={seat}>
          <svg viewBox="0 0 28 8" width="28" height="8" focusable="false">
            <title>{name}</title>
            <path
              class={seat === eyes ? "worth-own" : "worth-other"}
              stroke-dasharray={seat === eyes ? undefined : dashesOf(seat, eyes)}
              d="M1 4H27"
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Where it turned most, for better or worse: each leads to its move. */
function Turns({ found, names, at, shown, onPick }: FoundProps) {
  const { turns, steps, eyes } = found;
  return (
    <>
      <h3>{t("house-review-turns")}</h3>
      {turns.length === 0 && <p>{t("house-review-no-turns")}</p>}
      <ol class="ledger-turns">
        {turns.map((seq, number) => {
          const changed = steps[seq]!.parts;
          const total = changed.chance + changed.choice + changed.gamble + changed.others + changed.slip;
          const [line] = shown.told(seq);
          return (
            <li key={seq}>
              <button
                type="button"
                class="ledger-turn"
                aria-current={seq === at ? "step" : undefined}
                onClick={() => onPick(seq)}
              >
                <span class="ledger-pin" aria-hidden="true">
                  {number + 1}
                </span>
                <span>
                  <small class="muted">{t("house-review-at", { entry: seq })}</small>
                  {line && <Told line={line} names={names} me={eyes} />}
                </span>
                <b class={total < 0 ? "ledger-less" : "ledger-more"}>{change(total)}</b>
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

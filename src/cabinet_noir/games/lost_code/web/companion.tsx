/** Beside the real box of The Lost Code: the stones in sight, every own round, and the paper sheet. */

import { useState } from "preact/hooks";
import { Choose } from "@house/box/choose";
import type { CompanionParts, CompanionProps } from "@house/box/companion";
import type { Entered, OwnRound, State } from "@house/generated/lost-code";
import type { Given } from "@house/generated/types";
import { t } from "@house/language";
import { DiceRow } from "./Dice";
import { EnterRound } from "./EnterRound";
import { EnterStones } from "./EnterStones";
import { Sheet as Paper } from "./Sheet";
import { learntWords, stoneWords } from "./words";
import "./stones.css";
import "./racks.css";
import "./companion.css";

const SEATS = [2, 3, 4] as const;
const KINDS = ["", "beginner", "tougher"] as const;
type Kind = (typeof KINDS)[number];

function Sheet(props: CompanionProps) {
  const entered = props.entered as Entered | null;
  if (entered === null) return <Begin props={props} />;
  const kind = entered.beginner ? " beginner" : entered.tougher ? " tougher" : "";
  const view = laidOut(props.blanks[`${entered.seats}${kind}`] as State, entered);
  return (
    <div class="box-beside">
      <div>
        <section class="panel box-part">
          <h2>{t("lost-code-companion-seen")}</h2>
          <p class="muted">{t("lost-code-companion-seen-text")}</p>
          <EnterStones
            view={view}
            seen={entered.seen ?? []}
            onSeen={(seen) => props.enter({ ...entered, seen })}
          />
        </section>
        <Rounds props={props} entered={entered} view={view} />
      </div>
      <Paper {...props.board(view)} />
    </div>
  );
}

function Begin({ props }: { readonly props: CompanionProps }) {
  const [kind, setKind] = useState<Kind>("");
  return (
    <section class="panel box-part">
      <Choose
        legend={t("lost-code-companion-kind")}
        name="kind"
        among={KINDS.map((value) => ({
          value,
          words: t("lost-code-companion-kind-of", { kind: value || "usual" }),
        }))}
        chosen={kind}
        onChoose={(value) => setKind(value)}
      />
      <Choose
        legend={t("box-players")}
        name="seats"
        among={SEATS.map((value) => ({ value, words: String(value) }))}
        chosen={null}
        onChoose={(seats) =>
          props.enter({
            seats,
            seen: [],
            rounds: [],
            beginner: kind === "beginner",
            tougher: kind === "tougher",
          } satisfies Entered)
        }
      />
    </section>
  );
}

/** The table as it was entered: a blank one with what is in sight on the last rack, and my rounds on its sheet. */
function laidOut(blank: State, entered: Entered): State {
  const rounds = (entered.rounds ?? []).map(({ dice, disk, start, verdict, gave }) => ({
    dice,
    marks: [
      { disk, start, verdict, discarded: gave ?? null },
      ...blank.racks.slice(1, blank.seats).map(() => null),
    ],
    order: [0],
  }));
  const given = (entered.rounds ?? []).flatMap(({ gave }) => (gave ? [gave] : []));
  return {
    ...blank,
    rounds,
    racks: blank.racks.with(-1, [...blank.racks.at(-1)!, ...(entered.seen ?? [])]),
    discards: blank.racks.slice(0, blank.seats).map((_, seat) => (seat === 0 ? given : [])),
  };
}

interface RoundsProps {
  readonly props: CompanionProps;
  readonly entered: Entered;
  readonly view: State;
}

function Rounds({ props, entered, view }: RoundsProps) {
  const [editing, setEditing] = useState<number | null>(null);
  const rounds = entered.rounds ?? [];
  const lit = props.board(view).lit;
  const put = (at: number, one: OwnRound | null): void => {
    const next = one ? [...rounds.slice(0, at), one, ...rounds.slice(at + 1)] : rounds.toSpliced(at, 1);
    props.enter({ ...entered, rounds: next });
    setEditing(null);
  };
  return (
    <section class="panel box-part">
      <h2>{t("lost-code-companion-rounds")}</h2>
      <p class="buttons">
        <button
          type="button"
          class="button button-main"
          disabled={rounds.length >= view.last_round}
          onClick={() => setEditing(rounds.length)}
        >
          {t("lost-code-companion-add")}
        </button>
      </p>
      <ol class="box-told">
        {rounds.map((one, at) => (
          <li key={at} class={lit(`round.${at + 1}`) ? "box-clashing" : undefined} data-round={at}>
            <div class="box-told-words lc-told">
              <strong>{at + 1}</strong>
              <DiceRow dice={one.dice} />
              <span>{learntWords({ ...one, discarded: null })}</span>
              {one.gave && <span>{t("lost-code-companion-gave-up", { stone: stoneWords(one.gave) })}</span>}
            </div>
            <p class="buttons">
              <button type="button" class="button button-quiet" onClick={() => setEditing(at)}>
                {t("box-change")}
              </button>
              <button type="button" class="button button-quiet" onClick={() => put(at, null)}>
                {t("box-strike")}
              </button>
            </p>
          </li>
        ))}
      </ol>
      {editing !== null && (
        <EnterRound
          view={view}
          before={rounds[editing] ?? null}
          onDone={(one) => put(editing, one)}
          onClose={() => setEditing(null)}
        />
      )}
    </section>
  );
}

/** What is left without a round; the stones in sight are put right on the sheet. */
function without(entered: unknown, { at = [] }: Given): object | null {
  const sheet = entered as Entered;
  const round = at.find((place) => place.startsWith("round."));
  return round ? { ...sheet, rounds: (sheet.rounds ?? []).toSpliced(Number(round.slice(6)) - 1, 1) } : null;
}

export const companion: CompanionParts = {
  Sheet,
  without,
  left: (count) => t("lost-code-worlds", { count }),
  looked: true,
};

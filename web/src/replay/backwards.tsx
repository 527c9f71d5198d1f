/**
 * The two ways to look back at a game that is over: how one could know, and what it was worth. On a phone they are
 * panes of their own; on a wide screen they lie on each other, and one is chosen.
 */

import type { Signal } from "@preact/signals";
import type { TableInfo } from "@house/generated/types";
import { learn, t } from "@house/language";
import { Lazy } from "@house/parts/lazy";
import type { Pages } from "@house/replay/pages";
import type { Room } from "@house/room";
import type { Pane } from "@house/table/panes";
import type { Lit } from "@house/why/lit";

const loadKnowing = () =>
  Promise.all([import("@house/why/knowing"), learn("why")]).then(([{ KnowingPane }]) => KnowingPane);

const loadLedger = () =>
  Promise.all([import("@house/review/pane"), learn("why"), learn("review")]).then(
    ([{ LedgerPane }]) => LedgerPane,
  );

export type Backwards = "knowing" | "review";

interface Looking {
  readonly info: TableInfo;
  readonly pages: Pages;
  readonly names: readonly string[];
  /** Whose eyes the replay has, where it is a seat's. */
  readonly eyes: number | null;
  readonly at: number;
  readonly lit: Signal<Lit>;
  onEyes(eyes: string): void;
  onPick(seq: number): void;
}

interface Choosing {
  /** Did the reader come for one of them? */
  readonly asks: Backwards | null;
  readonly chosen: Backwards;
  onChoose(backwards: Backwards): void;
}

/** The panes of a game that is over; of any other none. */
export function backwardPanes(looking: Looking, room: Room, choosing: Choosing): readonly Pane[] {
  const { info, pages, names, eyes, at, lit, onPick } = looking;
  if (info.status !== "over") return [];
  const asking = { table: info.table, names, eyes, at, lit, onPick };
  const onEyes = (seat: number): void => looking.onEyes(String(seat));
  const knowing = {
    key: "knowing",
    body: (
      <>
        {info.reviewed && <Switch {...choosing} />}
        <Lazy
          load={loadKnowing}
          props={{ ...asking, onEyes, asked: choosing.asks === "knowing", shared: room.shared ?? false }}
        />
      </>
    ),
  };
  if (!info.reviewed) return [knowing];
  const shown = {
    view: (seq: number) => pages.moment(seq)?.view,
    told: (seq: number) => pages.moment(seq)?.move.told ?? [],
  };
  const review = {
    key: "review",
    body: (
      <>
        <Switch {...choosing} />
        <Lazy
          load={loadLedger}
          props={{ ...asking, onEyes, asked: choosing.asks === "review", riddles: room.riddles, shown }}
        />
      </>
    ),
  };
  return [knowing, review];
}

function Switch({ chosen, onChoose }: Choosing) {
  return (
    <div class="backwards" role="group" aria-label={t("house-panes")}>
      {(["knowing", "review"] as const).map((one) => (
        <button
          key={one}
          type="button"
          class="button"
          aria-pressed={one === chosen}
          onClick={() => onChoose(one)}
        >
          {t(`house-pane-${one}`)}
        </button>
      ))}
    </div>
  );
}

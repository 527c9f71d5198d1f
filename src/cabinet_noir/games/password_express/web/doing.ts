/** The house's offers, read as this room's own: what may be done now, and from which of this device's seats. */

import type { Action, Answers, Place } from "@house/generated/password-express";
import type { Offer } from "@house/generated/types";
import type { BoardProps } from "@house/room";

type Shout = (action: Action) => void;

export interface Doing {
  readonly say: { readonly answers: Answers; readonly shout: Shout } | null;
  readonly contest: { readonly places: readonly Place[]; readonly shout: Shout };
  readonly flip: Shout | null;
  /** There is nothing to contest: one opponent says so for all. */
  readonly agree: Shout | null;
  /** Ready for the next round: every seat of this device that has not said so says it. */
  readonly ready: Shout | null;
  /** Pass the rest of the time, for all seats of this device that may. */
  readonly pass: Shout | null;
  /** One ballot for each seat of this device that has a vote to cast. */
  readonly ballots: readonly { readonly seat: number; readonly shout: Shout }[];
  readonly prepare: { readonly fields: Offer["fields"]; readonly shout: Shout } | null;
}

interface Doer {
  readonly seat: number;
  readonly offers: readonly Offer[];
  readonly shout: Shout;
}

/** Sort the offers of all seats of this device by what they are for. */
export function doing(board: Pick<BoardProps, "me" | "offers" | "held" | "shout">): Doing {
  const doers: readonly Doer[] =
    board.me === null ? [] : [{ seat: board.me, offers: board.offers, shout: board.shout }, ...board.held];
  const found = (action: Action["t"]): readonly (Doer & { readonly fields: Offer["fields"] })[] =>
    doers.flatMap((doer) =>
      doer.offers.filter((offer) => offer.action === action).map(({ fields }) => ({ ...doer, fields })),
    );
  const [say] = found("say");
  const [contest] = found("contest");
  const [prepare] = found("prepare");
  return {
    say: say ? { answers: say.fields.answer as unknown as Answers, shout: say.shout } : null,
    contest: {
      places: (contest?.fields.at ?? []) as readonly Place[],
      shout: contest?.shout ?? (() => undefined),
    },
    flip: found("flip")[0]?.shout ?? null,
    agree: found("agree")[0]?.shout ?? null,
    ready: forAll(found("agree")),
    pass: forAll(found("pass")),
    ballots: found("vote").map(({ seat, shout }) => ({ seat, shout })),
    prepare: prepare ? { fields: prepare.fields, shout: prepare.shout } : null,
  };
}

/** What all of them do at once: around one phone there is one button for everybody. */
function forAll(doers: readonly Doer[]): Shout | null {
  if (doers.length === 0) return null;
  return (action) => {
    for (const doer of doers) doer.shout(action);
  };
}

/** What is at hand: the Archeoscope, the buildings, or the answers, and the way to claim. */

import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { Answers } from "./Answers";
import { Claim, GiveUp } from "./Claim";
import { type Desk, MODES, type Standing } from "./keys";
import { mineOf } from "./Ledger";
import { Scope } from "./Scope";
import { Tray } from "./Tray";

interface Props {
  readonly board: BoardProps;
  readonly desk: Desk;
  readonly standing: Standing;
  may(action: string): boolean;
}

export function DeskTools({ board, desk, standing, may }: Props) {
  const { view, mode, hand, asking, setMode, ask } = desk;
  const works = standing === "works";
  const wrong = standing === "works" ? (board.assist?.wrong ?? []) : [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here, the keys of its buttons pass by
    <div class="desk-tools" onKeyDown={keepEnter}>
      {works && (
        <div class="desk-bar">
          <div class="modes" role="group" aria-label={t("archeologic-modes")}>
            {MODES.map((one) => (
              <button
                key={one}
                type="button"
                class="button"
                aria-pressed={mode === one}
                data-mode={one}
                onClick={() => setMode(one)}
              >
                {t(`archeologic-mode-${one}`)}
              </button>
            ))}
          </div>
          {view.phase === "playing" && (
            <GiveUp
              seats={view.seats}
              may={may("give_up") && !board.busy}
              onGiveUp={() => board.act({ t: "give_up" })}
            />
          )}
        </div>
      )}
      <div class="desk-now">
        {(standing === "checked" || standing === "out") && (
          <p class="standing">{t(`archeologic-standing-${standing}`)}</p>
        )}
        {works && mode === "lay" && <Tray view={view} me={board.me} hand={hand} lit={board.lit} />}
        {works && mode === "scope" && (
          <Scope
            view={view}
            asking={asking}
            mayAsk={may("ask")}
            mayAim={may("aim")}
            busy={board.busy}
            last={mineOf(view, board.me).at(-1) ?? null}
            onAsk={ask}
            onAim={(axis) => board.act({ t: "aim", axis })}
          />
        )}
        {(!works || mode === "answers") && (
          <Answers view={view} me={board.me} wrong={wrong} lit={board.lit} heading="h2" />
        )}
      </div>
      {works && may("claim") && mode === "lay" && (
        <div class="claims">
          <Claim
            view={view}
            me={board.me}
            laid={hand.draft.laid}
            clashes={hand.clashes}
            busy={board.busy}
            onClaim={(claimed) => board.act({ t: "claim", city: claimed })}
          />
        </div>
      )}
    </div>
  );
}

/** Enter on a button of the tools is that button's own; on what is chosen, or on the plan, it is the board's. */
function keepEnter(event: KeyboardEvent): void {
  const on = event.target;
  if (event.key === "Enter" && on instanceof HTMLButtonElement && on.getAttribute("aria-checked") !== "true")
    event.stopPropagation();
}

/** The lower half: my rack, which shows me its backs, and the one thing I have to decide now. */

import type { State } from "@house/generated/lost-code";
import { useKeys } from "@house/keyboard";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { exchanges } from "./advice";
import { DiceSetter } from "./Dice";
import { EstimatePanel } from "./Estimate";
import { AnswerPanel, TokenPanel } from "./Numbers";
import type { Offered } from "./offered";
import { Rack } from "./Rack";
import type { Colour } from "./words";

interface Props {
  readonly board: BoardProps;
  readonly view: State;
  readonly seat: number;
  readonly offered: Offered;
}

export function Dock({ board, view, seat, offered }: Props) {
  const giveUp = (colour: Colour): void => {
    if (!board.busy) board.act({ t: "exchange", colour });
  };
  return (
    <div class={board.toAct.includes(seat) ? "lc-dock lc-dock-turn" : "lc-dock"}>
      <Rack
        board={board}
        view={view}
        seat={seat}
        pickable={board.still ? [] : offered.exchange}
        onPick={giveUp}
      />
      {!board.still && <Panel board={board} view={view} offered={offered} seat={seat} />}
    </div>
  );
}

/** What there is to do, in the same place every time. */
function Panel({ board, view, offered, seat }: Props) {
  if (offered.roll) return <RollPanel board={board} />;
  if (offered.take.length > 0) return <TokenPanel board={board} view={view} numbers={offered.take} />;
  if (offered.dice.length > 0) return <DiceSetter board={board} view={view} offered={offered.dice} />;
  if (offered.disks.length > 0) return <EstimatePanel board={board} view={view} disks={offered.disks} />;
  if (offered.exchange.length > 0) return <ExchangePanel board={board} />;
  if (board.toAct.includes(seat) && view.phase === "writing")
    return <AnswerPanel board={board} view={view} open={offered.write} />;
  return (
    <div class="lc-panel">
      <p class="lc-ask">{t(view.phase === "writing" ? "lost-code-ask-written" : "lost-code-ask-wait")}</p>
    </div>
  );
}

function ExchangePanel({ board }: { readonly board: BoardProps }) {
  return (
    <div class="lc-panel">
      <p class="lc-ask">{t("lost-code-ask-exchange")}</p>
      {exchanges(board).size > 0 && <p class="lc-hint">{t("lost-code-exchange-text")}</p>}
    </div>
  );
}

function RollPanel({ board }: { readonly board: BoardProps }) {
  const roll = (): void => {
    if (!board.busy) board.act({ t: "roll" });
  };
  useKeys({ r: roll, Enter: roll });
  return (
    <div class="lc-panel">
      <p class="lc-ask">{t("lost-code-ask-roll")}</p>
      <button type="button" class="button button-main lc-main" disabled={board.busy} onClick={roll}>
        {t("lost-code-roll")}
      </button>
    </div>
  );
}

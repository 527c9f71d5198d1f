/** Taking a disk and turning it: seven disks in a row, the chosen one as a dial, and the word that says it. */

import { useEffect, useState } from "preact/hooks";
import type { Estimate, State } from "@house/generated/lost-code";
import { useKeys } from "@house/keyboard";
import { t } from "@house/language";
import type { BoardProps } from "@house/room";
import { WhyButton } from "@house/why/button";
import { ranges, signed } from "./advice";
import { Dial } from "./Dial";
import { pressedByEnter } from "./keys";
import type { DiskOffer } from "./offered";
import { rangeTopic } from "./why";
import { announceWords, rangeWords, tokenSign } from "./words";

interface Props {
  readonly board: BoardProps;
  readonly view: State;
  /** At least one. */
  readonly disks: readonly DiskOffer[];
}

export function EstimatePanel({ board, view, disks }: Props) {
  const highest = Math.max(...disks.map(({ disk, starts }) => disk + (starts.at(-1) ?? 0))) - 1;
  const [middle, setMiddle] = useState(Math.floor(highest / 2));
  const [wanted, setWanted] = useState<number | null>(null);
  useEffect(() => {
    setWanted(null);
    setMiddle(Math.floor(highest / 2));
  }, [view.round]);
  const chosen =
    disks.find(({ disk }) => disk === wanted) ?? disks.find(({ disk }) => disk === 5) ?? disks[0]!;
  const last = chosen.starts.at(-1) ?? 0;
  const start = Math.max(0, Math.min(last, middle - Math.floor((chosen.disk - 1) / 2)));
  const turn = (to: number): void =>
    setMiddle(Math.max(0, Math.min(last, to)) + Math.floor((chosen.disk - 1) / 2));
  const say = (): void => {
    if (!board.busy) board.act({ t: "estimate", disk: chosen.disk, start });
  };
  const step = (by: number): void => {
    const at = disks.indexOf(chosen);
    setWanted(disks[(at + by + disks.length) % disks.length]!.disk);
  };
  const expected = ranges(board).of(chosen.disk, start);
  useKeys({
    ArrowLeft: () => turn(start - 1),
    ArrowRight: () => turn(start + 1),
    ArrowUp: () => step(1),
    ArrowDown: () => step(-1),
    Enter: say,
  });
  return (
    <div class="lc-panel lc-estimate">
      <p class="lc-ask">{t("lost-code-ask-estimate")}</p>
      <Disks board={board} view={view} disks={disks} chosen={chosen.disk} onChoose={setWanted} />
      <div class="lc-turning">
        <Dial
          width={chosen.disk}
          points={pointsOf(view, chosen.disk)}
          starts={chosen.starts}
          start={start}
          onTurn={turn}
        />
        <div class="lc-steps">
          <button
            type="button"
            class="button lc-turn"
            aria-label={t("lost-code-dial-less")}
            disabled={start === 0}
            onKeyDown={pressedByEnter}
            onClick={() => turn(start - 1)}
          >
            −
          </button>
          <button
            type="button"
            class="button lc-turn"
            aria-label={t("lost-code-dial-more")}
            disabled={start === last}
            onKeyDown={pressedByEnter}
            onClick={() => turn(start + 1)}
          >
            +
          </button>
        </div>
        {expected !== undefined && (
          <Expected
            board={board}
            points={expected}
            onTake={({ disk, start: best }) => {
              setWanted(disk);
              setMiddle(best + Math.floor((disk - 1) / 2));
            }}
          />
        )}
        <button type="button" class="button button-main lc-main" disabled={board.busy} onClick={say}>
          {announceWords(chosen.disk, start)}
        </button>
      </div>
    </div>
  );
}

interface ExpectedProps {
  readonly board: BoardProps;
  readonly points: number;
  onTake(best: Estimate): void;
}

/** What the house expects of the range as it stands, and the best there is, one tap away. */
function Expected({ board, points, onTake }: ExpectedProps) {
  const best = ranges(board).best!;
  const { disk, start } = best.action;
  const topic = rangeTopic(best);
  return (
    <p class="lc-expected">
      <span role="status">{t("lost-code-expected", { points: signed(points) })}</span>
      <button
        type="button"
        class="button lc-best"
        onKeyDown={pressedByEnter}
        onClick={() => onTake(best.action)}
      >
        ★ {rangeWords(disk, start)}
      </button>
      <WhyButton why={board.why} topic={topic} about={topic.words} />
    </p>
  );
}

function pointsOf(view: State, width: number): number {
  return view.disks.find((disk) => disk.width === width)?.points ?? 0;
}

interface DisksProps extends Props {
  readonly chosen: number;
  onChoose(disk: number): void;
}

function Disks({ board, view, disks, chosen, onChoose }: DisksProps) {
  const marks = view.rounds.at(-1)?.marks ?? [];
  return (
    <div class="lc-disks" role="group" aria-label={t("lost-code-ask-estimate")}>
      {view.disks.map(({ width, points }) => {
        const free = disks.some(({ disk }) => disk === width);
        const best = ranges(board).best?.action.disk === width;
        const owner = marks.findIndex((mark) => mark?.disk === width);
        const words = free
          ? t("lost-code-disk", { width, points })
          : t("lost-code-disk-by", { width, name: board.names[owner] ?? "?" });
        return (
          <button
            key={width}
            type="button"
            class="lc-disk"
            disabled={!free}
            aria-pressed={free && width === chosen}
            onKeyDown={width === chosen ? undefined : pressedByEnter}
            onClick={() => onChoose(width)}
          >
            <span class="unseen">{words}</span>
            <span class="lc-disk-width" aria-hidden="true">
              {width}
            </span>
            {best && (
              <span class="lc-disk-best" aria-hidden="true">
                ★
              </span>
            )}
            <span class="lc-disk-points" aria-hidden="true">
              {free ? `+${points}` : tokenSign(board.names, owner)}
            </span>
          </button>
        );
      })}
    </div>
  );
}

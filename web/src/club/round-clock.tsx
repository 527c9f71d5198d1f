/** What is left of a round, or of a rest, counted down by the house's clock; read aloud only when it is looked at. */

import { useEffect, useState } from "preact/hooks";
import type { ServerTime } from "@house/clock";
import { leftWords } from "@house/club/words";
import type { TournamentInfo } from "@house/generated/types";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";

const SECOND = 1000;
/** From here on the clock hurries. */
const SOON = 3 * 60 * SECOND;

/** What is left, drawn again at every second of it. */
function useRest(due: number, time: ServerTime): number {
  const [, draw] = useState(0);
  const left = due - time.now();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const rest = due - time.now();
      timer = setTimeout(
        () => {
          draw((n) => n + 1);
          wait();
        },
        rest > 0 ? rest % SECOND || SECOND : SECOND,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [due, time]);
  return left;
}

interface Props {
  readonly info: TournamentInfo;
  readonly time: ServerTime;
}

/** What a tournament waits for: the end of its round, or that the next one opens by itself. */
export function RoundClock({ info, time }: Props) {
  if (info.open_round) return <Clock due={info.open_round.due} time={time} of="round" />;
  return info.goes_on === null ? null : <Clock due={info.goes_on} time={time} of="rest" />;
}

interface ClockProps {
  readonly due: number;
  readonly time: ServerTime;
  readonly of: "round" | "rest";
}

function Clock({ due, time, of }: ClockProps) {
  const left = useRest(due, time);
  return (
    <span
      class={classes("round-clock", of === "round" && left <= SOON && "round-clock-soon")}
      role="timer"
      aria-label={t(`club-clock-of-${of}`)}
    >
      {left > 0 ? leftWords(left) : t(`club-clock-over-${of}`)}
    </span>
  );
}

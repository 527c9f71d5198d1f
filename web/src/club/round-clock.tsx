/** What is left of a round, counted down by the house's clock; read aloud only when it is looked at. */

import { useEffect, useState } from "preact/hooks";
import type { ServerTime } from "@house/clock";
import { leftWords } from "@house/club/words";
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
  readonly due: number;
  readonly time: ServerTime;
}

export function RoundClock({ due, time }: Props) {
  const left = useRest(due, time);
  return (
    <span
      class={classes("round-clock", left <= SOON && "round-clock-soon")}
      role="timer"
      aria-label={t("club-clock")}
    >
      {left > 0 ? leftWords(left) : t("club-clock-over")}
    </span>
  );
}

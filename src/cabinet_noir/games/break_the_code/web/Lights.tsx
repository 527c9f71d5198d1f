/** An answer as the screens show it: lamps under A to E, groups joined and kept apart; or a number, or yes and no. */

import { classes } from "@house/parts/classes";
import { type Answer, answerWords, lampAt, lampGroups, letter } from "./words";

interface Props {
  readonly answer: Answer;
  readonly places: number;
}

export function Lights({ answer, places }: Props) {
  if (answer.t === "amount" || answer.t === "yes_no") {
    return (
      <span class={classes("btc-plate", answer.t === "yes_no" && !answer.yes && "btc-plate-no")}>
        {answerWords(answer)}
      </span>
    );
  }
  const groups = lampGroups(answer);
  return (
    <span class="btc-lamps" role="img" aria-label={answerWords(answer)}>
      {Array.from({ length: places }, (_, place) => {
        const lamp = lampAt(groups, place);
        const looks = classes("btc-lamp", lamp && "btc-lamp-on", lamp === "joined" && "btc-lamp-joined");
        return (
          <span key={place} class={looks} aria-hidden="true">
            {letter(place)}
          </span>
        );
      })}
    </span>
  );
}

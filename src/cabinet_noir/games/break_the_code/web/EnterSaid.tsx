/** What one player answered: lamps for places, links between neighbours for groups, a number, or yes and no. */

import { Choose } from "@house/box/choose";
import { t } from "@house/language";
import { type Answer, letter } from "./words";

interface Props {
  readonly card: number;
  readonly places: number;
  readonly name: string;
  readonly answer: Answer | null;
  onAnswer(answer: Answer): void;
}

const LAST_WHERE = 6;
const GROUPS = [7, 8];
const YES_NO = 20;

export function EnterSaid(props: Props) {
  const { card, name, answer, onAnswer } = props;
  if (card <= LAST_WHERE) return <EnterPlaces {...props} />;
  if (GROUPS.includes(card)) return <EnterGroups {...props} />;
  if (card === YES_NO)
    return (
      <Choose
        legend={name}
        name={`said ${name}`}
        among={[true, false].map((yes) => ({
          value: yes ? "yes" : "no",
          words: t("break-the-code-answer", { kind: yes ? "yes" : "no", places: "", number: 0 }),
        }))}
        chosen={answer?.t === "yes_no" ? (answer.yes ? "yes" : "no") : null}
        onChoose={(value) => onAnswer({ t: "yes_no", yes: value === "yes" })}
      />
    );
  return (
    <label class="field btc-amount">
      <span>{name}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={45}
        value={answer?.t === "amount" ? answer.number : ""}
        onInput={(event) => {
          const number = event.currentTarget.valueAsNumber;
          if (Number.isInteger(number) && number >= 0) onAnswer({ t: "amount", number });
        }}
      />
    </label>
  );
}

/** The places named; none of them is an answer, too. */
function EnterPlaces({ places, name, answer, onAnswer }: Props) {
  const at = answer?.t === "places" ? answer.at : [];
  const turn = (place: number): void =>
    onAnswer({
      t: "places",
      at: at.includes(place) ? at.filter((one) => one !== place) : [...at, place].toSorted((a, b) => a - b),
    });
  return (
    <fieldset class="options box-choose">
      <legend>{name}</legend>
      <div class="choices">
        {Array.from({ length: places }, (_, place) => (
          <label key={place} class="choice">
            <input type="checkbox" checked={at.includes(place)} onChange={() => turn(place)} />
            <span>{letter(place)}</span>
          </label>
        ))}
        <label class="choice">
          <input
            type="checkbox"
            checked={answer !== null && at.length === 0}
            onChange={() => onAnswer({ t: "places", at: [] })}
          />
          <span>{t("break-the-code-companion-none")}</span>
        </label>
      </div>
    </fieldset>
  );
}

/** Which neighbours go together: a run of links is a group. */
function EnterGroups({ places, name, answer, onAnswer }: Props) {
  const groups = answer?.t === "groups" ? answer.at : [];
  const isLinked = (place: number): boolean =>
    groups.some((group) => group.includes(place) && group.includes(place + 1));
  const turn = (place: number): void => {
    const links = Array.from({ length: places - 1 }, (_, at) =>
      at === place ? !isLinked(at) : isLinked(at),
    );
    onAnswer({ t: "groups", at: runs(links) });
  };
  return (
    <fieldset class="options box-choose">
      <legend>{name}</legend>
      <div class="choices">
        {Array.from({ length: places - 1 }, (_, place) => (
          <label key={place} class="choice">
            <input type="checkbox" checked={isLinked(place)} onChange={() => turn(place)} />
            <span>
              {letter(place)}–{letter(place + 1)}
            </span>
          </label>
        ))}
        <label class="choice">
          <input
            type="checkbox"
            checked={answer !== null && groups.length === 0}
            onChange={() => onAnswer({ t: "groups", at: [] })}
          />
          <span>{t("break-the-code-companion-none")}</span>
        </label>
      </div>
    </fieldset>
  );
}

/** Links between neighbours as groups of places. */
export function runs(links: readonly boolean[]): readonly (readonly number[])[] {
  const found: number[][] = [];
  links.forEach((linked, place) => {
    if (!linked) return;
    const last = found.at(-1);
    if (last?.at(-1) === place) last.push(place + 1);
    else found.push([place, place + 1]);
  });
  return found;
}

/** One own round: three dice, a disk and where it begins, what the others said, and the stone that was given up. */

import { useState } from "preact/hooks";
import { Choose } from "@house/box/choose";
import type { Mark, OwnRound, State } from "@house/generated/lost-code";
import { t } from "@house/language";
import { Dialog } from "@house/parts/dialog";
import { Glyph } from "./glyphs";
import { type Colour, coloursOf, type Dice, rangeWords } from "./words";

const DICE = 3;
type Verdict = NonNullable<Mark["verdict"]>;

interface Props {
  readonly view: State;
  /** What was entered before, to be changed; null: a new round. */
  readonly before: OwnRound | null;
  onDone(round: OwnRound): void;
  onClose(): void;
}

export function EnterRound({ view, before, onDone, onClose }: Props) {
  const [dice, setDice] = useState<readonly Colour[]>(before?.dice ?? []);
  const [disk, setDisk] = useState(before?.disk ?? null);
  const [start, setStart] = useState(before?.start ?? 0);
  const [verdict, setVerdict] = useState<Verdict | null>(before?.verdict ?? null);
  const [gave, setGave] = useState(before?.gave ?? null);
  const [narrowest] = view.disks;
  const verdicts: readonly Verdict[] =
    disk === narrowest?.width ? ["inside", "wrong"] : ["inside", "above", "below"];
  const isWhole = dice.length === DICE && disk !== null && verdict !== null && verdicts.includes(verdict);
  const done = (): void => {
    if (disk === null || verdict === null) return;
    onDone({ dice: dice as Dice, disk, start, verdict, gave: verdict === "inside" ? null : gave });
  };
  return (
    <Dialog title={t("lost-code-companion-add")} onClose={onClose}>
      <div class="form">
        <EnterDice view={view} dice={dice} onDice={setDice} />
        <Choose
          legend={t("lost-code-companion-disk")}
          name="disk"
          among={view.disks.map(({ width }) => ({ value: width, words: String(width) }))}
          chosen={disk}
          onChoose={(width) => {
            setDisk(width);
            setStart(Math.min(start, highestStart(view, width)));
          }}
        />
        {disk !== null && (
          <label class="field">
            <span>{t("lost-code-companion-range")}</span>
            <select value={start} onChange={(event) => setStart(Number(event.currentTarget.value))}>
              {Array.from({ length: highestStart(view, disk) + 1 }, (_, from) => (
                <option key={from} value={from}>
                  {rangeWords(disk, from)}
                </option>
              ))}
            </select>
          </label>
        )}
        {disk !== null && (
          <Choose
            legend={t("lost-code-companion-said")}
            name="verdict"
            among={verdicts.map((value) => ({ value, words: t(`lost-code-verdict-${value}`) }))}
            chosen={verdict}
            onChoose={(value) => setVerdict(value)}
          />
        )}
        {verdict !== null && verdict !== "inside" && <EnterGiven view={view} gave={gave} onGave={setGave} />}
        <p class="buttons">
          <button type="button" class="button button-main" disabled={!isWhole} onClick={done}>
            {t("box-done")}
          </button>
        </p>
      </div>
    </Dialog>
  );
}

/** A disk shows its whole width and nothing blank: up to the highest sum of three stones. */
function highestStart(view: State, width: number): number {
  return DICE * Math.max(...view.numbers) + 1 - width;
}

interface DiceProps {
  readonly view: State;
  readonly dice: readonly Colour[];
  onDice(dice: readonly Colour[]): void;
}

/** Three taps: a colour rolled twice is tapped twice. What lies there is tapped away. */
function EnterDice({ view, dice, onDice }: DiceProps) {
  return (
    <fieldset class="options box-choose">
      <legend>{t("lost-code-companion-dice")}</legend>
      <div class="lc-dice lc-rolled">
        {Array.from({ length: DICE }, (_, at) => {
          const colour = dice[at];
          return colour ? (
            <button
              key={at}
              type="button"
              class={`lc-die lc-${colour}`}
              aria-label={t("lost-code-companion-die-away", { die: t("lost-code-die", { colour }) })}
              onClick={() => onDice(dice.toSpliced(at, 1))}
            >
              <Glyph colour={colour} />
            </button>
          ) : (
            <span key={at} class="lc-die lc-no-die" />
          );
        })}
      </div>
      <div class="choices">
        {coloursOf(view).map((colour) => (
          <button
            key={colour}
            type="button"
            class={`lc-die lc-${colour}`}
            data-die={colour}
            aria-label={t("lost-code-die", { colour })}
            disabled={dice.length >= DICE}
            onClick={() => onDice([...dice, colour])}
          >
            <Glyph colour={colour} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface GivenProps {
  readonly view: State;
  readonly gave: OwnRound["gave"];
  onGave(gave: NonNullable<OwnRound["gave"]> | null): void;
}

/** Which stone was given up, and what it was: it lies open now. */
function EnterGiven({ view, gave, onGave }: GivenProps) {
  return (
    <>
      <Choose
        legend={t("lost-code-companion-gave")}
        name="gave"
        among={coloursOf(view).map((value) => ({ value, words: t("lost-code-animal", { colour: value }) }))}
        chosen={gave?.colour ?? null}
        onChoose={(colour) => onGave({ t: "stone", colour, number: gave?.number ?? 0 })}
      />
      {gave && (
        <Choose
          legend={t("lost-code-companion-gave-number")}
          name="number"
          among={view.numbers.map((value) => ({ value, words: String(value) }))}
          chosen={gave.number}
          onChoose={(number) => onGave({ ...gave, number })}
        />
      )}
    </>
  );
}

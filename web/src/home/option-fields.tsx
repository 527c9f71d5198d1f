/** A room's options as a form, drawn from their description; the words are the room's. */

import type { GameInfo, OptionInfo } from "@house/generated/types";
import { isFixed, isRated } from "@house/home/rated";
import { knows, t } from "@house/language";

interface Props {
  readonly game: GameInfo;
  readonly values: Readonly<Record<string, unknown>>;
  /** How many seats there are: no other can be named. */
  readonly seats: number;
  /** Is the table to be rated? Then what a rated table is not offered cannot be chosen. */
  readonly rated: boolean;
  onChange(option: string, value: unknown): void;
}

export function OptionFields({ game, values, rated, seats, onChange }: Props) {
  return (
    <fieldset class="options">
      <legend>{t("house-options")}</legend>
      {game.options
        .filter((option) => option.purpose !== "shared-device")
        .map(
          (
            option, // the form asks by itself
          ) => (
            <OptionField
              key={option.name}
              id={optionId(game.key, option)}
              option={option.purpose === "seat" ? { ...option, most: seats - 1 } : option}
              value={values[option.name]}
              rated={rated}
              seats={seats}
              onChange={(value) => onChange(option.name, value)}
            />
          ),
        )}
    </fieldset>
  );
}

interface FieldProps {
  readonly id: string;
  readonly option: OptionInfo;
  readonly value: unknown;
  readonly rated: boolean;
  readonly seats: number;
  onChange(value: unknown): void;
}

function OptionField({ id, option, value, rated, seats, onChange }: FieldProps) {
  const fixed = rated && isFixed(option);
  switch (option.kind) {
    case "flag":
      return (
        <label class="check">
          <input
            type="checkbox"
            checked={value === true}
            disabled={fixed}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <span>{t(id)}</span>
        </label>
      );
    case "choice":
      return (
        <label class="field field-line">
          <span>{t(id)}</span>
          <select
            value={String(option.values.indexOf(value))}
            disabled={fixed}
            onChange={(event) => onChange(option.values[Number(event.currentTarget.value)])}
          >
            {option.values.map((one, index) => (
              <option key={index} value={String(index)} disabled={rated && !isRated(option, one)}>
                {valueWords(id, one)}
              </option>
            ))}
          </select>
        </label>
      );
    case "text":
      return (
        <label class="field field-line">
          <span>{t(id)}</span>
          <input
            value={String(value)}
            disabled={fixed}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => onChange(typed(option, event.currentTarget.value))}
          />
        </label>
      );
    case "numbers":
      return (
        <SeatNumbers
          id={id}
          option={option}
          value={(value as readonly number[]).slice(0, seats)}
          fixed={fixed}
          seats={seats}
          onChange={onChange}
        />
      );
    case "number":
      return option.default === null ? (
        <label class="field field-line">
          <span>{t(id)}</span>
          <select
            value={value === null ? "" : String(value)}
            disabled={fixed}
            onChange={(event) =>
              onChange(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))
            }
          >
            <option value="">{valueWords(id, null)}</option>
            {numbers(option).map((one) => (
              <option key={one} value={String(one)}>
                {valueWords(id, one)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <label class="field field-line">
          <span>{t(id)}</span>
          <input
            type="number"
            inputMode="numeric"
            disabled={fixed}
            min={option.least}
            max={option.most}
            value={String(value)}
            onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          />
        </label>
      );
  }
}

interface SeatNumbersProps {
  readonly id: string;
  readonly option: OptionInfo;
  readonly value: readonly number[];
  readonly fixed: boolean;
  readonly seats: number;
  onChange(value: readonly number[]): void;
}

/** A number for each seat there is; where all have the least, nothing was chosen. */
function SeatNumbers({ id, option, value, fixed, seats, onChange }: SeatNumbersProps) {
  const all = Array.from({ length: seats }, (_, seat) => value[seat] ?? option.least);
  const choose = (chosen: number, seat: number): void => {
    const next = all.map((old, other) => (other === seat ? chosen : old));
    onChange(next.every((one) => one === option.least) ? [] : next);
  };
  return (
    <fieldset class="seat-numbers">
      <legend>{t(id)}</legend>
      {all.map((number, seat) => (
        <label key={seat} class="field field-line">
          <span>{t("house-seat-number", { number: seat + 1 })}</span>
          <select
            value={String(number)}
            disabled={fixed}
            onChange={(event) => choose(Number(event.currentTarget.value), seat)}
          >
            {numbers(option).map((one) => (
              <option key={one} value={String(one)}>
                {valueWords(id, one)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

/** What was typed; the code that may stand for a day's deal is written in capitals. */
function typed({ purpose }: OptionInfo, text: string): string {
  return purpose === "day" ? text.trim().toUpperCase() : text.trim();
}

function numbers({ least, most }: OptionInfo): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, step) => least + step);
}

/** The message that names an option: the room's own, but for what is an option of every game. */
export function optionId(game: string, { name, purpose }: OptionInfo): string {
  return purpose === "edition" ? "house-edition" : `${game}-option-${name}`;
}

/** The words of a value: a message of its own, else the value itself (a seat or a number). */
export function valueWords(id: string, value: unknown): string {
  if (id === "house-edition")
    return value === null ? t("house-edition-house") : t("house-edition-named", { name: String(value) });
  const own = `${id}-${value === null ? "none" : String(value)}`;
  return knows(own) ? t(own) : String(value);
}

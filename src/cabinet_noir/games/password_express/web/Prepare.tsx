/** The host sets the table: which card of each row shows its 0, and what stands on the blank card. */

import { useState } from "preact/hooks";
import type { State, Words } from "@house/generated/password-express";
import { t } from "@house/language";
import type { Doing } from "./doing";
import { tidy } from "./spelling";

interface Props {
  readonly view: State;
  readonly prepare: NonNullable<Doing["prepare"]>;
}

export function PrepareTable({ view, prepare }: Props) {
  const rows = ((prepare.fields.zeros as readonly (readonly number[])[])[0] ?? []).length;
  const words = Array.isArray(prepare.fields.theme) ? null : (prepare.fields.theme as unknown as Words);
  const letters = prepare.fields.letter as readonly string[];
  const [zeros, setZeros] = useState<readonly number[]>(Array.from({ length: rows }, (_, row) => row % 4));
  const [theme, setTheme] = useState("");
  const [letter, setLetter] = useState(letters[0] ?? "");
  const submit = (event: Event): void => {
    event.preventDefault();
    prepare.shout({ t: "prepare", zeros, theme: tidy(theme), letter });
  };
  return (
    <form class="px-prepare" onSubmit={submit}>
      <p>{t("password-express-ask-prepare")}</p>
      {zeros.map((zero, row) => (
        <fieldset key={row} class="px-zeros">
          <legend>{t("password-express-row-is", { row: row + 1 })}</legend>
          {view.positions[row]!.map((position, column) => (
            <label key={column} class="px-zero">
              <input
                type="radio"
                name={`zero-${row}`}
                checked={zero === column}
                onChange={() => setZeros(zeros.map((old, at) => (at === row ? column : old)))}
              />
              <span>
                {zero === column ? (
                  <>
                    0<small>({position})</small>
                  </>
                ) : (
                  position
                )}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {words && (
        <div class="px-own">
          <label>
            {t("password-express-own-theme")}
            <input
              value={theme}
              required
              maxLength={words.longest}
              autocomplete="off"
              onInput={(event) => setTheme(event.currentTarget.value)}
            />
          </label>
          <label>
            {t("password-express-own-letter")}
            <select value={letter} onChange={(event) => setLetter(event.currentTarget.value)}>
              {letters.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      <button type="submit" class="px-button px-button-main">
        {t("password-express-prepare")}
      </button>
    </form>
  );
}

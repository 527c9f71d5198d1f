/** Beside the real box of Password Express: sand, letters and themes, without the house; and with it, a judge. */

import { useEffect, useState } from "preact/hooks";
import type { CompanionParts, CompanionProps } from "@house/box/companion";
import type { Entered, Ruling } from "@house/generated/password-express";
import { t } from "@house/language";
import { useBusy } from "@house/parts/busy";
import { language } from "@house/settings";
import { Sand } from "./Sand";
import "./terminal.css";
import "./companion.css";

interface Deck {
  readonly themes: readonly string[];
  readonly letters: readonly string[];
  readonly seconds: number;
}

interface Row {
  readonly theme: string;
  readonly letter: string;
}

const ROWS = 4;
const TICK = 100;

function Sheet(props: CompanionProps) {
  const deck = props.blanks.deck as Deck;
  const rows = (props.entered as { readonly rows: readonly Row[] } | null)?.rows ?? [];
  return (
    <div class="px-box">
      <Timer deck={deck} />
      <section class="panel box-part">
        <h2>{t("password-express-companion-rows")}</h2>
        <ol class="px-drawn">
          {rows.map(({ theme, letter }, at) => (
            <li key={at}>
              <strong>{t("password-express-letter", { letter })}</strong>
              <span>{t("password-express-theme", { theme })}</span>
            </li>
          ))}
        </ol>
        <p class="buttons">
          <button type="button" class="button button-main" onClick={() => props.enter({ rows: drawn(deck) })}>
            {t("password-express-companion-draw")}
          </button>
        </p>
      </section>
      <Judge props={props} deck={deck} rows={rows} />
    </div>
  );
}

/** A theme and a letter for each row, no card twice. */
function drawn({ themes, letters }: Deck): readonly Row[] {
  const some = shuffled(letters);
  return shuffled(themes)
    .slice(0, ROWS)
    .map((theme, at) => ({ theme, letter: some[at] ?? "A" }));
}

function shuffled<T>(cards: readonly T[]): readonly T[] {
  const pile = [...cards];
  for (let at = pile.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [pile[at], pile[other]] = [pile[other]!, pile[at]!];
  }
  return pile;
}

/** The sand: a tap turns it over, another stops it. */
function Timer({ deck }: { readonly deck: Deck }) {
  const [seconds, setSeconds] = useState(deck.seconds);
  const [ends, setEnds] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  const left = ends === null ? seconds : Math.max(0, (ends - now) / 1000);
  useEffect(() => {
    if (ends === null) return;
    const timer = setInterval(() => {
      setNow(performance.now());
      if (performance.now() >= ends) clearInterval(timer);
    }, TICK);
    return () => clearInterval(timer);
  }, [ends]);
  const runs = ends !== null && left > 0;
  const flip = (): void => {
    const from = performance.now();
    setNow(from);
    setEnds(runs ? null : from + seconds * 1000);
  };
  return (
    <section class="panel px-box-timer">
      <Sand left={left / seconds} runs={runs} />
      <p class="px-left" role="timer">
        {Math.ceil(left)}
      </p>
      <p class="px-over" role="status">
        {ends !== null && left === 0 ? t("password-express-companion-over") : ""}
      </p>
      <p class="buttons">
        <button type="button" class="button button-main" onClick={flip}>
          {t(runs ? "password-express-companion-stop" : "password-express-companion-flip")}
        </button>
      </p>
      <label class="field">
        <span>{t("password-express-companion-seconds")}</span>
        <select
          value={seconds}
          disabled={runs}
          onChange={(event) => {
            setSeconds(Number(event.currentTarget.value));
            setEnds(null);
          }}
        >
          {[15, 20, 30, 45, 60].map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

interface JudgeProps {
  readonly props: CompanionProps;
  readonly deck: Deck;
  readonly rows: readonly Row[];
}

/** Does the lexicon know the word? Where it does not, or is away, the table votes. */
function Judge({ props, deck, rows }: JudgeProps) {
  const [chosen, setTheme] = useState<string | null>(null);
  const [word, setWord] = useState("");
  const [ruling, setRuling] = useState<(Ruling & { readonly word: string }) | null>(null);
  const [busy, wait] = useBusy();
  const theme = chosen ?? rows[0]?.theme ?? deck.themes[0]!;
  const letter = rows.find((row) => row.theme === theme)?.letter ?? "";
  const judge = async (): Promise<void> => {
    const asked: Entered = { language: language.value, theme, word: word.trim(), letter };
    setRuling(null);
    const { view } = await props.ask(asked);
    setRuling({ ...(view as Ruling), word: asked.word });
  };
  const themes = [
    ...rows.map((row) => row.theme),
    ...deck.themes.filter((one) => !rows.some((row) => row.theme === one)),
  ];
  return (
    <section class="panel box-part">
      <h2>{t("password-express-companion-judge")}</h2>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (word.trim()) wait(judge());
        }}
      >
        <label class="field">
          <span>{t("password-express-companion-theme")}</span>
          <select value={theme} onChange={(event) => setTheme(event.currentTarget.value)}>
            {themes.map((one) => (
              <option key={one} value={one}>
                {t("password-express-theme", { theme: one })}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{t("password-express-companion-word")}</span>
          <input
            value={word}
            maxLength={40}
            autocomplete="off"
            onInput={(event) => setWord(event.currentTarget.value)}
          />
        </label>
        <p class="buttons">
          <button type="submit" class="button button-main" disabled={busy || !word.trim()}>
            {t("password-express-companion-ask")}
          </button>
        </p>
      </form>
      <p class="px-ruling" role="status">
        {ruling &&
          t("password-express-companion-ruling", {
            word: ruling.word,
            known: ruling.known ? "yes" : "no",
          })}{" "}
        {ruling && letter && ruling.positions.length > 0 && (
          <span>
            {t("password-express-companion-stands", {
              letter: t("password-express-letter", { letter }),
              positions: ruling.positions.join(", "),
            })}
          </span>
        )}
      </p>
      <p class="muted">{t("password-express-companion-vote")}</p>
    </section>
  );
}

export const companion: CompanionParts = { Sheet, looked: false };

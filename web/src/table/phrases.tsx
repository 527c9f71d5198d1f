/** The few things that can be said at a table: chosen by a tap, heard by each in their own language, muted by a tap. */

import { useEffect, useState } from "preact/hooks";
import type { Phrase, Said } from "@house/generated/types";
import { t } from "@house/language";
import { SeatSeal } from "@house/parts/seal";
import type { Presence } from "@house/presence";
import { phrases } from "@house/settings";

const PHRASES: readonly Phrase[] = [
  "hello",
  "luck",
  "thinking",
  "your-turn",
  "well-seen",
  "ouch",
  "sorry",
  "thanks",
  "well-played",
  "again",
];
const SHOWN_FOR = 5000;
const SHOWN_AT_ONCE = 2;

export function saidWords(said: Said, names: readonly string[]): string {
  return t("house-said", { name: names[said.seat] ?? "?", text: t(`house-say-${said.phrase}`) });
}

interface Props {
  readonly presence: Presence;
  onSaid(): void;
}

export function Phrases({ presence, onSaid }: Props) {
  const muted = phrases.value === "off";
  const say = (phrase: Phrase): void => {
    presence.say(phrase);
    onSaid();
  };
  return (
    <>
      <p class="muted">{t("house-phrases-text")}</p>
      <div class="phrases">
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" class="button" onClick={() => say(phrase)}>
            {t(`house-say-${phrase}`)}
          </button>
        ))}
      </div>
      <p>
        <button
          type="button"
          class="button button-quiet"
          aria-pressed={muted}
          onClick={() => {
            phrases.value = muted ? "on" : "off";
          }}
        >
          {t(muted ? "house-phrases-muted" : "house-phrases-mute")}
        </button>
      </p>
    </>
  );
}

/** What was just said, for a few seconds, in the head of the table: no piece of the game is covered by it. */
export function Bubbles({ presence }: { readonly presence: Presence }) {
  const [past, setPast] = useState(0);
  const last = presence.said.value.at(-1)?.number ?? 0;
  useEffect(() => {
    const fading = setTimeout(() => setPast(last), SHOWN_FOR);
    return () => clearTimeout(fading);
  }, [last]);
  const shown =
    phrases.value === "on"
      ? presence.said.value.filter((said) => said.number > past).slice(-SHOWN_AT_ONCE)
      : [];
  return (
    <div class="bubbles" aria-hidden="true">
      {shown.map((said) => (
        <p key={said.number} class="bubble">
          <SeatSeal
            seat={presence.info.value.seats[said.seat]!}
            name={presence.names.value[said.seat] ?? ""}
          />
          <span>{saidWords(said, presence.names.value)}</span>
        </p>
      ))}
    </div>
  );
}

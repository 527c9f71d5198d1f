/** A hidden thing and all that it might be: the values that are out, and the one that is sure, can be asked about. */

import { useEffect, useState } from "preact/hooks";
import { t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { Presence } from "@house/presence";
import type { Thing as Named } from "@house/room";
import { language } from "@house/settings";
import { Answer } from "@house/why/answer";
import { type Chance, chanceOf, sureOf } from "@house/why/chances";

interface Props {
  readonly presence: Presence;
  readonly thing: Named;
}

export function Thing({ presence, thing }: Props) {
  const odds = presence.assist.value?.odds[thing.name];
  const [asked, setAsked] = useState<string | null>(odds ? sureOf(odds) : null);
  useEffect(() => {
    if (!odds) presence.why.close(); // it is no longer hidden, or nobody helps any more
  }, [odds === undefined]);
  if (!odds) return null;
  const chance = asked === null ? null : chanceOf(odds, asked);
  return (
    <>
      <div class="why-values" role="group" aria-label={thing.title}>
        {thing.values.map(({ value, words, sign }) => {
          const its = chanceOf(odds, value);
          return (
            <button
              key={value}
              type="button"
              class={classes("why-value", `why-value-${its}`)}
              aria-pressed={value === asked}
              data-value={value}
              onClick={() => setAsked(value)}
            >
              <span class="unseen">{valueWords(its, words, odds[value] ?? 0)}</span>
              <span class="why-sign" aria-hidden="true">
                {sign}
              </span>
              {its === "open" && <small aria-hidden="true">{percent(odds[value] ?? 0)}</small>}
            </button>
          );
        })}
      </div>
      {asked === null || chance === null ? (
        <p class="muted">{t("house-why-choose")}</p>
      ) : chance === "open" ? (
        <p role="status">{t("house-why-possible")}</p>
      ) : (
        <Answer
          key={asked}
          presence={presence}
          about={{ claim: { name: thing.name, values: [asked], holds: chance === "sure" } }}
        />
      )}
    </>
  );
}

function valueWords(chance: Chance, value: string, odds: number): string {
  if (chance === "out") return t("house-why-not", { value });
  if (chance === "sure") return t("house-why-is", { value });
  return `${value}, ${percent(odds)}`;
}

/** How likely, in whole percent: nothing that is possible is none, nothing that is in doubt is all. */
function percent(chance: number): string {
  const shown = (share: number): string => share.toLocaleString(language.value, { style: "percent" });
  if (chance < 0.005) return `<${shown(0.01)}`;
  return chance > 0.995 ? `>${shown(0.99)}` : shown(chance);
}

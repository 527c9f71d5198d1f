/** The rules in our own words, with drawings made of the very pieces one plays with. */

import type { State } from "@house/generated/password-express";
import { t } from "@house/language";
import type { RulesProps } from "@house/room";
import { language } from "@house/settings";
import { PlaceCard } from "./PlaceCard";
import { Sand } from "./Sand";
import { type Position, places } from "./spelling";
import { STARS, type Stars, starsOn } from "./table";
import "./terminal.css";
import "./rows.css";
import "./rules.css";

interface DrawnRow {
  readonly stars: Stars;
  readonly letter: string;
  readonly theme: string;
  readonly positions?: readonly Position[];
  /** Words and whose they are; each takes the places it satisfies. */
  readonly words: readonly (readonly [word: string, team: 0 | 1])[];
  readonly doubted?: string;
}

/** A row as it lies on the table. */
function Drawing({ stars, letter, theme, positions = ["1", "2", "3", "+"], words, doubted }: DrawnRow) {
  return (
    <div class="px px-drawing">
      <div class="px-row">
        <span class="px-aim">
          <span class="px-letter">{[...letter].join("/")}</span>
        </span>
        <span class="px-theme">{t("password-express-theme", { theme })}</span>
        <ol class="px-places">
          {positions.map((position, column) => {
            const found = words.find(([word]) => places(word, letter).includes(position));
            const token = found
              ? {
                  word: found[0],
                  team: found[1],
                  seat: 0,
                  turn: 0,
                  contested_by: found[0] === doubted ? 1 : null,
                }
              : null;
            return (
              <PlaceCard
                key={column}
                lang={language.value}
                position={position}
                stars={stars[position]}
                token={token}
                fresh={false}
                judged={false}
                lit={false}
                ghost={null}
                onContest={null}
              />
            );
          })}
        </ol>
      </div>
    </div>
  );
}

/** Words of the reader's language for the drawings. */
const example = (name: string): string => t(`password-express-example-${name}`);

/** How many stars there are on each card, for a sentence. */
function starWords(stars: Stars): Record<string, number> {
  return {
    first: stars["1"],
    second: stars["2"],
    third: stars["3"],
    later: stars["+"],
    nowhere: stars["0"],
  };
}

export function Rules({ view }: RulesProps) {
  const stars = view ? starsOn(view as State) : STARS;
  return (
    <div class="px-rules">
      <p class="px-lead">{t("password-express-rules-goal")}</p>
      <h3>{t("password-express-rules-rows-title")}</h3>
      <p>{t("password-express-rules-rows")}</p>
      <Drawing stars={stars} letter="A" theme="produce" words={[]} />
      <h3>{t("password-express-rules-turn-title")}</h3>
      <div class="px-rules-sand">
        <div class="px">
          <Sand left={0.6} runs />
        </div>
        <p>{t("password-express-rules-turn")}</p>
      </div>
      <Drawing
        stars={stars}
        letter="A"
        theme="produce"
        words={[
          [example("first"), 0],
          [example("second"), 0],
          [example("later"), 1],
        ]}
      />
      <p>{t("password-express-rules-spelling")}</p>
      <p>{t("password-express-rules-words")}</p>
      <Drawing stars={stars} letter="A" theme="countries" words={[[example("several"), 0]]} />
      <p>{t("password-express-rules-themes")}</p>
      <p>{t("password-express-rules-zero")}</p>
      <Drawing
        stars={stars}
        letter="E"
        theme="animals"
        positions={["1", "0", "3", "+"]}
        words={[[example("nowhere"), 1]]}
      />
      <h3>{t("password-express-rules-change-title")}</h3>
      <p>{t("password-express-rules-change")}</p>
      <h3>{t("password-express-rules-contest-title")}</h3>
      <p>{t("password-express-rules-contest")}</p>
      <Drawing
        stars={stars}
        letter="A"
        theme="sea"
        words={[[example("doubted"), 1]]}
        doubted={example("doubted")}
      />
      <h3>{t("password-express-rules-score-title")}</h3>
      <p>{t("password-express-rules-score", starWords(stars))}</p>
      <h3>{t("password-express-rules-hands-title")}</h3>
      <p>{t("password-express-rules-hands")}</p>
      <p>{t("password-express-rules-ahead")}</p>
      <dl class="px-keys">
        <dt>
          <kbd>↵</kbd>
        </dt>
        <dd>{t("password-express-keys-enter")}</dd>
        <dt>
          <kbd>1</kbd>…<kbd>4</kbd>
        </dt>
        <dd>{t("password-express-keys-digit")}</dd>
        <dt>
          <kbd>=b</kbd>
        </dt>
        <dd>{t("password-express-keys-only")}</dd>
        <dt>
          <kbd>&gt;&gt;</kbd>
        </dt>
        <dd>{t("password-express-keys-pass")}</dd>
        <dt>
          <kbd>?2c</kbd>
        </dt>
        <dd>{t("password-express-keys-contest")}</dd>
        <dt>
          <kbd>+</kbd> <kbd>-</kbd>
        </dt>
        <dd>{t("password-express-keys-vote")}</dd>
      </dl>
    </div>
  );
}

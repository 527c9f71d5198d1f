/** The rules in our own words, with drawings made of the very tiles, cards and lamps one plays with. */

import type { Tile } from "@house/generated/break-the-code";
import { t } from "@house/language";
import { CardSign } from "./Card";
import { Lights } from "./Lights";
import { TilePiece } from "./Tile";
import { type Answer, type AnyTile, cardWords, standingWords } from "./words";
import "./pieces.css";
import "./rules.css";

const COLOURS: Readonly<Record<string, Tile["colour"]>> = { B: "black", W: "white", G: "green" };

/** Read "B3 W7 ? G5". */
function drawing(text: string): readonly AnyTile[] {
  return text
    .split(" ")
    .map((word) =>
      word === "?" ? { t: "face_down" } : { t: "tile", colour: COLOURS[word[0]!]!, number: Number(word[1]) },
    );
}

interface DrawingProps {
  readonly tiles: string;
  readonly card?: number;
  readonly answer?: Answer;
}

function Drawing({ tiles, card, answer }: DrawingProps) {
  const row = drawing(tiles);
  return (
    <div class="btc-drawing">
      {card !== undefined && (
        <p class="btc-drawing-card">
          <CardSign card={card} /> {cardWords(card)}
        </p>
      )}
      <div class="btc-ledge">
        {row.map((tile, place) => (
          <TilePiece key={place} tile={tile} place={place} label={standingWords(tile, place)} />
        ))}
      </div>
      {answer && <Lights answer={answer} places={row.length} />}
    </div>
  );
}

export function Rules() {
  return (
    <div class="btc-rules">
      <p class="rules-lead">{t("break-the-code-rules-goal")}</p>
      <h3>{t("break-the-code-rules-setup-title")}</h3>
      <p>{t("break-the-code-rules-setup")}</p>
      <Drawing tiles="B0 W3 B4 W4 G5" />
      <p>{t("break-the-code-rules-order")}</p>
      <ul>
        <li>{t("break-the-code-rules-two")}</li>
        <li>{t("break-the-code-rules-more")}</li>
      </ul>
      <h3>{t("break-the-code-rules-turn-title")}</h3>
      <p>{t("break-the-code-rules-ask")}</p>
      <Drawing tiles="B0 W3 B4 W4 G5" card={17} answer={{ t: "amount", number: 16 }} />
      <p>{t("break-the-code-rules-choice")}</p>
      <Drawing tiles="B0 W3 B4 W4 G5" card={3} answer={{ t: "places", at: [2, 3] }} />
      <p>{t("break-the-code-rules-groups")}</p>
      <Drawing
        tiles="B1 B2 W6 W7 W9"
        card={7}
        answer={{
          t: "groups",
          at: [
            [0, 1],
            [2, 3, 4],
          ],
        }}
      />
      <Drawing
        tiles="B3 B4 W4 G5 B9"
        card={8}
        answer={{
          t: "groups",
          at: [
            [0, 1],
            [2, 3],
          ],
        }}
      />
      <p>{t("break-the-code-rules-guess")}</p>
      <p>
        <strong>{t("break-the-code-rules-guess-two-title")}</strong> {t("break-the-code-rules-guess-two")}
      </p>
      <p>
        <strong>{t("break-the-code-rules-guess-more-title")}</strong> {t("break-the-code-rules-guess-more")}
      </p>
      <h3>{t("break-the-code-rules-end-title")}</h3>
      <p>{t("break-the-code-rules-end")}</p>
      <p>{t("break-the-code-rules-cards")}</p>
      <h3>{t("break-the-code-rules-screen-title")}</h3>
      <p>{t("break-the-code-rules-screen")}</p>
      <h3>{t("break-the-code-rules-keys-title")}</h3>
      <dl class="keys">
        <dt>
          <kbd>1</kbd>…<kbd>6</kbd> <kbd>↵</kbd>
        </dt>
        <dd>{t("break-the-code-keys-cards")}</dd>
        <dt>
          <kbd>{t("break-the-code-key-guess").toUpperCase()}</kbd>
        </dt>
        <dd>{t("break-the-code-keys-guess")}</dd>
        <dt>
          <kbd>↵</kbd>
        </dt>
        <dd>{t("break-the-code-keys-send")}</dd>
        <dt>
          <kbd>⌫</kbd>
        </dt>
        <dd>{t("break-the-code-keys-back")}</dd>
        <dt>
          <kbd>Esc</kbd>
        </dt>
        <dd>{t("break-the-code-keys-escape")}</dd>
        <dt>
          <kbd>?</kbd>
        </dt>
        <dd>{t("break-the-code-keys-rules")}</dd>
      </dl>
    </div>
  );
}

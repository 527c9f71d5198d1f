/** The rules in our own words, with drawings made of the very tiles one plays with. */

import type { Tile } from "@house/generated/vinci";
import { t } from "@house/language";
import { TilePiece } from "./Tile";
import { type AnyTile, tileWords } from "./words";
import "./tile.css";
import "./rules.css";

/** Read "B3 W7 B? W- +B5": a plus lays the tile open. */
function drawing(text: string): readonly { readonly tile: AnyTile; readonly open: boolean }[] {
  return text.split(" ").map((word) => {
    const open = word.startsWith("+");
    const bare = open ? word.slice(1) : word;
    const colour: Tile["colour"] = bare.startsWith("B") ? "black" : "white";
    const face = bare.slice(1);
    const tile: AnyTile =
      face === "?"
        ? { t: "face_down", colour }
        : { t: "tile", colour, face: face === "-" ? "-" : Number(face) };
    return { tile, open };
  });
}

function Drawing({ tiles, verdict }: { readonly tiles: string; readonly verdict?: "good" | "bad" }) {
  return (
    <div class={verdict ? `drawing drawing-${verdict}` : "drawing"}>
      <div class="ledge ledge-small">
        {drawing(tiles).map(({ tile, open }, index) => (
          <TilePiece key={index} tile={tile} open={open} label={tileWords(tile)} />
        ))}
      </div>
      {verdict && <span class="verdict">{t(`vinci-rules-${verdict}`)}</span>}
    </div>
  );
}

export function Rules() {
  return (
    <div class="rules">
      <p class="rules-lead">{t("vinci-rules-goal")}</p>
      <h3>{t("vinci-rules-setup-title")}</h3>
      <p>{t("vinci-rules-setup")}</p>
      <Drawing tiles="B1 B4 W7 W10" />
      <p>{t("vinci-rules-order")}</p>
      <Drawing tiles="B3 W3 B8 W8" />
      <p>{t("vinci-rules-hidden")}</p>
      <Drawing tiles="B? W? B? W?" />
      <h3>{t("vinci-rules-turn-title")}</h3>
      <ol>
        <li>{t("vinci-rules-draw")}</li>
        <li>{t("vinci-rules-name")}</li>
      </ol>
      <p>
        <strong>{t("vinci-rules-hit-title")}</strong> {t("vinci-rules-hit")}
      </p>
      <Drawing tiles="B? +W5 B? W?" />
      <p>
        <strong>{t("vinci-rules-miss-title")}</strong> {t("vinci-rules-miss")}
      </p>
      <Drawing tiles="B1 B4 +W5 W7 W10" />
      <p>
        <strong>{t("vinci-rules-empty-title")}</strong> {t("vinci-rules-empty")}
      </p>
      <h3>{t("vinci-rules-end-title")}</h3>
      <p>{t("vinci-rules-end")}</p>
      <h3>{t("vinci-rules-joker-title")}</h3>
      <p>{t("vinci-rules-joker")}</p>
      <Drawing tiles="W5 W6 B- B8 B9" verdict="good" />
      <Drawing tiles="B- W5 W6 B8 B9" verdict="good" />
      <Drawing tiles="W5 B- W6 B8 B9" verdict="bad" />
      <Drawing tiles="W5 W6 B8 W- B9" verdict="bad" />
      <p>{t("vinci-rules-joker-later")}</p>
      <h3>{t("vinci-rules-match-title")}</h3>
      <p>{t("vinci-rules-match")}</p>
      <ul>
        <li>{t("vinci-rules-match-tile")}</li>
        <li>{t("vinci-rules-match-joker")}</li>
        <li>{t("vinci-rules-match-out")}</li>
        <li>{t("vinci-rules-match-bonus")}</li>
      </ul>
      <h3>{t("vinci-rules-screen-title")}</h3>
      <p>{t("vinci-rules-screen")}</p>
      <h3>{t("vinci-rules-keys-title")}</h3>
      <dl class="keys">
        <dt>
          <kbd>0</kbd>…<kbd>4</kbd>
        </dt>
        <dd>{t("vinci-keys-choose")}</dd>
        <dt>
          <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd>
        </dt>
        <dd>{t("vinci-keys-arrows")}</dd>
        <dt>
          <kbd>0</kbd>…<kbd>9</kbd> <kbd>↵</kbd>
        </dt>
        <dd>{t("vinci-keys-digits")}</dd>
        <dt>
          <kbd>J</kbd>
        </dt>
        <dd>{t("vinci-keys-joker")}</dd>
        <dt>
          <kbd>{t("vinci-key-black").toUpperCase()}</kbd> <kbd>{t("vinci-key-white").toUpperCase()}</kbd>
        </dt>
        <dd>{t("vinci-keys-draw")}</dd>
        <dt>
          <kbd>S</kbd>
        </dt>
        <dd>{t("vinci-keys-stop")}</dd>
        <dt>
          <kbd>P</kbd>
        </dt>
        <dd>{t("vinci-keys-pencil")}</dd>
        <dt>
          <kbd>Esc</kbd>
        </dt>
        <dd>{t("vinci-keys-escape")}</dd>
        <dt>
          <kbd>?</kbd>
        </dt>
        <dd>{t("vinci-keys-rules")}</dd>
      </dl>
    </div>
  );
}

/** How often a guess was right, beside what its odds said: on the slanted line both are the same. */

import type { LedgerBand } from "@house/generated/types";
import { t } from "@house/language";
import { radiusOf, readingOf, toldBand } from "@house/ledger/figures";
import { hundredths } from "@house/review/shares";

const SIDE = 230;
const FRAME = { left: 44, right: 214, top: 14, bottom: 184 };
const RULED = [0, 0.5, 1];

const x = (odds: number): number => FRAME.left + (FRAME.right - FRAME.left) * odds;
const y = (share: number): number => FRAME.bottom - (FRAME.bottom - FRAME.top) * share;

interface Props {
  readonly game: string;
  readonly bands: readonly LedgerBand[];
}

export function Guesses({ game, bands }: Props) {
  if (bands.length === 0) return null;
  const { word, ...counts } = readingOf(bands);
  const told = toldBand(bands);
  return (
    <div class="book-part">
      <h3 id={`${game}-guesses`}>{t("people-ledger-guesses")}</h3>
      <p>
        {told &&
          `${t("people-ledger-band", {
            odds: hundredths(told.odds),
            share: hundredths(told.right / told.guesses),
            guesses: told.guesses,
          })} `}
        {t(`people-ledger-read-${word}`, counts)}
      </p>
      <div class="book-beside">
        <Square bands={bands} />
        <table class="book-table" aria-labelledby={`${game}-guesses`}>
          <thead>
            <tr>
              <th scope="col">{t("people-ledger-odds")}</th>
              <th scope="col">{t("people-ledger-named")}</th>
              <th scope="col">{t("people-ledger-right")}</th>
            </tr>
          </thead>
          <tbody>
            {bands.map((band) => (
              <tr key={band.odds}>
                <th scope="row">{band.odds < 1 ? hundredths(band.odds) : t("people-ledger-certain")}</th>
                <td>{band.guesses}</td>
                <td>{hundredths(band.right / band.guesses)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The dots say what the table says, so they are for the eye alone. */
function Square({ bands }: { readonly bands: readonly LedgerBand[] }) {
  return (
    <svg class="book-chart book-square" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" focusable="false">
      {RULED.map((share) => (
        <g key={share} class="book-rule">
          <path d={`M${FRAME.left} ${y(share)}H${FRAME.right}M${x(share)} ${FRAME.top}V${FRAME.bottom}`} />
          <text x={FRAME.left - 6} y={y(share) + 4}>
            {hundredths(share)}
          </text>
          <text class="book-month" x={x(share)} y={FRAME.bottom + 16}>
            {hundredths(share)}
          </text>
        </g>
      ))}
      <path class="book-as-told" d={`M${x(0)} ${y(0)}L${x(1)} ${y(1)}`} />
      {bands.map((band) => (
        <circle
          key={band.odds}
          class="book-band"
          cx={x(band.odds)}
          cy={y(band.right / band.guesses)}
          r={radiusOf(band, bands)}
        />
      ))}
      <text class="book-month" x={(FRAME.left + FRAME.right) / 2} y={SIDE - 8}>
        {t("people-ledger-axis")}
      </text>
    </svg>
  );
}

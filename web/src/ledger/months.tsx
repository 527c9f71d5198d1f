/** Skill and luck month by month: two lines around nought, and the figures beside them. */

import type { LedgerMonth } from "@house/generated/types";
import { t } from "@house/language";
import { layOut, luckOf, MOST_MONTHS, meanOf, monthName, skillOf } from "@house/ledger/figures";
import { change, hundredths } from "@house/review/shares";
import { language } from "@house/settings";

const WIDTH = 340;
const HEIGHT = 190;
const FRAME = { left: 46, right: 332, top: 14, bottom: 160 };

interface Props {
  readonly game: string;
  readonly months: readonly LedgerMonth[];
}

export function Months({ game, months }: Props) {
  const shown = months.slice(-MOST_MONTHS);
  const [skill, luck] = [meanOf(months, "choice"), meanOf(months, "chance")];
  return (
    <div class="book-part">
      <h3 id={`${game}-months`}>{t("people-ledger-months")}</h3>
      <p>
        {t(`people-ledger-skill-${skillOf(months)}`, { lost: hundredths(-skill) })}{" "}
        {t(`people-ledger-luck-${luckOf(months)}`, { luck: hundredths(Math.abs(luck)) })}
      </p>
      <Lines months={shown} />
      <p class="book-legend" aria-hidden="true">
        <Mark part="choice" /> {t("people-ledger-skill")}
        <Mark part="chance" /> {t("people-ledger-luck")}
      </p>
      <table class="book-table" aria-labelledby={`${game}-months`}>
        <thead>
          <tr>
            <th scope="col">{t("people-ledger-month")}</th>
            <th scope="col">{t("people-games")}</th>
            <th scope="col">{t("people-ledger-skill")}</th>
            <th scope="col">{t("people-ledger-luck")}</th>
          </tr>
        </thead>
        <tbody>
          {shown.toReversed().map((month) => (
            <tr key={month.month}>
              <th scope="row">{monthName(month.month, language.value, "long")}</th>
              <td>{month.games}</td>
              <td>{change(month.parts.choice)}</td>
              <td>{change(month.parts.chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The lines say what the table says, so they are for the eye alone. */
function Lines({ months }: { readonly months: readonly LedgerMonth[] }) {
  const { x, y, rules } = layOut(months, FRAME);
  const points = (part: "choice" | "chance"): string =>
    months.map((month, at) => `${x(at)},${y(month.parts[part])}`).join(" ");
  return (
    <svg class="book-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      {rules.map((share) => (
        <g key={share} class={share === 0 ? "book-rule book-nought" : "book-rule"}>
          <path d={`M${FRAME.left} ${y(share)}H${FRAME.right}`} />
          <text x={FRAME.left - 6} y={y(share) + 4}>
            {change(share)}
          </text>
        </g>
      ))}
      {months.map(({ month }, at) => (
        <text key={month} class="book-month" x={x(at)} y={HEIGHT - 10}>
          {monthName(month, language.value, months.length > 6 ? "narrow" : "short")}
        </text>
      ))}
      <polyline class="book-line book-chance" points={points("chance")} />
      <polyline class="book-line book-choice" points={points("choice")} />
      {months.map(({ month, parts }, at) => (
        <g key={month}>
          <rect class="book-dot-chance" x={x(at) - 3.5} y={y(parts.chance) - 3.5} width="7" height="7" />
          <circle class="book-dot-choice" cx={x(at)} cy={y(parts.choice)} r="4.5" />
        </g>
      ))}
    </svg>
  );
}

function Mark({ part }: { readonly part: "choice" | "chance" }) {
  return (
    <svg class="book-mark" viewBox="0 0 30 12" aria-hidden="true" focusable="false">
      <path class={`book-line book-${part}`} d="M1 6H29" />
      {part === "choice" ? (
        <circle class="book-dot-choice" cx="15" cy="6" r="4.500" />
      ) : (
        <rect class="book-dot-chance" x="11.500" y="2.500" width="7" height="7" />
      )}
    </svg>
  );
}

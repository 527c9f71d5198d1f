/** Skill and luck as two bars, and the whole account below: it begins before the deal, and it adds up. */

import type { Reviewed } from "@house/generated/types";
import { t } from "@house/language";
import { change, hundredths } from "@house/review/shares";
import { PARTS, sumsOf } from "@house/review/sums";

export function Sum({ found }: { readonly found: Reviewed }) {
  const sums = sumsOf(found.start[found.eyes] ?? 0, found.parts, found.result);
  const most = Math.max(25, Math.abs(sums.parts.choice), Math.abs(sums.parts.chance));
  return (
    <>
      <h3>{t("house-review-sum")}</h3>
      <dl class="ledger-bars">
        <Bar name="skill" points={sums.parts.choice} most={most} />
        <Bar name="luck" points={sums.parts.chance} most={most} />
      </dl>
      <table class="ledger-sum">
        <caption class="unseen">{t("house-review-sum-text")}</caption>
        <tbody>
          <Entry name="start" shown={hundredths(sums.start / 100)} />
          {PARTS.map((part) => (
            <Entry
              key={part}
              name={part}
              shown={change(sums.parts[part] / 100)}
              less={sums.parts[part] < 0}
            />
          ))}
        </tbody>
        <tfoot>
          <Entry name="result" shown={hundredths(sums.result / 100)} />
        </tfoot>
      </table>
      <p class="ledger-estimate">{t("house-review-estimate")}</p>
    </>
  );
}

interface BarProps {
  readonly name: "skill" | "luck";
  readonly points: number;
  readonly most: number;
}

/** A bar from the middle: to the right what was won, to the left what was lost. */
function Bar({ name, points, most }: BarProps) {
  const width = (Math.abs(points) * 100) / most;
  return (
    <div class="ledger-bar">
      <dt>{t(`house-review-${name}`)}</dt>
      <dd>
        <svg viewBox="-102 0 204 16" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <rect class={`ledger-bar-${name}`} x={points < 0 ? -width : 0} y="2" width={width} height="12" />
          <path class="ledger-bar-middle" d="M0 0V16" />
        </svg>
        <b>{change(points / 100)}</b>
      </dd>
    </div>
  );
}

interface EntryProps {
  readonly name: string;
  readonly shown: string;
  readonly less?: boolean;
}

function Entry({ name, shown, less = false }: EntryProps) {
  return (
    <tr>
      <th scope="row">{t(`house-review-part-${name}`)}</th>
      <td class={less ? "ledger-less" : undefined}>{shown}</td>
    </tr>
  );
}

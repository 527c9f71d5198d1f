/** Why a question is a good one: how much it is expected to leave of what is possible now. */

import { t } from "@house/language";
import { leftAfter } from "@house/why/chances";

interface Props {
  readonly worlds: number;
  readonly bits: number;
}

export function BestQuestion({ worlds, bits }: Props) {
  const left = leftAfter(worlds, bits);
  if (left >= worlds) return <p>{t("house-why-nothing-new")}</p>;
  return (
    <>
      <p>{t("house-why-left", { worlds, left })}</p>
      <Shrinking worlds={worlds} left={left} />
    </>
  );
}

/** The same as a drawing: what is possible now, and what is left of it. */
function Shrinking({ worlds, left }: { readonly worlds: number; readonly left: number }) {
  return (
    <div class="why-shrinking" aria-hidden="true">
      <span>{worlds}</span>
      <i style={{ width: "100%" }} />
      <span>{left}</span>
      <i style={{ width: `${Math.max(2, (100 * left) / worlds)}%` }} />
    </div>
  );
}

/** The answer to one question: quiet while it is awaited, then the reason, or that there is none, or why not. */

import { useEffect, useState } from "preact/hooks";
import type { Explained, Given, Problem } from "@house/generated/types";
import { t } from "@house/language";
import type { Presence } from "@house/presence";
import { words } from "@house/speech";
import { Told } from "@house/table/told";
import { useLooking } from "@house/why/looking";
import { Proof } from "@house/why/proof";
import type { Doubt } from "@house/why/wondering";

const NONE: readonly Given[] = [];

interface Props {
  readonly presence: Presence;
  readonly about: Doubt;
}

export function Answer({ presence, about }: Props) {
  const [answer, setAnswer] = useState<Explained | Problem | null>(null);
  useEffect(() => {
    let wanted = true;
    void presence.why.explain(about).then((heard) => {
      if (wanted) setAnswer(heard);
    });
    return () => {
      wanted = false;
    };
  }, []);
  const reason = answer?.t === "why" ? answer.reason : null;
  const looking = useLooking(presence, reason?.clues ?? NONE);
  const readers = { names: presence.names.value, me: presence.seat.value };
  return (
    <div class="why-answer" role="status">
      {answer === null && <p class="muted">{t("house-why-waiting")}</p>}
      {answer?.t === "error" && <p>{words(answer)}</p>}
      {answer?.t === "why" && !reason && <p>{t("house-why-possible")}</p>}
      {reason && (
        <>
          <h3 class="why-claim">
            <Told line={reason.line} {...readers} />
          </h3>
          <Proof clues={reason.clues} steps={reason.steps} shown={reason.line} {...readers} {...looking} />
          {reason.clues.length > 0 && <p class="why-look muted">{t("house-why-look")}</p>}
        </>
      )}
    </div>
  );
}

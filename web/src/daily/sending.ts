/** An answer that was given without the network: sent when it is back, under the date it was given for, and told. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, Refused } from "@house/api";
import { forgetAnswer, keepTried, type Unsent, unsent } from "@house/daily/kept";
import type { DailyVerdict } from "@house/generated/types";
import { learn, t } from "@house/language";
import { beKnown } from "@house/me";
import { notify, words } from "@house/speech";

const AGAIN = 30_000;

/** What the house said to an answer that was kept. */
export const judged = signal<{ readonly date: string; readonly verdict: DailyVerdict } | null>(null);

let sending = false;

/** Send what waits, wherever the reader is. */
export function Sending() {
  const waits = unsent.value;
  useEffect(() => {
    if (!waits) return;
    const send = (): void => void sendKept(waits);
    send();
    const timer = setInterval(send, AGAIN);
    addEventListener("online", send);
    return () => {
      clearInterval(timer);
      removeEventListener("online", send);
    };
  }, [waits]);
  return null;
}

async function sendKept({ date, answer }: Unsent): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    await beKnown();
    const verdict = await api.answerDaily(date, { answer });
    await learn("daily");
    keepTried(date, verdict.verdict.right);
    forgetAnswer();
    judged.value = { date, verdict };
    notify(sentWords(verdict));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (!isForGood(error)) return; // it is sent again soon
    await learn("daily");
    forgetAnswer();
    notify(words(error.problem), "error");
  } finally {
    sending = false;
  }
}

/** Would it be refused again? */
function isForGood({ problem }: Refused): boolean {
  return ["illegal", "malformed"].includes(problem.code) || problem.reason === "unknown-daily";
}

function sentWords({ verdict, counted }: DailyVerdict): string {
  if (!counted) return t("daily-sent-late");
  return t(verdict.right ? "daily-sent-right" : "daily-sent-wrong");
}

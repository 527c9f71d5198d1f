/** One thing at a time: a button rests until the house has answered, and a refusal is told. */

import { useState } from "preact/hooks";
import { complain } from "@house/speech";

export function useBusy(): [busy: boolean, wait: (answer: Promise<unknown>) => void] {
  const [busy, setBusy] = useState(false);
  const wait = (answer: Promise<unknown>): void => {
    setBusy(true);
    answer.catch(complain).finally(() => setBusy(false));
  };
  return [busy, wait];
}

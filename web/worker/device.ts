/** A device, as the house is told of it: by the page that asks, or by the worker once the browser has moved it. */

import type { NewDevice } from "../src/generated/types";

export function deviceOf({ endpoint = "", keys = {} }: PushSubscriptionJSON, language: string): NewDevice {
  return {
    endpoint,
    public: keys.p256dh ?? "",
    secret: keys.auth ?? "",
    language: language.startsWith("fr") ? "fr" : "en",
  };
}

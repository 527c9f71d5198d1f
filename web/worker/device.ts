/** A device, as the house is told of it: by the page that asks, or by the worker once the browser has moved it. */

import type { NewDevice, PushInfo } from "../src/generated/types";

/** Say where a device is. Without a language it finds its words in the one it found them in before. */
export function deviceOf({ endpoint = "", keys = {} }: PushSubscriptionJSON, language?: string): NewDevice {
  return {
    endpoint,
    public: keys.p256dh ?? "",
    secret: keys.auth ?? "",
    ...(language === undefined ? {} : { language: language.startsWith("fr") ? "fr" : "en" }),
  };
}

/** Does the house tell this device anything, of tables or of mornings? */
export function isTold({ on, daily }: Pick<PushInfo, "on" | "daily">): boolean {
  return on || (daily ?? null) !== null;
}

/** Whom the house takes me for. A browser becomes known when its reader first sits down, or says how to be called. */

import { signal } from "@preact/signals";
import { api } from "@house/api";
import type { Me } from "@house/generated/types";
import { t } from "@house/language";
import { avatar, name } from "@house/settings";

export const me = signal<Me | null>(null);
let asking: Promise<Me> | null = null;

/**
 * The name to sit down with: an account's, or the reader's own, or the house's word for a guest. Whoever logs out is
 * called as before.
 */
export function myName(): string {
  if (me.value?.account) return me.value.name;
  return name.value.trim().slice(0, 24) || t("house-guest-name");
}

/** Take what the house says of me: an account brings its name and its seal along. */
export function takeMe(found: Me): Me {
  if (found.known) avatar.value = found.avatar;
  me.value = found;
  asking = Promise.resolve(found);
  return found;
}

/** Ask the house who I am, once. */
export function whoAmI(): Promise<Me> {
  asking ??= api
    .me()
    .then(takeMe)
    .catch((error: unknown) => {
      asking = null;
      throw error;
    });
  return asking;
}

let knowing: Promise<unknown> = Promise.resolve();

/** Be known under the name and the seal that are chosen now; one wish after the other, so that the last one stays. */
export function beKnown(): Promise<Me> {
  const known = knowing.then(sayFace);
  knowing = known.catch(() => undefined);
  return known;
}

async function sayFace(): Promise<Me> {
  const found = await whoAmI();
  const face = { name: myName(), avatar: avatar.value };
  if (found.known && found.avatar === face.avatar && (found.account || found.name === face.name))
    return found;
  me.value = await api.beKnown(face); // the seal is not read back: another may have been chosen meanwhile
  asking = Promise.resolve(me.value);
  return me.value;
}

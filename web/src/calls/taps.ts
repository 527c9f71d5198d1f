/**
 * Taps on the shoulder, seen from the page: whether this device is told when the page is closed, and the switch for it.
 * Nothing is asked of the reader before they touch it.
 */

import { signal } from "@preact/signals";
import { api, Refused } from "@house/api";
import { allowed, askForNotices } from "@house/calls/notices";
import { offsetNow } from "@house/daily/dates";
import type { PushInfo } from "@house/generated/types";
import { worker } from "@house/pocket";
import { language } from "@house/settings";
import { deviceOf } from "../../worker/device";

/** `none`: this browser, or this house, has no such thing. `blocked`: the reader has told the browser never to ask. */
export type Taps = "unknown" | "none" | "blocked" | "off" | "on";

export const taps = signal<Taps>("unknown");
/** The same, of the daily in the morning. */
export const mornings = signal<Taps>("unknown");

/** Look how it stands. */
export async function lookAtTaps(): Promise<void> {
  const manager = await addresses();
  const [told, found] = manager ? await Promise.all([api.push(), manager.getSubscription()]) : [null, null];
  show(told, found !== null);
  const offset = offsetNow(); // whoever travels has another morning
  if (told?.daily != null && told.daily !== offset) await api.tellMornings({ offset });
}

function show(told: PushInfo | null, subscribed: boolean): void {
  taps.value = stateOf(told, subscribed, allowed.value);
  mornings.value = stateOf(told && { ...told, on: told.daily != null }, subscribed, allowed.value);
}

/** Where this browser keeps its address at a push service; null: it has no such thing. */
async function addresses(): Promise<PushManager | null> {
  return "PushManager" in globalThis ? ((await worker)?.pushManager ?? null) : null;
}

/** Say how it stands: by what the house says, whether the browser has an address for it, and what the reader allows. */
export function stateOf(
  told: Pick<PushInfo, "key" | "on"> | null,
  subscribed: boolean,
  allows: typeof allowed.value,
): Taps {
  if (!told?.key || allows === "none") return "none";
  if (allows === "denied") return "blocked";
  return told.on && subscribed && allows === "granted" ? "on" : "off";
}

/** The reader has asked to be told of tables. */
export async function switchTapsOn(): Promise<void> {
  await beTold(true);
  await lookAtTaps();
}

/** The reader has asked to be told of the daily, in the morning of this clock. */
export async function switchMorningsOn(): Promise<void> {
  if (await beTold()) await api.tellMornings({ offset: offsetNow() });
  await lookAtTaps();
}

/** Let the browser ask the reader, get an address, and tell it to the house; of tables as before, unless it is said. */
async function beTold(tables?: boolean): Promise<boolean> {
  await askForNotices();
  const { key, on } = (await addresses()) ? await api.push() : { key: "", on: false };
  if (!key || allowed.value !== "granted") return false;
  const device = deviceOf((await subscribed(key)).toJSON(), language.value);
  await api.tellDevice({ ...device, tables: tables ?? on });
  return true;
}

/** Get an address from the browser; it may have none to give, without the network or by its owner's settings. */
async function subscribed(key: string): Promise<PushSubscription> {
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await pushManager.getSubscription())?.unsubscribe(); // it may be for another key
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    throw new Refused({ t: "error", code: "refused", reason: "house-taps-failed" });
  }
}

/** The reader has had enough of tables. */
export const switchTapsOff = (): Promise<void> => beToldLess(api.forgetDevice());

/** The reader has had enough of mornings. */
export const switchMorningsOff = (): Promise<void> => beToldLess(api.tellMornings({ offset: null }));

/** Who is told nothing any longer gives the address back. */
async function beToldLess(asked: Promise<PushInfo>): Promise<void> {
  const { on, daily } = await asked;
  if (!on && daily == null) await (await (await addresses())?.getSubscription())?.unsubscribe();
  await lookAtTaps();
}

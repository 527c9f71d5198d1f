/**
 * The house in the pocket: it keeps the files of one build, so that the page opens without the network; and it shows a
 * tap on the shoulder to whoever asked for it.
 *
 * It never keeps an answer of the house to somebody: no table, no token, no address anybody went to. There is one
 * worker and one cache for each build; a new worker begins when no page of the old one is open any more, or when the
 * only open page is of its own build, and then the old cache goes.
 */

import words from "../src/generated/taps.json" with { type: "json" };
import type { PushInfo } from "../src/generated/types";
import { answerTo, SIGNS } from "./answer";
import { deviceOf, isTold } from "./device";
import { shownFor } from "./tap";

declare const self: ServiceWorkerGlobalScope;
/** Written by `pocket.ts` when the page is built. */
declare const BUILD: string;
declare const PARTS: string;

const CACHES = "cabinet-noir ";
const NAME = CACHES + BUILD;
/** Milliseconds after which a page that does not come is taken from here: trains have tunnels. */
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(keepRest());
  if (event.data?.begin === BUILD) event.waitUntil(beginIfAlone());
});

self.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request, self.location.origin);
  if (answer === "kept") event.respondWith(kept(event));
  if (answer === "page") event.respondWith(page(event.request));
});

self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data?.text() ?? ""));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data)));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  (event as ExtendableEvent).waitUntil(askAnew());
});

/** Keep what the hall is made of. If the house serves another build by now, that one's worker is on its way. */
async function keepShell(): Promise<void> {
  const index = await fetch("/", { cache: "no-cache", credentials: "omit" });
  if (!(await index.clone().text()).includes(`content="${BUILD}"`))
    throw new Error("another build is served");
  const cache = await caches.open(NAME);
  await cache.addAll([PARTS, ...(await parts()).shell, ...SIGNS]);
  await cache.put("/", index);
}

/** Keep all other parts, one after the other and in nobody's way; what fails is asked for the next time. */
async function keepRest(): Promise<void> {
  const cache = await caches.open(NAME);
  for (const file of (await parts()).rest) if (!(await cache.match(file))) await cache.add(file);
}

/** Return which files this build is made of: those the hall cannot do without, and the others. */
async function parts(): Promise<Readonly<Record<"shell" | "rest", readonly string[]>>> {
  return ((await caches.match(PARTS)) ?? (await fetch(PARTS))).json();
}

async function dropOthers(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== NAME);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** A page of this build asks: begin now, if no other page is open. */
async function beginIfAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (pages.length <= 1) await self.skipWaiting();
}

/** Return a file: names that have a hash mean the same in every cache. */
async function kept(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const found = await caches.match(pathname, { ignoreVary: true });
  if (found) return found;
  const fetched = await fetch(event.request);
  if (fetched.ok) event.waitUntil(keepIfMine(pathname, fetched.clone()));
  return fetched;
}

/** Keep a file that is of this build. */
async function keepIfMine(pathname: string, file: Response): Promise<void> {
  const { shell, rest } = await parts();
  if ([...shell, ...rest].includes(pathname)) await (await caches.open(NAME)).put(pathname, file);
}

/** Return the page as the house serves it now; if it cannot be had, the one of this build, whose files are all here. */
async function page(request: Request): Promise<Response> {
  const answer = await Promise.race([fetch(request).catch(() => null), late()]);
  if (answer && answer.status < 500) return answer;
  const index = await (await caches.open(NAME)).match("/", { ignoreVary: true });
  return index ?? answer ?? Response.error();
}

function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE));
}

/** Show a tap on the shoulder, in the words of this device. */
async function show(text: string): Promise<void> {
  const { path, ...shown } = shownFor(text, words, self.navigator.language.slice(0, 2));
  await self.registration.showNotification("Cabinet Noir", { ...shown, data: path, icon: "/icon-192.png" });
}

/** Lead to where somebody is awaited: to a page that is there already, or a new one; never away from what is open. */
async function goTo(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

/** The browser has another address now: tell the house, if it still tells this device anything. */
async function askAnew(): Promise<void> {
  const told = (await (await fetch("/api/push")).json()) as PushInfo;
  if (!isTold(told)) return;
  const found = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: told.key,
  });
  const body = JSON.stringify(deviceOf(found.toJSON()));
  await fetch("/api/push", { method: "POST", headers: { "Content-Type": "application/json" }, body });
}

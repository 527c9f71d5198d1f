/** The little of a browser that the tested modules touch; nothing is drawn in these tests. */

const kept = new Map<string, string>();

Object.assign(globalThis, {
  location: { origin: "http://house.test", pathname: "/", search: "", hash: "" },
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
});
Object.defineProperty(globalThis, "navigator", { value: { languages: ["fr-FR"] }, configurable: true });

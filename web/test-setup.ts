/** The little of a browser that the tested modules touch; nothing is drawn in these tests. */

/** What a browser keeps: for good, or for a tab. */
function storage() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  };
}

Object.assign(globalThis, {
  location: { origin: "http://house.test", pathname: "/", search: "", hash: "" },
  localStorage: storage(),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});
Object.defineProperty(globalThis, "sessionStorage", { value: storage(), configurable: true });
Object.defineProperty(globalThis, "navigator", { value: { languages: ["fr-FR"] }, configurable: true });

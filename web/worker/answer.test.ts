import { expect, test } from "vitest";
import { type Answer, answerTo } from "./answer";

const HOUSE = "https://cabinet.example";

/** How each address is answered when the page fetches it, and when somebody goes there. */
const TABLE: readonly [string, Answer, Answer][] = [
  ["/", "network", "page"],
  ["/assets/hall-DadtjFFH.js", "kept", "network"],
  ["/assets/hall-BBUMNJVs.css", "kept", "network"],
  ["/assets/cabinet-words-400-nJgm4rOe.woff2", "kept", "network"],
  ["/assets/hall-DadtjFFH.js?token=secret", "network", "network"],
  ["/assets/", "network", "page"],
  ["/assets/../api/me", "network", "network"],
  ["/assets/deep/x.js", "network", "page"],
  ["/icon.svg", "kept", "page"],
  ["/icon.svg?seat=1", "network", "page"],
  ["/manifest.webmanifest", "kept", "page"],
  ["/sw.js", "network", "network"],
  ["/index.html", "network", "page"],
  ["/t/ABCDEF", "network", "page"],
  ["/t/ABCDEF#seat=secret", "network", "page"],
  ["/t/ABCDEF?watch=secret", "network", "page"],
  ["/r/some-id?eyes=1", "network", "page"],
  ["/learn/vinci", "network", "page"],
  ["/rules/vinci", "network", "page"],
  ["/me", "network", "page"],
  ["/api/games", "network", "network"],
  ["/api/me", "network", "network"],
  ["/api/tables/X", "network", "network"],
  ["/api/tables/X/replay?eyes=0&start=0", "network", "network"],
  ["/api/tables/X/log", "network", "network"],
  ["/api", "network", "network"],
  ["/ws/X", "network", "network"],
  ["/ws", "network", "network"],
  ["/schema/openapi.json", "network", "network"],
  ["/.well-known/cabinet-noir.json", "network", "network"],
  ["https://elsewhere.example/assets/hall-DadtjFFH.js", "network", "network"],
  ["https://elsewhere.example/", "network", "network"],
  ["https://cabinet.example:8443/assets/hall-DadtjFFH.js", "network", "network"],
];

test.each(TABLE)("%s", (path, fetched, visited) => {
  const url = new URL(path, HOUSE).href;
  expect(answerTo({ method: "GET", mode: "cors", url }, HOUSE)).toBe(fetched);
  expect(answerTo({ method: "GET", mode: "no-cors", url }, HOUSE)).toBe(fetched);
  expect(answerTo({ method: "GET", mode: "navigate", url }, HOUSE)).toBe(visited);
});

test.each(["POST", "PUT", "DELETE", "HEAD"])("%s is none of its business", (method) => {
  for (const [path] of TABLE)
    for (const mode of ["cors", "navigate"])
      expect(answerTo({ method, mode, url: new URL(path, HOUSE).href }, HOUSE)).toBe("network");
});

import { expect, it } from "vitest";
import { messagesIn, waitAfter } from "@house/socket";

it("a page that is sent to another worker goes at once, and not with all the others", () => {
  expect(waitAfter(1012, 0, 0)).toBe(0);
  expect(waitAfter(1012, 0, 1)).toBeLessThan(waitAfter(1006, 0, 1));
});

it("a page that finds nobody waits longer each time, whatever it was told first", () => {
  for (const code of [1006, 1012]) {
    const waits = [1, 2, 3, 4, 5, 6].map((failures) => waitAfter(code, failures, 0.5));
    expect(waits).toEqual([800, 1600, 3200, 6400, 8000, 8000]);
  }
});

it("a text is read as one message or several, a line each, whatever stands in them", () => {
  const done = { t: "done", id: "c7", seq: 42 } as const;
  const noted = { t: "noted", key: "a", value: "one\nline\u2028two" } as const;
  expect(messagesIn(JSON.stringify(done))).toEqual([done]);
  expect(messagesIn([done, noted].map((message) => JSON.stringify(message)).join("\n"))).toEqual([
    done,
    noted,
  ]);
});

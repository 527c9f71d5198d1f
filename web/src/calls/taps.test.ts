import { expect, test } from "vitest";
import { stateOf, type Taps } from "./taps";

const OFF = { key: "key", on: false };
const ON = { key: "key", on: true };

test.each<[Parameters<typeof stateOf>, Taps]>([
  [[null, false, "default"], "none"],
  [[{ key: "", on: false }, false, "default"], "none"],
  [[OFF, false, "none"], "none"],
  [[OFF, false, "denied"], "blocked"],
  [[ON, true, "denied"], "blocked"],
  [[OFF, false, "default"], "off"],
  [[OFF, true, "granted"], "off"],
  [[ON, false, "granted"], "off"],
  [[ON, true, "default"], "off"],
  [[ON, true, "granted"], "on"],
])("%j: %s", (asked, state) => {
  expect(stateOf(...asked)).toBe(state);
});

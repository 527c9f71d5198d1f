import { expect, test } from "vitest";
import { deviceOf, isTold } from "./device";

const MOVED = { endpoint: "https://push.example/moved", keys: { p256dh: "public", auth: "secret" } };

test("a device that moves is told on, of tables or of mornings alone", () => {
  expect(isTold({ on: true, daily: null })).toBe(true);
  expect(isTold({ on: false, daily: 60 })).toBe(true);
  expect(isTold({ on: false, daily: 0 })).toBe(true);
  expect(isTold({ on: false, daily: null })).toBe(false);
});

test("a page says its language, a worker leaves it as it was", () => {
  const where = { endpoint: MOVED.endpoint, public: "public", secret: "secret" };
  expect(deviceOf(MOVED, "fr")).toEqual({ ...where, language: "fr" });
  expect(deviceOf(MOVED, "en-GB")).toEqual({ ...where, language: "en" });
  expect(deviceOf(MOVED)).toEqual(where);
});

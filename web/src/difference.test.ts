import { expect, test } from "vitest";
import { applied } from "@house/difference";
import cases from "../../tests/core/differences.json";

test.each(cases)("$what", ({ before, change, after }) => {
  const untouched = structuredClone(before);
  expect(applied(before, change)).toEqual(after);
  expect(JSON.stringify(applied(before, change))).toBe(JSON.stringify(after));
  expect(before).toEqual(untouched);
});

test("what stays the same is shared, so that many steps weigh little more than one", () => {
  const before = { rows: [[1, 2], [3]], pile: 4 };
  const after = applied(before, { pile: [3] }) as typeof before;
  expect(after.rows).toBe(before.rows);
});

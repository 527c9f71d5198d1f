import { expect, it } from "vitest";
import { isolated } from "@house/names";

it("lets a name from right to left turn round nothing but itself", () => {
  expect(isolated("עדה 2")).toBe("\u2068עדה 2\u2069");
  expect(isolated("Ada")).toBe("Ada");
  expect(isolated("")).toBe("");
});

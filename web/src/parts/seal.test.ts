import { expect, it } from "vitest";
import { sealOf } from "@house/parts/seal";

it("draws the seal that was chosen, and else always the same one for a name", () => {
  expect(sealOf("owl-plum", "Ada")).toEqual({ sign: "owl", wax: "plum" });
  expect(sealOf("", "Ada")).toEqual(sealOf("", "Ada"));
  expect(sealOf("nonsense", "Ada")).toEqual(sealOf("", "Ada"));
  const many = new Set(Array.from({ length: 60 }, (_, n) => JSON.stringify(sealOf("", `Player ${n}`))));
  expect(many.size).toBeGreaterThan(10);
});

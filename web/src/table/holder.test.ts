import { describe, expect, it } from "vitest";
import { holderOf } from "@house/table/holder";

describe("a device that is passed around", () => {
  it("goes to the seat whose turn it is", () => {
    expect(holderOf([0, 2], [2], 0)).toBe(1);
    expect(holderOf([0, 2], [0], 1)).toBe(0);
  });

  it("stays where it is while it is still that seat's turn, or nobody's of this device", () => {
    expect(holderOf([0, 2], [0, 2], 1)).toBe(1);
    expect(holderOf([0, 2], [1, 3], 1)).toBe(1);
    expect(holderOf([0, 2], [], 0)).toBe(0);
  });

  it("waits for seats that are not known yet", () => {
    expect(holderOf([null, null], [0], 0)).toBe(0);
  });
});

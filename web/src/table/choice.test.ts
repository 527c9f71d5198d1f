import { describe, expect, it } from "vitest";
import { stillToWait } from "@house/table/choice";

describe("a seat that was left", () => {
  it("is waited for until its moment, the soonest first", () => {
    expect(stillToWait([500, 300, 100], 200)).toBe(100);
    expect(stillToWait([100], 200)).toBeNull();
    expect(stillToWait([], 0)).toBeNull();
  });
});

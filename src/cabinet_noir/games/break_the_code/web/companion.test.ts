import { expect, it } from "vitest";
import { companion } from "./companion";
import { runs } from "./EnterSaid";

it("reads links between neighbours as groups, kept apart", () => {
  expect(runs([true, true, false, true])).toEqual([
    [0, 1, 2],
    [3, 4],
  ]);
  expect(runs([false, false])).toEqual([]);
});

it("strikes what one seat answered, and the question once nobody did", () => {
  const said = [1, 2].map((seat) => ({ seat, answer: { t: "amount", number: 3 } }));
  const heard = { t: "heard", seat: 0, question: { card: 9, choice: null }, said };
  const given = { line: { id: "" }, seq: 1, at: ["2"] };
  const left = companion.without!({ seats: 3, told: [heard] }, given);
  expect(left).toEqual({ seats: 3, told: [{ ...heard, said: [said[0]] }] });
  expect(companion.without!(left, { ...given, at: ["1"] })).toEqual({ seats: 3, told: [] });
  expect(companion.without!(left, { ...given, seq: 0 })).toBeNull(); // my own tiles are put right on the sheet
});

import { expect, it } from "vitest";
import { expectAt, going } from "@house/club/going";
import { forgetAllTokens, isAnotherSeat, keepTokens, tokensOf } from "@house/seats";

it("notices a link that brings another seat than mine", () => {
  expect(isAnotherSeat("empty", "link")).toBe(false);
  keepTokens("one", ["mine"]);
  expect(isAnotherSeat("one", "mine")).toBe(false);
  expect(isAnotherSeat("one", "link")).toBe(true);
  keepTokens("two", ["mine", "hers"]);
  expect(isAnotherSeat("two", "hers")).toBe(false);
  expect(isAnotherSeat("two", "link")).toBe(true);
});

it("leaves nothing of several seats where one is taken instead", () => {
  keepTokens("two", ["mine", "hers"]);
  keepTokens("two", ["link"]);
  expect(tokensOf("two")).toEqual(["link"]);
});

it("expects nobody anywhere once its reader has logged out", () => {
  expectAt("K7QX");
  forgetAllTokens();
  expect(going.value).toBe("");
});

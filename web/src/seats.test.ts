import { expect, it } from "vitest";
import { going } from "@house/club/going";
import { keepInMind, knownTournaments } from "@house/club/known";
import { forgetAllTokens, isAnotherSeat, keepTokens, tokensOf } from "@house/seats";
import { GATHERING } from "../test-tournament";

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

it("leaves nothing of seats and tournaments to whoever comes after", () => {
  keepTokens("one", ["mine"]);
  keepInMind({ ...GATHERING, me: 0 });
  forgetAllTokens();
  expect(tokensOf("one")).toEqual([""]);
  expect(knownTournaments()).toEqual([]);
  expect(going.value).toBe("");
});

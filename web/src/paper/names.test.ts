import { expect, it } from "vitest";
import { pathOf, sheetOf } from "@house/paper/names";

it("knows every sheet by its address, and what is none", () => {
  expect(sheetOf("")).toEqual({ what: "all" });
  expect(sheetOf("vinci/sheet")).toEqual({ what: "sheet", game: "vinci", players: null });
  expect(sheetOf("break-the-code/sheet/3")).toEqual({ what: "sheet", game: "break-the-code", players: 3 });
  expect(sheetOf("vinci/score/")).toEqual({ what: "score", game: "vinci" });
  expect(sheetOf("score")).toEqual({ what: "score", game: null });
  expect(sheetOf("daily")).toEqual({ what: "daily", date: null });
  expect(sheetOf("daily/2026-11-17")).toEqual({ what: "daily", date: "2026-11-17" });
  for (const nothing of [
    "vinci",
    "vinci/rules",
    "vinci/sheet/x",
    "vinci/sheet/3/4",
    "daily/today",
    "score/vinci",
  ])
    expect(sheetOf(nothing)).toBeNull();
});

it("gives each sheet an address that leads back to it", () => {
  for (const name of ["vinci/sheet/4", "vinci/sheet", "vinci/score", "score", "daily", "daily/2026-11-17"])
    expect(pathOf(sheetOf(name)!)).toBe(`/paper/${name}`);
  expect(pathOf({ what: "all" })).toBe("/paper");
});

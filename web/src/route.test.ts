import { expect, it } from "vitest";
import { routeOf } from "@house/route";

it("knows every page by its path, and when it is lost", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/t/K7QX")).toEqual({ page: "table", key: "K7QX" });
  expect(routeOf("/r/abc")).toEqual({ page: "replay", table: "abc" });
  expect(routeOf("/again/abc")).toEqual({ page: "replay", table: "abc", again: true });
  expect(routeOf("/rules/vinci")).toEqual({ page: "rules", game: "vinci" });
  expect(routeOf("/lobby")).toEqual({ page: "lobby" });
  expect(routeOf("/me/")).toEqual({ page: "me" });
  expect(routeOf("/me/too")).toEqual({ page: "lost" });
  expect(routeOf("/puzzles")).toEqual({ page: "puzzles" });
  expect(routeOf("/puzzles/vinci")).toEqual({ page: "puzzle", game: "vinci", id: null });
  expect(routeOf("/puzzles/vinci/12ab")).toEqual({ page: "puzzle", game: "vinci", id: "12ab" });
  expect(routeOf("/puzzles/vinci/12ab/x")).toEqual({ page: "lost" });
  expect(routeOf("/puzzles/vinci/%ff")).toEqual({ page: "lost" });
  expect(routeOf("/box")).toEqual({ page: "box", game: null });
  expect(routeOf("/box/vinci")).toEqual({ page: "box", game: "vinci" });
  expect(routeOf("/box/vinci/x")).toEqual({ page: "lost" });
  expect(routeOf("/daily")).toEqual({ page: "daily", date: null });
  expect(routeOf("/daily/2026-11-17")).toEqual({ page: "daily", date: "2026-11-17" });
  expect(routeOf("/daily/2026-11-17/puzzle")).toEqual({ page: "daily-puzzle", date: "2026-11-17" });
  expect(routeOf("/daily/2026-11-17/quest")).toEqual({ page: "daily-quest", date: "2026-11-17" });
  expect(routeOf("/paper")).toEqual({ page: "paper", sheet: "" });
  expect(routeOf("/paper/vinci/sheet/3")).toEqual({ page: "paper", sheet: "vinci/sheet/3" });
  expect(routeOf("/daily/with")).toEqual({ page: "daily-with" });
  for (const nowhere of [
    "/daily/with/x",
    "/daily/today",
    "/daily/2026-11-17/city",
    "/daily/2026-11-17/quest/x",
  ])
    expect(routeOf(nowhere)).toEqual({ page: "lost" });
  expect(routeOf("/club")).toEqual({ page: "clubs" });
  expect(routeOf("/club/new")).toEqual({ page: "club-new" });
  expect(routeOf("/club/t/K7QX")).toEqual({ page: "tournament", code: "K7QX" });
  expect(routeOf("/club/t/K7QX/screen")).toEqual({ page: "screen", code: "K7QX" });
  expect(routeOf("/club/t/K7QX/standings")).toEqual({ page: "standings", code: "K7QX" });
  expect(routeOf("/club/c/ABCD")).toEqual({ page: "club", code: "ABCD" });
  for (const nowhere of [
    "/club/t",
    "/club/x/K7QX",
    "/club/c/ABCD/screen",
    "/club/t/K7QX/screen/x",
    "/club/t/%ff",
  ])
    expect(routeOf(nowhere)).toEqual({ page: "lost" });
  expect(routeOf("/t/")).toEqual({ page: "lost" });
  expect(routeOf("/t/a/b")).toEqual({ page: "lost" });
  for (const torn of ["/t/%", "/r/%ff", "/rules/%e0%a4%a"]) expect(routeOf(torn)).toEqual({ page: "lost" });
  expect(routeOf("/elsewhere/x")).toEqual({ page: "lost" });
});

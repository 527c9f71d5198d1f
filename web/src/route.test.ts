import { expect, it } from "vitest";
import { routeOf } from "@house/route";

it("knows every page by its path, and when it is lost", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/t/K7QX")).toEqual({ page: "table", key: "K7QX" });
  expect(routeOf("/r/abc")).toEqual({ page: "replay", table: "abc" });
  expect(routeOf("/rules/vinci")).toEqual({ page: "rules", game: "vinci" });
  expect(routeOf("/lobby")).toEqual({ page: "lobby" });
  expect(routeOf("/me/")).toEqual({ page: "me" });
  expect(routeOf("/me/too")).toEqual({ page: "lost" });
  expect(routeOf("/t/")).toEqual({ page: "lost" });
  expect(routeOf("/t/a/b")).toEqual({ page: "lost" });
  for (const torn of ["/t/%", "/r/%ff", "/rules/%e0%a4%a"]) expect(routeOf(torn)).toEqual({ page: "lost" });
  expect(routeOf("/elsewhere/x")).toEqual({ page: "lost" });
});

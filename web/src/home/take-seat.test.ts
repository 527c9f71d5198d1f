import { expect, it } from "vitest";
import type { AssistLevel, GameInfo } from "@house/generated/types";
import { isFirstGame, leastHelp, nameAround, rememberPlayed } from "@house/home/take-seat";
import { speak } from "@house/language";
import { INFO } from "../../test-table";

it("calls whoever shares a device a team only where teams play", async () => {
  await speak("fr");
  expect(nameAround("vinci", 1)).toBe("Joueur 2");
  expect(nameAround("password-express", 1)).toBe("Équipe 2");
});

it("has played a game once one has begun for a seat here, however its reader came to it", () => {
  const at = { ...INFO, game: "vinci" };
  rememberPlayed({ ...at, status: "waiting" }, 1);
  rememberPlayed({ ...at, status: "playing" }, null);
  expect(isFirstGame("vinci")).toBe(true);
  rememberPlayed({ ...at, status: "playing" }, 1);
  expect(isFirstGame("vinci")).toBe(false);
  expect(isFirstGame("lost-code")).toBe(true);
});

it("gives a first game the least help that comes unasked, as each room's dial has it", () => {
  const dials: Record<string, readonly AssistLevel[]> = {
    vinci: ["off", "checked", "pointers", "hints", "counts", "candidates"],
    "break-the-code": ["off", "checked", "pointers", "hints", "candidates", "best"],
    archeologic: ["off", "checked", "pointers", "hints", "candidates", "best"],
    "lost-code": ["off", "struck", "checked", "pointers", "hints", "candidates", "best"],
    "password-express": ["off"],
  };
  const help = Object.entries(dials).map(([key, assists]) => [key, leastHelp({ assists } as GameInfo)]);
  expect(Object.fromEntries(help)).toEqual({
    vinci: "counts",
    "break-the-code": "checked",
    archeologic: "checked",
    "lost-code": "struck",
    "password-express": "off",
  });
});

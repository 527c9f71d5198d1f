import { expect, it } from "vitest";
import { nameAround } from "@house/home/take-seat";
import { speak } from "@house/language";

it("calls whoever shares a device a team only where teams play", async () => {
  await speak("fr");
  expect(nameAround("vinci", 1)).toBe("Joueur 2");
  expect(nameAround("password-express", 1)).toBe("Équipe 2");
});

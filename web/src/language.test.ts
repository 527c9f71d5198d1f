import { describe, expect, it } from "vitest";
import {
  decimal,
  elided,
  hasLearned,
  knows,
  learn,
  say,
  signed,
  speak,
  spoken,
  t,
  typeset,
} from "@house/language";
import { assistWords } from "@house/names";
import { ROOMS } from "@house/rooms";
import { preferred } from "@house/settings";

describe("words", () => {
  it("turns seats into names and tells whether it is the reader", () => {
    const args = spoken({ seat: 0, victim_seat: 1, face: "7" }, ["Ada", "Blaise"], 1);
    expect(args).toEqual({
      seat: "Ada",
      seat_me: "no",
      victim_seat: "Blaise",
      victim_seat_me: "yes",
      face: "7",
    });
  });

  it("drops an e before the vowel of a name, and in no word of its own", () => {
    expect(elided("La somme de Ada, celle de Blaise, celle de Élise")).toBe(
      "La somme d’Ada, celle de Blaise, celle d’Élise",
    );
    expect(elided("celles de Hector, de Yvon, de Harry et de Yann")).toBe(
      "celles d’Hector, d’Yvon, de Harry et de Yann",
    );
    expect(elided("ce que Hector a demandé")).toBe("ce qu’Hector a demandé");
    expect(elided("Ada possède une bibliothèque ouverte")).toBe("Ada possède une bibliothèque ouverte");
  });

  it("gives a number below nought a true minus, and leaves hyphens alone", async () => {
    await speak("fr");
    expect(t("house-points", { points: -1 })).toBe("−1 point");
    expect(signed("9-15, peut-être (-3)")).toBe("9-15, peut-être (−3)");
  });

  it("writes decimals as the reader does", async () => {
    await speak("fr");
    expect(decimal(3.25)).toBe("3,3");
    await speak("en");
    expect(decimal(3)).toBe("3.0");
  });

  it("shows every game's sign in the hall before any room is entered", async () => {
    for (const language of ["fr", "en"] as const) {
      await speak(language);
      for (const key of ROOMS.keys())
        expect([key, knows(`${key}-name`), knows(`${key}-pitch`)]).toEqual([key, true, true]);
      expect(knows("vinci-told-hit")).toBe(false);
    }
  });

  it("learns a room's words once, and keeps them when the language changes on the way", async () => {
    const learning = learn("break-the-code");
    expect(hasLearned("break-the-code")).toBe(false);
    await Promise.all([learning, speak("fr")]);
    expect(hasLearned("break-the-code")).toBe(true);
    const french = t("break-the-code-option-last_guess");
    await speak("en");
    expect(t("break-the-code-option-last_guess")).not.toBe(french);
    expect(knows("break-the-code-option-last_guess")).toBe(true);
  });

  it("calls a step of the dial by the room's own word, where it has one", async () => {
    await Promise.all([learn("lost-code"), speak("en")]);
    expect(assistWords("lost-code", "best", true)).toBe("help: advice");
    expect(assistWords("lost-code", "best")).toContain("expected points");
    expect(assistWords("vinci", "best", true)).toBe("help: advice");
    expect(assistWords("lost-code", "struck")).toBe(assistWords("vinci", "struck"));
  });

  it("speaks both languages, to the reader", async () => {
    const line = {
      id: "vinci-told-hit",
      args: { seat: 0, victim_seat: 1, place: "c", colour: "white", face: "7" },
    };
    await learn("vinci");
    await speak("fr");
    expect(say(line, ["Ada", "Blaise"], 1)).toBe(
      "Ada annonce le 7 blanc pour ta tuile c\u00a0: touché\u202f!",
    );
    await speak("en");
    expect(say(line, ["Ada", "Blaise"], 0)).toBe("You name the white 7 for Blaise’s tile c: a hit!");
    expect(t("no-such-message")).toBe("no-such-message");
  });

  it("gives French to French readers and English to others", () => {
    expect(preferred(["fr-CA", "en"])).toBe("fr");
    expect(preferred(["de", "fr"])).toBe("fr");
    expect(preferred(["en-GB", "fr"])).toBe("en");
    expect(preferred(["ja"])).toBe("en");
    expect(preferred([])).toBe("fr");
  });

  it("keeps French signs with the words they belong to", () => {
    expect(typeset("Juste : « oui » ! Et toi ?")).toBe("Juste\u00a0: «\u00a0oui\u00a0»\u00a0! Et toi\u00a0?");
  });
});

/** What there is to print, by the name its address has after `/paper/`. */

export type SheetName =
  | { readonly what: "all" }
  /** A note sheet; without a number, for whichever its room has first. */
  | { readonly what: "sheet"; readonly game: string; readonly players: number | null }
  /** A score card of a game, or one for any. */
  | { readonly what: "score"; readonly game: string | null }
  /** The puzzle of a date; without one: today's. */
  | { readonly what: "daily"; readonly date: string | null };

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const NUMBER = /^\d{1,2}$/;

/** Read a name; null: there is no such sheet. */
export function sheetOf(name: string): SheetName | null {
  const [first = "", second = "", third = "", ...beyond] = name.replace(/\/$/, "").split("/");
  if (beyond.length > 0) return null;
  if (first === "") return { what: "all" };
  if (first === "score" && second === "") return { what: "score", game: null };
  if (first === "daily" && third === "" && (second === "" || DATE.test(second)))
    return { what: "daily", date: second || null };
  if (second === "score" && third === "") return { what: "score", game: first };
  if (second === "sheet" && (third === "" || NUMBER.test(third)))
    return { what: "sheet", game: first, players: third === "" ? null : Number(third) };
  return null;
}

/** The address of a sheet: what a club's link says. */
export function pathOf(sheet: SheetName): string {
  switch (sheet.what) {
    case "all":
      return "/paper";
    case "sheet":
      return `/paper/${sheet.game}/sheet${sheet.players === null ? "" : `/${sheet.players}`}`;
    case "score":
      return sheet.game === null ? "/paper/score" : `/paper/${sheet.game}/score`;
    case "daily":
      return sheet.date === null ? "/paper/daily" : `/paper/daily/${sheet.date}`;
  }
}

import { expect, test } from "vitest";
import { dayWords, later, momentWords, offsetNow, todayHere } from "@house/daily/dates";

/** A clock that is so many minutes ahead of UTC. */
function clock(iso: string, ahead: number): Date {
  const now = new Date(iso);
  now.getTimezoneOffset = () => -ahead;
  return now;
}

test.each([
  ["2026-11-17T09:59:00Z", 840, "2026-11-17"],
  ["2026-11-17T10:00:00Z", 840, "2026-11-18"],
  ["2026-11-17T11:59:00Z", -720, "2026-11-16"],
  ["2026-11-17T23:30:00Z", 60, "2026-11-18"],
  ["2026-11-17T23:30:00Z", 0, "2026-11-17"],
])("at %s, %i minutes ahead, it is %s", (iso, ahead, date) => {
  expect(todayHere(clock(iso, ahead))).toBe(date);
  expect(offsetNow(clock(iso, ahead))).toBe(ahead);
});

test("the days around one are found across months, years and leap days", () => {
  expect(later("2026-11-30", 1)).toBe("2026-12-01");
  expect(later("2027-01-01", -1)).toBe("2026-12-31");
  expect(later("2028-02-28", 1)).toBe("2028-02-29");
});

test("a date is said whole, whatever the reader's own time zone", () => {
  expect(dayWords("2026-11-17")).toBe("mardi 17 novembre");
  expect(dayWords("2026-11-17", true)).toBe("17 novembre 2026");
  expect(momentWords(Date.parse("2026-11-18T12:00:00Z") / 1000)).toMatch(/novembre.*\d\d:00/);
});

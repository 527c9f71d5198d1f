import { describe, expect, it } from "vitest";
import { ServerTime } from "@house/clock";

/** A page whose clock is in the test's hand. */
function page() {
  const hand = { now: 1000 };
  return { hand, time: new ServerTime(() => hand.now) };
}

describe("the server's time on a page", () => {
  it("is the first word's until a round trip is known", () => {
    const { hand, time } = page();
    time.told(50_000);
    hand.now += 10;
    expect(time.now()).toBe(50_010);
  });

  it("is believed by the quickest round trip, from its middle", () => {
    const { hand, time } = page();
    time.told(50_000);
    const trip = (out: number, back: number) => {
      const sent = time.leaving();
      hand.now += out;
      const now = hand.now + 60_000; // the server's clock is a minute ahead
      hand.now += back;
      time.heard(sent, now);
    };
    trip(20, 500);
    trip(30, 30);
    trip(200, 0);
    expect(time.now() - hand.now).toBe(60_000);
  });

  it("forgets after a reconnection, and takes the word of the new welcome", () => {
    const { hand, time } = page();
    time.heard(time.leaving(), 99_000);
    time.forget();
    time.told(70_000);
    expect(time.now()).toBe(70_000 + hand.now - 1000);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { messagesIn, Wire, waitAfter } from "@house/socket";

it("a page that is sent to another worker goes at once, and not with all the others", () => {
  expect(waitAfter(1012, 0, 0)).toBe(0);
  expect(waitAfter(1012, 0, 1)).toBeLessThan(waitAfter(1006, 0, 1));
});

it("a page that finds nobody waits longer each time, whatever it was told first", () => {
  for (const code of [1006, 1012]) {
    const waits = [1, 2, 3, 4, 5, 6].map((failures) => waitAfter(code, failures, 0.5));
    expect(waits).toEqual([800, 1600, 3200, 6400, 8000, 8000]);
  }
});

it("a text is read as one message or several, a line each, whatever stands in them", () => {
  const done = { t: "done", id: "c7", seq: 42 } as const;
  const noted = { t: "noted", key: "a", value: "one\nline\u2028two" } as const;
  expect(messagesIn(JSON.stringify(done))).toEqual([done]);
  expect(messagesIn([done, noted].map((message) => JSON.stringify(message)).join("\n"))).toEqual([
    done,
    noted,
  ]);
});

describe("a network that dies without a word", () => {
  const sockets: Socket[] = [];

  class Socket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    readyState = Socket.CONNECTING;
    onopen = () => {};
    onmessage = (_: { data: string }) => {};
    onclose = (_: { code: number }) => {};
    send() {}
    close() {} // a dead wire never says that it is closed

    constructor() {
      sockets.push(this);
    }

    opens() {
      this.readyState = Socket.OPEN;
      this.onopen();
    }

    says(data: string) {
      this.onmessage({ data });
    }
  }

  function lay() {
    const heard = { opened: 0, lost: 0, messages: 0 };
    const wire = new Wire("ws://house/ws/t", {
      onOpen: () => {
        heard.opened++;
      },
      onBeat: () => {},
      onMessage: () => {
        heard.messages++;
      },
      onLost: () => {
        heard.lost++;
      },
    });
    return { wire, heard };
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Socket);
    const place = { addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
    vi.stubGlobal("document", { ...place, hidden: false });
  });

  afterEach(() => {
    sockets.length = 0;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is noticed within half a minute, and another wire is laid", () => {
    const { wire, heard } = lay();
    sockets[0]!.opens();
    vi.advanceTimersByTime(16_000);
    sockets[0]!.says('{"t":"pong"}');
    let seconds = 0;
    while (heard.lost === 0) {
      vi.advanceTimersByTime(1000);
      expect(++seconds).toBeLessThan(30);
    }
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    sockets[1]!.opens();
    expect(heard.opened).toBe(2);
    sockets[0]!.says('{"t":"pong"}');
    expect(heard.messages).toBe(1);
    wire.close();
  });

  it("is not suspected while the house answers", () => {
    const { wire, heard } = lay();
    sockets[0]!.opens();
    for (let second = 0; second < 120; second++) {
      vi.advanceTimersByTime(1000);
      if (second % 10 === 0) sockets[0]!.says('{"t":"pong"}');
    }
    expect(heard.lost).toBe(0);
    wire.close();
  });

  it("does not keep a page at a door that never opens", () => {
    const { wire, heard } = lay();
    vi.advanceTimersByTime(20_000);
    expect(heard.lost).toBe(1);
    expect(sockets).toHaveLength(2);
    wire.close();
  });
});

/** A screen that stays on by itself, and whose pointer goes out of the way. */

import { useEffect, useState } from "preact/hooks";

const IDLE = 3000;

/** Ask the device to keep its screen on, again whenever the page is back in sight. A device may refuse. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const ask = async (): Promise<void> => {
      if (document.hidden || !("wakeLock" in navigator)) return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (left) await lock.release();
      } catch (error) {
        if (!(error instanceof DOMException)) throw error; // no power left, or no https: the device decides
      }
    };
    const onSight = (): void => void ask();
    onSight();
    document.addEventListener("visibilitychange", onSight);
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", onSight);
      void lock?.release();
    };
  }, []);
}

/** Has nobody touched anything for a while? */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = (): void => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), IDLE);
    };
    wake();
    for (const sign of ["pointermove", "keydown"]) addEventListener(sign, wake);
    return () => {
      clearTimeout(timer);
      for (const sign of ["pointermove", "keydown"]) removeEventListener(sign, wake);
    };
  }, []);
  return idle;
}

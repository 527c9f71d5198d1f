/** A few soft sounds: a turn has come, a second of the last ones, something has landed. No file: sine waves. */

import { sound } from "@house/settings";

let audio: AudioContext | null = null;

/** Browsers let a page sound only after a gesture; the first one wakes the bell. */
export function wakeBell(): void {
  addEventListener(
    "pointerdown",
    () => {
      audio ??= new AudioContext();
    },
    { once: true },
  );
  addEventListener(
    "keydown",
    () => {
      audio ??= new AudioContext();
    },
    { once: true },
  );
}

/** A turn has come: two notes of a lamp bell. */
export function ring(): void {
  play([587, 0], [880, 0.11]);
}

/** One of the last seconds. */
export function tick(): void {
  play([1320, 0]);
}

/** Time is up. */
export function gong(): void {
  play([220, 0], [165, 0.12]);
}

function play(...notes: readonly (readonly [pitch: number, after: number])[]): void {
  if (sound.value === "off" || !audio || audio.state !== "running") return;
  for (const [pitch, after] of notes) note(audio, pitch, after);
}

function note(context: AudioContext, pitch: number, after: number): void {
  const wave = context.createOscillator();
  const volume = context.createGain();
  const from = context.currentTime + after;
  wave.frequency.value = pitch;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.06, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.35);
  wave.connect(volume).connect(context.destination);
  wave.start(from);
  wave.stop(from + 0.4);
}

/** Two soft notes when a turn has come. No file: a lamp bell made of two sine waves. */

import { sound } from "@house/settings";

let audio: AudioContext | null = null;

/** Browsers let a page sound only after a gesture; the first one wakes the bell. */
export function wakeBell(): void {
  addEventListener("pointerdown", () => { audio ??= new AudioContext(); }, { once: true });
  addEventListener("keydown", () => { audio ??= new AudioContext(); }, { once: true });
}

export function ring(): void {
  if (sound.value === "off" || !audio || audio.state !== "running") return;
  note(audio, 587, 0);
  note(audio, 880, 0.11);
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

/** The ways from one step of a replay to the next: by buttons, by a slider, or by itself. */

import { useEffect, useState } from "preact/hooks";
import { t } from "@house/language";
import { First, Last, Next, Pause, Play, Previous } from "@house/parts/icons";

/** How long a move is looked at while the replay plays by itself, in milliseconds. */
const LOOKED_AT = 1600;

interface Playing {
  readonly at: number;
  readonly last: number;
  /** Is this step here to be looked at? */
  readonly shown: boolean;
  to(at: number): void;
}

/** Return whether the replay goes on by itself, what begins or stops that, and a step by hand, which stops it. */
export function usePlaying({
  at,
  last,
  shown,
  to,
}: Playing): readonly [playing: boolean, play: () => void, step: (at: number) => void] {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing || !shown) return undefined;
    const next = setTimeout(() => (at === last ? setPlaying(false) : to(at + 1)), LOOKED_AT);
    return () => clearTimeout(next);
  }, [playing, shown, at, last]);
  const play = (): void => {
    if (!playing && at === last) to(0);
    setPlaying(!playing);
  };
  const step = (seq: number): void => {
    setPlaying(false);
    to(seq);
  };
  return [playing, play, step];
}

interface Props {
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  onStep(at: number): void;
  onPlay(): void;
}

export function Steps({ at, last, playing, onStep, onPlay }: Props) {
  return (
    <div class="replay-steps" role="group" aria-label={t("house-replay-steps")}>
      <button
        type="button"
        class="icon-button"
        aria-label={t("house-first-move")}
        disabled={at === 0}
        onClick={() => onStep(0)}
      >
        <First />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={t("house-previous-move")}
        disabled={at === 0}
        onClick={() => onStep(at - 1)}
      >
        <Previous />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={t(playing ? "house-replay-pause" : "house-replay-play")}
        title={t(playing ? "house-replay-pause" : "house-replay-play")}
        onClick={onPlay}
      >
        {playing ? <Pause /> : <Play />}
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t("house-replay-slider")}
        aria-valuetext={t("house-replay-at", { at, last })}
        onInput={(event) => onStep(event.currentTarget.valueAsNumber)}
      />
      <button
        type="button"
        class="icon-button"
        aria-label={t("house-next-move")}
        disabled={at === last}
        onClick={() => onStep(at + 1)}
      >
        <Next />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={t("house-last-move")}
        disabled={at === last}
        onClick={() => onStep(last)}
      >
        <Last />
      </button>
    </div>
  );
}

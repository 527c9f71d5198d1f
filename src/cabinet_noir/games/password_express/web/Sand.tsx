/** The sand timer: as much sand above as time is left, as much below as has run. */

interface Props {
  /** From 1, just flipped, to 0, run out. */
  readonly left: number;
  readonly runs: boolean;
}

const TOP = 6;
const NECK = 30;
const FLOOR = 54;

export function Sand({ left, runs }: Props) {
  const above = NECK - (NECK - TOP - 3) * Math.sqrt(Math.min(1, Math.max(0, left)));
  const below = FLOOR - (FLOOR - NECK - 5) * (1 - Math.sqrt(Math.min(1, Math.max(0, left))));
  return (
    <svg class="px-sand" viewBox="0 0 40 60" aria-hidden="true" focusable="false">
      <clipPath id="px-above">
        <rect x="0" y={above} width="40" height={NECK - above} />
      </clipPath>
      <clipPath id="px-below">
        <rect x="0" y={below} width="40" height={FLOOR - below} />
      </clipPath>
      <path class="px-grains" clip-path="url(#px-above)" d="M8 6c0 13 12 17 12 24 0-7 12-11 12-24z" />
      <path class="px-grains" clip-path="url(#px-below)" d="M8 54c0-13 12-17 12-24 0 7 12 11 12 24z" />
      {runs && <path class="px-stream" d={`M20 28V${FLOOR}`} />}
      <path class="px-glass" d="M8 6c0 13 10 17 10 24S8 41 8 54h24c0-13-10-17-10-24S32 19 32 6z" />
      <path class="px-frame" d="M4 4h32M4 56h32" />
    </svg>
  );
}

/** The six animals, carved in a few strokes: each colour's second sign. */

import type { Colour } from "./words";

const STROKES: Record<Colour, preact.JSX.Element> = {
  yellow: // the jaguar's mask
    (
      <>
        <path d="M5 9 4 3l5 2.5h6L20 3l-1 6c1 5-2 11-7 11S4 14 5 9z" />
        <path d="M8.5 10.5v.1M15.5 10.5v.1M12 14l-1.6 1.8M12 14l1.6 1.8M10.6 13h2.8M7 14.5v.1M17 14.5v.1M12 7v.1" />
      </>
    ),
  violet: // the chameleon and its curled tail
    (
      <>
        <path d="M3 11c1-4 5-6 9-5s6 4 5 8-6 5-8 2 1-6 3-5 2 4 0 4" />
        <path d="M6.5 9.5v.1M3 11c2 2 4 2 6 1.5M17 12l4 2M15.5 17l2 3" />
      </>
    ),
  red: ( // the bear's paw
    <>
      <path d="M12 12c4 0 6 3 6 5.5S15.5 21 12 21s-6-1-6-3.5S8 12 12 12z" />
      <path d="M4.5 11.5v-2M9 8V5M15 8V5M19.5 11.5v-2" />
    </>
  ),
  blue: ( // the eagle with spread wings
    <>
      <path d="M12 8C9 5 5 4.5 2 6c0 5 3 8 7 8.5L8 20l4-3 4 3-1-5.5c4-.5 7-3.5 7-8.5-3-1.5-7-1-10 2z" />
      <path d="M12 8V4l2 1.5" />
    </>
  ),
  green: // the turtle's shell
    (
      <>
        <path d="M12 5c4 0 6.5 3.5 6.5 7s-2.5 7-6.5 7-6.5-3.5-6.5-7S8 5 12 5z" />
        <path d="M12 5V2.5M6.5 8 4 6M17.5 8 20 6M6.5 16 4 18.5M17.5 16l2.5 2.5M12 9l3 2v3l-3 2-3-2v-3z" />
      </>
    ),
  pink: ( // the axolotl and its gills
    <>
      <path d="M12 6c4 0 6 3 6 6.5S15.5 19 12 19s-6-3-6-6.5S8 6 12 6z" />
      <path
        d={
          "M9 11.5v.1M15 11.5v.1M9.5 15c1.5 1.3 3.5 1.3 5 0M6.5 9 3 6M6 12H2M6.5 15.5 3 18" +
          "M17.5 9 21 6M18 12h4M17.5 15.5 21 18"
        }
      />
    </>
  ),
};

export function Glyph({ colour }: { readonly colour: Colour }) {
  return (
    <svg class="lc-glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
        {STROKES[colour]}
      </g>
    </svg>
  );
}

export function Skull() {
  return (
    <svg class="lc-skull" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={
          "M12 3c5 0 8 3.3 8 7.5 0 2.5-1.2 4.3-3 5.5v3.5h-2.2V18h-1.6v1.5h-2.4V18H9.2v1.5H7V16" +
          "c-1.8-1.2-3-3-3-5.5C4 6.3 7 3 12 3z"
        }
        fill="currentColor"
      />
      <circle cx="8.8" cy="11" r="2" fill="var(--ground)" />
      <circle cx="15.2" cy="11" r="2" fill="var(--ground)" />
    </svg>
  );
}

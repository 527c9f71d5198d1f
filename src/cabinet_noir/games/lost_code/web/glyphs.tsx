/** The six animals, carved in a few strokes: each colour's second sign. */

import type { Colour } from "./words";

const STROKES: Record<Colour, preact.JSX.Element> = {
  yellow: // the jaguar's mask
    (
      <>
        <path d="M5 9 4 3l5 2.500h6L20 3l-1 6c1 5-2 11-7 11S4 14 5 9z" />
        <path d="M8.500 10.500v.1M15.500 10.500v.1M12 14l-1.600 1.800M12 14l1.600 1.800M10.600 13h2.800M7 14.500v.1M17 14.500v.1M12 7v.1" />
      </>
    ),
  violet: // the chameleon and its curled tail
    (
      <>
        <path d="M3 11c1-4 5-6 9-5s6 4 5 8-6 5-8 2 1-6 3-5 2 4 0 4" />
        <path d="M6.500 9.500v.1M3 11c2 2 4 2 6 1.500M17 12l4 2M15.500 17l2 3" />
      </>
    ),
  red: ( // the bear's paw
    <>
      <path d="M12 12c4 0 6 3 6 5.500S15.500 21 12 21s-6-1-6-3.500S8 12 12 12z" />
      <path d="M4.500 11.500v-2M9 8V5M15 8V5M19.500 11.500v-2" />
    </>
  ),
  blue: ( // the eagle with spread wings
    <>
      <path d="M12 8C9 5 5 4.500 2 6c0 5 3 8 7 8.500L8 20l4-3 4 3-1-5.500c4-.500 7-3.500 7-8.500-3-1.500-7-1-10 2z" />
      <path d="M12 8V4l2 1.500" />
    </>
  ),
  green: // the turtle's shell
    (
      <>
        <path d="M12 5c4 0 6.500 3.500 6.500 7s-2.500 7-6.500 7-6.500-3.500-6.500-7S8 5 12 5z" />
        <path d="M12 5V2.500M6.500 8 4 6M17.500 8 20 6M6.500 16 4 18.500M17.500 16l2.500 2.500M12 9l3 2v3l-3 2-3-2v-3z" />
      </>
    ),
  pink: ( // the axolotl and its gills
    <>
      <path d="M12 6c4 0 6 3 6 6.500S15.500 19 12 19s-6-3-6-6.500S8 6 12 6z" />
      <path d="M9 11.500v.1M15 11.500v.1M9.500 15c1.500 1.300 3.500 1.300 5 0M6.500 9 3 6M6 12H2M6.500 15.500 3 18M17.500 9 21 6M18 12h4M17.500 15.500 21 18" />
    </>
  ),
};

export function Glyph({ colour }: { readonly colour: Colour }) {
  return (
    <svg class="lc-glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <g
        fill="none"
        stroke="currentColor"
        stroke-width="1.700"
        stroke-linecap="round"
        stroke-linejoin="round"
      >
        {STROKES[colour]}
      </g>
    </svg>
  );
}

export function Skull() {
  return (
    <svg class="lc-skull" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d="M12 3c5 0 8 3.300 8 7.500 0 2.500-1.200 4.300-3 5.500v3.500h-2.200V18h-1.600v1.500h-2.400V18H9.200v1.500H7V16c-1.800-1.200-3-3-3-5.500C4 6.300 7 3 12 3z"
        fill="currentColor"
      />
      <circle cx="8.800" cy="11" r="2" fill="var(--ground)" />
      <circle cx="15.200" cy="11" r="2" fill="var(--ground)" />
    </svg>
  );
}

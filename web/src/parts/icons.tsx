/** The house's few signs, drawn here. Each is decoration: the control around it carries the name. */

import type { ComponentChildren } from "preact";

function Sign({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg
      class="sign"
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const Moon = () => (
  <Sign>
    <path d="M20 14.500A8.300 8.300 0 0 1 9.500 4a8.300 8.300 0 1 0 10.500 10.500z" />
  </Sign>
);
export const Sun = () => (
  <Sign>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.500v2.500M12 19v2.500M2.500 12H5M19 12h2.500M5.300 5.300l1.800 1.800M16.900 16.900l1.800 1.800M18.700 5.300l-1.800 1.800M7.100 16.900l-1.800 1.800" />
  </Sign>
);
export const HalfMoon = () => (
  <Sign>
    <circle cx="12" cy="12" r="8.500" />
    <path d="M12 3.500a8.500 8.500 0 0 1 0 17z" fill="currentColor" />
  </Sign>
);
export const Bell = () => (
  <Sign>
    <path d="M6 17V11a6 6 0 0 1 12 0v6l1.500 2h-15zM10 21.500h4" />
  </Sign>
);
export const BellOff = () => (
  <Sign>
    <path d="M6 17V11a6 6 0 0 1 9.500-4.900M18 10.500V17l1.500 2H7M10 21.500h4M3.500 3.500l17 17" />
  </Sign>
);
export const Book = () => (
  <Sign>
    <path d="M12 6.500C10 5 7 4.500 3.500 5v13.500c3.500-.5 6.500 0 8.500 1.500 2-1.500 5-2 8.500-1.500V5C17 4.500 14 5 12 6.500zM12 6.500V20" />
  </Sign>
);
export const Pencil = () => (
  <Sign>
    <path d="M4 20l1-4.500L16.500 4l3.500 3.500L8.500 19zM14 6.500l3.500 3.500" />
  </Sign>
);
export const Quill = () => (
  <Sign>
    <path d="M5 21c1-6 3-9.500 6-12.500S17.500 4 20 3.500C20 8 18 13 13 15.500c-2 .9-4 1-5.500.8M5 21c2.500-4.500 5-7.500 9-10.500" />
  </Sign>
);
export const Tiles = () => (
  <Sign>
    <rect x="3" y="6" width="7.500" height="12" rx="1.500" fill="currentColor" />
    <rect x="13.500" y="6" width="7.500" height="12" rx="1.500" />
  </Sign>
);
export const Link = () => (
  <Sign>
    <path d="M10 14a4 4 0 0 0 5.700 0l3.600-3.600a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0l-3.600 3.600a4 4 0 0 0 5.700 5.700L12 17.700" />
  </Sign>
);
export const Bubble = () => (
  <Sign>
    <path d="M4 5h16v11h-8l-5 4v-4H4zM8 9h8M8 12.500h5" />
  </Sign>
);
export const Eye = () => (
  <Sign>
    <path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z" />
    <circle cx="12" cy="12" r="2.800" />
  </Sign>
);

export const First = () => (
  <Sign>
    <path d="M6 5v14M19 5L9.500 12 19 19z" fill="currentColor" />
  </Sign>
);
export const Previous = () => (
  <Sign>
    <path d="M17 5L7 12l10 7z" fill="currentColor" />
  </Sign>
);
export const Next = () => (
  <Sign>
    <path d="M7 5l10 7-10 7z" fill="currentColor" />
  </Sign>
);
export const Last = () => (
  <Sign>
    <path d="M18 5v14M5 5l9.500 7L5 19z" fill="currentColor" />
  </Sign>
);
export const Pause = () => (
  <Sign>
    <path d="M8 5v14M16 5v14" stroke-width="3" />
  </Sign>
);
export const TakeBack = () => (
  <Sign>
    <path d="M9 14L4 9l5-5M4 9h10a5.500 5.500 0 0 1 0 11h-3" />
  </Sign>
);
export const Close = () => (
  <Sign>
    <path d="M6 6l12 12M18 6L6 18" />
  </Sign>
);

/** The house's mark: a keyhole. */
export function Keyhole() {
  return (
    <svg class="keyhole" viewBox="0 0 24 24" width="30" height="30" aria-hidden="true" focusable="false">
      <rect
        x="1.500"
        y="1.500"
        width="21"
        height="21"
        rx="5"
        fill="none"
        stroke="currentColor"
        stroke-width="1.400"
      />
      <path
        d="M12 5.600a3.800 3.800 0 0 0-2.100 7L8.600 18.400h6.800l-1.300-5.800a3.800 3.800 0 0 0-2.100-7z"
        fill="currentColor"
      />
    </svg>
  );
}

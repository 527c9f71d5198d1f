/** The house's few signs, drawn here. Each is decoration: the control around it carries the name. */

import type { ComponentChildren } from "preact";

export function Sign({ children }: { readonly children: ComponentChildren }) {
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

export const Door = () => (
  <Sign>
    <path d="M14 4.5H6v15h8M18.5 12H10.5M15.5 8.8L18.7 12l-3.2 3.2" />
  </Sign>
);
export const Disc = () => (
  <Sign>
    <circle cx="12" cy="12" r="8.5" />
    <circle cx="12" cy="12" r="5" fill="currentColor" />
  </Sign>
);
export const Sun = () => (
  <Sign>
    <circle cx="12" cy="12" r="4" />
    <path
      d={
        "M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5" +
        "M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8"
      }
    />
  </Sign>
);
export const HalfDisc = () => (
  <Sign>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
  </Sign>
);
export const Bell = () => (
  <Sign>
    <path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4" />
  </Sign>
);
export const BellOff = () => (
  <Sign>
    <path d="M6 17V11a6 6 0 0 1 9.5-4.9M18 10.5V17l1.5 2H7M10 21.5h4M3.5 3.5l17 17" />
  </Sign>
);
export const Book = () => (
  <Sign>
    <path d="M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5V20" />
  </Sign>
);
export const Pencil = () => (
  <Sign>
    <path d="M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5" />
  </Sign>
);
export const Quill = () => (
  <Sign>
    <path d="M5 21c1-6 3-9.5 6-12.5S17.5 4 20 3.5C20 8 18 13 13 15.5c-2 .9-4 1-5.5.8M5 21c2.5-4.5 5-7.5 9-10.5" />
  </Sign>
);
export const Tiles = () => (
  <Sign>
    <rect x="3" y="6" width="7.5" height="12" rx="1.5" fill="currentColor" />
    <rect x="13.5" y="6" width="7.5" height="12" rx="1.5" />
  </Sign>
);
export const Link = () => (
  <Sign>
    <path
      d={
        "M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3" +
        "M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7L12 17.7"
      }
    />
  </Sign>
);
export const Bubble = () => (
  <Sign>
    <path d="M4 5h16v11h-8l-5 4v-4H4zM8 9h8M8 12.5h5" />
  </Sign>
);
export const Eye = () => (
  <Sign>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="2.8" />
  </Sign>
);

export const First = () => (
  <Sign>
    <path d="M6 5v14M19 5L9.5 12 19 19z" fill="currentColor" />
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
    <path d="M18 5v14M5 5l9.5 7L5 19z" fill="currentColor" />
  </Sign>
);
export const Pause = () => (
  <Sign>
    <path d="M8 5v14M16 5v14" stroke-width="3" />
  </Sign>
);
export const TakeBack = () => (
  <Sign>
    <path d="M9 14L4 9l5-5M4 9h10a5.5 5.5 0 0 1 0 11h-3" />
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
        x="1.5"
        y="1.5"
        width="21"
        height="21"
        rx="5"
        fill="none"
        stroke="currentColor"
        stroke-width="1.4"
      />
      <path d="M12 5.6a3.8 3.8 0 0 0-2.1 7L8.6 18.4h6.8l-1.3-5.8a3.8 3.8 0 0 0-2.1-7z" fill="currentColor" />
    </svg>
  );
}
export const Play = () => (
  <Sign>
    <path d="M7 5l12 7-12 7z" />
  </Sign>
);
export const Again = () => (
  <Sign>
    <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.400M19.5 3.500v4.500H15" />
  </Sign>
);
export const Reel = () => (
  <Sign>
    <path d="M3.5 6h17v12h-17zM3.5 9.500h17M3.5 14.500h17M8 6v3.500M12 6v3.500M16 6v3.500" />
    <path d="M8 14.500V18M12 14.500V18M16 14.500V18" />
  </Sign>
);
export const Share = () => (
  <Sign>
    <path d="M12 15V3.500M8 7l4-3.500L16 7M5 12v8h14v-8" />
  </Sign>
);
export const Proof = () => (
  <Sign>
    <path d="M12 3.500l7 2.500v5.500c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V6zM8.5 12l2.5 2.5 4.5-5" />
  </Sign>
);
export const Download = () => (
  <Sign>
    <path d="M12 3.5V15M8 11.5l4 3.5 4-3.5M5 17v3.5h14V17" />
  </Sign>
);
export const Fold = () => (
  <Sign>
    <path d="M5 9l7 7 7-7" />
  </Sign>
);
export const Unfold = () => (
  <Sign>
    <path d="M5 15l7-7 7 7" />
  </Sign>
);
export const Lamp = () => (
  <Sign>
    <path d="M9 17.500h6M10 20.500h4M9 17.500c0-2.500-3-3.900-3-8a6 6 0 0 1 12 0c0 4.100-3 5.500-3 8zM12 17.500V12" />
  </Sign>
);
export const Thread = () => (
  <Sign>
    <circle cx="5.500" cy="18" r="2" />
    <circle cx="12" cy="6" r="2" />
    <circle cx="18.500" cy="14" r="2" />
    <path d="M6.500 16.300L11 7.800M13.400 7.500l3.800 4.900" />
  </Sign>
);

/** A person's seal: a sign pressed into wax. Decoration: the name beside it says who it is. */

import type { SeatInfo } from "@house/generated/types";

export const SIGNS = ["key", "eye", "moon", "star", "lamp", "quill", "glass", "owl"] as const;
export const WAXES = ["ruby", "brass", "ink", "moss", "plum", "sky"] as const;

type Sign = (typeof SIGNS)[number];

/** Each sign, drawn in a square of 24 around its middle. */
const DRAWN: Record<Sign | "bot", string> = {
  key: "M9 5.8a3.2 3.2 0 1 0 .01 0zM11.3 11.3l6.4 6.4M14.6 14.6l1.9-1.9M17 17l1.9-1.9",
  eye:
    "M5.5 12S8 7.8 12 7.8s6.5 4.2 6.5 4.2-2.5 4.2-6.5 4.2S5.5 12 5.5 12z" +
    "M12 10.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z",
  moon: "M15.8 14.2A5.4 5.4 0 0 1 9.8 6.9a5.6 5.6 0 1 0 6 7.3z",
  star: "M12 5.8l1.7 4 4.3.4-3.3 2.8 1 4.2-3.7-2.3-3.7 2.3 1-4.2L6 10.2l4.3-.4z",
  lamp: "M8.5 11.5l1.3-4.7h4.4l1.3 4.7zM12 11.5v5M8.8 17.5h6.4M12 5v1.8",
  quill: "M8 18c.6-3.6 1.8-6 3.7-8S15.5 7 17 6.4c0 2.8-1.2 5.8-4.3 7.4-1.3.6-2.5.7-3.5.6",
  glass:
    "M8.5 6.2h7M8.5 17.8h7M9.3 6.2c0 3 1.3 4.3 2.7 5.8-1.4 1.5-2.7 2.8-2.7 5.8" +
    "M14.7 6.2c0 3-1.3 4.3-2.7 5.8 1.4 1.5 2.7 2.8 2.7 5.8",
  owl:
    "M7.5 7l2 1.4a4.5 4.5 0 0 1 5 0l2-1.4v7a4.5 4.5 0 0 1-9 0z" +
    "M10 11a1 1 0 1 0 .1 0zM14 11a1 1 0 1 0 .1 0zM12 13v1.4",
  bot: "M8 9.5h8v7H8zM12 9.5V6.5M10.3 12.3v1M13.7 12.3v1M10.5 15h3M6.5 12v2M17.5 12v2",
};

/** The edge of a drop of wax: never quite round. */
const EDGE =
  "M12 .8c2 0 2.7 1.5 4.5 1.9s3 .6 3.8 2.3.3 2.9 1.2 4.5 1.7 2.3 1.4 4.2-1.9 2.4-2.7 4-.8 3.2-2.5 4" +
  "-2.9-.2-4.6.5-2.6 1.3-4.3.7-2.1-1.8-3.8-2.5-3.2-.7-3.9-2.4.3-2.9-.2-4.6" +
  "S.2 11 .7 9.2s2-2.1 2.7-3.8.7-3.3 2.5-3.9S8.7 2 10 1.3 11 .8 12 .8z";

/** Return the seal of a name: always the same one, for whoever has chosen none. */
export function sealOf(avatar: string, name: string): { readonly sign: Sign; readonly wax: string } {
  const [sign, wax] = avatar.split("-");
  const known = SIGNS.find((one) => one === sign);
  if (known && wax) return { sign: known, wax };
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return { sign: SIGNS[sum % SIGNS.length]!, wax: WAXES[sum % WAXES.length]! };
}

interface SealProps {
  readonly avatar: string;
  readonly name: string;
  readonly bot?: boolean;
}

export function Seal({ avatar, name, bot }: SealProps) {
  const { sign, wax } = bot ? { sign: "bot" as const, wax: "steel" } : sealOf(avatar, name);
  return (
    <svg
      class={`seal seal-${wax}`}
      viewBox="0 0 24 24"
      width="28"
      height="28"
      aria-hidden="true"
      focusable="false"
    >
      <path d={EDGE} class="seal-wax" />
      <circle cx="12" cy="12" r="8.6" class="seal-dip" />
      <path d={DRAWN[sign]} class="seal-sign" />
    </svg>
  );
}

/** The seal of whoever sits somewhere. */
export function SeatSeal({ seat, name }: { readonly seat: SeatInfo; readonly name: string }) {
  return <Seal avatar={seat.avatar} name={seat.name || name} bot={seat.kind === "bot" || seat.machine} />;
}

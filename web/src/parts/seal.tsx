/** A person's seal: a sign pressed into wax. Decoration: the name beside it says who it is. */

import type { SeatInfo } from "@house/generated/types";

export const SIGNS = ["key", "eye", "moon", "star", "lamp", "quill", "glass", "owl"] as const;
export const WAXES = ["ruby", "brass", "ink", "moss", "plum", "sky"] as const;

type Sign = (typeof SIGNS)[number];

/** Each sign, drawn in a square of 24 around its middle. */
const DRAWN: Record<Sign | "bot", string> = {
  key: "M9 5.800a3.200 3.200 0 1 0 .01 0zM11.300 11.300l6.400 6.400M14.600 14.600l1.900-1.900M17 17l1.900-1.900",
  eye: "M5.500 12S8 7.800 12 7.800s6.500 4.200 6.500 4.200-2.500 4.200-6.500 4.200S5.500 12 5.500 12zM12 10.400a1.600 1.600 0 1 1 0 3.200 1.600 1.600 0 0 1 0-3.200z",
  moon: "M15.800 14.200A5.400 5.400 0 0 1 9.800 6.900a5.600 5.600 0 1 0 6 7.300z",
  star: "M12 5.800l1.700 4 4.300.4-3.300 2.800 1 4.200-3.700-2.300-3.700 2.300 1-4.200L6 10.200l4.300-.4z",
  lamp: "M8.500 11.500l1.300-4.700h4.400l1.300 4.700zM12 11.500v5M8.800 17.500h6.400M12 5v1.800",
  quill:
    "M8 18c.6-3.600 1.800-6 3.700-8S15.500 7 17 6.400c0 2.800-1.200 5.800-4.300 7.400-1.300.6-2.500.7-3.500.6",
  glass:
    "M8.500 6.200h7M8.500 17.800h7M9.300 6.200c0 3 1.300 4.300 2.700 5.800-1.400 1.500-2.700 2.800-2.700 5.800M14.700 6.200c0 3-1.300 4.300-2.700 5.800 1.400 1.500 2.700 2.800 2.700 5.800",
  owl: "M7.500 7l2 1.400a4.500 4.500 0 0 1 5 0l2-1.400v7a4.500 4.500 0 0 1-9 0zM10 11a1 1 0 1 0 .1 0zM14 11a1 1 0 1 0 .1 0zM12 13v1.400",
  bot: "M8 9.500h8v7H8zM12 9.500V6.500M10.300 12.300v1M13.700 12.300v1M10.500 15h3M6.500 12v2M17.500 12v2",
};

/** The edge of a drop of wax: never quite round. */
const EDGE =
  "M12 .8c2 0 2.700 1.500 4.500 1.900s3 .6 3.800 2.300.3 2.900 1.200 4.500 1.700 2.300 1.400 4.200-1.900 2.400-2.700 4-.8 3.200-2.500 4-2.900-.2-4.600.5-2.600 1.300-4.300.7-2.100-1.800-3.800-2.500-3.200-.7-3.900-2.400.3-2.900-.2-4.600S.200 11 .7 9.200s2-2.100 2.700-3.800.7-3.300 2.500-3.900S8.700 2 10 1.300 11 .8 12 .8z";

/** Return the seal of a name: always the same one, for whoever has chosen none. */
export function sealOf(avatar: string, name: string): { readonly sign: Sign; readonly wax: string } {
  const [sign, wax] = avatar.split("-");
  const known = SIGNS.find((one) => one === sign);
  if (known && wax) return { sign: known, wax };
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return { sign: SIGNS[sum % SIGNS.length]!, wax: WAXES[sum % WAXES.length]! };
}

export function Seal({
  avatar,
  name,
  bot,
}: {
  readonly avatar: string;
  readonly name: string;
  readonly bot?: boolean;
}) {
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
      <circle cx="12" cy="12" r="8.600" class="seal-dip" />
      <path d={DRAWN[sign]} class="seal-sign" />
    </svg>
  );
}

/** The seal of whoever sits somewhere. */
export function SeatSeal({ seat, name }: { readonly seat: SeatInfo; readonly name: string }) {
  return <Seal avatar={seat.avatar} name={seat.name || name} bot={seat.kind === "bot"} />;
}

/** The three symbols, drawn here: a cross for safe, a flame, crossed blades. Shape tells them apart, not colour. */

const PATHS: Readonly<Record<string, string>> = {
  s: "M12 7v10M7 12h10",
  f: "M12.500 2.500c.8 4.500 6 6.500 6 12a6.500 6.500 0 0 1-13 0c0-3.200 1.800-4.600 2.800-7.300 1.200.8 2 1.900 2 3.600 2.200-1.900 3-4.700 2.200-8.300z",
  b: "M4.500 19.500L16 5l4-1.500L18.500 7.500 7 21zM19.500 19.500L8 5 4 3.500 5.500 7.500 17 21z",
  x: "M7 7l10 10M17 7L7 17",
};

export function SymbolSign({ symbol }: { readonly symbol: string }) {
  const line = symbol === "s" || symbol === "x";
  return (
    <svg class={`symbol symbol-${symbol}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={PATHS[symbol] ?? ""}
        fill={line ? "none" : "currentColor"}
        stroke="currentColor"
        stroke-width={line ? 2.4 : 0.8}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

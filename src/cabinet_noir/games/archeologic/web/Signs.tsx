/** The three symbols, drawn here: a cross for safe, a flame, crossed blades. Shape tells them apart, not colour. */

export const PATHS: Readonly<Record<string, string>> = {
  s: "M12 7v10M7 12h10",
  f: "M12.5 2.5c.8 4.5 6 6.5 6 12a6.5 6.5 0 0 1-13 0c0-3.2 1.8-4.6 2.8-7.3 1.2.8 2 1.9 2 3.6 2.2-1.9 3-4.7 2.2-8.3z",
  b: "M4.5 19.5L16 5l4-1.5L18.5 7.5 7 21zM19.5 19.5L8 5 4 3.5 5.5 7.5 17 21z",
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

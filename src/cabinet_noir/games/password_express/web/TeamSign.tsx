/** A team's sign: its colour and, for whoever does not tell colours apart, its shape. */

export function TeamSign({ team }: { readonly team: number }) {
  return (
    <svg
      class={team === 0 ? "px-sign px-sign-green" : "px-sign px-sign-amber"}
      viewBox="0 0 12 12"
      width="12"
      height="12"
      aria-hidden="true"
      focusable="false"
    >
      {team === 0 ? <circle cx="6" cy="6" r="5" /> : <rect x="1" y="1" width="10" height="10" />}
    </svg>
  );
}

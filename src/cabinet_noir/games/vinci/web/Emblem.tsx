/** Four tiles on their ledge, one fallen forward: the game at a glance. */

interface Piece {
  readonly x: number;
  readonly dark: boolean;
  readonly face: string;
}

const STANDING: readonly Piece[] = [
  { x: 14, dark: true, face: "" },
  { x: 58, dark: false, face: "" },
  { x: 146, dark: true, face: "" },
];

export function Emblem() {
  return (
    <svg viewBox="0 0 204 120" role="presentation" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="vinci-black" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#474b55" />
          <stop offset=".45" stop-color="#1f2127" />
          <stop offset="1" stop-color="#0b0c0f" />
        </linearGradient>
        <linearGradient id="vinci-ivory" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#fffdf3" />
          <stop offset=".6" stop-color="#efe3c4" />
          <stop offset="1" stop-color="#cfbd92" />
        </linearGradient>
      </defs>
      <rect x="4" y="86" width="196" height="7" rx="3" fill="#8a6a24" />
      <rect x="4" y="86" width="196" height="2" rx="1" fill="#d8b24a" />
      {STANDING.map(({ x, dark }) => (
        <g key={x}>
          <rect x={x} y="26" width="38" height="60" rx="6" fill={dark ? "#050506" : "#a8956a"} />
          <rect
            x={x}
            y="22"
            width="38"
            height="60"
            rx="6"
            fill={`url(#vinci-${dark ? "black" : "ivory"})`}
            stroke={dark ? "#6b707c" : "#b7a577"}
          />
          <circle
            cx={x + 9}
            cy="31"
            r="3"
            fill={dark ? "#f2ead8" : "none"}
            stroke={dark ? "#f2ead8" : "#3a3426"}
            stroke-width="1.5"
          />
          <path
            d={`M${x + 19} 43a6 6 0 0 0-3.300 11L${x + 13.5} 66h11l-2.200-12A6 6 0 0 0 ${x + 19} 43z`}
            fill={dark ? "#3c4049" : "#c3b288"}
          />
        </g>
      ))}
      <g>
        <path d="M102 62h38l6 42h-50z" fill="#a8956a" transform="translate(0 4)" />
        <path d="M102 62h38l6 42h-50z" fill="url(#vinci-ivory)" stroke="#b7a577" />
        <text x="121" y="96" text-anchor="middle" font-size="32" fill="#17181c" class="emblem-face">
          7
        </text>
      </g>
    </svg>
  );
}

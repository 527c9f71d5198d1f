/** A screen with four lettered places, one tile showing over it, and a question card: the game at a glance. */

const LETTERS = ["A", "B", "C", "D"];

export function Emblem() {
  return (
    <svg viewBox="0 0 204 120" role="presentation" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="btc-screen" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#2b5d52" />
          <stop offset="1" stop-color="#173a33" />
        </linearGradient>
        <linearGradient id="btc-card" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#fffaf0" />
          <stop offset="1" stop-color="#e8dcc0" />
        </linearGradient>
      </defs>
      <g transform="rotate(9 168 46)">
        <rect x="142" y="12" width="50" height="70" rx="6" fill="url(#btc-card)" stroke="#a8956a" />
        <text x="167" y="60" text-anchor="middle" font-size="38" fill="#17181c" class="emblem-face">
          ?
        </text>
      </g>
      {[
        { x: 22, fill: "#1d1f25", text: "#f6efdc", face: "3" },
        { x: 54, fill: "#fffdf4", text: "#17181d", face: "4" },
        { x: 86, fill: "#2f7d4f", text: "#fff", face: "5" },
      ].map(({ x, fill, text, face }) => (
        <g key={face}>
          <rect x={x} y="22" width="28" height="46" rx="5" fill={fill} stroke="#8f7f55" />
          <text x={x + 14} y="50" text-anchor="middle" font-size="22" fill={text} class="emblem-face">
            {face}
          </text>
        </g>
      ))}
      <path d="M8 58h136l6 46H2z" fill="url(#btc-screen)" stroke="#d8b24a" stroke-width="1.5" />
      {LETTERS.map((name, index) => (
        <g key={name}>
          <circle
            cx={30 + index * 31}
            cy="82"
            r="11"
            fill={index === 1 || index === 2 ? "#d8b24a" : "none"}
            stroke="#d8b24a"
            stroke-width="1.5"
          />
          <text
            x={30 + index * 31}
            y="87"
            text-anchor="middle"
            font-size="14"
            fill={index === 1 || index === 2 ? "#16130a" : "#f2ead8"}
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** An old terminal, a word half typed, and sand running: the game at a glance. */

export function Emblem() {
  return (
    <svg viewBox="0 0 204 120" role="presentation" aria-hidden="true" focusable="false">
      <rect x="14" y="10" width="132" height="88" rx="12" fill="#3b3a34" stroke="#1d1c19" stroke-width="2" />
      <rect x="24" y="19" width="112" height="70" rx="9" fill="#07120b" stroke="#0e2a17" stroke-width="2" />
      <path
        d="M28 30h104M28 38h104M28 46h104M28 54h104M28 62h104M28 70h104M28 78h104"
        stroke="#58f08a"
        stroke-opacity=".09"
        stroke-width="3"
      />
      <g fill="#58f08a" font-family="ui-monospace, Menlo, Consolas, monospace" font-weight="700">
        <text x="33" y="38" font-size="12">
          A
        </text>
        <text x="33" y="83" font-size="15">
          &gt; EXPR
        </text>
        <rect x="89" y="71" width="9" height="14" />
      </g>
      {[0, 1, 2, 3].map((place) => (
        <g key={place}>
          <rect
            x={48 + place * 21}
            y="27"
            width="18"
            height="15"
            rx={place === 1 ? 7 : 2}
            fill={place === 1 ? "#58f08a" : place === 2 ? "#ffb340" : "none"}
            stroke="#58f08a"
            stroke-width="1.2"
          />
          <text
            x={57 + place * 21}
            y="39"
            text-anchor="middle"
            font-size="11"
            font-family="ui-monospace, Menlo, Consolas, monospace"
            font-weight="700"
            fill={place === 1 || place === 2 ? "#07120b" : "#58f08a"}
          >
            {["1", "2", "3", "+"][place]}
          </text>
          <path
            d={`M${48 + place * 21} 50h${[18, 13, 16, 10][place]}`}
            stroke="#58f08a"
            stroke-opacity=".7"
            stroke-width="2"
          />
        </g>
      ))}
      <path d="M22 98h116l10 12H12z" fill="#2c2b26" stroke="#1d1c19" stroke-width="2" />
      <path d="M26 104h108" stroke="#59574d" stroke-width="3" stroke-dasharray="6 3" />
      <g stroke="#d8b24a" stroke-width="3" stroke-linejoin="round" fill="none">
        <path d="M158 40h34M158 104h34" stroke-width="5" stroke-linecap="round" />
        <path
          d="M162 43c0 18 13 22 13 29s-13 11-13 29h26c0-18-13-22-13-29s13-11 13-29z"
          fill="rgb(255 255 255 / 8%)"
        />
      </g>
      <path d="M166 55c3 9 9 12 9 16 0-4 6-7 9-16z" fill="#f0d48a" />
      <path d="M175 72v18" stroke="#f0d48a" stroke-width="2" />
      <path d="M164 100c2-9 6-11 11-11s9 2 11 11z" fill="#f0d48a" />
    </svg>
  );
}

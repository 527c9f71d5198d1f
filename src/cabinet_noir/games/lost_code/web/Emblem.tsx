/** Three carved stones under the serpent: the game at a glance. */

export function Emblem() {
  const stones = [
    { x: 38, fill: "#c9962a", sign: "?" },
    { x: 84, fill: "#6d4a9c", sign: "2" },
    { x: 130, fill: "#2f7d4f", sign: "?" },
  ];
  return (
    <svg viewBox="0 0 204 120" role="presentation" aria-hidden="true" focusable="false">
      <path
        d="M12 40c20-26 40 10 60-8s40 10 60-6 36-6 52 4"
        fill="none"
        stroke="#3f8f63"
        stroke-width="13"
        stroke-linecap="round"
      />
      <path
        d="M12 40c20-26 40 10 60-8s40 10 60-6 36-6 52 4"
        fill="none"
        stroke="#d8b24a"
        stroke-width="5"
        stroke-dasharray="2 9"
        stroke-linecap="round"
      />
      <circle cx="186" cy="31" r="9" fill="#3f8f63" />
      <circle cx="189" cy="29" r="2" fill="#11141b" />
      <path d="M194 33l9 1-8 3z" fill="#c1452f" />
      <rect x="24" y="98" width="156" height="8" rx="3" fill="#8a6a24" />
      <rect x="24" y="98" width="156" height="2" rx="1" fill="#d8b24a" />
      {stones.map(({ x, fill, sign }) => (
        <g key={x}>
          <path
            d={`M${x + 2} 58l30-2 6 8-1 32-6 4H${x + 4}l-5-6 1-30z`}
            fill={fill}
            stroke="rgb(0 0 0 / 45%)"
            stroke-width="2"
          />
          <path d={`M${x + 4} 61l26-2 3 4-28 3z`} fill="rgb(255 255 255 / 25%)" />
          <text x={x + 18} y="91" text-anchor="middle" font-size="26" fill="#fffaf0" class="emblem-face">
            {sign}
          </text>
        </g>
      ))}
    </svg>
  );
}

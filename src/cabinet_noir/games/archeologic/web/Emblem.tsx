/** A corner of the surveyor's plan with two buildings, and the viewfinder's brass ring: the game at a glance. */

export function Emblem() {
  return (
    <svg viewBox="0 0 204 120" role="presentation" aria-hidden="true" focusable="false">
      <rect x="10" y="8" width="184" height="104" rx="6" fill="#efe6cf" />
      <path
        d="M10 34h184M10 60h184M10 86h184M36 8v104M62 8v104M88 8v104M114 8v104M140 8v104M166 8v104"
        stroke="#8fa8b8"
        stroke-width="1"
      />
      <path d="M36 34h26v26h26v52h-26v-26h-26z" fill="#7d5a8c" stroke="#33213c" stroke-width="1.5" />
      <path d="M114 34h52v52h-52z" fill="#3f7a6b" stroke="#17352d" stroke-width="1.5" />
      <path d="M153 38c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 3-6 1 1 2 1 2 3 1-2 2-4 1-8z" fill="#ffb347" />
      <path d="M144 80l12-14 3-1-1 3-12 14zM158 80l-12-14-3-1 1 3 12 14z" fill="#e8edf2" />
      <path d="M42 52l12-14 3-1-1 3-12 14zM56 52l-12-14-3-1 1 3 12 14z" fill="#e8edf2" />
      <circle cx="101" cy="60" r="30" fill="none" stroke="#8a6a24" stroke-width="7" />
      <circle cx="101" cy="60" r="30" fill="none" stroke="#d8b24a" stroke-width="4" />
      <path d="M101 26v12M101 82v12M67 60h12M123 60h12" stroke="#d8b24a" stroke-width="3" />
    </svg>
  );
}

/** A span of time as a clock shows it: minutes and seconds, hours, or days. The last second counts until it is over. */

export function timeWords(ms: number, day: string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return hours > 0 ? `${days} ${day} ${hours} h` : `${days} ${day}`;
  if (seconds >= 3600) return `${hours} h ${two(minutes)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}

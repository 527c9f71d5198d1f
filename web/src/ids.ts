/** Names for what a page says and waits to be answered: no two alike, on whatever device. */

let count = 0;

export function newId(): string {
  return `${Date.now().toString(36)}-${++count}-${Math.random().toString(36).slice(2, 8)}`;
}

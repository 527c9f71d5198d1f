/** Notes as short texts on the server: numbers struck out, and the draft of the final answer. */

export const MOST_WRITTEN = 3;

export function readNumbers(note: string | undefined): readonly number[] {
  return [...(note ?? "")].map(Number).filter((number) => Number.isInteger(number));
}

export function writeNumbers(numbers: readonly number[]): string {
  return [...new Set(numbers)].sort((a, b) => a - b).join("");
}

/** Put a number in, or take it out; beyond `most` the oldest choice makes room. */
export function toggled(numbers: readonly number[], number: number, most = Infinity): readonly number[] {
  if (numbers.includes(number)) return numbers.filter((one) => one !== number);
  return [...numbers, number].slice(-most);
}

export function draftKey(colour: string): string {
  return `answer.${colour}`;
}

/** Enter ends what there is to decide; on a button that changes something first, it presses that button. */

export function pressedByEnter(event: KeyboardEvent): void {
  if (event.key === "Enter") event.stopPropagation();
}

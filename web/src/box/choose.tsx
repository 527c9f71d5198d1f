/** A few things of which one is chosen, side by side and big enough for a thumb. */

interface Props<T extends string | number> {
  readonly legend: string;
  readonly name: string;
  readonly among: readonly { readonly value: T; readonly words: string }[];
  readonly chosen: T | null;
  onChoose(value: T): void;
}

export function Choose<T extends string | number>({ legend, name, among, chosen, onChoose }: Props<T>) {
  return (
    <fieldset class="options box-choose">
      <legend>{legend}</legend>
      <div class="choices">
        {among.map(({ value, words }) => (
          <label key={value} class="choice">
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What can be asked about, as a picture. Decoration: whatever it stands in carries the name. */

import type { State } from "@house/generated/archeologic";
import { Piece } from "./Piece";
import { SymbolSign } from "./Signs";
import type { Element } from "./words";

/** An element's picture: the building itself, a flame and blades, a cluster of roofs, an empty square. */
export function ElementSign({ view, element }: { readonly view: State; readonly element: Element }) {
  if (element === "traps")
    return (
      <span class="element-sign" aria-hidden="true">
        <SymbolSign symbol="f" />
        <SymbolSign symbol="b" />
      </span>
    );
  if (element === "empty")
    return (
      <span class="element-sign" aria-hidden="true">
        <i class="sign-empty" />
      </span>
    );
  if (element === "buildings")
    return (
      <span class="element-sign sign-buildings" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    );
  return (
    <span class="element-sign" aria-hidden="true">
      <Piece building={element} drawing={view.drawings[element]} />
    </span>
  );
}

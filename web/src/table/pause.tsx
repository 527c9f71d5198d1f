/** A pause at a table with a clock: everyone must wish it, anyone may end it. */

import { t } from "@house/language";
import { Pause } from "@house/parts/icons";
import type { Presence } from "@house/presence";

interface Props {
  readonly presence: Presence;
  /** The other seats of this device wish what this one does. */
  readonly others?: readonly Presence[];
}

function wish(on: boolean, { presence, others = [] }: Props): void {
  for (const one of [presence, ...others]) one.pause(on);
}

/** Ask for a pause, or take the wish back. */
export function PauseButton(props: Props) {
  const { info, seat, clock } = props.presence;
  if (
    seat.value === null ||
    info.value.paused ||
    (clock.value === null && info.value.pause_wished.length === 0)
  )
    return null;
  const wished = info.value.pause_wished.includes(seat.value);
  return (
    <button
      type="button"
      class="icon-button"
      aria-pressed={wished}
      aria-label={t("house-pause")}
      title={t("house-pause")}
      onClick={() => wish(!wished, props)}
    >
      <Pause />
    </button>
  );
}

/** Somebody wishes a pause, or the table stands still: said to all, with the one tap that answers. */
export function PauseBanner(props: Props) {
  const { info, seat, names } = props.presence;
  const { paused, pause_wished: wishes } = info.value;
  const mine = seat.value !== null && wishes.includes(seat.value);
  if (paused) {
    return (
      <p class="banner" role="status">
        {t("house-paused")}{" "}
        {seat.value !== null && (
          <button type="button" class="button button-main" onClick={() => wish(false, props)}>
            {t("house-resume")}
          </button>
        )}
      </p>
    );
  }
  if (wishes.length === 0) return null;
  return (
    <p class="banner" role="status">
      {t("house-pause-wished", { names: wishes.map((one) => names.value[one]).join(", ") })}{" "}
      {seat.value !== null && !mine && (
        <button type="button" class="button" onClick={() => wish(true, props)}>
          {t("house-pause-agree")}
        </button>
      )}
    </p>
  );
}

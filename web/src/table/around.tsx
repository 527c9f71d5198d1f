/**
 * One device that is passed around. It holds several seats and shows the one whose turn it is. In a game with hidden
 * hands a curtain falls between two of them: behind it the page is told of no seat and holds nothing of any, until
 * whoever is next says to be there. At most one seat's eyes are open, and none before the house has closed the last.
 */

import { useEffect, useState } from "preact/hooks";
import { t } from "@house/language";
import { Loading } from "@house/parts/loading";
import type { Presence } from "@house/presence";
import { ROOMS } from "@house/rooms";
import { unsay } from "@house/speech";
import { ConnectionBanner } from "@house/table/connection";
import { Curtain } from "@house/table/curtain";
import { Game } from "@house/table/game";
import { type Holder, holderOf, nameOf, seatPlayed } from "@house/table/holder";

interface Props {
  readonly presences: readonly Presence[];
}

export function Around({ presences }: Props) {
  const first = presences[0]!;
  if (presences.some((presence) => presence.seat.value === null)) return <OnItsWay presence={first} />;
  return ROOMS.get(first.info.value.game)?.shared ? (
    <Together presences={presences} />
  ) : (
    <InTurn presences={presences} />
  );
}

/** Nothing is hidden between these seats: the device acts for all of them. */
function Together({ presences }: Props) {
  const shown = presences[holderOf(presences.map(seatPlayed), presences[0]!.turn.value, 0)]!;
  hush(presences, shown);
  return <Game presence={shown} others={presences.filter((other) => other !== shown)} />;
}

/** Each sees their own, with the device in hand. Once the game is over nothing is hidden, and no curtain falls. */
function InTurn({ presences }: Props) {
  const [holder, setHolder] = useHolder(presences);
  const over = presences[0]!.info.value.status === "over";
  useEffect(() => {
    if (over && holder === "curtain") setHolder(0);
  }, [over, holder]);
  if (holder === "curtain") {
    hush(presences, null);
    return <Curtain presences={presences} onTake={setHolder} />;
  }
  const shown = presences[holder]!;
  hush(presences, shown);
  if (shown.news.value === null) return <OnItsWay presence={shown} />;
  const next = presences[holderOf(presences.map(seatPlayed), shown.turn.value, holder)]!;
  return (
    <Game presence={shown} company={presences.filter((other) => other !== shown)}>
      {next !== shown && (
        <p class="banner" role="status">
          {t("house-turn-of", { name: nameOf(next) })}{" "}
          <button type="button" class="button button-main" onClick={() => setHolder("curtain")}>
            {t("house-pass-phone")}
          </button>
        </p>
      )}
    </Game>
  );
}

/** Who has the device in hand. A page that goes out of sight for good, or into a browser's memory, leaves nobody's. */
function useHolder(presences: readonly Presence[]): [Holder, (next: Holder) => void] {
  const [holder, setHolder] = useState<Holder>("curtain");
  const give = (next: Holder): void => {
    if (holder !== "curtain") presences[holder]!.drawCurtain(true);
    unsay();
    if (next !== "curtain") presences[next]!.drawCurtain(false);
    setHolder(next);
  };
  useEffect(() => {
    const fall = (): void => {
      if (holder !== "curtain") give("curtain");
    };
    addEventListener("pagehide", fall);
    return () => removeEventListener("pagehide", fall);
  }, [holder]);
  useEffect(() => {
    setHolder("curtain"); // these are new, and behind it
    return unsay;
  }, [presences]);
  return [holder, give];
}

function OnItsWay({ presence }: { readonly presence: Presence }) {
  return (
    <>
      <ConnectionBanner presence={presence} />
      <Loading />
    </>
  );
}

/** Only what the shown seat is told is said aloud. */
function hush(presences: readonly Presence[], shown: Presence | null): void {
  for (const presence of presences) presence.hushed = presence !== shown;
}

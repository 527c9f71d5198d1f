/**
 * Directing, in reach of a thumb: the one thing to do next, and behind a second button the rest. What cannot be taken
 * back asks first; everything else is an entry of the log, and can be.
 */

import { useState } from "preact/hooks";
import type { Acting } from "@house/club/acting";
import { FeatureTable } from "@house/club/feature-table";
import { DirectorLog } from "@house/club/log";
import { Sure } from "@house/club/sure";
import type { TournamentInfo } from "@house/generated/types";
import { t } from "@house/language";
import { useBusy } from "@house/parts/busy";
import { Dialog } from "@house/parts/dialog";
import { Quill } from "@house/parts/icons";
import { notify } from "@house/speech";
import "@house/club/director.css";

interface Props {
  readonly info: TournamentInfo;
  readonly act: Acting;
  readonly now: number;
}

export function DirectorBar({ info, act, now }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div class="director" role="region" aria-label={t("club-directing")}>
      <Next info={info} act={act} />
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Quill /> <span>{t("club-tools")}</span>
      </button>
      {open && (
        <Dialog title={t("club-directing")} onClose={() => setOpen(false)}>
          <Tools info={info} act={act} />
          <DirectorLog info={info} act={act} now={now} />
        </Dialog>
      )}
    </div>
  );
}

/** How a round would be paired, as far as it follows from how many there are. */
export function draftOf({ still_in, seats, system }: Pick<TournamentInfo, "still_in" | "seats" | "system">): {
  readonly people: number;
  readonly tables: number;
  readonly over: number;
} {
  const people = still_in.length;
  // in a cup of two so many sit out that the next round is a power of two
  const over = system === "knock_out" && seats === 2 ? powerFrom(people) - people : people % seats;
  return { people, tables: Math.floor((people - over) / seats), over };
}

/** The least power of two that is no less. */
function powerFrom(least: number): number {
  return least <= 1 ? least : 2 ** Math.ceil(Math.log2(least));
}

/** The one thing to do next. */
function Next({ info, act }: Pick<Props, "info" | "act">) {
  const [busy, wait] = useBusy();
  const looks = "button button-main director-next";
  if (info.phase === "over") return <p class="director-next">{t("club-phase-over")}</p>;
  if (info.phase === "playing") {
    const close = t("club-close-round", { round: info.open_round?.round ?? 0 });
    return (
      <Sure
        looks={looks}
        busy={busy}
        open={close}
        title={close}
        text={t("club-close-round-text")}
        yes={t("club-close-round-yes")}
        onYes={() => wait(act({ t: "close_round" }))}
      />
    );
  }
  if (!info.has_next)
    return (
      <button type="button" class={looks} disabled={busy} onClick={() => wait(act({ t: "finish" }))}>
        {t("club-finish")}
      </button>
    );
  const draft = draftOf(info);
  return (
    <Sure
      looks={looks}
      busy={busy || draft.people < 2}
      open={
        draft.people < 2 ? t("club-open-round-few") : t("club-open-round", { round: info.closed.length + 1 })
      }
      title={t("club-open-round", { round: info.closed.length + 1 })}
      text={t("club-open-round-text", { ...draft, boards: info.boards })}
      yes={t("club-open-round-yes")}
      onYes={() => wait(act({ t: "open_round" }))}
    />
  );
}

/** Begin without the absent. Whoever taps is here: no bot plays for them on their way to their table. */
async function begin(act: Acting) {
  if (await act({ t: "start_without_absent", here: true })) {
    notify(t("club-without-absent-now"));
  }
}

/** What else can be done now. */
function Tools({ info, act }: Pick<Props, "info" | "act">) {
  const [busy, wait] = useBusy();
  const button = (words: string, onClick: () => void) => (
    <button type="button" class="button" disabled={busy} onClick={onClick}>
      {words}
    </button>
  );
  return (
    <div class="director-tools">
      {info.phase === "playing" && (
        <>
          {button(t("club-more-time", { minutes: 5 }), () => wait(act({ t: "more_time", minutes: 5 })))}
          {button(t("club-more-time", { minutes: 15 }), () => wait(act({ t: "more_time", minutes: 15 })))}
          {button(t("club-without-absent"), () => wait(begin(act)))}
          <p class="muted">{t("club-without-absent-text")}</p>
        </>
      )}
      <FeatureTable busy={busy} onShow={(table) => wait(act({ t: "feature", table }))} />
      {info.featured && button(t("club-unfeature"), () => wait(act({ t: "feature", table: "" })))}
      {info.phase !== "over" && info.phase !== "playing" && info.has_next && info.closed.length > 0 && (
        <Sure
          looks="button"
          busy={busy}
          open={t("club-finish")}
          text={t("club-finish-text")}
          yes={t("club-finish")}
          onYes={() => wait(act({ t: "finish" }))}
        />
      )}
      <a class="button" href={`/club/t/${info.code}/screen`}>
        {t("club-screen")}
      </a>
    </div>
  );
}

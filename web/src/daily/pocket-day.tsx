/** A day without the network: its puzzle, if it was fetched before, and what has to wait. */

import { DayCard } from "@house/daily/cards";
import { dayWords } from "@house/daily/dates";
import { keptPuzzle, unsent } from "@house/daily/kept";
import { t } from "@house/language";
import { NoNetwork } from "@house/parts/no-network";
import { kindWords } from "@house/puzzles/words";

export function PocketDay({ date }: { readonly date: string }) {
  const kept = keptPuzzle(date);
  if (!kept) return <NoNetwork />;
  const { game, kind, tried } = kept.card;
  const waits = unsent.value?.date === date;
  const stands = waits
    ? t("daily-unsent")
    : t(
        tried === "new"
          ? "daily-puzzle-new"
          : tried === "solved"
            ? "daily-puzzle-found"
            : "daily-puzzle-missed",
      );
  return (
    <div class="daily" role="status">
      <header class="masthead daily-head">
        <h1>{t("daily-today")}</h1>
        <p class="daily-date">{dayWords(date)}</p>
        <p>{t("daily-offline")}</p>
      </header>
      <div class="daily-cards">
        <DayCard
          name="puzzle"
          game={game}
          about={`${t(`${game}-name`)} · ${kindWords(game, kind)}`}
          stands={stands}
          href={`/daily/${date}/puzzle`}
          way={t(waits || tried !== "new" ? "daily-see-again" : "daily-begin")}
          open={!waits && tried === "new"}
        />
        <section class="panel daily-card daily-waits" aria-labelledby="daily-quest">
          <h2 id="daily-quest">{t("daily-quest")}</h2>
          <p>{t("daily-quest-waits")}</p>
        </section>
      </div>
    </div>
  );
}

/** A tournament in a minute: a title, a game, a button. Everything else is as usual, and folded. */

import { useEffect, useState } from "preact/hooks";
import { clubs, desk } from "@house/club/asking";
import { type Plan, planWords, seatsOffered, usualPlan, withGame } from "@house/club/plan";
import { PlanDetails } from "@house/club/plan-details";
import type { GameInfo } from "@house/generated/types";
import { withSeats } from "@house/home/open-table";
import { t } from "@house/language";
import { beKnown, myName } from "@house/me";
import { useBusy } from "@house/parts/busy";
import { Loading } from "@house/parts/loading";
import { NameField } from "@house/parts/name-field";
import { gamesHere } from "@house/rooms";
import { go } from "@house/route";
import { avatar } from "@house/settings";
import { complain } from "@house/speech";
import "@house/club/club.css";

export function NewTournamentPage() {
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  const [club] = useState(() => new URLSearchParams(location.search).get("club") ?? "");
  useEffect(() => {
    document.title = `${t("club-found")} · Cabinet Noir`;
    gamesHere()
      .then((found) => setGames(found.filter((game) => seatsOffered(game).length > 0)))
      .catch(complain);
  }, []);
  return games[0] ? <Founding games={games} first={games[0]} club={club} /> : <Loading fromHouse />;
}

interface Props {
  readonly games: readonly GameInfo[];
  readonly first: GameInfo;
  readonly club: string;
}

function Founding({ games, first, club }: Props) {
  const [plan, setPlan] = useState<Plan>(() => usualPlan(first));
  const [plays, setPlays] = useState(true);
  const [busy, wait] = useBusy();
  const game = games.find(({ key }) => key === plan.game) ?? first;
  const found = async (): Promise<void> => {
    await beKnown();
    const me = plays ? { name: myName(), avatar: avatar.value } : {};
    const options = withSeats(game, plan.options, plan.seats);
    const title = plan.title.trim() || usualPlan(game).title;
    const info = await desk.found({ ...plan, title, options, club, ...me });
    go(`/club/t/${info.code}`);
  };
  return (
    <form
      class="wall wall-narrow"
      onSubmit={(event) => {
        event.preventDefault();
        wait(found());
      }}
    >
      <div class="card form founding">
        <h1>{t("club-found")}</h1>
        {club && <OfClub club={club} />}
        <label class="field">
          <span>{t("club-title")}</span>
          <input
            value={plan.title}
            maxLength={48}
            autocomplete="off"
            onInput={(event) => setPlan({ ...plan, title: event.currentTarget.value })}
          />
        </label>
        <label class="field">
          <span>{t("club-game")}</span>
          <select
            value={game.key}
            onChange={(event) => {
              const other = games.find(({ key }) => key === event.currentTarget.value);
              if (other) setPlan(withGame(plan, other));
            }}
          >
            {games.map(({ key }) => (
              <option key={key} value={key}>
                {t(`${key}-name`)}
              </option>
            ))}
          </select>
        </label>
        <SeatsField game={game} seats={plan.seats} onChange={(seats) => setPlan({ ...plan, seats })} />
        <label class="check">
          <input
            type="checkbox"
            checked={plays}
            onChange={(event) => setPlays(event.currentTarget.checked)}
          />
          <span>{t("club-i-play")}</span>
        </label>
        {plays && <NameField needed />}
        <details class="folded">
          <summary>
            <span>{planWords(plan)}</span> <span class="folded-more">{t("club-change")}</span>
          </summary>
          <PlanDetails key={game.key} game={game} plan={plan} onChange={setPlan} />
        </details>
        <div class="founding-go">
          <button type="submit" class="button button-main button-wide" disabled={busy}>
            {t("club-open-now")}
          </button>
        </div>
      </div>
    </form>
  );
}

/** Whose evening it will be. */
function OfClub({ club }: { readonly club: string }) {
  const [title, setTitle] = useState("");
  useEffect(() => {
    clubs
      .show(club, "")
      .then((found) => setTitle(found.title))
      .catch(complain);
  }, [club]);
  return title ? <p class="muted">{t("club-evening-of", { club: title })}</p> : null;
}

interface SeatsProps {
  readonly game: GameInfo;
  readonly seats: number;
  onChange(seats: number): void;
}

function SeatsField({ game, seats, onChange }: SeatsProps) {
  return (
    <fieldset class="choices">
      <legend>{t("club-seats")}</legend>
      {seatsOffered(game).map((count) => (
        <label key={count} class="choice">
          <input type="radio" name="seats" checked={seats === count} onChange={() => onChange(count)} />
          <span>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}

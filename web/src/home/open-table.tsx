/** The form that opens a table: who sits where, what is agreed, how much the house helps. */

import { useEffect, useState } from "preact/hooks";
import { api } from "@house/api";
import type { AssistLevel, BotInfo, GameInfo, OptionInfo, TurnClock } from "@house/generated/types";
import { ClockField, USUAL_CLOCK } from "@house/home/clock-field";
import { OptionFields } from "@house/home/option-fields";
import { askedPlan, asksAny, planOf, playsThat } from "@house/home/outside";
import { asInTheBox } from "@house/home/rated";
import { nameAround, openAround, openTable, serving, usualOptions } from "@house/home/take-seat";
import { t } from "@house/language";
import { me } from "@house/me";
import { assistWords } from "@house/names";
import { useBusy } from "@house/parts/busy";
import { ROOMS } from "@house/rooms";
import { complain } from "@house/speech";

export function OpenTableForm({ game }: { readonly game: GameInfo }) {
  const [plans, setPlans] = useState<readonly string[]>(["person", "person"]);
  const [chosen, setOptions] = useState<Record<string, unknown>>(() => usualOptions(game));
  const [open, setOpen] = useState(false);
  const [assist, setAssist] = useState<AssistLevel>("off");
  const [rated, setRated] = useState(false);
  const [clock, setClock] = useState<TurnClock | null>(null);
  const [busy, wait] = useBusy();
  const [around, setAround] = useState(false);
  const [names, setNames] = useState<readonly string[]>([]);
  const [machines, setMachines] = useState(false);

  const options = withSeats(game, chosen, plans.length);
  /** Once it is rated, whatever a rated table is not offered is as in the box. */
  const rate = (wished: boolean): void => {
    setRated(wished);
    if (!wished) return;
    setOptions(asInTheBox(game, options));
    setAssist("off");
    setPlans(Array.from({ length: evenSeats(game, plans.length) }, () => "person"));
    setClock(game.timed ? null : (clock ?? USUAL_CLOCK));
  };
  const seatCount = (count: number): void =>
    setPlans(Array.from({ length: count }, (_, seat) => plans[seat] ?? "person"));
  const submit = (event: Event): void => {
    event.preventDefault();
    const table = {
      game: game.key,
      seats: plans.map(planOf),
      options: { ...options, ...serving(game, "shared-device", around) },
      open,
      assist,
      rated: rated && !around,
      clock,
      machines: machines && !rated && !around,
    };
    wait(around ? openAround(table, names) : openTable(table));
  };

  return (
    <form class="form" onSubmit={submit}>
      <SeatCount game={game} count={plans.length} rated={rated} onChange={seatCount} />
      <SeatPlans game={game} plans={plans} options={options} rated={rated} onChange={setPlans} />
      {!rated && plans.filter((plan) => plan === "person").length > 1 && (
        <>
          <label class="check">
            <input
              type="checkbox"
              checked={around}
              onChange={(event) => setAround(event.currentTarget.checked)}
            />
            <span>{t("house-around")}</span>
          </label>
          {around && <AroundNames game={game.key} plans={plans} names={names} onChange={setNames} />}
        </>
      )}
      <OptionFields
        game={game}
        values={options}
        seats={plans.length}
        rated={rated}
        onChange={(option, value) => setOptions({ ...options, [option]: value })}
      />
      {!game.timed && plans.length > 1 && <ClockField clock={clock} needed={rated} onChange={setClock} />}
      {game.assists.length > 1 && (
        <AssistField game={game} assist={assist} rated={rated} onChange={setAssist} />
      )}
      <label class="check">
        <input type="checkbox" checked={open} onChange={(event) => setOpen(event.currentTarget.checked)} />
        <span>{t("house-open-to-all")}</span>
      </label>
      {!rated && !around && plans.length > 1 && (
        <label class="check">
          <input
            type="checkbox"
            checked={machines || asksAny(plans)}
            disabled={asksAny(plans)}
            onChange={(event) => setMachines(event.currentTarget.checked)}
          />
          <span>{t("house-machines-welcome")}</span>
        </label>
      )}
      {me.value?.account && !around && (
        <>
          <label class="check">
            <input
              type="checkbox"
              checked={rated}
              aria-describedby="rated-form"
              onChange={(event) => rate(event.currentTarget.checked)}
            />
            <span>{t("house-rated-table")}</span>
          </label>
          <p id="rated-form" class="muted">
            {t("house-rated-form")}
          </p>
        </>
      )}
      <button type="submit" class="button button-main" disabled={busy}>
        {t("house-open-table-now")}
      </button>
    </form>
  );
}

interface PlansProps {
  readonly game: GameInfo;
  readonly plans: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly rated: boolean;
  onChange(plans: readonly string[]): void;
}

/** Who is to sit where: people, bots of the house, bots from outside that listen now. */
function SeatPlans({ game, plans, options, rated, onChange }: PlansProps) {
  const [bots, setBots] = useState<readonly BotInfo[]>([]);
  useEffect(() => {
    api.bots().then(setBots).catch(complain);
  }, []);
  const playing = bots.filter((bot) => playsThat(bot, game, options, plans.length));
  const side = (seat: number): string | undefined => ROOMS.get(game.key)?.side?.(options, plans.length, seat);
  return (
    <ol class="seat-plans">
      {plans.map((plan, seat) => (
        <li key={seat}>
          <label class="field field-line">
            <span>
              {[t("house-seat-number", { number: seat + 1 }), side(seat)].filter(Boolean).join(" · ")}
            </span>
            <select
              value={plan}
              onChange={(event) =>
                onChange(plans.map((old, i) => (i === seat ? event.currentTarget.value : old)))
              }
            >
              <option value="person">
                {t(plans.indexOf("person") === seat ? "house-seat-me" : "house-seat-person")}
              </option>
              {game.bots.map((level) => (
                <option key={level} value={level} disabled={rated}>
                  {t(`house-bot-${level}`)}
                </option>
              ))}
              {!rated && <OutsideBots bots={playing} plan={plan} />}
            </select>
          </label>
        </li>
      ))}
    </ol>
  );
}

interface OutsideProps {
  readonly bots: readonly BotInfo[];
  readonly plan: string;
}

/** Bots from outside that listen and play that; and one that was chosen and no longer does, so that it is seen. */
function OutsideBots({ bots, plan }: OutsideProps) {
  const names = bots.map((bot) => bot.name);
  const chosen = asksAny([plan]) && !names.some((name) => askedPlan(name) === plan) ? [plan.slice(1)] : [];
  if (names.length + chosen.length === 0) return null;
  return (
    <optgroup label={t("house-bots-outside")}>
      {[...names, ...chosen].map((name) => (
        <option key={name} value={askedPlan(name)}>
          {`${name} · ${t("house-machine")}`}
        </option>
      ))}
    </optgroup>
  );
}

interface CountProps {
  readonly game: GameInfo;
  readonly count: number;
  readonly rated: boolean;
  onChange(count: number): void;
}

function SeatCount({ game, count, rated, onChange }: CountProps) {
  return (
    <fieldset class="choices">
      <legend>{t("house-seats")}</legend>
      {game.seats.map((one) => (
        <label key={one} class="choice">
          <input
            type="radio"
            name="seats"
            checked={count === one}
            disabled={rated && !game.rated_seats.includes(one)}
            onChange={() => onChange(one)}
          />
          <span>{one}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface AssistProps {
  readonly game: GameInfo;
  readonly assist: AssistLevel;
  readonly rated: boolean;
  onChange(assist: AssistLevel): void;
}

/** How much the house helps; not at all where it is rated. */
function AssistField({ game, assist, rated, onChange }: AssistProps) {
  return (
    <label class="field">
      <span>{t("house-assist")}</span>
      <select
        value={assist}
        disabled={rated}
        onChange={(event) => onChange(event.currentTarget.value as AssistLevel)}
      >
        {game.assists.map((level) => (
          <option key={level} value={level}>
            {assistWords(game.key, level)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface NamesProps {
  readonly game: string;
  readonly plans: readonly string[];
  readonly names: readonly string[];
  onChange(names: readonly string[]): void;
}

/** Who sits around the device. */
function AroundNames({ game, plans, names, onChange }: NamesProps) {
  const people = plans.filter((plan) => plan === "person");
  return (
    <fieldset class="options">
      <legend class="unseen">{t("house-around")}</legend>
      {people.map((_, at) => (
        <label key={at} class="field field-line">
          <span>{t("house-name-of", { number: at + 1 })}</span>
          <input
            value={names[at] ?? ""}
            maxLength={24}
            autocomplete="off"
            placeholder={nameAround(game, at)}
            onInput={(event) =>
              onChange(
                people.map((__, other) => (other === at ? event.currentTarget.value : (names[other] ?? ""))),
              )
            }
          />
        </label>
      ))}
    </fieldset>
  );
}

/** The number of seats a rated table has: what was chosen, or the nearest that is even for all sides. */
function evenSeats(game: GameInfo, seats: number): number {
  return game.rated_seats.findLast((count) => count <= seats) ?? game.rated_seats[0] ?? seats;
}

/** The options as they were chosen, without what was chosen for seats that are there no more. */
export function withSeats(
  game: GameInfo,
  options: Readonly<Record<string, unknown>>,
  seats: number,
): Record<string, unknown> {
  const fitting = ({ name, kind, purpose, default: usual }: OptionInfo): unknown => {
    const value = options[name];
    if (kind === "numbers") return (value as readonly number[]).slice(0, seats);
    return purpose === "seat" && Number(value) >= seats ? usual : value;
  };
  return Object.fromEntries(game.options.map((option) => [option.name, fitting(option)]));
}

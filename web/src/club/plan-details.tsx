/** What can be agreed otherwise than usual: how one meets, what counts, how long, with how much help. */

import {
  DAYS,
  hasSetRounds,
  hasTeams,
  MINUTES,
  minutesWords,
  type Plan,
  RESTS,
  restWords,
  SCORINGS,
  SYSTEMS,
  withMinutes,
  withSystem,
} from "@house/club/plan";
import type { AssistLevel, GameInfo } from "@house/generated/types";
import { ClockField } from "@house/home/clock-field";
import { withSeats } from "@house/home/open-table";
import { OptionFields } from "@house/home/option-fields";
import { t } from "@house/language";
import { assistWords } from "@house/names";
import { InRoom } from "@house/parts/in-room";

const MOST_ROUNDS = 12;
const MOST_BOARDS = 8;
const MOST_MATES = 4;

interface Props {
  readonly game: GameInfo;
  readonly plan: Plan;
  onChange(plan: Plan): void;
}

export function PlanDetails({ game, plan, onChange }: Props) {
  const set = (some: Partial<Plan>): void => onChange({ ...plan, ...some });
  return (
    <div class="form">
      <Choice
        label={t("club-system")}
        value={plan.system}
        values={SYSTEMS}
        words={(one) => t(`club-system-is-${one}`)}
        onChange={(system) => onChange(withSystem(plan, system))}
      />
      {hasSetRounds(plan) && (
        <Choice
          label={t("club-rounds")}
          value={plan.rounds}
          values={upTo(MOST_ROUNDS)}
          words={String}
          onChange={(rounds) => set({ rounds })}
        />
      )}
      <Choice
        label={t("club-round-lasts")}
        value={plan.minutes}
        values={[...MINUTES, ...DAYS]}
        words={minutesWords}
        onChange={(minutes) => onChange(withMinutes(plan, minutes))}
      />
      <Choice
        label={t("club-rest")}
        value={plan.rest}
        values={RESTS}
        words={restWords}
        onChange={(rest) => set({ rest })}
      />
      <Choice
        label={t("club-boards")}
        value={plan.boards}
        values={upTo(MOST_BOARDS)}
        words={String}
        onChange={(boards) => set({ boards })}
      />
      <Choice
        label={t("club-scoring")}
        value={plan.scoring}
        values={SCORINGS}
        words={(one) => t(`club-scoring-is-${one}`)}
        onChange={(scoring) => set({ scoring })}
      />
      {hasTeams(plan.system) && (
        <Choice
          label={t("club-team")}
          value={plan.team}
          values={upTo(MOST_MATES)}
          words={(team) => t("club-team-of", { team })}
          onChange={(team) => set({ team })}
        />
      )}
      <Choice
        label={t("club-level")}
        value={plan.level}
        values={game.bots}
        words={(level) => t(`house-bot-${level}`)}
        onChange={(level) => set({ level })}
      />
      {!game.timed && <ClockField clock={plan.clock} needed={false} onChange={(clock) => set({ clock })} />}
      {game.assists.length > 1 && (
        <Choice
          label={t("house-assist")}
          value={plan.assist}
          values={game.assists as readonly AssistLevel[]}
          words={(level) => assistWords(game.key, level)}
          onChange={(assist) => set({ assist })}
        />
      )}
      <InRoom game={game.key}>
        <OptionFields
          game={game}
          values={withSeats(game, plan.options, plan.seats)}
          seats={plan.seats}
          rated={false}
          onChange={(option, value) => set({ options: { ...plan.options, [option]: value } })}
        />
      </InRoom>
    </div>
  );
}

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, at) => at + 1);

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly values: readonly T[];
  words(value: T): string;
  onChange(value: T): void;
}

/** One of a few; what is chosen is among them, whoever chose it. */
function Choice<T extends string | number>({ label, value, values, words, onChange }: ChoiceProps<T>) {
  const offered = values.includes(value) ? values : [value, ...values];
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={String(value)}
        onChange={(event) => {
          const chosen = offered.find((one) => String(one) === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {offered.map((one) => (
          <option key={one} value={String(one)}>
            {words(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What a table has agreed on, before anybody has moved: its options, its clock, its help, in the room's own words. */

import { useEffect, useState } from "preact/hooks";
import type { GameInfo, OptionInfo, TableInfo } from "@house/generated/types";
import { clockWords } from "@house/home/clock-field";
import { optionId, valueWords } from "@house/home/option-fields";
import { t } from "@house/language";
import { assistWords } from "@house/names";
import { gamesHere } from "@house/rooms";
import { complain } from "@house/speech";

export function Agreed({ info }: { readonly info: TableInfo }) {
  const [game, setGame] = useState<GameInfo | undefined>();
  useEffect(() => {
    gamesHere()
      .then((games) => setGame(games.find((one) => one.key === info.game)))
      .catch(complain);
  }, [info.game]);
  return (
    <dl class="agreed" aria-label={t("house-options")}>
      {game?.options.map((option) => (
        <Agreement key={option.name} game={info.game} option={option} value={info.options[option.name]} />
      ))}
      {info.clock && (
        <div>
          <dt>{t("house-clock")}</dt>
          <dd>{clockWords(info.clock)}</dd>
        </div>
      )}
      <div>
        <dt>{t("house-assist")}</dt>
        <dd>{assistWords(info.game, info.assist)}</dd>
      </div>
    </dl>
  );
}

interface AgreementProps {
  readonly game: string;
  readonly option: OptionInfo;
  readonly value: unknown;
}

/** One option. What is not there at all, such as jokers or a quest's code, is not told. */
function Agreement({ game, option, value = option.default }: AgreementProps) {
  const id = optionId(game, option);
  if (option.kind === "flag")
    return value === true ? (
      <div>
        <dt>{t(id)}</dt>
      </div>
    ) : null;
  if (value === "" || (Array.isArray(value) && value.length === 0)) return null;
  return (
    <div>
      <dt>{t(id)}</dt>
      <dd>{agreedWords(id, value)}</dd>
    </div>
  );
}

/** The words of what was agreed: a number for each seat one by one, an edition by its name. */
function agreedWords(id: string, value: unknown): string {
  if (Array.isArray(value))
    return value
      .map((one, seat) => `${t("house-seat-number", { number: seat + 1 })} : ${valueWords(id, one)}`)
      .join(", ");
  if (typeof value === "object" && value !== null) return valueWords(id, (value as { name?: unknown }).name);
  return valueWords(id, value);
}

/** Naming what is certain: first the thing, then its value, then for sure. What is pointed at is lit on the table. */

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { PuzzleCard, Thing, Value } from "@house/generated/types";
import { say, t } from "@house/language";
import { Previous } from "@house/parts/icons";
import type { Presence } from "@house/presence";
import type { Answer } from "@house/puzzles/solving";
import type { Pickable, Riddles } from "@house/room";
import { Told } from "@house/table/told";
import { DARK } from "@house/why/lit";

interface Props {
  readonly card: PuzzleCard;
  readonly presence: Presence;
  readonly riddles: Riddles;
  readonly busy: boolean;
  onAnswer(answer: Answer): void;
}

export function Picking(props: Props) {
  const { presence } = props;
  const [picked, setPicked] = useState<Thing | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<string | null>(null);
  const light = (thing: Thing | null): void => {
    presence.why.lit.value = thing
      ? { clues: [{ line: thing.about, seq: -1, at: [thing.name] }], now: 0 }
      : DARK;
  };
  useEffect(() => {
    light(picked);
    if (before.current === null && !picked) return; // nobody has picked anything yet
    const wanted = picked ? ".why-value" : `[data-thing="${before.current}"]`;
    place.current?.querySelector<HTMLElement>(wanted)?.focus();
    before.current = picked?.name ?? null;
  }, [picked]);
  useEffect(() => () => light(null), []);
  return (
    <div ref={place}>
      {picked ? (
        <Values {...props} key={picked.name} thing={picked} onBack={() => setPicked(null)} />
      ) : (
        <Things {...props} onPick={setPicked} onPoint={light} />
      )}
    </div>
  );
}

/** How a thing is drawn: as its room draws it, else in words. */
function drawnBy({ presence, riddles }: Props, thing: Thing): Pickable {
  const [names, me] = [presence.names.value, presence.seat.value];
  const title = say(thing.about, names, me);
  const found = riddles.thing?.({ names, view: presence.news.value?.view }, thing.name);
  return found ?? { group: "", title, sign: title, drawn: (value) => value };
}

interface ThingsProps extends Props {
  onPick(thing: Thing): void;
  onPoint(thing: Thing | null): void;
}

/** All that is hidden, by whose it is. */
function Things(props: ThingsProps) {
  const all = props.card.things
    .map((thing) => ({ thing, drawn: drawnBy(props, thing) }))
    .filter(({ drawn }) => drawn.by === undefined);
  const groups = [...new Set(all.map(({ drawn }) => drawn.group))];
  return (
    <div class="puzzle-things" role="group" aria-label={t("puzzle-pick-thing")}>
      {groups.map((group) => {
        const its = all.filter(({ drawn }) => drawn.group === group);
        return (
          <div key={group} class="puzzle-group" role="group" aria-label={group || undefined}>
            {group && <span aria-hidden="true">{group}</span>}
            <div class="puzzle-row" style={{ "--across": its[0]?.drawn.across ?? "auto-fill" }}>
              {its.map(({ thing, drawn }) => (
                <button
                  key={thing.name}
                  type="button"
                  class="why-value"
                  data-thing={thing.name}
                  aria-label={drawn.title}
                  title={drawn.title}
                  onFocus={() => props.onPoint(thing)}
                  onMouseEnter={() => props.onPoint(thing)}
                  onClick={() => props.onPick(thing)}
                >
                  <span class="why-sign">{drawn.sign}</span>
                </button>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

interface ValuesProps extends Props {
  readonly thing: Thing;
  onBack(): void;
}

interface Choice {
  readonly name: string;
  readonly value: Value;
  readonly sign: ComponentChildren;
}

/** All that a thing may be, and all that things may be that are picked by it. */
function choicesOf(props: ValuesProps): readonly Choice[] {
  const its = props.card.things
    .map((thing) => ({ ...thing, drawn: drawnBy(props, thing) }))
    .filter(({ name, drawn }) => name === props.thing.name || drawn.by === props.thing.name);
  return its
    .flatMap(({ name, values, drawn }) =>
      values.map((value) => ({ name, value, sign: drawn.drawn(value.value) })),
    )
    .filter(({ sign }) => sign !== null);
}

/** All that the box lets it be; what is chosen is said whole, before it is an answer. */
function Values(props: ValuesProps) {
  const { thing, presence, busy, onBack, onAnswer } = props;
  const choices = useMemo(() => choicesOf(props), [thing]);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const readers = { names: presence.names.value, me: presence.seat.value };
  const { title } = drawnBy(props, thing);
  return (
    <>
      <button type="button" class="puzzle-back" onClick={onBack}>
        <Previous />
        <span class="unseen">{t("puzzle-pick-another")} </span>
        {title}
      </button>
      <div class="why-values" role="group" aria-label={title}>
        {choices.map((choice) => (
          <button
            key={`${choice.name} ${choice.value.value}`}
            type="button"
            class="why-value"
            data-of={choice.name}
            data-value={choice.value.value}
            aria-label={say(choice.value.line, readers.names, readers.me)}
            aria-pressed={choice === chosen}
            onClick={() => setChosen(choice)}
          >
            <span class="why-sign">{choice.sign}</span>
          </button>
        ))}
      </div>
      <Sure
        disabled={busy || chosen === null}
        onSure={() => chosen && onAnswer({ t: "named", name: chosen.name, value: chosen.value.value })}
      >
        {chosen ? <Told line={chosen.value.line} {...readers} /> : t("puzzle-pick-value")}
      </Sure>
    </>
  );
}

interface SureProps {
  readonly disabled: boolean;
  readonly children: ComponentChildren;
  onSure(): void;
}

/** What would be answered, and the button that does. */
function Sure({ disabled, children, onSure }: SureProps) {
  return (
    <div class="puzzle-sure">
      <p>{children}</p>
      <button type="button" class="button button-main" disabled={disabled} onClick={onSure}>
        {t("puzzle-answer")}
      </button>
    </div>
  );
}

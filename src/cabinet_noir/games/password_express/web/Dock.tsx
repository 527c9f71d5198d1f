/** The lower edge: what is to be done now, what there is to say about the last word, and the field. */

import { useEffect, useRef } from "preact/hooks";
import type { State } from "@house/generated/password-express";
import { say, t } from "@house/language";
import { classes } from "@house/parts/classes";
import type { BoardProps } from "@house/room";
import { commanded, hint } from "./commands";
import type { Doing } from "./doing";
import { useReadyField } from "./focus";
import { Moment } from "./Moment";
import { LONGEST } from "./spelling";
import type { Typist } from "./typist";

interface Props {
  readonly board: BoardProps;
  readonly view: State;
  readonly doing: Doing;
  readonly typist: Typist;
}

export function Dock({ board, view, doing, typist }: Props) {
  const told = typist.draft.told;
  const todo = !told && typist.choosable.length === 0;
  return (
    <div class="px-dock">
      <Moment board={board} view={view} doing={doing} />
      <Prepared typist={typist} />
      <p
        class={classes("px-told", told && "px-told-now", todo && "px-todo")}
        role="status"
        hidden={!told && (view.phase === "judging" || typist.draft.prepared.length > 0)}
      >
        {say(told ?? hint(board, view, doing, typist), board.names, board.me)}
      </p>
      <Field view={view} doing={doing} typist={typist} />
    </div>
  );
}

/** The words that will be said as soon as it is our turn. */
function Prepared({ typist }: { readonly typist: Typist }) {
  if (typist.draft.prepared.length === 0) return null;
  return (
    <ul class="px-prepared" aria-label={t("password-express-prepared")}>
      {typist.draft.prepared.map(({ word, rows }, index) => (
        <li key={word}>
          <button type="button" class="px-chip" onClick={() => typist.drop(index)}>
            <span class="px-chip-rows">{rows.map((row) => row + 1).join("")}</span> {word}{" "}
            <span aria-hidden="true">×</span>
            <span class="unseen">{t("password-express-unprepare")}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface FieldProps {
  readonly view: State;
  readonly doing: Doing;
  readonly typist: Typist;
}

/** One line, always ready. Enter sends the word; with nothing typed, it flips the timer or goes on. */
function Field({ view, doing, typist }: FieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useReadyField(field, `${view.phase} ${view.turn}`);
  const { pass } = doing;
  const { text, told, asking } = typist.draft;
  useEffect(() => {
    // The next word replaces the one that was told of.
    if (told && !asking && document.activeElement === field.current) field.current?.select();
  }, [told]);
  const enter = (event: Event): void => {
    event.preventDefault();
    field.current?.focus({ preventScroll: true });
    if (text.trim() !== "") typist.enter();
    else if (doing.flip) doing.flip({ t: "flip" });
    else if (view.phase === "recap") doing.ready?.({ t: "agree" });
    else if (doing.agree) doing.agree({ t: "agree" });
  };
  const type = (input: HTMLInputElement): void => {
    if (commanded(input.value, doing)) input.value = "";
    typist.type(input.value);
  };
  return (
    <form class="px-line" onSubmit={enter}>
      <label class="px-prompt" for="px-field">
        <span aria-hidden="true">&gt;</span>
        <span class="unseen">{t("password-express-field")}</span>
      </label>
      <input
        ref={field}
        id="px-field"
        class="px-field"
        value={text}
        maxLength={LONGEST}
        autocomplete="off"
        autocapitalize="none"
        autocorrect="off"
        spellcheck={false}
        enterkeyhint="send"
        onInput={(event) => type(event.currentTarget)}
      />
      {pass && text === "" && (
        <button
          type="button"
          class="px-pass-on"
          aria-label={t("password-express-pass-says")}
          onClick={() => pass({ t: "pass" })}
        >
          {t("password-express-pass")}
        </button>
      )}
      <button type="submit" class="px-send" aria-label={t("password-express-send")}>
        ⏎
      </button>
    </form>
  );
}

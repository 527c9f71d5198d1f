/** Beside the real box of ArcheOlogic: the house is the booklet and the Archeoscope; the track stays on the table. */

import { useEffect, useState } from "preact/hooks";
import type { CompanionParts, CompanionProps } from "@house/box/companion";
import type { Action, Entered, State } from "@house/generated/archeologic";
import type { Given } from "@house/generated/types";
import { t } from "@house/language";
import { useBusy } from "@house/parts/busy";
import { Copy } from "@house/parts/copy";
import { Dialog } from "@house/parts/dialog";
import { Qr } from "@house/parts/qr";
import { Board } from "./Board";
import { ByHand } from "./ByHand";
import { Notes } from "./Notes";
import { hashOf, isSameQuest, questIn } from "./shared";
import "./companion.css";

const OFFERS = ["ask", "claim"].map((action) => ({ action, fields: {} }));

function Sheet(props: CompanionProps) {
  const entered = props.entered as Entered | null;
  const [shared, setShared] = useState(() => questIn(location.hash));
  const isOther = shared !== null && entered !== null && !isSameQuest(shared, entered);
  useEffect(() => {
    if (!shared) return;
    history.replaceState(history.state, "", location.pathname); // a reload does not ask again
    if (entered === null) props.begin(shared);
  }, []);
  if (shared && isOther)
    return (
      <Invited
        shared={shared}
        entered={entered}
        onTake={() => props.begin(shared)}
        onKeep={() => setShared(null)}
      />
    );
  if (entered === null) return <Begin props={props} />;
  if (!entered.quest) return <ByHand props={props} entered={entered} />;
  return <Quest props={props} entered={entered} />;
}

interface InvitedProps {
  readonly shared: Entered;
  readonly entered: Entered;
  onTake(): void;
  onKeep(): void;
}

/** A link names another quest than the one on the sheet: nothing is thrown away unasked. */
function Invited({ shared, entered, onTake, onKeep }: InvitedProps) {
  return (
    <section class="panel box-part" role="alert">
      <p>
        {t("archeologic-companion-invited", {
          quest: shared.quest ?? "",
          mine: entered.quest || t("archeologic-companion-booklet"),
        })}
      </p>
      <p class="buttons">
        <button type="button" class="button button-main" onClick={onTake}>
          {t("archeologic-companion-take")}
        </button>
        <button type="button" class="button" onClick={onKeep}>
          {t("archeologic-companion-keep")}
        </button>
      </p>
    </section>
  );
}

function Begin({ props }: { readonly props: CompanionProps }) {
  const [busy, wait] = useBusy();
  const [code, setCode] = useState("");
  return (
    <section class="panel box-part">
      <p class="buttons">
        <button
          type="button"
          class="button button-main"
          disabled={busy}
          onClick={() => wait(props.draw().then(props.enter))}
        >
          {t("archeologic-companion-draw")}
        </button>
      </p>
      <form
        class="box-part"
        onSubmit={(event) => {
          event.preventDefault();
          if (code) props.enter({ quest: code, clues: 3, told: [] } satisfies Entered);
        }}
      >
        <label class="field">
          <span>{t("archeologic-companion-code")}</span>
          <input
            value={code}
            maxLength={10}
            autocomplete="off"
            placeholder="ABC-DEFG"
            onInput={(event) => setCode(event.currentTarget.value.trim().toUpperCase())}
          />
        </label>
        <p class="buttons">
          <button type="submit" class="button" disabled={!code}>
            {t("archeologic-companion-open")}
          </button>
        </p>
      </form>
      <p class="buttons">
        <button
          type="button"
          class="button button-quiet"
          onClick={() => props.enter({ quest: "", traps: [], told: [] } satisfies Entered)}
        >
          {t("archeologic-companion-by-hand")}
        </button>
      </p>
    </section>
  );
}

interface QuestProps {
  readonly props: CompanionProps;
  readonly entered: Entered;
}

function Quest({ props, entered }: QuestProps) {
  const view = viewOf(props, entered);
  const told = entered.told ?? [];
  const act = (action: Action): void => {
    if (action.t === "ask")
      props.enter({ ...entered, told: [...told, { t: "put", axis: action.axis, element: action.element }] });
    if (action.t === "claim")
      props.enter({ ...entered, told: [...told, { t: "laid_out", city: action.city }] });
  };
  return (
    <>
      <QuestHead props={props} entered={entered} />
      {view && (
        <>
          <Verdicts view={view} />
          <div class="archeologic-companion">
            <Board
              {...props.board(view)}
              offers={OFFERS}
              toAct={[0]}
              busy={props.asking}
              act={(action) => act(action as Action)}
            />
          </div>
          <Notes {...props.board(view)} />
        </>
      )}
    </>
  );
}

/**
 * The quest as the house told it; while it is asked, or away, as it told it last. The ring lies on the table, and
 * everybody turns it: what turning costs is read there.
 */
function viewOf({ checked, before }: CompanionProps, entered: Entered): State | null {
  const view = (checked?.view ?? before) as State | null;
  if (!view || !isSameQuest(view.options, entered)) return null;
  const free = Object.fromEntries(view.ring.map((axis) => [axis, 0])) as State["axis_times"];
  return { ...view, axis_times: free };
}

function QuestHead({ props, entered }: QuestProps) {
  const [sharing, setSharing] = useState(false);
  const link = `${location.origin}/box/archeologic${hashOf(entered)}`;
  const isFresh = (entered.told ?? []).length === 0;
  return (
    <section class="panel archeologic-quest">
      <p>
        {t("archeologic-companion-quest")} <strong class="unbroken">{entered.quest}</strong>
      </p>
      <label class="check">
        <input
          type="checkbox"
          checked={entered.expert ?? false}
          disabled={!isFresh}
          onChange={(event) => props.enter({ ...entered, expert: event.currentTarget.checked })}
        />
        <span>{t("archeologic-option-expert")}</span>
      </label>
      <label class="field field-line">
        <span>{t("archeologic-companion-clues")}</span>
        <select
          value={entered.clues}
          disabled={!isFresh || entered.expert}
          onChange={(event) => props.enter({ ...entered, clues: Number(event.currentTarget.value) })}
        >
          {[3, 4, 5].map((clues) => (
            <option key={clues} value={clues}>
              {clues}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button" onClick={() => setSharing(true)}>
        {t("archeologic-companion-share")}
      </button>
      {sharing && (
        <Dialog title={t("archeologic-companion-share")} onClose={() => setSharing(false)}>
          <p>{t("archeologic-companion-share-text")}</p>
          <Qr text={link} />
          <Copy label={t("archeologic-companion-link")} text={link} />
        </Dialog>
      )}
    </section>
  );
}

/** Right or wrong, and nothing more: the others are still looking. */
function Verdicts({ view }: { readonly view: State }) {
  const last = view.verdicts.at(-1);
  if (!last) return null;
  return (
    <p class={last.right ? "panel archeologic-right" : "panel archeologic-wrong"} role="status">
      {t(last.right ? "archeologic-companion-right" : "archeologic-companion-wrong")}
    </p>
  );
}

/** What is left without an answer entered by hand; the house's own are true. */
function without(entered: unknown, { seq }: Given): object | null {
  const sheet = entered as Entered;
  if (sheet.quest || seq < 1) return null;
  return { ...sheet, told: (sheet.told ?? []).toSpliced(seq - 1, 1) };
}

export const companion: CompanionParts = {
  Sheet,
  without,
  left: (count) => t("archeologic-worlds", { worlds: count }),
  looked: true,
  keeps: true,
};

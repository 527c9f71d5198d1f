/** Beside a real box: the room's sheet, what the house says of it, and a way to begin anew. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { boardOf } from "@house/box/board";
import { Clashing } from "@house/box/clash";
import type { CompanionParts } from "@house/box/companion";
import { Names, useNames } from "@house/box/names";
import { Possible } from "@house/box/possible";
import { drawFor, lookAt, type TheSheet, useSheet } from "@house/box/sheet";
import { StatusBar } from "@house/box/status";
import { t } from "@house/language";
import { InRoom } from "@house/parts/in-room";
import { Loading } from "@house/parts/loading";
import { Missing } from "@house/parts/missing";
import { Question } from "@house/parts/question";
import { isMissing } from "@house/renewal";
import type { Topic } from "@house/room";
import { ROOMS } from "@house/rooms";
import { DARK } from "@house/why/lit";
import "@house/box/box.css";
import "@house/why/lit.css";

type Blanks = Readonly<Record<string, unknown>>;
const BLANKS = import.meta.glob<Blanks>("../generated/companions/*.json", { import: "default" });

interface Loaded {
  readonly parts: CompanionParts;
  readonly blanks: Blanks;
}

export function BoxPage({ game }: { readonly game: string }) {
  const [loaded, setLoaded] = useState<Loaded | "missing" | null>(null);
  const load = ROOMS.get(game)?.companion;
  useEffect(() => {
    document.title = `${t(`${game}-name`)} · ${t("house-box")}`;
    if (!load) return;
    Promise.all([load(), BLANKS[`../generated/companions/${game}.json`]?.() ?? {}])
      .then(([parts, blanks]) => setLoaded({ parts, blanks }))
      .catch((error: unknown) => {
        if (!isMissing(error)) throw error;
        setLoaded("missing");
      });
  }, [game]);
  if (!load) return <p class="panel narrow">{t("no-such-game", { game })}</p>;
  if (loaded === "missing") return <Missing />;
  if (loaded === null) return <Loading />;
  return (
    <InRoom game="why">
      <InRoom game={game}>
        <Beside game={game} {...loaded} />
      </InRoom>
    </InRoom>
  );
}

function Beside({ game, parts, blanks }: Loaded & { readonly game: string }) {
  const sheet = useSheet(game, parts.looked, parts.keeps ?? false);
  const [topic, setTopic] = useState<Topic | null>(null);
  const [open, setOpen] = useState(false);
  const [names, name] = useNames();
  const clash = sheet.checked?.clash ?? null;
  const { Sheet } = parts;
  return (
    <div class="box-page">
      <BoxHead game={game} sheet={sheet} looked={parts.looked}>
        {parts.named && <Names names={names} onName={name} />}
      </BoxHead>
      <Sheet
        entered={sheet.entered}
        blanks={blanks}
        checked={sheet.checked}
        before={sheet.before}
        asking={sheet.asking}
        cut={sheet.cut}
        names={names}
        enter={(entered) => sheet.change({ entered })}
        begin={(entered) => sheet.change({ entered, notes: {} })}
        draw={() => drawFor(game)}
        ask={(entered) => lookAt(game, { entered, notes: {}, level: "checked" })}
        board={(view) =>
          boardOf(view, {
            notes: sheet.notes,
            assist: sheet.checked?.assist ?? null,
            dial: sheet.level,
            names,
            lit: clash ? { clues: clash.clues, now: null } : DARK,
            note: (key, value) => sheet.change({ notes: noted(sheet.notes, key, value) }),
            why: setTopic,
          })
        }
      />
      {parts.looked && <StatusBar sheet={sheet} left={parts.left} onClash={() => setOpen(true)} />}
      {open && clash && (
        <Clashing
          clash={clash}
          names={names}
          without={(given) => parts.without?.(sheet.entered, given) ?? null}
          onStrike={(entered) => {
            setOpen(false);
            sheet.change({ entered });
          }}
          onClose={() => setOpen(false)}
        />
      )}
      {topic && (
        <Possible topic={topic} assist={sheet.checked?.assist ?? null} onClose={() => setTopic(null)} />
      )}
    </div>
  );
}

/** An empty note is none. */
function noted(notes: TheSheet["notes"], key: string, value: string): TheSheet["notes"] {
  const { [key]: _before, ...others } = notes;
  return value ? { ...others, [key]: value } : others;
}

interface HeadProps {
  readonly game: string;
  readonly sheet: TheSheet;
  readonly looked: boolean;
  readonly children: ComponentChildren;
}

function BoxHead({ game, sheet, looked, children }: HeadProps) {
  return (
    <header class="box-head">
      <h1>{t(`${game}-name`)}</h1>
      <div class="box-tools">
        {looked && (
          <label class="check">
            <input
              type="checkbox"
              checked={sheet.level === "candidates"}
              onChange={(event) =>
                sheet.change({ level: event.currentTarget.checked ? "candidates" : "checked" })
              }
            />
            <span>{t("box-show-possible")}</span>
          </label>
        )}
        {children}
        <a class="button button-quiet" href={`/rules/${game}`}>
          {t("house-rules")}
        </a>
        {sheet.entered !== null && (
          <Question
            open="box-new-sheet"
            text="box-new-sheet-sure"
            yes="box-new-sheet-yes"
            onYes={sheet.renew}
          />
        )}
      </div>
    </header>
  );
}

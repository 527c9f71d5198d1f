/** The club's door: in by a code, a tournament in a minute, one's own clubs, and the way back to where one was. */

import { useEffect, useState } from "preact/hooks";
import { isUnreachable } from "@house/api";
import { clubs, desk } from "@house/club/asking";
import { knownTournaments } from "@house/club/known";
import type { MyClub } from "@house/generated/types";
import { t } from "@house/language";
import { beKnown, myName, whoAmI } from "@house/me";
import { useBusy } from "@house/parts/busy";
import { Dialog } from "@house/parts/dialog";
import { NameField } from "@house/parts/name-field";
import { go } from "@house/route";
import { complain } from "@house/speech";
import "@house/club/club.css";

export function ClubHall() {
  const [mine, setMine] = useState<readonly MyClub[]>([]);
  const [known] = useState(knownTournaments);
  useEffect(() => {
    document.title = `${t("club-hall")} · Cabinet Noir`;
    whoAmI()
      .then((me) => (me.known ? clubs.mine() : []))
      .then(setMine)
      .catch(complain);
  }, []);
  return (
    <div class="wall">
      <header class="card wall-title">
        <h1>{t("club-hall")}</h1>
        <p>{t("club-hall-text")}</p>
      </header>
      <div class="wall-columns">
        <section class="card" aria-labelledby="club-found">
          <h2 id="club-found">{t("club-found")}</h2>
          <p>{t("club-found-text")}</p>
          <a class="button button-main button-wide" href="/club/new">
            {t("club-found-go")}
          </a>
        </section>
        <ByCode />
        {known.length > 0 && (
          <section class="card" aria-labelledby="club-known">
            <h2 id="club-known">{t("club-known")}</h2>
            <ul class="table-list">
              {known.map(({ code, title }) => (
                <li key={code}>
                  <a class="table-link" href={`/club/t/${code}`}>
                    <strong>{title}</strong>
                    <span class="muted">{code}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <MyClubs mine={mine} />
      </div>
    </div>
  );
}

/** A code leads to a tournament, or to a club: nobody has to know which. */
async function placeOf(code: string): Promise<string> {
  try {
    return `/club/t/${(await desk.show(code)).code}`;
  } catch (error) {
    if (isUnreachable(error)) throw error;
    const club = await clubs.show(code, "").catch(() => null);
    if (!club) throw error; // what was refused first is what is told
    return `/club/c/${club.code}`;
  }
}

function ByCode() {
  const [code, setCode] = useState("");
  const [busy, wait] = useBusy();
  const enter = (event: Event): void => {
    event.preventDefault();
    const wanted = code.trim();
    if (wanted) wait(placeOf(wanted).then(go));
  };
  return (
    <form class="card" onSubmit={enter} aria-labelledby="club-by-code">
      <h2 id="club-by-code">{t("club-by-code")}</h2>
      <div class="code-line">
        <label class="field">
          <span>{t("club-code")}</span>
          <input
            value={code}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            class="code-input"
            onInput={(event) => setCode(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" disabled={busy}>
          {t("house-enter")}
        </button>
      </div>
      <p class="muted">{t("club-by-code-text")}</p>
    </form>
  );
}

function MyClubs({ mine }: { readonly mine: readonly MyClub[] }) {
  const [founding, setFounding] = useState(false);
  return (
    <section class="card" aria-labelledby="club-mine">
      <h2 id="club-mine">{t("club-mine")}</h2>
      {mine.length === 0 && <p class="muted">{t("club-mine-none")}</p>}
      <ul class="table-list">
        {mine.map(({ id, title, role }) => (
          <li key={id}>
            <a class="table-link" href={`/club/c/${id}`}>
              <strong>{title}</strong>
              <span class="tag">{t(`club-role-${role}`)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p class="buttons">
        <button type="button" class="button" onClick={() => setFounding(true)}>
          {t("club-new")}
        </button>
      </p>
      {founding && (
        <Dialog title={t("club-new")} onClose={() => setFounding(false)}>
          <FoundClub />
        </Dialog>
      )}
    </section>
  );
}

function FoundClub() {
  const [title, setTitle] = useState("");
  const [busy, wait] = useBusy();
  const found = async (): Promise<void> => {
    await beKnown();
    const club = await clubs.found({ title: title.trim(), name: myName() });
    go(`/club/c/${club.code}`);
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        wait(found());
      }}
    >
      <p>{t("club-new-text")}</p>
      <label class="field">
        <span>{t("club-new-title")}</span>
        <input
          value={title}
          required
          maxLength={48}
          autocomplete="off"
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
      </label>
      <NameField needed />
      <button type="submit" class="button button-main" disabled={busy}>
        {t("club-new-go")}
      </button>
    </form>
  );
}

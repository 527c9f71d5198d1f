/**
 * Somebody's link for friends: whose it is, and a question before anything is told to anybody. What it ends with is in
 * its hash, which no browser sends to anybody.
 */

import { useEffect, useState } from "preact/hooks";
import { api, Refused } from "@house/api";
import type { Invitation, Problem } from "@house/generated/types";
import { t } from "@house/language";
import { beKnown, whoAmI } from "@house/me";
import { isolated } from "@house/names";
import { useBusy } from "@house/parts/busy";
import { Loading } from "@house/parts/loading";
import { NameField } from "@house/parts/name-field";
import { NoNetwork } from "@house/parts/no-network";
import { Seal } from "@house/parts/seal";
import { go } from "@house/route";
import { notify, words } from "@house/speech";
import "@house/daily/daily.css";

export function WithPage() {
  const [token] = useState(() => location.hash.slice(1));
  const [found, setFound] = useState<Invitation | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    document.title = `${t("daily-with")} · Cabinet Noir`;
    whoAmI()
      .then(() => api.lookAtFriend(token))
      .then(setFound)
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        setProblem(error.problem);
      });
  }, [token]);
  if (problem?.code === "unreachable") return <NoNetwork />;
  if (problem)
    return (
      <section class="panel narrow" role="status">
        <h1>{t("daily-with")}</h1>
        <p>{words(problem)}</p>
        <p class="buttons">
          <a class="button button-main" href="/daily">
            {t("daily-to-today")}
          </a>
        </p>
      </section>
    );
  return found ? <Asked {...found} token={token} /> : <Loading />;
}

function Asked({ name, avatar, token }: Invitation & { readonly token: string }) {
  const [busy, wait] = useBusy();
  const called = isolated(name);
  const join = async (): Promise<void> => {
    await beKnown();
    await api.joinFriend(token);
    notify(t("daily-with-done", { name: called }));
    go("/daily");
  };
  return (
    <section class="panel narrow daily-with" aria-labelledby="daily-with">
      <h1 id="daily-with">
        <Seal avatar={avatar} name={name} /> {t("daily-with-title", { name: called })}
      </h1>
      <p>{t("daily-with-text", { name: called })}</p>
      <NameField />
      <p class="buttons">
        <button type="button" class="button button-main" disabled={busy} onClick={() => wait(join())}>
          {t("daily-with-yes")}
        </button>
        <a class="button" href="/daily">
          {t("daily-with-no")}
        </a>
      </p>
    </section>
  );
}

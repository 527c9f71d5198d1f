/** An account, only if wanted: made, entered, left, and its password changed. */

import { useState } from "preact/hooks";
import { api } from "@house/api";
import { forgetDaily } from "@house/daily/kept";
import type { Credentials, Me } from "@house/generated/types";
import { t } from "@house/language";
import { beKnown, me, myName, takeMe } from "@house/me";
import { useBusy } from "@house/parts/busy";
import { forgetAllTokens } from "@house/seats";
import { complain, notify } from "@house/speech";
import { PasswordField } from "./password-field";

export function AccountPanel() {
  return (
    <section class="panel" aria-labelledby="account-title">
      <h2 id="account-title">{t("people-account")}</h2>
      {me.value?.account ? <Owned name={me.value.name} /> : <Entrance />}
    </section>
  );
}

/** Take what the house says of me now, and tell it in a word. */
function taken(found: Me, words: string): void {
  takeMe(found);
  notify(words);
}

function Entrance() {
  const [door, setDoor] = useState<"make" | "log-in">("make");
  const enter = async (given: Credentials): Promise<void> => {
    if (door === "log-in") {
      const found = await api.logIn(given);
      taken(found, t("people-welcome-back", { name: found.name }));
      return;
    }
    await beKnown(); // the seal that was chosen comes along
    taken(await api.makeAccount(given), t("people-account-made"));
  };
  return (
    <>
      <p>{t("people-account-none")}</p>
      <div class="choices" role="group" aria-label={t("people-account")}>
        <button type="button" class="button" aria-pressed={door === "make"} onClick={() => setDoor("make")}>
          {t("people-make-account")}
        </button>
        <button
          type="button"
          class="button"
          aria-pressed={door === "log-in"}
          onClick={() => setDoor("log-in")}
        >
          {t("people-log-in")}
        </button>
      </div>
      <CredentialsForm key={door} fresh={door === "make"} onSubmit={enter} />
    </>
  );
}

interface FormProps {
  readonly fresh: boolean;
  onSubmit(given: Credentials): Promise<void>;
}

function CredentialsForm({ fresh, onSubmit }: FormProps) {
  const [name, setName] = useState(fresh ? myName() : "");
  const [password, setPassword] = useState("");
  const [busy, wait] = useBusy();
  const submit = (event: Event): void => {
    event.preventDefault();
    wait(onSubmit({ name, password }));
  };
  return (
    <form class="form account-form" onSubmit={submit}>
      <label class="field">
        <span>{t("people-account-name")}</span>
        <input
          value={name}
          maxLength={24}
          required
          autocomplete="username"
          aria-describedby={fresh ? "account-name-hint" : undefined}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      {fresh && (
        <p id="account-name-hint" class="muted">
          {t("people-account-name-hint")}
        </p>
      )}
      <PasswordField
        label={t("people-password")}
        value={password}
        fresh={fresh}
        hint={fresh ? "password-hint" : undefined}
        onValue={setPassword}
      />
      {fresh && (
        <p id="password-hint" class="muted">
          {t("people-password-hint")}
        </p>
      )}
      <button type="submit" class="button button-main" disabled={busy}>
        {t(fresh ? "people-make-account" : "people-log-in")}
      </button>
    </form>
  );
}

function Owned({ name }: { readonly name: string }) {
  const [changing, setChanging] = useState(false);
  const leave = (everywhere: boolean): void => {
    api
      .logOut(everywhere)
      .then((found) => {
        forgetAllTokens();
        forgetDaily();
        taken(found, t("people-logged-out"));
      })
      .catch(complain);
  };
  return (
    <>
      <p>{t("people-account-is", { name })}</p>
      <p class="buttons">
        <button type="button" class="button" onClick={() => leave(false)}>
          {t("people-log-out")}
        </button>
        <button type="button" class="button" onClick={() => leave(true)}>
          {t("people-log-out-everywhere")}
        </button>
        <button type="button" class="button" aria-expanded={changing} onClick={() => setChanging(!changing)}>
          {t("people-change-password")}
        </button>
      </p>
      {changing && <PasswordForm onDone={() => setChanging(false)} />}
    </>
  );
}

function PasswordForm({ onDone }: { onDone(): void }) {
  const [before, setBefore] = useState("");
  const [after, setAfter] = useState("");
  const submit = (event: Event): void => {
    event.preventDefault();
    api
      .changePassword({ old: before, new: after })
      .then((found) => {
        taken(found, t("people-password-changed"));
        onDone();
      })
      .catch(complain);
  };
  return (
    <form class="form account-form" onSubmit={submit}>
      <PasswordField label={t("people-old-password")} value={before} onValue={setBefore} />
      <PasswordField label={t("people-new-password")} value={after} fresh onValue={setAfter} />
      <button type="submit" class="button button-main">
        {t("people-change-password")}
      </button>
    </form>
  );
}

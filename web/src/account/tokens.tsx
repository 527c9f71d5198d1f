/** Programs of mine: tokens, shown once and revoked; and the account that becomes a bot's, for ever. */

import { useEffect, useState } from "preact/hooks";
import { api, ask } from "@house/api";
import type { Me, NewTokenShown, TokenInfo } from "@house/generated/types";
import { t } from "@house/language";
import { me, takeMe } from "@house/me";
import { useBusy } from "@house/parts/busy";
import { Copy } from "@house/parts/copy";
import { Dialog } from "@house/parts/dialog";
import { complain, notify } from "@house/speech";
import { PasswordField } from "./password-field";

export function TokensPanel() {
  const [tokens, setTokens] = useState<readonly TokenInfo[]>([]);
  const [shown, setShown] = useState<NewTokenShown | null>(null);
  useEffect(() => {
    ask<TokenInfo[]>("/api/me/tokens").then(setTokens).catch(complain);
  }, []);
  const take = (made: NewTokenShown): void => {
    setShown(made);
    setTokens([made.info, ...tokens]);
  };
  const revoke = (id: string): void => {
    ask<TokenInfo[]>("/api/me/tokens/revoke", { method: "POST", body: { id } })
      .then((left) => {
        setTokens(left);
        setShown((now) => (now?.info.id === id ? null : now));
        notify(t("people-token-revoked"));
      })
      .catch(complain);
  };
  return (
    <section class="panel" aria-labelledby="tokens-title">
      <h2 id="tokens-title">{t("people-tokens")}</h2>
      <BotState />
      <p class="muted">{t("people-tokens-text")}</p>
      <TokenForm onMade={take} />
      {shown && (
        <div class="token-shown" role="status">
          <Copy label={t("people-token-shown")} text={shown.token} secret />
          <p>{t("people-token-shown-text")}</p>
        </div>
      )}
      <ul class="my-tables">
        {tokens.map((token) => (
          <li key={token.id} class="my-table">
            <strong>{token.label}</strong>
            <span class="muted">{tokenWords(token)}</span>
            <button type="button" class="button" onClick={() => revoke(token.id)}>
              {t("people-token-revoke", { label: token.label })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Since when there is a token, and when it was last used. */
function tokenWords({ created, used }: TokenInfo): string {
  const since = t("people-token-since", { since: created * 1000 });
  return `${since} · ${used ? t("people-token-used", { used: used * 1000 }) : t("people-token-unused")}`;
}

function TokenForm({ onMade }: { onMade(made: NewTokenShown): void }) {
  const [label, setLabel] = useState("");
  const [busy, wait] = useBusy();
  const make = async (): Promise<void> => {
    onMade(await ask<NewTokenShown>("/api/me/tokens", { method: "POST", body: { label } }));
    setLabel("");
  };
  return (
    <form
      class="form account-form"
      onSubmit={(event) => {
        event.preventDefault();
        wait(make());
      }}
    >
      <label class="field">
        <span>{t("people-token-label")}</span>
        <input
          value={label}
          maxLength={24}
          required
          autocomplete="off"
          onInput={(event) => setLabel(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" disabled={busy}>
        {t("people-token-make")}
      </button>
    </form>
  );
}

/** Whether this is a bot account, or how it becomes one. */
function BotState() {
  const [asking, setAsking] = useState(false);
  if (me.value?.bot) return <p>{t("people-bot-is")}</p>;
  return (
    <>
      <p>
        <button type="button" class="button" onClick={() => setAsking(true)}>
          {t("people-bot-become")}
        </button>
      </p>
      {asking && (
        <Dialog title={t("people-bot-become")} onClose={() => setAsking(false)}>
          <BecomeBot onDone={() => setAsking(false)} />
        </Dialog>
      )}
    </>
  );
}

function BecomeBot({ onDone }: { onDone(): void }) {
  const [password, setPassword] = useState("");
  const [busy, wait] = useBusy();
  const become = async (): Promise<void> => {
    await ask("/api/me/bot", { method: "POST", body: { password } });
    const found: Me = await api.me();
    onDone();
    takeMe(found);
    notify(t("people-bot-became"));
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        wait(become());
      }}
    >
      <p>{t("people-bot-become-text")}</p>
      <PasswordField label={t("people-password")} value={password} onValue={setPassword} />
      <button type="submit" class="button button-main" disabled={busy}>
        {t("people-bot-become-now")}
      </button>
    </form>
  );
}

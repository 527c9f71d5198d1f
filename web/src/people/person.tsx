/** Somebody at a table: what everyone may know of them, and, gently, what I can do: block them, tell the house. */

import { useEffect, useState } from "preact/hooks";
import { api, Refused } from "@house/api";
import type { NewReport, Problem, Profile } from "@house/generated/types";
import { t } from "@house/language";
import { beKnown } from "@house/me";
import { useBusy } from "@house/parts/busy";
import { Loading } from "@house/parts/loading";
import { Seal } from "@house/parts/seal";
import type { Somebody } from "@house/people/about";
import { notify, words } from "@house/speech";

const REASONS: readonly NewReport["reason"][] = ["name", "phrases", "leaving", "cheating", "other"];
const MOST_WORDS = 500;

export function Person({ who }: { readonly who: Somebody }) {
  const [profile, setProfile] = useState<Profile | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [doing, setDoing] = useState<"block" | "report" | null>(null);
  const look = (): void => {
    api
      .profile(who.table, who.seat)
      .then(setProfile)
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        setProblem(error.problem);
      });
  };
  useEffect(look, [who.table, who.seat]);
  if (problem) return <p>{words(problem)}</p>;
  if (!profile) return <Loading />;
  const done = (text: string): void => {
    notify(text);
    setDoing(null);
    look();
  };
  return (
    <div class="person">
      <p class="person-face">
        <Seal avatar={profile.avatar} name={profile.name} />
        <span>
          {profile.bot
            ? t("people-person-bot")
            : t(profile.account ? "people-person-account" : "people-person-visitor")}
          {" · "}
          {t("people-person-games", { count: profile.games })}
        </span>
      </p>
      {profile.ratings.length > 0 && (
        <ul class="plain-list">
          {profile.ratings.map((rating) => (
            <li key={`${rating.game} ${rating.seats}`}>
              {t("people-person-rating", {
                game: t(`${rating.game}-name`),
                seats: rating.seats,
                sure: rating.sure,
                games: rating.games,
              })}
            </li>
          ))}
        </ul>
      )}
      {profile.blocked && (
        <p>
          {t("people-person-blocked")} <a href="/me">{t("house-me")}</a>
        </p>
      )}
      {!profile.me && doing === null && (
        <p class="buttons">
          {profile.known && !profile.blocked && (
            <button type="button" class="button" onClick={() => setDoing("block")}>
              {t("people-block")}
            </button>
          )}
          <button type="button" class="button" onClick={() => setDoing("report")}>
            {t("people-report")}
          </button>
        </p>
      )}
      {doing === "block" && <BlockForm who={who} onDone={() => done(t("people-block-done"))} />}
      {doing === "report" && <ReportForm who={who} onDone={() => done(t("people-report-done"))} />}
    </div>
  );
}

interface FormProps {
  readonly who: Somebody;
  onDone(): void;
}

function BlockForm({ who, onDone }: FormProps) {
  const [busy, wait] = useBusy();
  const block = async (): Promise<void> => {
    await beKnown();
    await api.block({ table: who.table, seat: who.seat });
    onDone();
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        wait(block());
      }}
    >
      <p>{t("people-block-text", { name: who.name })}</p>
      <button type="submit" class="button button-main" disabled={busy}>
        {t("people-block-now")}
      </button>
    </form>
  );
}

function ReportForm({ who, onDone }: FormProps) {
  const [busy, wait] = useBusy();
  const [reason, setReason] = useState<NewReport["reason"] | null>(null);
  const [told, setTold] = useState("");
  const report = async (why: NewReport["reason"]): Promise<void> => {
    await beKnown();
    await api.report({ table: who.table, seat: who.seat, entry: who.entry, reason: why, words: told });
    onDone();
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason) wait(report(reason));
      }}
    >
      <p>{t("people-report-text", { name: who.name })}</p>
      <fieldset>
        <legend>{t("people-report-why")}</legend>
        {REASONS.map((one) => (
          <label key={one} class="check">
            <input
              type="radio"
              name="reason"
              required
              checked={reason === one}
              onChange={() => setReason(one)}
            />
            <span>{t(`people-reason-${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <label class="field">
        <span>{t("people-report-words")}</span>
        <textarea
          value={told}
          maxLength={MOST_WORDS}
          onInput={(event) => setTold(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button button-main" disabled={busy}>
        {t("people-report-now")}
      </button>
    </form>
  );
}

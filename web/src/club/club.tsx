/** A club: its evenings, its season, its members; whoever is none is told its name, and may become one. */

import { useEffect, useState } from "preact/hooks";
import { Refused } from "@house/api";
import { clubAt, clubs } from "@house/club/asking";
import { Evenings, Season } from "@house/club/evenings";
import { Members } from "@house/club/members";
import { Sure } from "@house/club/sure";
import type { ClubInfo, Problem } from "@house/generated/types";
import { t } from "@house/language";
import { beKnown, myName } from "@house/me";
import { useBusy } from "@house/parts/busy";
import { Copy } from "@house/parts/copy";
import { Loading } from "@house/parts/loading";
import { NameField } from "@house/parts/name-field";
import { NoNetwork } from "@house/parts/no-network";
import { Qr } from "@house/parts/qr";
import { WaysOn } from "@house/parts/ways-on";
import { go } from "@house/route";
import { notify, words } from "@house/speech";
import "@house/club/club.css";

export function ClubPage({ code }: { readonly code: string }) {
  const [club, setClub] = useState<ClubInfo | null>(null);
  const [season, setSeason] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const look = (): void => {
    setProblem(null);
    clubs
      .show(code, season)
      .then(setClub)
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        setProblem(error.problem);
      });
  };
  useEffect(look, [code, season]);
  useEffect(() => {
    if (club) document.title = `${club.title} · Cabinet Noir`;
  }, [club?.title]);
  if (problem?.code === "unreachable") return <NoNetwork onTryAgain={look} />;
  if (problem)
    return (
      <section class="panel narrow" role="status">
        <h1>{t("club-no-club")}</h1>
        <p>{words(problem)}</p>
        <WaysOn onAgain={look} />
      </section>
    );
  if (!club) return <Loading />;
  return (
    <div class="wall">
      <header class="card wall-title">
        <h1>{club.title}</h1>
        {club.role && <p>{t("club-you-are", { role: t(`club-role-${club.role}`) })}</p>}
      </header>
      {club.role === null ? (
        <Joining club={club} onJoined={setClub} />
      ) : (
        <Inside club={club} onChange={setClub} onSeason={setSeason} />
      )}
    </div>
  );
}

function Joining({ club, onJoined }: { readonly club: ClubInfo; onJoined(club: ClubInfo): void }) {
  const [busy, wait] = useBusy();
  const join = async (): Promise<void> => {
    await beKnown();
    onJoined(await clubs.join(club.code || club.id, { name: myName() }));
  };
  return (
    <form
      class="card now form"
      onSubmit={(event) => {
        event.preventDefault();
        wait(join());
      }}
    >
      <p>{t("club-join-club-text")}</p>
      <NameField needed />
      <button type="submit" class="button button-main button-wide" disabled={busy}>
        {t("club-join-club")}
      </button>
    </form>
  );
}

interface InsideProps {
  readonly club: ClubInfo;
  onChange(club: ClubInfo): void;
  onSeason(season: string): void;
}

function Inside({ club, onChange, onSeason }: InsideProps) {
  const link = `${location.origin}/club/c/${club.code}`;
  return (
    <div class="wall-columns">
      <Evenings club={club} />
      <Season club={club} onSeason={onSeason} />
      <Members club={club} onChange={onChange} />
      <section class="card invite" aria-labelledby="club-invite-members">
        <h2 id="club-invite-members">{t("club-invite-members")}</h2>
        <p class="unseen">{t("club-code-is", { code: club.code })}</p>
        <p class="big-code" aria-hidden="true">
          {club.code}
        </p>
        <Qr text={link} />
        <Copy label={t("club-invite-link")} text={link} />
      </section>
      <Leaving club={club} />
    </div>
  );
}

/** What can be taken along, and the ways out. */
function Leaving({ club }: { readonly club: ClubInfo }) {
  const [busy, wait] = useBusy();
  const me = club.members.find((member) => member.me);
  const leave = async (): Promise<void> => {
    if (!me) return;
    await clubs.part(club.id, { member: me.id });
    notify(t("club-left"));
    go("/club");
  };
  const remove = async (): Promise<void> => {
    await clubs.remove(club.id);
    notify(t("club-deleted"));
    go("/club");
  };
  return (
    <section class="card" aria-labelledby="club-yours">
      <h2 id="club-yours">{t("club-yours")}</h2>
      <p class="muted">{t("club-export-text")}</p>
      <p class="buttons">
        <a class="button" href={clubAt(club.id, "/export")} download={`${club.code || club.id}.jsonl`}>
          {t("club-export")}
        </a>
        {me && (
          <Sure
            looks="button"
            busy={busy}
            open={t("club-leave")}
            text={t("club-leave-text")}
            yes={t("club-leave-yes")}
            onYes={() => wait(leave())}
          />
        )}
        {club.role === "director" && (
          <Sure
            looks="button"
            busy={busy}
            open={t("club-delete")}
            text={t("club-delete-text")}
            yes={t("club-delete-yes")}
            onYes={() => wait(remove())}
          />
        )}
      </p>
    </section>
  );
}

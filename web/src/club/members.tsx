/** Who belongs to a club; who directs it gives roles, and lets somebody go. */

import { clubs } from "@house/club/asking";
import { Sure } from "@house/club/sure";
import type { ClubInfo, MemberInfo } from "@house/generated/types";
import { t } from "@house/language";
import { isolated } from "@house/names";
import { useBusy } from "@house/parts/busy";

const ROLES: readonly MemberInfo["role"][] = ["director", "member", "guest"];

interface Props {
  readonly club: ClubInfo;
  onChange(club: ClubInfo): void;
}

export function Members({ club, onChange }: Props) {
  return (
    <section class="card" aria-labelledby="club-members">
      <h2 id="club-members">{t("club-members", { count: club.members.length })}</h2>
      <ul class="players">
        {club.members.map((member) => (
          <Member key={member.id} club={club} member={member} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

function Member({ club, member, onChange }: Props & { readonly member: MemberInfo }) {
  const [busy, wait] = useBusy();
  const name = isolated(member.name);
  const directs = club.role === "director";
  const give = (role: MemberInfo["role"]): void =>
    wait(clubs.role(club.id, { member: member.id, role }).then(onChange));
  const part = (): void => wait(clubs.part(club.id, { member: member.id }).then(onChange));
  return (
    <li class="player">
      <span class="player-name">{name}</span>
      {member.me && <span class="tag">{t("house-you")}</span>}
      {directs ? (
        <label class="member-role">
          <span class="unseen">{t("club-role-of", { name })}</span>
          <select
            value={member.role}
            disabled={busy}
            onChange={(event) => {
              const role = ROLES.find((one) => one === event.currentTarget.value);
              if (role) give(role);
            }}
          >
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {t(`club-role-${role}`)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <span class="tag">{t(`club-role-${member.role}`)}</span>
      )}
      {directs && !member.me && (
        <Sure
          looks="button button-quiet"
          busy={busy}
          open={
            <>
              {t("club-part")}
              <span class="unseen"> {name}</span>
            </>
          }
          title={t("club-part-title", { name })}
          text={t("club-part-text")}
          yes={t("club-part")}
          onYes={part}
        />
      )}
    </li>
  );
}

/** How one comes in: the code to say aloud, the link to send, the QR code to hold out. */

import { useState } from "preact/hooks";
import type { TournamentInfo } from "@house/generated/types";
import { t } from "@house/language";
import { Copy } from "@house/parts/copy";
import { Qr } from "@house/parts/qr";

/** The address of a tournament, as it is handed on. */
export function tournamentLink(code: string): string {
  return `${location.origin}/club/t/${code}`;
}

interface Props {
  readonly info: Pick<TournamentInfo, "code">;
  /** Is it in nobody's way? */
  readonly folded: boolean;
}

export function Invite({ info, folded }: Props) {
  const [open, setOpen] = useState(false);
  if (!folded)
    return (
      <section class="card invite" aria-labelledby="club-invite">
        <h2 id="club-invite">{t("club-invite")}</h2>
        <Ways code={info.code} />
      </section>
    );
  return (
    <section class="card">
      <details class="folded" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t("club-invite-still", { code: info.code })}</summary>
        {open && <Ways code={info.code} />}
      </details>
    </section>
  );
}

function Ways({ code }: { readonly code: string }) {
  return (
    <>
      <p>{t("club-invite-text")}</p>
      <p class="unseen">{t("club-code-is", { code })}</p>
      <p class="big-code" aria-hidden="true">
        {code}
      </p>
      <Qr text={tournamentLink(code)} />
      <Copy label={t("club-invite-link")} text={tournamentLink(code)} />
    </>
  );
}

/** A tournament that is not there, or not yet: why, and what to do about it. */

import type { Problem } from "@house/generated/types";
import { t } from "@house/language";
import { Loading } from "@house/parts/loading";
import { NoNetwork } from "@house/parts/no-network";
import { WaysOn } from "@house/parts/ways-on";
import { words } from "@house/speech";

interface Props {
  readonly problem: Problem | null;
  /** Is the house out of reach? */
  readonly cut: boolean;
  look(): void;
}

export function NoTournament({ problem, cut, look }: Props) {
  if (problem)
    return (
      <section class="panel narrow" role="status">
        <h1>{t("club-none")}</h1>
        <p>{words(problem)}</p>
        <WaysOn onAgain={look} />
      </section>
    );
  return cut ? <NoNetwork onTryAgain={look} /> : <Loading />;
}

/** A button of who directs that asks before it does something. */

import { t } from "@house/language";
import { AskFirst, type Asking } from "@house/parts/question";

export function Sure(asking: Omit<Asking, "no">) {
  return <AskFirst {...asking} no={t("club-not-yet")} />;
}

/** My page: how I am seen, my account if I want one, my games, my ratings, and all that the house keeps of me. */

import { useEffect, useState } from "preact/hooks";
import { AccountPanel } from "@house/account/account";
import { BlocksPanel } from "@house/account/blocks";
import { DataPanel } from "@house/account/data";
import { FacePanel } from "@house/account/face";
import { HistoryPanel, LedgerPanel, RatingsPanel, UnfinishedPanel } from "@house/account/history";
import { NewNamePanel } from "@house/account/new-name";
import { TokensPanel } from "@house/account/tokens";
import { api } from "@house/api";
import { TapPanel } from "@house/calls/switch";
import type { MyTable, RatingInfo } from "@house/generated/types";
import { t } from "@house/language";
import { me, takeMe } from "@house/me";
import { Loading } from "@house/parts/loading";
import { complain } from "@house/speech";
import "@house/account/account.css";

export function MePage() {
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  const [ratings, setRatings] = useState<readonly RatingInfo[]>([]);
  const known = me.value?.known ?? false;
  const account = me.value?.account ?? false;
  useEffect(() => {
    document.title = `${t("people-me")} · Cabinet Noir`;
    api.me().then(takeMe).catch(complain); // anew: the house may have asked for another name since
  }, []);
  useEffect(() => {
    setTables([]);
    setRatings([]);
    if (!known) return;
    api.myTables().then(setTables).catch(complain);
    api.myRatings().then(setRatings).catch(complain);
  }, [known, account]);
  if (me.value === null) return <Loading fromHouse />;
  return (
    <div class="me">
      <h1>{t("people-me")}</h1>
      <div class="me-column">
        {me.value.name_asked && <NewNamePanel />}
        <FacePanel />
        <AccountPanel />
      </div>
      <div class="me-column">
        <UnfinishedPanel
          tables={tables.filter((table) => table.status === "waiting" || table.status === "playing")}
        />
        <HistoryPanel
          tables={tables.filter((table) => table.status === "over" || table.status === "stopped")}
        />
        {known && <LedgerPanel />}
        <RatingsPanel ratings={ratings} />
        <TapPanel />
        {known && <BlocksPanel />}
        {account && <TokensPanel />}
        {known && <DataPanel />}
      </div>
    </div>
  );
}

/** Friends by link: with whom one compares the day, one's own link to hand on, and a way to part. */

import { useEffect, useState } from "preact/hooks";
import { api } from "@house/api";
import type { FriendInfo } from "@house/generated/types";
import { t } from "@house/language";
import { beKnown, me } from "@house/me";
import { isolated } from "@house/names";
import { useBusy } from "@house/parts/busy";
import { Copy } from "@house/parts/copy";
import { Dialog } from "@house/parts/dialog";
import { Qr } from "@house/parts/qr";
import { Seal } from "@house/parts/seal";
import { complain } from "@house/speech";

export function FriendsPanel() {
  const [friends, setFriends] = useState<readonly FriendInfo[]>([]);
  const [token, setToken] = useState("");
  const [busy, wait] = useBusy();
  const known = me.value?.known ?? false;
  useEffect(() => {
    if (known) api.friends().then(setFriends).catch(complain);
  }, [known]);
  const link = `${location.origin}/daily/with#${token}`;
  const open = async (): Promise<void> => {
    await beKnown();
    setToken((await api.friendLink()).token);
  };
  return (
    <section class="panel daily-panel" aria-labelledby="daily-friends">
      <h2 id="daily-friends">{t("daily-friends")}</h2>
      <p class="muted">{t("daily-friends-text")}</p>
      {friends.length > 0 && (
        <ul class="daily-friends">
          {friends.map((friend) => (
            <Friend key={friend.id} friend={friend} onPart={setFriends} />
          ))}
        </ul>
      )}
      {token ? (
        <div class="daily-link">
          <Copy label={t("daily-link")} text={link} />
          <Qr text={link} secret />
        </div>
      ) : (
        <p>
          <button type="button" class="button" disabled={busy} onClick={() => wait(open())}>
            {t("daily-link-make")}
          </button>
        </p>
      )}
    </section>
  );
}

interface FriendProps {
  readonly friend: FriendInfo;
  onPart(left: readonly FriendInfo[]): void;
}

function Friend({ friend, onPart }: FriendProps) {
  const [asked, setAsked] = useState(false);
  const name = isolated(friend.name);
  const part = (): void => {
    setAsked(false);
    api.partFriend(friend.id).then(onPart).catch(complain);
  };
  return (
    <li>
      <Seal avatar={friend.avatar} name={friend.name} />
      <strong>{name}</strong>
      <button type="button" class="button button-quiet" onClick={() => setAsked(true)}>
        {t("daily-part")}
        <span class="unseen"> {name}</span>
      </button>
      {asked && (
        <Dialog title={t("daily-part-title", { name })} onClose={() => setAsked(false)}>
          <p>{t("daily-part-text")}</p>
          <p class="buttons">
            <button type="button" class="button" onClick={() => setAsked(false)}>
              {t("house-no-stay")}
            </button>
            <button type="button" class="button button-main" onClick={part}>
              {t("daily-part-yes")}
            </button>
          </p>
        </Dialog>
      )}
    </li>
  );
}

/** How everybody did, once one has done the same: how many found it, the times of a quest as a drawing, and friends. */

import { resultWords } from "@house/daily/words";
import type { FriendResult, PuzzleResults, QuestResults, TimeCount } from "@house/generated/types";
import { t } from "@house/language";
import { isolated } from "@house/names";
import { classes } from "@house/parts/classes";
import { Seal } from "@house/parts/seal";

export function PuzzleTally({ tried, found, friends }: PuzzleResults) {
  return (
    <>
      <p class="daily-tally">{t("daily-tally", { tried, found })}</p>
      <Friends
        friends={friends}
        words={({ found }) => t(found ? "daily-puzzle-found" : "daily-puzzle-missed")}
      />
    </>
  );
}

interface QuestTallyProps extends QuestResults {
  /** The reader's own time, if they found the city. */
  readonly mine: number | null;
}

export function QuestTally({ tried, found, times, place, friends, mine }: QuestTallyProps) {
  return (
    <>
      <p class="daily-tally">
        {t("daily-tally", { tried, found })}
        {place !== null && ` ${t("daily-place", { place, found })}`}
      </p>
      {times.length > 0 && <Times times={times} mine={mine} />}
      <Friends friends={friends} words={resultWords} />
    </>
  );
}

/** A bar for each time, as high as many found the city in it; the reader's own is of brass. */
function Times({ times, mine }: { readonly times: readonly TimeCount[]; readonly mine: number | null }) {
  const most = Math.max(...times.map(({ many }) => many));
  return (
    <ol class="daily-times" aria-label={t("daily-times")}>
      {times.map(({ time, many }) => (
        <li
          key={time}
          class={classes("daily-time", time === mine && "daily-time-mine")}
          aria-label={t("daily-time", { time, many })}
          title={t("daily-time", { time, many })}
        >
          <span class="daily-bar" style={{ "--share": many / most }} />
          <span aria-hidden="true">{time}</span>
        </li>
      ))}
    </ol>
  );
}

interface FriendsProps {
  readonly friends: readonly FriendResult[];
  words(friend: FriendResult): string;
}

function Friends({ friends, words }: FriendsProps) {
  if (friends.length === 0) return null;
  return (
    <ul class="daily-friends" aria-label={t("daily-friends")}>
      {friends.map((friend, at) => (
        <li key={at}>
          <Seal avatar={friend.avatar} name={friend.name} />
          <strong>{isolated(friend.name)}</strong>
          <span>{words(friend)}</span>
        </li>
      ))}
    </ul>
  );
}

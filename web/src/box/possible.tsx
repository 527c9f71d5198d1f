/** What a hidden thing may be, by all that was entered; or which notes cannot be right. */

import type { Assist } from "@house/generated/types";
import { t } from "@house/language";
import { Dialog } from "@house/parts/dialog";
import type { Topic } from "@house/room";
import { language } from "@house/settings";

interface Props {
  readonly topic: Topic;
  readonly assist: Assist | null;
  onClose(): void;
}

export function Possible({ topic, assist, onClose }: Props) {
  if (topic.kind === "notes")
    return (
      <Dialog title={t("box-wrong-notes", { count: topic.notes.length })} onClose={onClose}>
        <ul>
          {topic.notes.map((note) => (
            <li key={note.key}>{note.words}</li>
          ))}
        </ul>
        <p>{t("box-wrong-text")}</p>
      </Dialog>
    );
  if (topic.kind !== "thing") return null;
  const odds = assist?.odds[topic.name] ?? {};
  const left = topic.values.filter(({ value }) => (odds[value] ?? 0) > 0);
  return (
    <Dialog title={topic.title} onClose={onClose}>
      <ul class="plain-list box-possible">
        {left.map(({ value, words, sign }) => (
          <li key={value}>
            <span aria-hidden="true">{sign}</span>
            <span class="unseen">{words}</span>
            <span>{(odds[value] ?? 0).toLocaleString(language.value, { style: "percent" })}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

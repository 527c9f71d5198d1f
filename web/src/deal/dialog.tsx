/** "Check the deal": the log is fetched, checked here, and every step is told in a sentence anybody understands. */

import { useEffect, useState } from "preact/hooks";
import { api, Refused } from "@house/api";
import { check, commandFor, type Finding, type Mark, type Sentence } from "@house/deal/check";
import { download } from "@house/deal/download";
import { keptOf } from "@house/deal/kept";
import { readLog } from "@house/deal/log";
import type { Header, Problem } from "@house/generated/types";
import { t } from "@house/language";
import { Copy } from "@house/parts/copy";
import { Dialog } from "@house/parts/dialog";
import { Sign } from "@house/parts/icons";
import { InRoom } from "@house/parts/in-room";
import { Loading } from "@house/parts/loading";
import { gamesHere } from "@house/rooms";
import { words } from "@house/speech";
import "@house/deal/dialog.css";

export interface Props {
  readonly table: string;
  readonly code: string;
  readonly token: string;
  readonly names: readonly string[];
  onClose(): void;
}

interface Checked {
  /** Nothing: the log cannot be read. */
  readonly findings: readonly Finding[] | null;
  readonly command: string;
}

export function CheckDialog(props: Props) {
  return (
    <Dialog title={t("house-verify")} onClose={props.onClose}>
      <InRoom game="proof">
        <Check {...props} />
      </InRoom>
    </Dialog>
  );
}

function Check({ table, code, token, names }: Props) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setProblem(null);
    checkedNow(table, code, token)
      .then(setChecked)
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        setProblem(error.problem);
      });
  }, [tries]);
  if (problem)
    return (
      <div role="alert">
        <p>{t("proof-not-fetched", { why: words(problem) })}</p>
        <button type="button" class="button" onClick={() => setTries(tries + 1)}>
          {t("house-try-again")}
        </button>
      </div>
    );
  if (!checked) return <Loading />;
  return (
    <>
      <p>{t("proof-text")}</p>
      <Summary findings={checked.findings} />
      <ol class="findings">
        {checked.findings?.map((finding) => (
          <Step key={finding.about} finding={finding} names={names} />
        ))}
      </ol>
      <h3>{t("proof-not-here")}</h3>
      <p>{t("proof-not-here-text")}</p>
      <Copy label={t("proof-command")} text={checked.command} secret />
      <p class="buttons">
        <button type="button" class="button" onClick={() => void download(table, code, token)}>
          {t("house-download-log")}
        </button>
      </p>
    </>
  );
}

/** Fetch what is to be held against each other. Only the log itself is indispensable. */
async function checkedNow(table: string, code: string, token: string): Promise<Checked> {
  const kept = keptOf(table);
  const bytes = async (eyes?: string): Promise<Uint8Array> =>
    new Uint8Array(await (await api.log(table, token, eyes)).arrayBuffer());
  const [log, keys, ...shown] = await Promise.all([
    bytes(),
    ifReached(api.keys().then((found) => found.keys.map(({ key }) => key))),
    ...Object.keys(kept.heads).map(async (eyes) => [eyes, await ifReached(bytes(eyes))] as const),
  ]);
  const seen = Object.fromEntries(shown.flatMap(([eyes, log]) => (log ? [[eyes, log]] : [])));
  const byCode = await isByCode(readLog(log)?.header);
  const findings = check({ table, log, seen, keys, kept, byCode });
  return { findings, command: commandFor(`${code}.jsonl`, keys, log, kept) };
}

async function ifReached<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Was the deal that of a day or of a code, the same for everybody who asks for it? */
async function isByCode(header: Header | undefined): Promise<boolean> {
  const game = (await ifReached(gamesHere()))?.find((one) => one.key === header?.game);
  return game?.options.some(({ name, purpose }) => purpose === "day" && !!header?.options[name]) ?? false;
}

function Summary({ findings }: { readonly findings: readonly Finding[] | null }) {
  const bent = findings === null || findings.some((finding) => finding.mark === "broken");
  const open = findings?.some((finding) => finding.mark === "open") ?? false;
  const said = findings === null ? "unreadable" : bent ? "broken" : open ? "open" : "proved";
  return (
    <p class={bent ? "finding-sum finding-sum-broken" : "finding-sum"} role={bent ? "alert" : "status"}>
      {t(`proof-sum-${said}`)}
    </p>
  );
}

/** A tick, a cross, a question mark. */
const SIGNS: Readonly<Record<Mark, string>> = {
  proved: "M4.5 12.5l5 5L19.5 7",
  broken: "M6 6l12 12M18 6L6 18",
  open: "M8.5 9a3.5 3.5 0 1 1 5.3 3c-1.2.8-1.8 1.4-1.8 2.8M12 18.3v.2",
};

function Step({ finding, names }: { readonly finding: Finding; readonly names: readonly string[] }) {
  return (
    <li class={`finding finding-${finding.mark}`} data-about={finding.about} data-mark={finding.mark}>
      <span class="finding-sign" role="img" aria-label={t(`proof-mark-${finding.mark}`)}>
        <Sign>
          <path d={SIGNS[finding.mark]} />
        </Sign>
      </span>
      <div>
        <strong>{t(`proof-${finding.about}`)}</strong>
        {finding.says.map((sentence) => (
          <p key={sentence.id}>{sentenceWords(sentence, names)}</p>
        ))}
      </div>
    </li>
  );
}

function sentenceWords(said: Sentence, names: readonly string[]): string {
  const { id, entry = 0, seats = [], count = seats.length, hash = "" } = said;
  return t(id, { entry, names: seats.map((seat) => names[seat] ?? seat + 1).join(", "), count, hash });
}

/** A table's log as a file of one's own. */

import { api } from "@house/api";
import { complain } from "@house/speech";

export async function download(table: string, code: string, token: string): Promise<void> {
  try {
    const address = URL.createObjectURL(await api.log(table, token));
    Object.assign(document.createElement("a"), { href: address, download: `${code}.jsonl` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  } catch (error) {
    complain(error);
  }
}

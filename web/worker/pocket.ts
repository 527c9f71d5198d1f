/**
 * A house in the pocket, when it is built: the page is told its build, and the worker which files that is made of.
 *
 * The worker is written last and under a plain name. Beside it is a list of what has just been written, so that nothing
 * is listed by hand: what the hall shows comes with the worker, everything else once there is time.
 */

import { build, type Plugin, type Rolldown } from "vite";
import told from "../src/generated/protocol.json" with { type: "json" };

interface Parts {
  readonly shell: readonly string[];
  readonly rest: readonly string[];
}

/** The words of the hall, and the faces as they are cut for this house. */
const OF_THE_HALL = /^assets\/(?:(?:house|signs)\.[a-z]+|cabinet-[a-z]+-\d+)-/;
/** The whole faces are fetched for a rare letter in a name, and never beforehand. */
const NEVER = /^assets\/(?:abril|alegreya)-/;

export function pocket(worker: string): Plugin {
  let named = "";
  let list = "";
  let out = "";
  return {
    name: "cabinet-noir:pocket",
    apply: "build",
    configResolved(config) {
      out = config.build.outDir;
    },
    transformIndexHtml: {
      order: "post",
      async handler(_html, { bundle }) {
        named = `${told.protocol}.${await hashed(Object.keys(bundle ?? {}))}`;
        return [{ tag: "meta", attrs: { name: "build", content: named }, injectTo: "head" }];
      },
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        list = `assets/parts-${named.split(".")[1]}.json`;
        this.emitFile({ type: "asset", fileName: list, source: JSON.stringify(partsOf(bundle)) });
      },
    },
    async closeBundle() {
      await writeWorker(worker, out, named, list);
    },
  };
}

/** Return a short name for a set of files: theirs say what is in them. */
async function hashed(names: readonly string[]): Promise<string> {
  const text = new TextEncoder().encode(names.toSorted().join("\n"));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  return [...digest.slice(0, 6)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Part the files: those the hall cannot do without, as the page names them or it speaks and writes by them; others. */
function partsOf(bundle: Rolldown.OutputBundle): Parts {
  const index = bundle["index.html"];
  const page = index?.type === "asset" ? String(index.source) : "";
  const files = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !NEVER.test(name));
  const isOfTheHall = (name: string): boolean => page.includes(`"/${name}"`) || OF_THE_HALL.test(name);
  const at = (name: string): string => `/${name}`;
  return {
    shell: files.filter(isOfTheHall).map(at),
    rest: files.filter((name) => !isOfTheHall(name)).map(at),
  };
}

async function writeWorker(entry: string, outDir: string, named: string, list: string): Promise<void> {
  const define = { BUILD: JSON.stringify(named), PARTS: JSON.stringify(`/${list}`) };
  await build({
    configFile: false,
    logLevel: "warn",
    define,
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: entry, output: { format: "iife", entryFileNames: "sw.js" } },
    },
  });
}

/** Doing something in a tournament. */

import type { DirectorAct } from "@house/generated/types";

/** Do it; whether it was done is told, and a refusal is said. */
export type Acting = (act: DirectorAct) => Promise<boolean>;

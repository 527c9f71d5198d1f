/** The ledger's sign: an open book with a line in it. */

import { Sign } from "@house/parts/icons";

export const Ledger = () => (
  <Sign>
    <path d="M12 6.500C10 5 7 4.500 3.500 4.500v13.500c3.500 0 6.500.500 8.500 2" />
    <path d="M12 20c2-1.500 5-2 8.500-2V4.500c-3.500 0-6.500.500-8.500 2zV6.500" />
    <path d="M6 13l2-2.500 1.500 1.500M14.500 12l2-3 1.500 1.500" />
  </Sign>
);

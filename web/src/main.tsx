/** The first step into the house. */

import { effect } from "@preact/signals";
import { render } from "preact";
import { App, loadTable } from "@house/app";
import { askEarly } from "@house/early";
import { speak } from "@house/language";
import { takeAlong } from "@house/pocket";
import { missPart } from "@house/renewal";
import { follow, route } from "@house/route";
import { watchScreen } from "@house/screen";
import { language, theme } from "@house/settings";
import { wakeBell } from "@house/sound";
import "@house/style/tokens.css";
import "@house/style/base.css";
import "@house/style/parts.css";

effect(() => {
  document.documentElement.dataset.theme = theme.value;
});
addEventListener("vite:preloadError", missPart);
follow();
wakeBell();
watchScreen();
askEarly(route.value);
if (route.value.page === "table") void loadTable();
await speak(language.value).catch((error: unknown) => {
  document.getElementById("stuck")!.hidden = false; // words that need no words
  throw error;
});
render(<App />, document.getElementById("house")!);
takeAlong();

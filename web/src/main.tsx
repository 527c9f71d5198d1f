/** The first step into the house. */

import { effect } from "@preact/signals";
import { render } from "preact";
import { App, loadTable } from "@house/app";
import { askEarly } from "@house/early";
import { speak } from "@house/language";
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
follow();
wakeBell();
watchScreen();
askEarly(route.value);
if (route.value.page === "table") void loadTable();
await speak(language.value);
render(<App />, document.getElementById("house")!);

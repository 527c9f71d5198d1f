/** The head of every page: the way home, and the reader's own choices, one tap each. */

import { useEffect } from "preact/hooks";
import { speak, t } from "@house/language";
import { myName, whoAmI } from "@house/me";
import { Bell, BellOff, Disc, HalfDisc, Keyhole, Sun } from "@house/parts/icons";
import { Seal } from "@house/parts/seal";
import { avatar, language, sound, THEMES, type Theme, theme } from "@house/settings";

const SIGNS: Record<Theme, () => preact.JSX.Element> = { dark: Disc, light: Sun, auto: HalfDisc };

export function Head() {
  useEffect(() => {
    whoAmI().catch(() => undefined);
  }, []); // a house that cannot be reached is told of where it matters
  return (
    <header class="head">
      <a class="brand" href="/" aria-label={t("house-brand-link")}>
        <Keyhole />
        <span>Cabinet Noir</span>
      </a>
      <Choices />
    </header>
  );
}

/** The reader's own choices: face, language, light, sound. */
export function Choices() {
  const other = language.value === "fr" ? "en" : "fr";
  const Sign = SIGNS[theme.value];
  const nextTheme = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length]!;
  const heard = sound.value === "on";
  return (
    <div class="head-choices" role="group" aria-label={t("house-settings")}>
      <a class="icon-button" href="/me" aria-label={t("house-me")} title={t("house-me")}>
        <Seal avatar={avatar.value} name={myName()} />
      </a>
      <button
        type="button"
        class="icon-button"
        lang={other}
        title={t("house-switch-language")}
        aria-label={`${other.toUpperCase()}, ${t("house-switch-language")}`}
        onClick={() => void speak(other)}
      >
        <span aria-hidden="true" class="head-language">
          {other.toUpperCase()}
        </span>
      </button>
      <button
        type="button"
        class="icon-button"
        title={t(`house-theme-${theme.value}`)}
        aria-label={t(`house-theme-${theme.value}`)}
        onClick={() => {
          theme.value = nextTheme;
        }}
      >
        <Sign />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-pressed={heard}
        title={t(heard ? "house-sound-on" : "house-sound-off")}
        aria-label={t("house-sound")}
        onClick={() => {
          sound.value = heard ? "off" : "on";
        }}
      >
        {heard ? <Bell /> : <BellOff />}
      </button>
    </div>
  );
}

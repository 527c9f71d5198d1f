/** How I am called and seen: a name, and a seal chosen by a tap. */

import { useState } from "preact/hooks";
import { t } from "@house/language";
import { beKnown, me, myName } from "@house/me";
import { Seal, SIGNS, sealOf, WAXES } from "@house/parts/seal";
import { avatar, name } from "@house/settings";
import { complain } from "@house/speech";

export function FacePanel() {
  const account = me.value?.account ?? false;
  const { sign, wax } = sealOf(avatar.value, myName());
  const [typed, setTyped] = useState(false);
  const choose = (chosen: string): void => {
    avatar.value = chosen;
    beKnown().catch(complain);
  };
  const rename = (): void => {
    if (typed) beKnown().catch(complain);
    setTyped(false);
  };
  return (
    <section class="panel face" aria-labelledby="face-title">
      <h2 id="face-title">{t("people-face")}</h2>
      <p class="muted">{t("people-face-text")}</p>
      <div class="face-now">
        <Seal avatar={avatar.value} name={myName()} />
        {account ? (
          <strong>{me.value!.name}</strong>
        ) : (
          <label class="field">
            <span>{t("house-your-name")}</span>
            <input
              value={name.value}
              maxLength={24}
              autocomplete="nickname"
              placeholder={t("house-guest-name")}
              onBlur={rename}
              onInput={(event) => {
                name.value = event.currentTarget.value;
                setTyped(true);
              }}
            />
          </label>
        )}
      </div>
      <fieldset class="seals">
        <legend>{t("people-sign")}</legend>
        {SIGNS.map((one) => (
          <label key={one} class="seal-choice">
            <input
              type="radio"
              name="sign"
              checked={one === sign}
              aria-label={t(`people-sign-${one}`)}
              onChange={() => choose(`${one}-${wax}`)}
            />
            <span title={t(`people-sign-${one}`)}>
              <Seal avatar={`${one}-${wax}`} name="" />
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset class="seals">
        <legend>{t("people-wax")}</legend>
        {WAXES.map((one) => (
          <label key={one} class="seal-choice">
            <input
              type="radio"
              name="wax"
              checked={one === wax}
              aria-label={t(`people-wax-${one}`)}
              onChange={() => choose(`${sign}-${one}`)}
            />
            <span title={t(`people-wax-${one}`)}>
              <Seal avatar={`${sign}-${one}`} name="" />
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}

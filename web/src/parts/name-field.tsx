/** The name to sit down with. That of an account is changed by nobody in passing. */

import { t } from "@house/language";
import { me } from "@house/me";
import { name } from "@house/settings";

interface Props {
  readonly looks?: string;
  /** Must one have a name, since many come together? */
  readonly needed?: boolean;
}

export function NameField({ looks = "field", needed = false }: Props) {
  return (
    <label class={looks}>
      <span>{t("house-your-name")}</span>
      <input
        value={me.value?.account ? me.value.name : name.value}
        maxLength={24}
        required={needed}
        autocomplete="nickname"
        placeholder={t("house-guest-name")}
        readOnly={me.value?.account ?? false}
        onInput={(event) => {
          name.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}

/** A field for a password: one's own, or a new one with a hint of what it takes. */

interface FieldProps {
  readonly label: string;
  readonly value: string;
  /** Is it made now, and not proved? */
  readonly fresh?: boolean;
  /** The id of what describes it. */
  readonly hint?: string | undefined;
  onValue(value: string): void;
}

export function PasswordField({ label, value, fresh, hint, onValue }: FieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="password"
        value={value}
        maxLength={200}
        required
        autocomplete={fresh ? "new-password" : "current-password"}
        aria-describedby={hint}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
    </label>
  );
}

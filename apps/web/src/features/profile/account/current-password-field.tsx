import { asksForPassword } from '../../../data/account.ts';
import { say } from '../../../i18n/say.ts';
import { PasswordField } from '../../../ui/controls/field/field.tsx';

type CurrentPasswordFieldProps = {
  value: string;
  onChange: (value: string) => void;
  /** What the last attempt failed with, null before one: a wrong password is shown beside the field. */
  failure: unknown;
  /** What to say beside the field of any other failure; nothing unless given. */
  otherFailure?: string | undefined;
  /** Whether the sheet opens with the focus here. */
  first?: boolean;
};

/** The current password, asked for before what a session alone does not open. */
export function CurrentPasswordField({ value, onChange, failure, otherFailure, first = false }: CurrentPasswordFieldProps) {
  return (
    <PasswordField
      label={say('screens-profile.current_password')}
      autoComplete="current-password"
      showLabel={say('screens-common.show_password')}
      hideToggleLabel={say('screens-common.hide_password')}
      value={value}
      maxLength={128}
      data-autofocus={first || undefined}
      error={asksForPassword(failure) ? say('screens-profile.this_is_not_your') : otherFailure}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

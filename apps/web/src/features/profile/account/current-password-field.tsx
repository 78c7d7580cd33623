import { asksForPassword } from '../../../data/account.ts';
import { useTranslation } from '../../../i18n/translation.ts';
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
  const { t } = useTranslation();
  return (
    <PasswordField
      label={t('Current password')}
      autoComplete="current-password"
      showLabel={t('Show password')}
      hideToggleLabel={t('Hide password')}
      value={value}
      maxLength={128}
      data-autofocus={first || undefined}
      error={asksForPassword(failure) ? t('This is not your current password.') : otherFailure}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

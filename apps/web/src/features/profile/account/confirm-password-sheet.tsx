import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asksForPassword, refusalOf, reauthenticate } from '../../../data/account/account.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { PasswordField } from '../../../ui/controls/field/password-field.tsx';
import { Sheet } from '../../../ui/feedback/modal/sheet.tsx';
import styles from '../profile.module.css';

/** The password again, before what a session alone does not open. Closes itself once the server took it. */
export function ConfirmPasswordSheet({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const confirm = useMutation({
    mutationFn: () => reauthenticate(password),
    onSuccess: () => {
      onClose();
      onConfirmed();
    },
  });
  const refusal = confirm.isError ? (refusalOf(confirm.error) ?? t('That did not work. Please try again.')) : undefined;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') confirm.mutate();
  };
  return (
    <Sheet open onClose={onClose} title={t('Export everything (JSON)')} lead={t('The file holds your health profile and your chats, so please enter your password once more.')} closeLabel={t('Close')}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <PasswordField
          label={t('Current password')}
          autoComplete="current-password"
          showLabel={t('Show password')}
          hideToggleLabel={t('Hide password')}
          value={password}
          maxLength={128}
          data-autofocus
          error={asksForPassword(confirm.error) ? t('This is not your current password.') : refusal}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="primary" wide loading={confirm.isPending} disabled={password === ''}>{t('Export')}</Button>
      </form>
    </Sheet>
  );
}

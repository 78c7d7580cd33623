import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reauthenticate, refusalOf } from '../../../data/account/account.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Sheet } from '../../../ui/feedback/modal/sheet.tsx';
import styles from '../profile.module.css';
import { CurrentPasswordField } from './current-password-field.tsx';

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
    <Sheet
      open
      onClose={onClose}
      title={t('Export everything (JSON)')}
      lead={t('The file holds your health profile and your chats, so please enter your password once more.')}
      closeLabel={t('Close')}
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <CurrentPasswordField value={password} onChange={setPassword} failure={confirm.error} otherFailure={refusal} first />
        <Button type="submit" variant="primary" wide loading={confirm.isPending} disabled={password === ''}>
          {t('Export')}
        </Button>
      </form>
    </Sheet>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asksForPassword, changePassword, deviceSessionsQuery, refusalOf } from '../../../data/account/account.ts';
import { usePasswordMin } from '../../../data/account/password-rules.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { PasswordField } from '../../../ui/controls/field/password-field.tsx';
import { Sheet } from '../../../ui/feedback/modal/sheet.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import styles from '../profile.module.css';
import { CurrentPasswordField } from './current-password-field.tsx';

/** A new password for the current one. Every other device is signed out by it. */
export function PasswordSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const minLength = usePasswordMin();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const save = useMutation({
    mutationFn: () => changePassword(current, next),
    onSuccess: async () => {
      toast({ title: t('Password changed'), description: t('Your other devices are signed out.') });
      onClose();
      await client.invalidateQueries({ queryKey: deviceSessionsQuery().queryKey });
    },
    onError: (error) => {
      if (refusalOf(error) === null)
        toast({ title: t('Error'), description: t('Your password could not be changed. Please try again.'), variant: 'destructive' });
    },
  });
  const isWrong = asksForPassword(save.error);
  const refusal = refusalOf(save.error);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (current !== '' && next.length >= minLength) save.mutate();
  };
  const toggle = { showLabel: t('Show password'), hideToggleLabel: t('Hide password') };
  return (
    <Sheet open onClose={onClose} title={t('Change password')} closeLabel={t('Close')}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <CurrentPasswordField value={current} onChange={setCurrent} failure={save.error} first />
        <PasswordField
          {...toggle}
          label={t('New password')}
          autoComplete="new-password"
          value={next}
          maxLength={128}
          hint={t('At least {{n}} characters', { n: minLength })}
          error={!isWrong && refusal !== null ? refusal : undefined}
          onChange={(event) => setNext(event.target.value)}
        />
        <Button type="submit" variant="primary" wide loading={save.isPending} disabled={current === '' || next.length < minLength}>
          {t('Change password')}
        </Button>
      </form>
    </Sheet>
  );
}

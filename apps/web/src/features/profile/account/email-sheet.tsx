import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asksForPassword, currentUserQuery, refusalOf, updateProfile } from '../../../data/account/account.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import type { SessionUser } from '../../../data/session/session-user.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Field } from '../../../ui/controls/field/field.tsx';
import { Sheet } from '../../../ui/feedback/modal/sheet.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import styles from '../profile.module.css';
import { CurrentPasswordField } from './current-password-field.tsx';

/** A new e-mail, confirmed with the current password. */
export function EmailSheet({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { refresh } = useSession();
  const [email, setEmail] = useState(user.email ?? '');
  const [password, setPassword] = useState('');
  const save = useMutation({
    mutationFn: () => updateProfile(user.id, { email: email.trim(), currentPassword: password }),
    onSuccess: async () => {
      await Promise.all([client.invalidateQueries({ queryKey: currentUserQuery().queryKey }), refresh()]);
      toast({ title: t('Profile Updated') });
      onClose();
    },
    onError: () =>
      toast({ title: t('Update Failed'), description: t('Failed to update profile. Please try again.'), variant: 'destructive' }),
  });
  const isWrong = asksForPassword(save.error);
  const refusal = refusalOf(save.error);
  const isReady = email.includes('@') && email.trim() !== user.email && password !== '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) save.mutate();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('Change e-mail')}
      lead={t('You sign in with it, and a forgotten password goes there.')}
      closeLabel={t('Close')}
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <Field
          label={t('New e-mail')}
          type="email"
          autoComplete="email"
          inputMode="email"
          value={email}
          maxLength={254}
          data-autofocus
          error={!isWrong && refusal !== null ? refusal : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <CurrentPasswordField value={password} onChange={setPassword} failure={save.error} />
        <Button type="submit" variant="primary" wide loading={save.isPending} disabled={!isReady}>
          {t('Change e-mail')}
        </Button>
      </form>
    </Sheet>
  );
}

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asksForPassword, deleteAccount, type PlanAfterwards } from '../../../data/account/account.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import type { SessionUser } from '../../../data/session/session-user.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Sheet } from '../../../ui/feedback/modal/sheet.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import styles from '../profile.module.css';
import { CurrentPasswordField } from './current-password-field.tsx';
import { PlanNote } from './plan-note.tsx';

const LOST = [
  'Your scan history, favorites, purchases and what you ate',
  'Your health profile, restrictions and preferences',
  'Your conversations and your sign-in on every device',
] as const;

const GONE: Readonly<Record<PlanAfterwards, string>> = {
  none: 'Everything in it is gone.',
  cancelled: 'Everything in it is gone, and your plan is cancelled.',
  cancelling: 'Everything in it is gone. Your plan is being cancelled; nothing more is charged.',
  managed_by_store: 'Everything in it is gone. Please end your subscription in the app store as well.',
};

/** What goes, in plain words; the password; one press. Two taps from the profile. */
export function DeleteAccount({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const { t } = useTranslation();
  const { logout } = useSession();
  const [password, setPassword] = useState('');
  const remove = useMutation({
    mutationFn: () => deleteAccount(user.id, password),
    onSuccess: (plan) => {
      logout();
      toast({ title: t('Account deleted'), description: t(GONE[plan]) });
    },
    onError: (error) => {
      if (!asksForPassword(error))
        toast({ title: t('Error'), description: t('Your account could not be deleted. Please try again.'), variant: 'destructive' });
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') remove.mutate();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('Delete Account')}
      lead={t('This deletes for good, at once, and cannot be undone:')}
      closeLabel={t('Close')}
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <ul className={styles.lost}>
          {LOST.map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ul>
        <PlanNote user={user} />
        <p className="small muted">{t('Want to keep a copy? Export everything first: it stands right above Delete Account.')}</p>
        <CurrentPasswordField value={password} onChange={setPassword} failure={remove.error} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="danger" loading={remove.isPending} disabled={password === ''}>
            {t('Delete my account')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

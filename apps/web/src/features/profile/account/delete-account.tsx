import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { asksForPassword, deleteAccount, type PlanAfterwards } from '../../../data/account.ts';
import { accessOf } from '../../../data/session/access.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import type { SessionUser } from '../../../data/session/session-user.ts';
import { subscriptionQuery } from '../../../data/subscription.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Sheet } from '../../../ui/feedback/modal/sheet.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import styles from '../profile.module.css';
import { CurrentPasswordField } from './current-password-field.tsx';

/** Who bills decides what a deleted account can still end; while that is not known, both are said. */
const NOTES = {
  stripe: 'Your plan is cancelled with it, at once. Nothing more is charged, and what is left of the paid time is lost.',
  store:
    'Your subscription was bought in an app store, and only you can end it there. Please cancel it in the store as well, or it goes on being billed.',
  unknown:
    'A plan that you pay by card is cancelled with it. A subscription of an app store is not: please cancel that in the store as well.',
} as const;

/** What the deletion does to a running plan or trial; nothing for a free account. */
function PlanNote({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { data } = useQuery(subscriptionQuery());
  const { isOnTrial, isPremiumSubscriber } = accessOf(user, now);
  // A trial that was followed by a purchase has a plan behind it already.
  const isPaid = data === undefined ? isPremiumSubscriber : data.status === 'active' || data.managedBy !== null;
  if (isPaid) return <p className="small strong">{t(NOTES[data?.managedBy ?? 'unknown'])}</p>;
  return isOnTrial ? (
    <p className="small strong">{t('Your free trial ends with it, and there is no second one for the same address.')}</p>
  ) : null;
}

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

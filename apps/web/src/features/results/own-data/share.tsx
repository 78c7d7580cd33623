import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Food } from '../../../data/foods/foods.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { sendWaitingNow } from '../../../data/start-outbox.ts';
import { shareSubmission, sharingQuery, sharingSettingsQuery, takeOfferBack } from '../../../data/submissions/submissions.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { ApiError } from '../../../platform/http/index.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import styles from './own-data.module.css';

/** Offers a member's values to everybody on this server, where it shares at all. What leaves and what stays is written above the button. */
export function Share({ food }: { food: Food }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { isAuthenticated } = useSession();
  const { data: settings } = useQuery({ ...sharingSettingsQuery(), enabled: isAuthenticated });
  const isOpen = isAuthenticated && settings !== undefined && settings.sharing !== 'off';
  const { data: sharing } = useQuery({ ...sharingQuery(food.id), enabled: isOpen });
  const change = useMutation({
    mutationFn: async (isShared: boolean) => {
      if (!isShared) await takeOfferBack(client, food.id);
      // Where there is a network, it waits for values that wait themselves.
      else if ((await shareSubmission(client, food.id)) === 'waiting') sendWaitingNow();
    },
    onError: (error) =>
      void toast({
        title: t('Not shared'),
        description: (error instanceof ApiError && error.reason) || t('Please try again in a moment.'),
        variant: 'destructive',
      }),
  });
  if (!isOpen || sharing === undefined || sharing === null) return null;
  if (sharing.state === 'accepted') return <p className="small">{t('Shared: everybody on this server has them. Thank you.')}</p>;
  if (sharing.state === 'here') return <p className="small">{t('They are offered to everybody on this server once you are online.')}</p>;
  if (sharing.state === 'waiting')
    return (
      <div className={styles.share}>
        <p className="small">{t('Offered to everybody on this server. Nobody has looked at it yet.')}</p>
        <Button size="small" loading={change.isPending} onClick={() => change.mutate(false)}>
          {t('Take the offer back')}
        </Button>
      </div>
    );
  return (
    <div className={styles.share}>
      {sharing.state === 'refused' && <p className="small">{t('Not taken: {{reason}}', { reason: sharing.reason })}</p>}
      <p className="small">
        {t('You can share these values with everybody on this server, without your name. What is taken stays, also when you leave.')}
      </p>
      <Button size="small" loading={change.isPending} onClick={() => change.mutate(true)}>
        {t('Share these values')}
      </Button>
    </div>
  );
}

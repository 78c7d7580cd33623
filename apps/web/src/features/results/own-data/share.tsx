import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Food } from '../../../data/foods/foods.ts';
import { useSession } from '../../../data/session/session.ts';
import { sendWaitingNow } from '../../../data/start-outbox.ts';
import { shareSubmission, sharingQuery, sharingSettingsQuery, takeOfferBack } from '../../../data/submissions/submissions.ts';
import { say } from '../../../i18n/say.ts';
import { ApiError } from '../../../platform/http/http.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import styles from './own-data.module.css';

/** Offers a member's values to everybody on this server, where it shares at all. What leaves and what stays is written above the button. */
export function Share({ food }: { food: Food }) {
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
        title: say('screens-details.not_shared'),
        description: (error instanceof ApiError && error.reason) || say('screens-details.please_try_again_in'),
        variant: 'destructive',
      }),
  });
  if (!isOpen || sharing === undefined || sharing === null) return null;
  if (sharing.state === 'accepted') return <p className="small">{say('screens-details.shared_everybody_on_this')}</p>;
  if (sharing.state === 'here') return <p className="small">{say('screens-details.they_are_offered_to')}</p>;
  if (sharing.state === 'waiting')
    return (
      <div className={styles.share}>
        <p className="small">{say('screens-details.offered_to_everybody_on')}</p>
        <Button size="small" loading={change.isPending} onClick={() => change.mutate(false)}>
          {say('screens-details.take_the_offer_back')}
        </Button>
      </div>
    );
  return (
    <div className={styles.share}>
      {sharing.state === 'refused' && <p className="small">{say('screens-details.not_taken_reason', { reason: sharing.reason ?? '' })}</p>}
      <p className="small">{say('screens-details.you_can_share_these')}</p>
      <Button size="small" loading={change.isPending} onClick={() => change.mutate(true)}>
        {say('screens-details.share_these_values')}
      </Button>
    </div>
  );
}

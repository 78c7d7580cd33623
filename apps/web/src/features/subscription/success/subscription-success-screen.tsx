import { useState } from 'react';
import { useSession } from '../../../data/session/session.ts';
import { usePaidPlan } from '../../../data/subscription.ts';
import { say } from '../../../i18n/say.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/controls/button/button.tsx';
import { Seal } from '../../../ui/food/score/score-ring.tsx';
import { Screen } from '../../../ui/layout/screen.tsx';
import styles from './subscription-success.module.css';

const LEADS = {
  paid: 'screens-subscription.lead_paid',
  waiting: 'screens-subscription.lead_waiting',
  late: 'screens-subscription.lead_late',
} as const;

/** /subscription-success: where a checkout leads back to. The member is asked for until the payment is confirmed. */
export function SubscriptionSuccessScreen() {
  const { user } = useSession();
  const state = usePaidPlan(true);
  const [isGuest] = useState(user === null);
  return (
    <Screen title={say('screens-subscription.welcome_to_premium')} width="narrow" above={<Seal className={styles.seal} />}>
      <p className={`muted ${styles.lead}`} role="status">
        {isGuest ? say('screens-subscription.sign_in_on_this') : say(LEADS[state])}
      </p>
      <div className={styles.actions}>
        <LinkButton to={paths.home} variant="primary">
          {say('screens-common.go_home')}
        </LinkButton>
        <LinkButton to={paths.profile}>{say('screens-common.my_profile')}</LinkButton>
      </div>
    </Screen>
  );
}

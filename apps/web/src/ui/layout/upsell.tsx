import type { PlainId } from '@labelwise/messages';
import type { ReactNode } from 'react';
import { say } from '../../i18n/say.ts';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../controls/button.tsx';
import { toast } from '../feedback/toast-store.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Card } from './card.tsx';
import styles from './upsell.module.css';

type UpsellPromise = { readonly icon: IconName; readonly text: PlainId };

/**
 * What premium adds, in the words of each place that offers it: the one list that every upsell is made of. The menu is short; the health
 * profile names what is made of a profile.
 */
export const PREMIUM_PROMISES = {
  menu: [
    { icon: 'check', text: 'screens-premium.ai_nutritionist' },
    { icon: 'check', text: 'screens-premium.advanced_analytics' },
    { icon: 'check', text: 'screens-premium.personalized_meal_plans' },
  ],
  healthProfile: [
    { icon: 'check', text: 'screens-premium.ai_nutritionist_2' },
    { icon: 'check', text: 'screens-premium.advanced_analytics_2' },
    { icon: 'check', text: 'screens-premium.personalized_plans' },
  ],
  trending: [
    { icon: 'trend', text: 'screens-premium.trending_product_rankings' },
    { icon: 'pulse', text: 'screens-premium.community_health_scores' },
    { icon: 'leaf', text: 'screens-premium.popular_ingredient_insights' },
    { icon: 'chart', text: 'screens-premium.real_time_trend_analytics' },
  ],
  trends: [
    { icon: 'trend', text: 'screens-premium.your_score_day_by' },
    { icon: 'list', text: 'screens-premium.what_adds_most_to' },
    { icon: 'chart', text: 'screens-premium.sugar_salt_fiber_and' },
  ],
  nutritionist: [
    { icon: 'chat', text: 'screens-premium.personalized_nutrition_advice' },
    { icon: 'list', text: 'screens-premium.meal_planning_and_recipes' },
    { icon: 'pulse', text: 'screens-premium.health_goal_tracking' },
  ],
} as const satisfies Readonly<Record<string, readonly UpsellPromise[]>>;

type PromiseListProps = {
  promises: readonly UpsellPromise[];
  /** `plain` in a card; `small` and close together in a menu or a banner. */
  look?: 'plain' | 'small';
};

/** What premium adds, one line each with its mark. */
export function PromiseList({ promises, look = 'plain' }: PromiseListProps) {
  return (
    <ul className={styles[look === 'plain' ? 'promises' : 'promisesSmall']}>
      {promises.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} size={look === 'plain' ? undefined : 's'} />
          {say(text)}
        </li>
      ))}
    </ul>
  );
}

type UpsellCardProps = {
  title: string;
  /** Name of the lock at the heading: "Premium". */
  lockLabel: string;
  lead?: string | undefined;
  promises: readonly UpsellPromise[];
  /** The ways to premium: buttons and links. */
  children: ReactNode;
};

/** What premium shows in a place that is closed to the member's plan, and the ways to it. */
export function UpsellCard({ title, lockLabel, lead, promises, children }: UpsellCardProps) {
  return (
    <Card title={title} rule="label" aside={<Icon name="lock" size="m" label={lockLabel} />}>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <PromiseList promises={promises} />
      <div className={styles.actions}>{children}</div>
    </Card>
  );
}

/** The two ways to premium: the free trial where there still is one, and the plans. */
export function WaysToPremium({ trial }: { trial: { readonly start: () => void; readonly isStarting: boolean } | null }) {
  return (
    <>
      {trial !== null && (
        <Button variant="primary" wide loading={trial.isStarting} onClick={trial.start}>
          {say('screens-common.start_7_day_trial')}
        </Button>
      )}
      <LinkButton to={paths.subscribe} variant={trial === null ? 'primary' : 'secondary'} wide>
        {say('screens-common.upgrade_to_premium')}
      </LinkButton>
    </>
  );
}

/** Says why no trial began, with another try where that could end otherwise. */
export function trialRefused(description: string, again: (() => void) | null): void {
  toast({
    title: say('screens-common.trial_setup_failed'),
    description,
    variant: 'destructive',
    action: again === null ? undefined : { label: say('screens-common.try_again'), onPress: again },
  });
}

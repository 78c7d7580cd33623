import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Card } from './card.tsx';
import styles from './upsell.module.css';

type UpsellPromise = { readonly icon: IconName; readonly text: string };

/**
 * What premium adds, in the words of each place that offers it: the one list that every upsell is made of. The menu is short; the health
 * profile names what is made of a profile.
 */
export const PREMIUM_PROMISES = {
  menu: [
    { icon: 'check', text: 'AI nutritionist' },
    { icon: 'check', text: 'Advanced analytics' },
    { icon: 'check', text: 'Personalized meal plans' },
  ],
  healthProfile: [
    { icon: 'check', text: 'AI Nutritionist' },
    { icon: 'check', text: 'Advanced Analytics' },
    { icon: 'check', text: 'Personalized Plans' },
  ],
  trending: [
    { icon: 'trend', text: 'Trending product rankings' },
    { icon: 'pulse', text: 'Community health scores' },
    { icon: 'leaf', text: 'Popular ingredient insights' },
    { icon: 'chart', text: 'Real-time trend analytics' },
  ],
  trends: [
    { icon: 'trend', text: 'Your score day by day, and your last 3, last 7 and all scans side by side' },
    { icon: 'list', text: 'What adds most to your scores, and what costs them most' },
    { icon: 'chart', text: 'Sugar, salt, fiber and more: your last scans against the ones before' },
  ],
  nutritionist: [
    { icon: 'chat', text: 'Personalized nutrition advice' },
    { icon: 'list', text: 'Meal planning and recipes' },
    { icon: 'pulse', text: 'Health goal tracking' },
  ],
} as const satisfies Readonly<Record<string, readonly UpsellPromise[]>>;

type PromiseListProps = {
  promises: readonly UpsellPromise[];
  /** Says a text in the language of the screen. */
  say: (text: string) => string;
  /** `plain` in a card; `small` and close together in a menu or a banner. */
  look?: 'plain' | 'small';
};

/** What premium adds, one line each with its mark. */
export function PromiseList({ promises, say, look = 'plain' }: PromiseListProps) {
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
  /** Says a text in the language of the screen. */
  say: (text: string) => string;
  /** The ways to premium: buttons and links. */
  children: ReactNode;
};

/** What premium shows in a place that is closed to the member's plan, and the ways to it. */
export function UpsellCard({ title, lockLabel, lead, promises, say, children }: UpsellCardProps) {
  return (
    <Card title={title} rule="label" aside={<Icon name="lock" size="m" label={lockLabel} />}>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <PromiseList promises={promises} say={say} />
      <div className={styles.actions}>{children}</div>
    </Card>
  );
}

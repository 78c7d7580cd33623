import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../icons/icon.tsx';
import { Card } from './card.tsx';
import styles from './upsell-card.module.css';

export type UpsellPromise = { readonly icon: IconName; readonly text: string };

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
      <ul className={styles.promises}>
        {promises.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>{children}</div>
    </Card>
  );
}

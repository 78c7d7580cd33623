import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './card.module.css';

type CardProps = {
  /** Heading, also the section's name. */
  title?: ReactNode | undefined;
  /** At the heading's right end: one quiet word or a link. */
  aside?: ReactNode | undefined;
  /** `plain` 2 px under the heading (default); `label` 6 px, opens a label such as the ledger; `bare` no rule. */
  rule?: 'plain' | 'label' | 'bare' | undefined;
  /** Heading level in the page's outline; 2 by default. */
  level?: 2 | 3 | undefined;
  /** Spreads the content over the card's height, so that a last part (a key) stands at its foot beside a taller card. */
  spread?: boolean | undefined;
  /** The content. */
  children: ReactNode;
};

/** A label lying on the page. Cards are never put inside cards. */
export function Card({ title, aside, rule = 'plain', level = 2, spread = false, children }: CardProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={`${styles.card} ${spread ? styles.spread : ''}`} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <header className={`${styles.head} ${styles[rule]}`}>
          <Heading id={id} className={styles.title}>
            {title}
          </Heading>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        </header>
      )}
      {children}
    </section>
  );
}

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

import { type ReactNode, useId } from 'react';
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

import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

type SectionProps = {
  /** Heading, also the section's name. */
  title: ReactNode;
  /** At the heading's right end: a link. */
  aside?: ReactNode | undefined;
  /** A 2 px rule under the heading. */
  ruled?: boolean | undefined;
  /** The content. */
  children: ReactNode;
};

/** A part of the page with a heading and no card around it. */
export function Section({ title, aside, ruled = false, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={`${styles.head} ${ruled ? styles.ruled : ''}`}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

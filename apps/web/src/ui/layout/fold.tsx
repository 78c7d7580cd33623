import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './fold.module.css';

type FoldProps = {
  /** Heading, also the section's name. */
  title: string;
  /** The answer in a few words, at the right before it is opened: "12 − 8 = 4". */
  answer?: ReactNode | undefined;
  /** What stands behind it. */
  children: ReactNode;
  /** Name of the section where its heading alone would name two. */
  name?: string | undefined;
  /** Level of the heading; 3 under the heading of a section. */
  level?: 2 | 3 | undefined;
};

/** A part of a page behind one line that gives its answer: 56 px high until it is opened. Found by the browser's own search. */
export function Fold({ title, answer, children, name, level = 2 }: FoldProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-label={name} aria-labelledby={name === undefined ? id : undefined} className={styles.fold}>
      <details>
        <summary className={styles.line}>
          <Heading id={id} className={styles.title}>
            {title}
          </Heading>
          <span className={styles.answer}>{answer}</span>
          <Icon name="down" size="m" className={styles.sign} />
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </section>
  );
}

/** Folds one below the other, between hairlines under one rule. */
export function Folds({ children }: { children: ReactNode }) {
  return <div className={styles.folds}>{children}</div>;
}

/** A line of a fold to come, as high as it will be. */
export function FoldWaiting() {
  return <div className={styles.fold} aria-hidden="true" />;
}

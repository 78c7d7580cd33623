import { type ReactNode, useId } from 'react';
import { Icon } from '../../icons/icon.tsx';
import styles from './conflict-plate.module.css';

type ConflictPlateProps = {
  /** The cause: "Contains hazelnuts". */
  title: string;
  /** What is in it and what that does to the score. */
  children: ReactNode;
  /** Leads to the words that it rests on; the whole plate is the target. */
  onShow?: (() => void) | undefined;
  /** Name of that control: "Show hazelnuts in the list of ingredients". */
  showLabel?: string | undefined;
};

/** A conflict with a diet, an allergy or a hard avoidance: stands above the score, and is read at once. */
export function ConflictPlate({ title, children, onShow, showLabel }: ConflictPlateProps) {
  const id = useId();
  return (
    <section role="alert" aria-labelledby={id} className={styles.plate}>
      <Icon name="conflict" size="xl" className={styles.sign} />
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={`small ${styles.words}`}>{children}</div>
      {onShow !== undefined && (
        <button type="button" className={styles.show} aria-label={showLabel} onClick={onShow}>
          <Icon name="down" />
        </button>
      )}
    </section>
  );
}

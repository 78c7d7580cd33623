import { useId, type ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import styles from './conflict-plate.module.css';

type ConflictPlateProps = {
  /** What it conflicts with: "Not Vegetarian". */
  title: string;
  /** What is in it and what that does to the score. */
  children: ReactNode;
};

/** A conflict with a diet, an allergy or a hard avoidance: stands above the score, and is read at once. */
export function ConflictPlate({ title, children }: ConflictPlateProps) {
  const id = useId();
  return (
    <section role="alert" aria-labelledby={id} className={styles.plate}>
      <Icon name="conflict" size="xl" className={styles.sign} />
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className="small">{children}</div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import styles from './doubt-note.module.css';

type DoubtNoteProps = {
  /** Which figures are doubtful and why. */
  title: string;
  /** The one thing that would settle it. */
  children: ReactNode;
};

/** Figures that cannot be true: said beside the score, never silently used. */
export function DoubtNote({ title, children }: DoubtNoteProps) {
  return (
    <div className={styles.note} data-level="fair">
      <Icon name="caution" size="m" className={styles.sign} />
      <div className={styles.words}>
        <p className="strong">{title}</p>
        <p>{children}</p>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import styles from './doubt-note.module.css';

type DoubtNoteProps = {
  /** Which figures are doubtful and why. */
  title: string;
  /** The one thing that would settle it. */
  children: ReactNode;
  /** Unusual rather than impossible: shown less prominently. */
  isSoft?: boolean | undefined;
};

/** Figures that cannot be true: shown beside the score, never silently used. */
export function DoubtNote({ title, children, isSoft = false }: DoubtNoteProps) {
  return (
    <div className={`${styles.note} ${isSoft ? styles.soft : ''}`} data-level={isSoft ? 'none' : 'fair'}>
      <Icon name={isSoft ? 'info' : 'caution'} size="m" className={styles.sign} />
      <div className={styles.words}>
        <p className="strong">{title}</p>
        <p>{children}</p>
      </div>
    </div>
  );
}

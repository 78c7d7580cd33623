import { useEffect, useEffectEvent } from 'react';
import { Icon } from '../../icons/icon.tsx';
import styles from './celebration.module.css';

/** How long a celebration stays, in milliseconds. */
export const CELEBRATION_MS = 2000;

type CelebrationProps = {
  /** What is celebrated, e.g. "Excellent choice!"; null for nothing. */
  message: string | null;
  /** Called after 2 seconds; the owner sets the message to null. */
  onDone: () => void;
};

/** The lime pill above the ring. Stands in its own live region, so it is heard as well. */
export function Celebration({ message, onDone }: CelebrationProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => done(), CELEBRATION_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div role="status" className={styles.place}>
      {message !== null && (
        <span className={styles.pill}>
          <Icon name="fits" size="m" />
          {message}
        </span>
      )}
    </div>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { Icon } from '../../icons/icon.tsx';
import styles from './save-failed.module.css';

type SaveFailedProps = {
  /** Why it was not saved, as a sentence. */
  children: ReactNode;
  /** Words of the button that tries again. */
  retryLabel: string;
  /** Tries again; without it the button sends the form around it. */
  onRetry?: (() => void) | undefined;
  /** The further try runs. */
  busy?: boolean | undefined;
};

/** Beside a control that could not save: why, and the way to try again. Readers hear it from the toast that comes with it. */
export function SaveFailed({ children, retryLabel, onRetry, busy = false }: SaveFailedProps) {
  const part = useRef<HTMLDivElement>(null);
  // Whoever sent a form by the keyboard may not have this place in sight. A simulated page cannot scroll.
  useEffect(() => part.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <div className={styles.failed} ref={part}>
      <Icon name="conflict" size="m" />
      <p className="small">{children}</p>
      <Button size="small" type={onRetry === undefined ? 'submit' : 'button'} loading={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}

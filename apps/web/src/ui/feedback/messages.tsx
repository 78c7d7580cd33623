import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { Scene, type SceneName } from '../icons/scenes.tsx';
import styles from './messages.module.css';

type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** A plain second sentence. */
  children?: ReactNode | undefined;
  /** Words of the button, e.g. "Try Again". */
  retryLabel?: string | undefined;
  /** Tries again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** The new try runs. */
  busy?: boolean | undefined;
};

/** Something could not be loaded: a grey rule, what happened, and the way to try again. */
export function ErrorState({ title, children, retryLabel, onRetry, busy }: ErrorStateProps) {
  return (
    <section role="alert" className={styles.error}>
      <h2>{title}</h2>
      {children !== undefined && <p className="small muted">{children}</p>}
      {onRetry && retryLabel !== undefined && (
        <Button size="small" loading={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </section>
  );
}

type NotRenewedProps = { children: ReactNode; retryLabel: string; onRetry: () => void; busy?: boolean | undefined };

/** What is shown could not be read again: what it is, and the way to try once more. What stands on the screen stays. */
export function NotRenewed({ children, retryLabel, onRetry, busy }: NotRenewedProps) {
  return (
    <div role="status" className={styles.notRenewed}>
      <p className="small">{children}</p>
      <Button size="small" loading={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}

/** In the place of rows of a card that could not be loaded: what is missing, and the way to try again, on one line. */
export function NotLoaded({ children, retryLabel, onRetry }: { children: ReactNode; retryLabel: string; onRetry: () => void }) {
  return (
    <p className="small muted">
      {children}{' '}
      <button type="button" className="link" onClick={onRetry}>
        {retryLabel}
      </button>
    </p>
  );
}

type EmptyStateProps = {
  /** The drawing. */
  scene: SceneName;
  /** What is not there yet. */
  title: string;
  /** One sentence with the way out. */
  children: ReactNode;
  /** One button, the way out. */
  action?: ReactNode | undefined;
};

/** A list with nothing in it yet: drawing, title, one sentence, one button. */
export function EmptyState({ scene, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Scene name={scene} className={styles.scene} />
      <h2>{title}</h2>
      <p className="muted">{children}</p>
      {action}
    </div>
  );
}

type SaveFailedProps = {
  /** Why it was not saved, as a sentence. */
  children: ReactNode;
  /** Words of the button that tries again. */
  retryLabel: string;
  /** Tries again; without it the button sends the form around it. */
  onRetry?: (() => void) | undefined;
  /** The further try runs. */
  busy?: boolean | undefined;
  /** Read at once, where no toast says it too. */
  alone?: boolean | undefined;
};

/** Beside a control that could not save: why, and the way to try again. Readers hear it from the toast that comes with it. */
export function SaveFailed({ children, retryLabel, onRetry, busy = false, alone = false }: SaveFailedProps) {
  const part = useRef<HTMLDivElement>(null);
  // Whoever sent a form by the keyboard may not have this place in sight. A simulated page cannot scroll.
  useEffect(() => {
    // Newer browsers answer a promise, which an effect must not hand on.
    void part.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div className={styles.failed} ref={part} role={alone ? 'alert' : undefined}>
      <Icon name="conflict" size="m" />
      <p className="small">{children}</p>
      <Button size="small" type={onRetry === undefined ? 'submit' : 'button'} loading={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}

/** How long a celebration stays, in milliseconds. */
const CELEBRATION_MS = 2000;

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

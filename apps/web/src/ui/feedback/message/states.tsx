import type { ReactNode } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { Scene, type SceneName } from '../../icons/scenes.tsx';
import styles from './states.module.css';

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

import { useEffect, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import styles from './toast.module.css';
import { dismissToast, TOAST_MS, type Toast } from './toast-store.ts';
import { useCountdown } from './use-countdown.ts';
import { useSwipeRight } from './use-swipe.ts';

type ToastCardProps = {
  /** What it says. */
  toast: Toast;
};

/** One toast: ink on paper turned round, crimson when something failed. Waits while a person is on it or away. */
export function ToastCard({ toast }: ToastCardProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const away = useAway();
  const dismiss = () => dismissToast(toast.id);
  const { offset, handlers } = useSwipeRight(dismiss);
  useCountdown(TOAST_MS, hovered || focused || away || offset > 0, dismiss);

  const bad = toast.variant === 'destructive';
  return (
    <div
      className={`${styles.toast} ${bad ? styles.bad : ''} ${offset > 0 ? styles.held : ''}`}
      style={{ '--dx': `${offset}px` }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      {...handlers}
    >
      <Icon name={bad ? 'conflict' : 'fits'} />
      <div className={styles.text}>
        <p className="strong">{toast.title}</p>
        {toast.description !== undefined && <p>{toast.description}</p>}
      </div>
      {toast.action && <ToastAction action={toast.action} onDone={dismiss} />}
    </div>
  );
}

function ToastAction({ action, onDone }: { action: NonNullable<Toast['action']>; onDone: () => void }) {
  const press = () => {
    onDone();
    action.onPress();
  };
  return (
    <button type="button" className={styles.action} onClick={press}>
      {action.label}
    </button>
  );
}

/** Whether the page is out of sight: nobody can read a toast then. */
function useAway(): boolean {
  const [away, setAway] = useState(() => document.hidden);
  useEffect(() => {
    const look = () => setAway(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return away;
}

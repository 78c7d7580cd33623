import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../icons/icon.tsx';
import { subscribeModals, topModal } from '../modal/modal.tsx';
import styles from './toast.module.css';
import { currentToast, dismissToast, subscribeToasts, TOAST_MS, type Toast } from './toast-store.ts';

/** A toast swiped this far to the right is sent away, in px. */
const SWIPE_PX = 50;

/** Follows a finger or mouse to the right; a swipe of 50 px or more calls `onSwipe`, a shorter one springs back. */
function useSwipeRight(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const release = () => {
    start.current = null;
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        // A press on the action is a press, not the start of a swipe.
        const onButton = event.target instanceof Element && event.target.closest('button') !== null;
        if (event.button === 0 && !onButton) start.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current === null) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setOffset(Math.max(0, event.clientX - start.current));
      },
      onPointerUp: (event: PointerEvent) => {
        const far = start.current !== null && event.clientX - start.current >= SWIPE_PX;
        release();
        if (far) onSwipe();
      },
      onPointerCancel: release,
    },
  };
}

type ToastCardProps = {
  /** What it says. */
  toast: Toast;
};

/** One toast: ink on paper turned round, crimson when something failed. Waits while a person is on it or away. */
function ToastCard({ toast }: ToastCardProps) {
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

/**
 * Calls `onEnd` once after `ms` milliseconds of not being paused.
 *
 * @param paused stops the clock; what is left runs on afterwards
 */
function useCountdown(ms: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused]);
}

type ToasterProps = {
  /** Name of the region, e.g. "Notifications (F8)". */
  label: string;
};

/**
 * The one place where toasts appear; mounted once by the shell. F8 brings the focus to the toast, Escape closes it.
 * The two live regions stand from the start, so that readers notice what is put into them.
 */
export function Toaster({ label }: ToasterProps) {
  const toast = useSyncExternalStore(subscribeToasts, currentToast, () => null);
  const modal = useSyncExternalStore(subscribeModals, topModal, () => null);
  const region = useRef<HTMLElement>(null);
  useHotkey(region, toast !== null);
  const isMoved = useClearOfFocus(region, toast?.id ?? null);

  const bad = toast?.variant === 'destructive';
  const card = toast && <ToastCard key={toast.id} toast={toast} />;
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || toast === null) return;
    event.preventDefault();
    event.stopPropagation();
    dismissToast(toast.id);
  };
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape here belongs to the toast, not to a dialog below
    <section ref={region} aria-label={label} tabIndex={-1} className={styles.region} data-moved={isMoved} onKeyDown={escape}>
      <div role="status">{!bad && card}</div>
      <div role="alert">{bad && card}</div>
    </section>,
    modal ?? document.body,
  );
}

/** F8 brings the focus to the toast; when that toast has gone, the focus goes back to where it was. */
function useHotkey(region: RefObject<HTMLElement | null>, shown: boolean): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F8' || !shown || region.current === null) return;
      if (!region.current.contains(document.activeElement)) before.current = document.activeElement;
      region.current.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [region, shown]);
  useEffect(() => {
    if (shown) return;
    // A person who has gone on by themselves is left where they are.
    const astray = document.activeElement === document.body || region.current?.contains(document.activeElement) === true;
    if (astray && before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    before.current = null;
  }, [region, shown]);
}

/**
 * Whether the toast has to stand at the other end of the window: what the keyboard goes to must not lie under it
 * (WCAG 2.4.11). Computed anew at each step of the focus; a new toast begins at its own place.
 */
function useClearOfFocus(region: RefObject<HTMLElement | null>, toastId: unknown): boolean {
  const [movedFor, setMovedFor] = useState<unknown>(null);
  useEffect(() => {
    if (toastId === null) return undefined;
    let frame = 0;
    const look = () => {
      const [place, focused] = [region.current, document.activeElement];
      if (place === null || focused === null || place.contains(focused) || !focused.matches(':focus-visible')) return;
      if (overlap(place.getBoundingClientRect(), focused.getBoundingClientRect()))
        setMovedFor((moved: unknown) => (moved === toastId ? null : toastId));
    };
    // The page scrolls to what has the focus first.
    const listen = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    document.addEventListener('focusin', listen);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', listen);
    };
  }, [region, toastId]);
  return toastId !== null && movedFor === toastId;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

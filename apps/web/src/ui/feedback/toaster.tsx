import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { useSwipe } from '../../lib/use-swipe.ts';
import { Icon } from '../icons/icon.tsx';
import { subscribeModals, topModal } from './modal.tsx';
import styles from './toast.module.css';
import { currentToast, dismissToast, subscribeToasts, TOAST_MS, type Toast } from './toast-store.ts';
import { useNameTip } from './tooltip.tsx';

/** A toast swiped this far to the right is sent away, in px. */
const SWIPE_PX = 50;

type ToastCardProps = {
  /** What it says. */
  toast: Toast;
  /** Name of its cross. */
  closeLabel: string;
};

/** One toast: ink on paper turned round, crimson when something failed. Waits while a person is on it or away. */
function ToastCard({ toast, closeLabel }: ToastCardProps) {
  const { hovered, hover } = useHover();
  const [focused, setFocused] = useState(false);
  const away = useAway();
  const dismiss = () => dismissToast(toast.id);
  const close = useNameTip(closeLabel);
  const { offset, handlers } = useSwipe('right', SWIPE_PX, dismiss);
  useCountdown(TOAST_MS, hovered || focused || away || offset > 0, dismiss);

  const bad = toast.variant === 'destructive';
  return (
    <div
      className={`${styles.toast} ${bad ? styles.bad : ''} ${offset > 0 ? styles.held : ''}`}
      style={{ '--dx': `${offset}px` }}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      {...handlers}
      {...hover}
      onPointerMove={(event) => {
        hover.onPointerMove(event);
        handlers.onPointerMove(event);
      }}
    >
      <Icon name={bad ? 'conflict' : 'fits'} />
      <div className={styles.text}>
        <p className="strong">{toast.title}</p>
        {toast.description !== undefined && <p>{toast.description}</p>}
      </div>
      <div className={styles.buttons}>
        {toast.action && <ToastAction action={toast.action} onDone={dismiss} />}
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={dismiss} {...close.handlers}>
          <Icon name="close" size="m" />
          {close.tip}
        </button>
      </div>
    </div>
  );
}

/** A pointer that moves further than this is a hand; one that only lay where the toast came up is not. */
const HAND_PX = 3;

/** Whether a hand is on it. A mouse that rests where a toast appears does not hold it for ever. */
function useHover() {
  const [hovered, setHovered] = useState(false);
  const entered = useRef<{ x: number; y: number } | null>(null);
  const onPointerMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    entered.current ??= { x, y };
    if (Math.hypot(x - entered.current.x, y - entered.current.y) > HAND_PX) setHovered(true);
  };
  const leave = () => {
    entered.current = null;
    setHovered(false);
  };
  return { hovered, hover: { onPointerEnter: onPointerMove, onPointerMove, onPointerLeave: leave } };
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
  /** Name of the cross on a toast. */
  closeLabel?: string | undefined;
};

/**
 * The one place where toasts appear; mounted once by the shell. F8 brings the focus to the toast, Escape closes it.
 * The two live regions stand from the start, so that readers notice what is put into them.
 */
export function Toaster({ label, closeLabel = 'Dismiss' }: ToasterProps) {
  const toast = useSyncExternalStore(subscribeToasts, currentToast, () => null);
  const modal = useSyncExternalStore(subscribeModals, topModal, () => null);
  const region = useRef<HTMLElement>(null);
  useHotkey(region, toast !== null);
  const isMoved = useClearOfFocus(region, toast?.id ?? null);

  const bad = toast?.variant === 'destructive';
  const card = toast && <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />;
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

/** The controls that a press may land on. */
const CONTROLS = 'button, a, input, select, textarea, label, [role="button"], [role="tab"], [role="radio"]';

/** The control that was pressed last, by pointer or key. */
function usePressed(): RefObject<Element | null> {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest(CONTROLS) : null;
    };
    document.addEventListener('pointerdown', note, { capture: true, passive: true });
    document.addEventListener('keydown', note, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', note, { capture: true });
      document.removeEventListener('keydown', note, { capture: true });
    };
  }, []);
  return pressed;
}

/**
 * Whether the toast has to stand at the other end of the window: it lies neither on what was pressed last, nor on what is in use when it
 * comes, nor on what the keyboard goes to meanwhile (WCAG 2.4.11). Each toast is placed again.
 */
function useClearOfFocus(region: RefObject<HTMLElement | null>, toastId: unknown): boolean {
  const [movedFor, setMovedFor] = useState<unknown>(null);
  const pressed = usePressed();
  useLayoutEffect(() => {
    const place = region.current;
    if (toastId === null || place === null) return;
    const inUse = [pressed.current, document.activeElement].filter((control) => isControl(control, place)).flatMap(withSubmit);
    // Where it lies is known only once it stands.
    // oxlint-disable-next-line react/set-state-in-effect -- a measurement of the layout
    if (inUse.some((control) => overlap(place.getBoundingClientRect(), control.getBoundingClientRect()))) setMovedFor(toastId);
  }, [pressed, region, toastId]);
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

/** A control outside of the toast that is still there. */
function isControl(element: Element | null, place: Element): element is Element {
  return element?.isConnected === true && element.matches(CONTROLS) && !place.contains(element);
}

/** A control, and the button that sends what is typed into it: after a failure it is pressed next. */
function withSubmit(control: Element): Element[] {
  const form = 'form' in control && control.form instanceof HTMLFormElement ? control.form : null;
  return [control, ...[...(form?.elements ?? [])].filter((one) => one instanceof HTMLButtonElement && one.type === 'submit')];
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

import { type KeyboardEvent, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { subscribeModals, topModal } from '../modal/modal-stack.ts';
import styles from './toast.module.css';
import { ToastCard } from './toast-card.tsx';
import { currentToast, dismissToast, subscribeToasts } from './toast-store.ts';
import { useClearOfFocus } from './use-clear-of-focus.ts';

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

import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { subscribeModals, topModal } from '../modal/modal-stack.ts';
import { ToastCard } from './toast-card.tsx';
import { currentToast, dismissToast, subscribeToasts } from './toast-store.ts';
import styles from './toast.module.css';

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
  useHotkey('F8', () => region.current?.focus());

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
    <section ref={region} aria-label={label} tabIndex={-1} className={styles.region} onKeyDown={escape}>
      <div role="status">{!bad && card}</div>
      <div role="alert">{bad && card}</div>
    </section>,
    modal ?? document.body,
  );
}

function useHotkey(key: string, onPress: () => void): void {
  const press = useRef(onPress);
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key === key) press.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [key]);
}

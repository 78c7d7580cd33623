import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import styles from './modal.module.css';
import { pushModal } from './modal-stack.ts';

type ModalProps = {
  /** Called when a person leaves it: Escape, the back gesture, a press beside it. */
  onClose: () => void;
  /** The panel's shape: a sheet rises from the bottom, a dialog stands in the middle, a drawer slides in from the left. */
  shape: 'sheet' | 'dialog' | 'drawer';
  /** Crimson rule at the top: something is about to be lost. */
  destructive?: boolean | undefined;
  /** `alertdialog` when an answer is asked for. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Id of the text that is read after the title. */
  describedBy?: string | undefined;
  /** The panel's content; gets the id that its heading must carry. */
  children: (titleId: string) => ReactNode;
};

/** Where the focus goes on opening: what asks for it, else the heading. */
function firstFocus(dialog: HTMLDialogElement): HTMLElement | null {
  return dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('h2');
}

/**
 * A native modal dialog: the page behind is inert, Escape and the back gesture close it, and the focus returns to
 * where it was. The `<dialog>` fills the window and the panel lies in it, so that a press beside the panel lands on
 * the dialog itself and toasts inside it are placed by the window.
 */
export function Modal({ onClose, shape, destructive, role, describedBy, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const before = document.activeElement;
    dialog.showModal();
    firstFocus(dialog)?.focus();
    const pop = pushModal(dialog);
    return () => {
      pop();
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    // The platform may close it without asking (a second Escape in a row): the owner has to learn of it.
    const closed = () => {
      if (dialog !== null && !dialog.open) close();
    };
    dialog?.addEventListener('close', closed);
    return () => dialog?.removeEventListener('close', closed);
  }, []);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const pressBeside = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };
  return (
    // Escape is the key for it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      role={role}
      className={styles.modal}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={cancel}
      onClick={pressBeside}
    >
      <div className={`${styles.panel} ${styles[shape]} ${destructive ? styles.destructive : ''}`}>{children(titleId)}</div>
    </dialog>
  );
}

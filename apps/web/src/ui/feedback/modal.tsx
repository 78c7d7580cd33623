import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { createStore } from '../../lib/store.ts';
import { Button, IconButton } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import styles from './modal.module.css';

/**
 * The modal dialogs that stand open, the topmost last. Toasts go into the topmost one: everything outside
 * of a modal dialog is inert and lies below its backdrop.
 */
const open = createStore<readonly HTMLDialogElement[]>([]);

/** Puts a dialog on top; the answer takes it away again. */
export function pushModal(dialog: HTMLDialogElement): () => void {
  const others = () => open.get().filter((other) => other !== dialog);
  open.set([...others(), dialog]);
  return () => open.set(others());
}

/** The dialog that takes input now, or null. */
export function topModal(): HTMLDialogElement | null {
  return open.get().at(-1) ?? null;
}

/** Calls back whenever the topmost dialog may have changed; the answer ends that. */
export const subscribeModals = open.subscribe;

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
      data-toasts={shape === 'drawer' ? 'below-head' : undefined}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={cancel}
      onClick={pressBeside}
    >
      <div className={`${styles.panel} ${styles[shape]} ${destructive ? styles.destructive : ''}`}>{children(titleId)}</div>
    </dialog>
  );
}

type DialogProps = {
  /** Shown while true. */
  open: boolean;
  /** The safe way out: the first button, Escape, a press beside it. */
  onCancel: () => void;
  /** Does the thing; the owner closes the dialog. */
  onConfirm: () => void;
  /** The question, or the name of the act. */
  title: string;
  /** What is lost or what happens, with its count. */
  children: ReactNode;
  /** Words of the safe choice, e.g. "Cancel". */
  cancelLabel: string;
  /** Words of the act, e.g. "Clear History". */
  confirmLabel: string;
  /** Something is lost: crimson rule and button. */
  destructive?: boolean | undefined;
  /** The act runs: the confirming button shows it. */
  busy?: boolean | undefined;
  /** Why the act failed, as a sentence, where the owner leaves the dialog open: the confirming button tries again. */
  failed?: string | null | undefined;
};

/** Asks once before something that cannot be undone. The safe choice comes first and has the focus. */
export function Dialog(props: DialogProps) {
  const { open, onCancel, onConfirm, title, children, cancelLabel, confirmLabel, destructive = false, busy, failed = null } = props;
  const textId = useId();
  if (!open) return null;
  return (
    <Modal onClose={onCancel} shape="dialog" role="alertdialog" destructive={destructive} describedBy={textId}>
      {(titleId) => (
        <>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <div id={textId} className={`small muted ${styles.text}`}>
            {children}
          </div>
          {failed !== null && (
            <p role="alert" className={`small strong ${styles.failed}`}>
              <Icon name="conflict" size="m" />
              <span>{failed}</span>
            </p>
          )}
          <div className={styles.actions}>
            <Button data-autofocus onClick={onCancel}>
              {cancelLabel}
            </Button>
            <Button variant={destructive ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}

type SheetProps = {
  /** Shown while true; leaving is the owner's to decide. */
  open: boolean;
  /** Asks the owner to close it. */
  onClose: () => void;
  /** The heading, also its accessible name. */
  title: string;
  /** One quiet line under the heading. */
  lead?: ReactNode | undefined;
  /** Name of the cross, e.g. "Close". */
  closeLabel: string;
  /** `sheet` (default) rises from the bottom on phones; `dialog` stands in the middle everywhere. */
  shape?: 'sheet' | 'dialog' | undefined;
  /** The content; an element with `data-autofocus` gets the focus instead of the heading. */
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode | undefined;
};

/** A panel over the page with a heading, a cross and anything in it. From 768 px it stands in the middle. */
export function Sheet({ open, onClose, title, lead, closeLabel, shape = 'sheet', children, actions }: SheetProps) {
  if (!open) return null;
  return (
    <Modal onClose={onClose} shape={shape}>
      {(titleId) => (
        <>
          <header className={styles.head}>
            <div>
              <h2 id={titleId} tabIndex={-1}>
                {title}
              </h2>
              {lead !== undefined && <p className="small muted">{lead}</p>}
            </div>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          {children}
          {actions !== undefined && <div className={styles.sheetActions}>{actions}</div>}
        </>
      )}
    </Modal>
  );
}

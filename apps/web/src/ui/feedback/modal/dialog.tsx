import { type ReactNode, useId } from 'react';
import { Button } from '../../controls/button/button.tsx';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

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
};

/** Asks once before something that cannot be undone. The safe choice comes first and has the focus. */
export function Dialog(props: DialogProps) {
  const { open, onCancel, onConfirm, title, children, cancelLabel, confirmLabel, destructive = false, busy } = props;
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

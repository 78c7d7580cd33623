import type { ReactNode } from 'react';
import { IconButton } from '../../controls/button/icon-button.tsx';
import { Modal } from './modal.tsx';
import styles from './sheet.module.css';

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
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </>
      )}
    </Modal>
  );
}

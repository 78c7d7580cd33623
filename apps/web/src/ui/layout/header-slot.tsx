import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { useDrawnHere } from '../../lib/use-drawn-here.ts';
import styles from './header-slot.module.css';

const HeaderSlotContext = createContext<HTMLElement | null>(null);

/** The place at the start of the header that a page may fill; given by the shell. */
export const HeaderSlotProvider = HeaderSlotContext.Provider;

/** Puts a page's way back at the start of the header, first in the order of reading; without a header it stands where it is written. */
export function InHeader({ children }: { children: ReactNode }) {
  const slot = useContext(HeaderSlotContext);
  const isDrawnHere = useDrawnHere();
  if (!isDrawnHere)
    // Nothing can be put into another place by a server: it lies over the header, which leaves room for it.
    return (
      <div className={styles.waiting} data-for-header>
        {children}
      </div>
    );
  return slot === null ? children : createPortal(children, slot);
}

import type { ReactNode } from 'react';
import styles from './screen.module.css';

type ScreenProps = {
  /** The page's title, its only h1. */
  title: ReactNode;
  /** One quiet line under the title. */
  lead?: ReactNode | undefined;
  /** At the title's right end: a small button or link. */
  aside?: ReactNode | undefined;
  /** Above the title: the way back where the header has none. */
  above?: ReactNode | undefined;
  /** `wide` up to 1120 px (default), `narrow` 640 for forms and chat. */
  width?: 'wide' | 'narrow' | undefined;
  /** `hidden` keeps it for readers alone; `absent` where a part of the content is the h1 (`ProductHead`). */
  titleLook?: 'shown' | 'hidden' | 'absent' | undefined;
  /** The content. */
  children: ReactNode;
};

/**
 * The frame of a page: title, content, gutters and greatest width. The shell owns `<main>`, the room for its bars, and
 * the focus that goes to the title on arrival.
 */
export function Screen({ title, lead, aside, above, width = 'wide', titleLook = 'shown', children }: ScreenProps) {
  return (
    <div className={`${styles.screen} ${width === 'narrow' ? styles.narrow : ''}`}>
      {above}
      {titleLook !== 'absent' && (
        <div className={titleLook === 'hidden' ? 'sr-only' : styles.head}>
          <div className={styles.words}>
            <PageTitle>{title}</PageTitle>
            {lead !== undefined && <p className="muted">{lead}</p>}
          </div>
          {aside}
        </div>
      )}
      {children}
    </div>
  );
}

type PageTitleProps = {
  /** The words of the h1. */
  children: ReactNode;
  /** Class of the part that places it. */
  className?: string | undefined;
};

/** The page's h1. It can take the focus: the shell gives it to the heading of every new page. */
export function PageTitle({ children, className }: PageTitleProps) {
  return (
    <h1 tabIndex={-1} className={`${styles.title} ${className ?? ''}`}>
      {children}
    </h1>
  );
}

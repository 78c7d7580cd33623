import { createContext, type ReactNode, useContext, useId } from 'react';
import { createPortal } from 'react-dom';
import type { To } from 'react-router';
import { Link } from '../../lib/navigation.tsx';
import { useDrawnHere } from '../../lib/use-drawn-here.ts';
import { Icon } from '../icons/icon.tsx';
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

type BackButtonProps = {
  /** The word, e.g. "Back". */
  children: string;
  /** The page that it leads to; without it `onPress` decides. */
  to?: To | undefined;
  onPress?: (() => void) | undefined;
};

/** The way back above a page's title: a link where the page is known, a button where history decides. */
export function BackButton({ children, to, onPress }: BackButtonProps) {
  const inside = (
    <>
      <Icon name="back" size="m" />
      {children}
    </>
  );
  if (to !== undefined)
    return (
      <Link to={to} className={`link ${styles.back}`}>
        {inside}
      </Link>
    );
  return (
    <button type="button" className={`link ${styles.back}`} onClick={onPress}>
      {inside}
    </button>
  );
}

type SectionProps = {
  /** Heading, also the section's name. */
  title: ReactNode;
  /** At the heading's right end: a link. */
  aside?: ReactNode | undefined;
  /** A 2 px rule under the heading. */
  ruled?: boolean | undefined;
  /** The content. */
  children: ReactNode;
};

/** A part of the page with a heading and no card around it. */
export function Section({ title, aside, ruled = false, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={`${styles.sectionHead} ${ruled ? styles.ruled : ''}`}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

type PageColumnsProps = {
  /** What comes first: who it is and the answer. Sticks beside the rest from 768 px. */
  first: ReactNode;
  /** Everything after it. */
  children: ReactNode;
  /** Changes where everything after it makes way for something else, so that nothing of it is moved. */
  stage?: string | undefined;
};

/** The two columns of the results: one below the other on a phone, 272 px (400 from 1024) and the rest beside it. */
export function PageColumns({ first, children, stage }: PageColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.first}>
        <Stack>{first}</Stack>
      </div>
      <Stack key={stage} roomy>
        {children}
      </Stack>
    </div>
  );
}

type StackProps = {
  /** Parts one below the other. */
  children: ReactNode;
  /** 24 px apart on wide screens instead of 16. */
  roomy?: boolean | undefined;
};

/** Parts one below the other, 16 px apart. */
export function Stack({ children, roomy = false }: StackProps) {
  return <div className={`${styles.stack} ${roomy ? styles.roomy : ''}`}>{children}</div>;
}

type PairProps = {
  /** Two cards. */
  children: ReactNode;
};

/** Two cards side by side from 1024 px, as high as each other; one below the other before. */
export function Pair({ children }: PairProps) {
  return <div className={styles.pair}>{children}</div>;
}

/** `null`: the header is about to stand there. `undefined`: there is none. */
const HeaderSlotContext = createContext<HTMLElement | null | undefined>(undefined);

/** The place at the start of the header that a page may fill; given by the shell. */
export const HeaderSlotProvider = HeaderSlotContext.Provider;

/** Puts a page's way back at the start of the header, first in the order of reading; without a header it stands where it is written. */
export function InHeader({ children }: { children: ReactNode }) {
  const slot = useContext(HeaderSlotContext);
  const isDrawnHere = useDrawnHere();
  if (!isDrawnHere || slot === null)
    // A server puts nothing into another place, and a header that comes with the page is not there yet: it lies over it, in the room left.
    return (
      <div className={styles.waiting} data-for-header>
        {children}
      </div>
    );
  return slot === undefined ? children : createPortal(children, slot);
}

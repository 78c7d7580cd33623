import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../icons/icon.tsx';
import styles from './fold.module.css';

type ClampProps = {
  /** Lines that are shown until it is opened. */
  lines: number;
  /** The words that open it and close it again. */
  more: string;
  less: string;
  /** The text. */
  children: ReactNode;
};

/**
 * Text that may be very long: its first lines, and a way to the rest where there is more. Readers and the browser's search have all of
 * it; a focus that goes to hidden words opens it.
 */
export function Clamp({ lines, more, less, children }: ClampProps) {
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (element === null || isOpen) return undefined;
    return observeSize(element, () => {
      const isLonger = element.scrollHeight > element.clientHeight + 1;
      return () => setIsLong(isLonger);
    });
  }, [isOpen]);
  return (
    <>
      <div
        ref={text}
        id={id}
        className={isOpen ? undefined : styles.closed}
        style={isOpen ? undefined : { '--lines': lines }}
        onFocus={({ target, currentTarget }) => {
          if (target.getBoundingClientRect().top >= currentTarget.getBoundingClientRect().bottom) setIsOpen(true);
        }}
      >
        {children}
      </div>
      {isLong && (
        <button
          type="button"
          className={`link ${styles.toggle}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? less : more}
        </button>
      )}
    </>
  );
}

/** Reads what it must know of an element's size, and gives back what to do with it. */
type Read = () => () => void;

const reads = new Map<Element, Read>();
let observer: ResizeObserver | undefined;

/**
 * Calls `read` with every size of an element, from its first on; what it gives back is done before the browser paints. The browser measures
 * when it lays the page out anyway: asked while a page is drawn, it would have to lay it out once more.
 * @returns an end of it
 */
export function observeSize(element: Element, read: Read): () => void {
  if (typeof ResizeObserver === 'undefined') {
    read()();
    return () => undefined;
  }
  observer ??= new ResizeObserver((entries) => {
    // All are read before anything moves.
    const acts = entries.flatMap(({ target }) => reads.get(target)?.() ?? []);
    flushSync(() => acts.forEach((act) => act()));
  });
  reads.set(element, read);
  observer.observe(element);
  return () => {
    reads.delete(element);
    observer?.unobserve(element);
  };
}

type FoldProps = {
  /** Heading, also the section's name. */
  title: string;
  /** The answer in a few words, at the right before it is opened: "12 − 8 = 4". */
  answer?: ReactNode | undefined;
  /** What stands behind it. */
  children: ReactNode;
  /** Name of the section where its heading alone would name two. */
  name?: string | undefined;
  /** Level of the heading; 3 under the heading of a section. */
  level?: 2 | 3 | undefined;
};

/** A part of a page behind one line that gives its answer: 56 px high until it is opened. Found by the browser's own search. */
export function Fold({ title, answer, children, name, level = 2 }: FoldProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-label={name} aria-labelledby={name === undefined ? id : undefined} className={styles.fold}>
      <details>
        <summary className={styles.line}>
          <Heading id={id} className={styles.title}>
            {title}
          </Heading>
          <span className={styles.answer}>{answer}</span>
          <Icon name="down" size="m" className={styles.sign} />
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </section>
  );
}

/** Folds one below the other, between hairlines under one rule. */
export function Folds({ children }: { children: ReactNode }) {
  return <div className={styles.folds}>{children}</div>;
}

/** A line of a fold to come, as high as it will be. */
export function FoldWaiting() {
  return <div className={styles.fold} aria-hidden="true" />;
}

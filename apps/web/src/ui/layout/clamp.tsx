import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './clamp.module.css';

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

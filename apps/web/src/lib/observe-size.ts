import { flushSync } from 'react-dom';

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

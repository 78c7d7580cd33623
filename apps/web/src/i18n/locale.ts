let drawnIn = 'en';

/**
 * The language of this page by BCP 47, which `language.js` has put on `<html>` before the app ran: texts, figures and dates follow it, and
 * the API is asked for it. It does not change while the page stands. Where no page is, it is the language that a page is drawn in.
 */
export function locale(): string {
  return (typeof document === 'undefined' ? '' : document.documentElement.lang) || drawnIn;
}

/** Has pages drawn in a language from now on, where there is no document. One is drawn after the other (`app/first-paint/render.tsx`). */
export function drawIn(tag: string): void {
  drawnIn = tag;
}

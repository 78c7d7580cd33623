/**
 * The language of this page by BCP 47, which `language.js` has put on `<html>` before the app ran: texts, figures and dates follow it, and
 * the API is asked for it. It does not change while the page stands. Pages that a server draws are English.
 */
export function locale(): string {
  return (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en';
}

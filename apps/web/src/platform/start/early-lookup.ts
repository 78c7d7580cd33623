declare global {
  interface Window {
    /** What `early-lookup.js` asked for, in the page itself. */
    earlyLookup?: { readonly path: string; readonly answer: Promise<Response>; readonly isFromPage: boolean } | undefined;
    /** The last control pressed before the app ran, on a page that the server drew. */
    earlyPresses?: { readonly last: HTMLElement | null; taken: boolean } | undefined;
  }
}

/** The answer that is on its way to this request, once; `null` where none is. */
export function takeEarlyLookup(method: string, url: string): Promise<Response> | null {
  const early = window.earlyLookup;
  if (early === undefined || method !== 'GET' || early.path !== url) return null;
  window.earlyLookup = undefined;
  if (early.isFromPage && isControlled()) void early.answer.then(() => fetch(url, { credentials: 'include' })).catch(() => undefined);
  return early.answer;
}

/** Whether a service worker stands between: it stores an answer for a time without a network only where the page asks for it. */
function isControlled(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Presses again what was pressed before the app could answer, once. From now on presses are the app's own. */
export function repeatEarlyPress(): void {
  takeEarlyPress()();
}

/** From now on presses are the app's own; the answer presses again what was pressed before. */
export function takeEarlyPress(): () => void {
  const presses = window.earlyPresses;
  if (presses === undefined || presses.taken) return () => undefined;
  presses.taken = true;
  const { last } = presses;
  return () => {
    if (last !== null) standsNow(last)?.click();
  };
}

/** The control that stands in the place of one that was drawn: itself, or where the app drew the page anew the one of the same words. */
function standsNow(control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected) return control;
  const wordsOf = (one: HTMLElement) => one.getAttribute('aria-label') ?? one.textContent;
  const alike = [...document.querySelectorAll<HTMLElement>(control.localName)];
  return alike.find((one) => wordsOf(one) === wordsOf(control));
}

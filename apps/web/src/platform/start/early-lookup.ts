import { locale } from '../../i18n/say.ts';
import { whenIdle } from '../../lib/timing.ts';
import { FOOD_CACHE } from '../service-worker.ts';

type EarlyLookup = { readonly path: string; readonly answer: Promise<Response>; readonly isFromPage: boolean };

declare global {
  interface Window {
    /** What `early-lookup.js` asked for or found in the page, until somebody takes it. */
    earlyLookups?: EarlyLookup[] | undefined;
    /** The last control pressed before the app ran, on a page that the server drew. */
    earlyPresses?: { readonly last: HTMLElement | null; taken: boolean } | undefined;
  }
}

/** The answer that is on its way to this request, once; `null` where none is. */
export function takeEarlyLookup(method: string, url: string): Promise<Response> | null {
  const at = method === 'GET' ? (window.earlyLookups ?? []).findIndex(({ path }) => path === url) : -1;
  const [early] = at < 0 ? [] : (window.earlyLookups?.splice(at, 1) ?? []);
  if (early === undefined) return null;
  // What the page had stored is asked for again by whoever takes it over.
  const isStored = document.documentElement.dataset['stored'] !== undefined;
  if (early.isFromPage && !isStored) void store(url, early.answer);
  return early.answer;
}

/** Whether the page brought the answer to this request along. */
export function cameWithPage(url: string): boolean {
  return window.earlyLookups?.some(({ path, isFromPage }) => isFromPage && path === url) === true;
}

/**
 * Puts what came with the page where the service worker looks without a network: at once, for the network may be gone before the page
 * is at rest. Then asks for it through the worker, which notes when it stored it.
 */
async function store(url: string, answer: Promise<Response>): Promise<void> {
  const copy = await answer.then((response) => response.clone().text());
  const headers = { 'content-type': 'application/json', date: new Date().toUTCString() };
  // Only a secure page has a store.
  if ('caches' in window)
    await caches
      .open(FOOD_CACHE)
      .then((foods) => foods.put(url, new Response(copy, { headers })))
      .catch(() => undefined);
  if (!isControlled()) return;
  await whenIdle();
  // Read to its end, for the worker's copy comes from the same stream.
  await fetch(url, { headers: { 'Accept-Language': locale() }, credentials: 'include' })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
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
    if (last !== null) pressAgain(last, { address: location.href, until: Date.now() + STANDS_AGAIN_MS });
  };
}

/** How long a control may take to stand again where the app draws the page anew, in ms. */
const STANDS_AGAIN_MS = 5000;
const LOOK_AGAIN_MS = 100;

/** Presses it as soon as it stands, while the page is the same; a link that does not come back is followed. */
function pressAgain(control: HTMLElement, wait: { readonly address: string; readonly until: number }): void {
  if (location.href !== wait.address) return;
  const standing = standsNow(control);
  if (standing !== undefined) standing.click();
  else if (Date.now() < wait.until) setTimeout(pressAgain, LOOK_AGAIN_MS, control, wait);
  else if (control instanceof HTMLAnchorElement) location.assign(control.href);
}

/** The control that stands in the place of one that was drawn: itself, or where the app drew the page anew the one of the same words. */
function standsNow(control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected) return control;
  const wordsOf = (one: HTMLElement) => one.getAttribute('aria-label') ?? one.textContent;
  const alike = [...document.querySelectorAll<HTMLElement>(control.localName)];
  return alike.find((one) => wordsOf(one) === wordsOf(control));
}

import { whenIdle } from '../lib/timing.ts';
import { getPlatform } from './platform.ts';

/** Answers of the API that the service worker keeps; `build/pwa.ts` gives the cache this name. */
export const FOOD_CACHE = 'labelwise-foods';

/** Results as the server drew them last, for everyone; `build/pwa.ts` has the name once more. */
export const PAGE_CACHE = 'labelwise-pages';

/** What pages say, in the language of this device; `build/pwa.ts` serves it from there. */
export const TEXT_CACHE = 'labelwise-texts';

/** The files of one release in one language, and as many again for a tab that still shows the one before. */
const MAX_TEXTS = 16;

/**
 * Stores the texts that this page has loaded, so that the app opens without a network in its language: the worker's own list has no
 * texts, for it would fetch all languages. Those of earlier releases and languages go.
 */
export async function storeLoadedTexts(): Promise<void> {
  if (!('caches' in window) || !('serviceWorker' in navigator) || !import.meta.env.PROD || getPlatform() === 'native') return;
  await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = [...new Set(loaded.filter((name) => /\/assets\/texts-[^/]+\.js$/.test(name)))];
  const texts = await caches.open(TEXT_CACHE);
  for (const file of files) if ((await texts.match(file)) === undefined) await texts.add(file);
  const stored = await texts.keys();
  const old = stored.filter(({ url }) => !files.includes(url));
  for (const one of old.slice(0, Math.max(0, stored.length - MAX_TEXTS))) await texts.delete(one);
}

/** The header by which the service worker marks an answer that it stored: the server did not answer, or not in time. */
export const STORED_ANSWER_HEADER = 'x-kept-on-device';

/** Where workbox notes when each answer was stored, with its address: what somebody looked up. */
const TIMES = { database: 'workbox-expiration', store: 'cache-entries' } as const;

/** Throws away every page that was stored with a verdict in it. */
export async function forgetDrawnPages(): Promise<void> {
  if ('caches' in window) await caches.delete(PAGE_CACHE).catch(() => false);
}

/** Throws away every stored page, answer of the API and the notes about them, so that nothing looked up in a session outlives it. */
export async function forgetCachedAnswers(): Promise<void> {
  if (!('caches' in window)) return;
  await forgetDrawnPages();
  await caches.delete(FOOD_CACHE).catch(() => false);
  await forgetTimes().catch(() => undefined);
}

async function forgetTimes(): Promise<void> {
  // Opening a database that is not there would make an empty one, which workbox could not use.
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === TIMES.database)) return;
  const database = await answerOf(indexedDB.open(TIMES.database));
  // The worker holds the database open, so it cannot be deleted as a whole.
  const store = database.transaction(TIMES.store, 'readwrite').objectStore(TIMES.store);
  for (const key of await answerOf(store.index('cacheName').getAllKeys(FOOD_CACHE))) store.delete(key);
  database.close();
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database did not answer.')));
  });
}

/**
 * Registers the service worker and watches for new versions. The new version takes over only when it is accepted, then
 * the page is loaded again; so nobody loses what they are typing.
 */
export async function registerServiceWorker(onWaiting: (accept: () => void) => void): Promise<void> {
  // The shell's files lie on the device: there is nothing to keep, and a new version comes through the store.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD || getPlatform() === 'native') return;
  const container = navigator.serviceWorker;
  // Whoever comes for the first time needs the network for the page; the worker fetches the whole app.
  if (container.controller === null) await whenIdle();
  const registration = await container.register('/sw.js');

  const offer = (worker: ServiceWorker) =>
    onWaiting(() => {
      container.addEventListener('controllerchange', () => window.location.reload(), { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage({ type: 'SKIP_WAITING' });
    });

  if (registration.waiting !== null && container.controller !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // Without a controller this is the first visit, and nothing waits for anything.
      if (worker.state === 'installed' && container.controller !== null) offer(worker);
    });
  });
}

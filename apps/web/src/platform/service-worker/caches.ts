/** Answers of the API that the service worker keeps; `build/workbox.ts` gives the cache this name. */
export const FOOD_CACHE = 'labelwise-foods';

/** Throws away every kept answer of the API, so that nothing looked up in a session outlives it. */
export async function forgetCachedAnswers(): Promise<void> {
  if (!('caches' in window)) return;
  await caches.delete(FOOD_CACHE).catch(() => false);
}

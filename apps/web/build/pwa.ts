import { BARCODE_PATTERN } from '@labelwise/domain/gtin';
import type { ManifestOptions, VitePWAOptions } from 'vite-plugin-pwa';
import { FOOD_CACHE, TEXT_CACHE } from '../src/platform/service-worker.ts';

/** The web app manifest: what an installed Labelwise is called and looks like. Colours are the tokens' light paper and brand. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Labelwise',
  short_name: 'Labelwise',
  description: 'Scan a packaged food and see a personal score you can follow to the last point.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#FBFAF6',
  theme_color: '#FBFAF6',
  categories: ['food', 'health', 'lifestyle'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  shortcuts: [{ name: 'Scan Food', short_name: 'Scan', url: '/scan', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] }],
};

/** Addresses whose page the server draws. */
const DRAWN = new RegExp(`^/results/${BARCODE_PATTERN}/?(\\?|$)`);

/** The part of a worker's event that keeps the worker awake. */
type Waiting = { waitUntil(work: Promise<unknown>): void };

const DAY_S = 24 * 60 * 60;

/**
 * The service worker: the app shell is precached; a looked-up food is stored with its shelf, so that both open without a network; nothing
 * else of /api is ever stored, so no member's data can outlive the session. A new version waits until the person says so.
 */
export const workbox: NonNullable<VitePWAOptions['workbox']> = {
  globPatterns: ['**/*.{js,css,html,woff2,svg}', 'icons/icon-192.png'],
  // The decoder's wasm, the letters beyond Latin-1 and the reader with its vocabulary are stored at their first use; texts by the page, in
  // its own language alone.
  globIgnores: ['**/*.wasm', '**/*latin-ext*', '**/reader-worker-*.js', '**/label-worker-*.js', '**/texts-*.js'],
  navigateFallback: '/index.html',
  navigateFallbackDenylist: [/^\/api(\/|$)/, DRAWN],
  cleanupOutdatedCaches: true,
  skipWaiting: false,
  clientsClaim: false,
  runtimeCaching: [
    {
      // The build copies the text of this function and of the next into the worker: they write out what domain and contracts say.
      // The server's page has the verdict in it. Where it does not come at once, the stored page asks for the product as usual.
      urlPattern: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === 'navigate' && /^\/results\/\d{8,14}\/?$/.test(url.pathname),
      handler: drawnOrStored,
    },
    {
      urlPattern: ({ url, sameOrigin }) =>
        sameOrigin && (url.pathname.startsWith('/api/foods/barcode/') || /^\/api\/foods\/[^/]+\/shelf$/.test(url.pathname)),
      handler: 'NetworkFirst',
      options: {
        cacheName: FOOD_CACHE,
        networkTimeoutSeconds: 6,
        cacheableResponse: { statuses: [200] },
        expiration: { maxEntries: 200, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true },
        plugins: [{ cachedResponseWillBeUsed: markStored }],
      },
    },
    {
      urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.wasm'),
      handler: 'CacheFirst',
      options: { cacheName: 'labelwise-wasm', cacheableResponse: { statuses: [200] }, expiration: { maxEntries: 4 } },
    },
    {
      urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/assets\/texts-[^/]+\.js$/.test(url.pathname),
      handler: 'CacheFirst',
      options: { cacheName: TEXT_CACHE, cacheableResponse: { statuses: [200] } },
    },
    {
      // What reads labels: fetched with the first photo, stored from one release to the next, for its names change with its content.
      urlPattern: ({ url, sameOrigin }) =>
        sameOrigin && /^\/assets\/.*\.(?:onnx|traineddata|gz|txt)$|\/label-worker-[^/]+\.js$/.test(url.pathname),
      handler: 'CacheFirst',
      options: {
        cacheName: 'labelwise-labels',
        cacheableResponse: { statuses: [200] },
        expiration: { maxEntries: 12, purgeOnQuotaError: true },
      },
    },
    {
      urlPattern: ({ url, sameOrigin }) => sameOrigin && /\/reader-worker-[^/]+\.js$/.test(url.pathname),
      handler: 'CacheFirst',
      options: { cacheName: 'labelwise-reader', cacheableResponse: { statuses: [200] }, expiration: { maxEntries: 1 } },
    },
  ],
};

/**
 * Results with the verdict in the page: as the server drew them last, at once, while the page of today is fetched for the next time; the
 * app then asks for the food itself (`data-stored`). Else the server's page; the app's own where that does not come within a second or is
 * none. A page drawn for a release whose files are gone is none. The build copies the text of this function into the worker: it can use
 * nothing from outside itself.
 */
export async function drawnOrStored({ request, event }: { request: Request; event?: Waiting }): Promise<Response> {
  const MAX_PAGES = 40;
  const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
  const DRAWN = /<html lang="[\w-]+" data-drawn="results"/;
  const { origin, pathname, searchParams } = new URL(request.url);
  // In another language for this once.
  const isAskedIn = searchParams.has('lang');
  const address = origin + pathname.replace(/\/$/, '');
  const pages = await caches.open('labelwise-pages');

  const store = async (page: Response): Promise<void> => {
    const text = await page.text();
    await pages.delete(address);
    if (!DRAWN.test(text)) return;
    const headers = new Headers();
    for (const name of ['content-type', 'content-security-policy', 'date']) headers.set(name, page.headers.get(name) ?? '');
    await pages.put(address, new Response(text.replace(DRAWN, '$& data-stored'), { headers }));
    const [...known] = await pages.keys();
    for (const old of known.slice(0, Math.max(0, known.length - MAX_PAGES))) await pages.delete(old);
  };
  const ask = async (): Promise<Response> => {
    const sent = await fetch(request);
    if (sent.ok && !isAskedIn) event?.waitUntil(store(sent.clone()).catch(() => undefined));
    return sent;
  };
  const last = async (): Promise<Response | null> => {
    const page = await pages.match(address);
    if (page === undefined || !(Date.now() - Date.parse(page.headers.get('date') ?? '') < MAX_AGE_MS)) return null;
    const [script = ''] = (await page.clone().text()).match(/\/assets\/index-[\w-]+\.js/) ?? [];
    return (await caches.match(origin + script)) === undefined ? null : page;
  };

  const stored = isAskedIn ? null : await last().catch(() => null);
  const asked = ask();
  if (stored !== null) {
    event?.waitUntil(asked.catch(() => undefined));
    return stored;
  }
  const tooLong = new Promise<null>((resolve) => {
    setTimeout(resolve, 1000, null);
  });
  const sent = await Promise.race([asked, tooLong]).catch(() => null);
  if (sent?.ok === true) return sent;
  return (await caches.match('/index.html', { ignoreSearch: true })) ?? fetch(request);
}

/**
 * Marks an answer that the service worker takes from its cache with `STORED_ANSWER_HEADER`, so that the app does not take it
 * for an answer of the server. The build copies the text of this function into the worker too.
 */
export async function markStored({ cachedResponse }: { cachedResponse?: Response | undefined }): Promise<Response | null> {
  if (!cachedResponse) return null;
  const headers = new Headers(cachedResponse.headers);
  headers.set('x-kept-on-device', '1');
  return new Response(cachedResponse.body, { status: cachedResponse.status, statusText: cachedResponse.statusText, headers });
}

import type { VitePWAOptions } from 'vite-plugin-pwa';
import { FOOD_CACHE } from '../src/platform/service-worker/service-worker.ts';
import { markStored } from './mark-stored.ts';

const DAY_S = 24 * 60 * 60;

/**
 * The service worker: the app shell is precached; a looked-up food is stored with its shelf, so that both open without a network; nothing
 * else of /api is ever stored, so no member's data can outlive the session. A new version waits until the person says so.
 */
export const workbox: NonNullable<VitePWAOptions['workbox']> = {
  globPatterns: ['**/*.{js,css,html,woff2,svg}', 'icons/icon-192.png'],
  // The decoder's wasm, the letters beyond Latin-1 and the reader with its vocabulary are stored at their first use.
  globIgnores: ['**/*.wasm', '**/*latin-ext*', '**/reader-worker-*.js'],
  navigateFallback: '/index.html',
  navigateFallbackDenylist: [/^\/api(\/|$)/],
  cleanupOutdatedCaches: true,
  skipWaiting: false,
  clientsClaim: false,
  runtimeCaching: [
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
      urlPattern: ({ url, sameOrigin }) => sameOrigin && /\/reader-worker-[^/]+\.js$/.test(url.pathname),
      handler: 'CacheFirst',
      options: { cacheName: 'labelwise-reader', cacheableResponse: { statuses: [200] }, expiration: { maxEntries: 1 } },
    },
  ],
};

import type { ManifestOptions } from 'vite-plugin-pwa';

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

import type { Plugin } from 'vite';

/** Where the page comes from in the shell: `https://localhost` on Android, `capacitor://localhost` on iOS. */
const OWN = "'self' capacitor://localhost";

/**
 * The policy of the shell's page, which no server is there to send: scripts, styles and connections of the app itself
 * alone. Calls to the API leave through the native bridge, which is why `connect-src` names no host; pictures of foods come
 * from their source. @source OWASP MASVS PLATFORM-2
 */
const POLICY = [
  `default-src ${OWN}`,
  `script-src ${OWN} 'wasm-unsafe-eval'`,
  `style-src ${OWN} 'unsafe-inline'`,
  `img-src ${OWN} data: blob: https://images.openfoodfacts.org`,
  `media-src ${OWN} blob:`,
  `font-src ${OWN}`,
  `connect-src ${OWN} blob:`,
  `worker-src ${OWN} blob:`,
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  `form-action ${OWN}`,
].join('; ');

/** Puts the policy first into the page's head, before anything that it is to judge. */
export function shellPage(): Plugin {
  return {
    name: 'labelwise:shell-page',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    ],
  };
}

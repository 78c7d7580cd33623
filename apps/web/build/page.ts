import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What the build adds to the page: scripts of the start, the files that a screen needs, the policy of the shell. */

const SOURCE = path.join(import.meta.dirname, '../src/platform/start');

/**
 * Puts the scripts that run before the first paint into the page itself: fetched as files they would each cost a round trip. The server's
 * content policy names them by their hashes. In the shell, whose policy allows no inline script, the theme stays a file.
 */
export function firstScripts(): Plugin {
  return {
    name: 'labelwise:first-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const inline = (file: string) => `<script>${withoutComments(readFileSync(file, 'utf8'))}</script>`;
        const open = (name: string) => path.join(import.meta.dirname, '../public', name);
        return html
          .replace('<script src="/language.js"></script>', () => inline(open('language.js')))
          .replace('<script src="/theme.js"></script>', () => inline(open('theme.js')) + inline(path.join(SOURCE, 'early-lookup.js')));
      },
    },
  };
}

/**
 * Has React and the router evaluated as soon as they are here, by themselves: together with what imports them they would hold up a press
 * for twice as long.
 */
export function baseFirst(): Plugin {
  return {
    name: 'labelwise:base-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const chunks = Object.values(bundle ?? {}).flatMap((file) => (file.type === 'chunk' ? [file] : []));
        const start = chunks.find(({ isEntry }) => isEntry);
        const base = chunks.find(({ name, fileName }) => name === 'base' && start?.imports.includes(fileName));
        if (base === undefined) throw new Error('The start rests on no chunk called base.');
        return [{ tag: 'script', attrs: { type: 'module', crossorigin: true, src: `/${base.fileName}` }, injectTo: 'head-prepend' }];
      },
    },
  };
}

function withoutComments(code: string): string {
  return code.replaceAll(/^\s*\/\/.*\n/gm, '').trim();
}

/** The screens that a person opens from outside, by the address's first part: whose files a page announces before its script runs. */
const SCREENS: Readonly<Record<string, string>> = {
  results: '/features/results/results-screen.tsx',
  scan: '/features/scan/scan-screen.tsx',
  // No address begins so: the guest's home is announced where it is drawn (`first-paint.ts`).
  home: '/features/home/guest-home-screen.tsx',
};

/**
 * Writes `pages.json`: for each of these addresses the tags that announce the files of its screen. The server puts them into the page, so
 * that the screen is fetched with the start and not after it.
 */
export function pages(): Plugin {
  return {
    name: 'labelwise:pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
        const filesOf = (names: readonly string[], seen = new Set<string>()): Set<string> => {
          for (const name of names) {
            const chunk = chunks.find(({ fileName }) => fileName === name);
            if (chunk === undefined || seen.has(name)) continue;
            seen.add(name);
            filesOf(chunk.imports, seen);
          }
          return seen;
        };
        const first = filesOf(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
        const tags = Object.entries(SCREENS).map(([name, module]) => {
          const entry = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))).map(({ fileName }) => fileName);
          if (entry.length === 0) throw new Error(`No chunk holds ${module}.`);
          const files = [...filesOf(entry)].filter((file) => !first.has(file));
          const styles = [...new Set(files.flatMap((file) => cssOf(chunks.find(({ fileName }) => fileName === file))))];
          return [
            name,
            [
              ...files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
              ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
            ].join(''),
          ];
        });
        this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(Object.fromEntries(tags)) });
      },
    },
  };
}

function cssOf(chunk: { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } } | undefined): string[] {
  return [...(chunk?.viteMetadata?.importedCss ?? [])];
}

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

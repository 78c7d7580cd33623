import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES } from '@labelwise/messages/languages';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { messages } from './messages.ts';
import { riskLevels } from './risk-levels.ts';
import { texts } from './texts.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** Where the server finds it: in a folder that begins with a dot, which is never served. */
const FOLDER = '.first-paint';

/**
 * Builds the app a second time, for the server: `renderer.js` draws the results of a food as the app does, and `page.html` is the page that
 * they are put into. It holds its styles, so that nothing has to be fetched before the first sight of it.
 *
 * @param define the constants of the first build
 */
export function firstPaint(define: Record<string, string>): Plugin {
  let outDir = '';
  return {
    name: 'labelwise:first-paint',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await build({
          root: ROOT,
          configFile: false,
          logLevel: 'warn',
          plugins: [withoutLabelReader(), messages(), texts(), riskLevels(), react()],
          define,
          ssr: { noExternal: true },
          build: {
            ssr: 'src/app/first-paint/render.tsx',
            outDir: path.join(outDir, FOLDER),
            copyPublicDir: false,
            assetsInlineLimit: 0,
            minify: true,
            rolldownOptions: { output: { entryFileNames: 'renderer.js' } },
          },
        });
        const write = (name: string, content: string) => writeFileSync(path.join(outDir, FOLDER, name), content);
        write('page.html', page(outDir, 'results'));
        const renderer: Renderer = await import(pathToFileURL(path.join(outDir, FOLDER, 'renderer.js')).href);
        for (const [name, address] of FIXED) {
          const html = page(outDir, name).replace('<!--title-->', 'Labelwise').replace('<!--food-->', '');
          for (const tag of Object.values(LOCALES)) {
            const markup = await renderer.renderFixed(address, tag);
            write(
              `${name}.${tag}.html`,
              html.replace('<html lang="en"', `<html lang="${tag}"`).replace('<!--markup-->', () => markup),
            );
          }
        }
      },
    },
  };
}

/** The server never draws the page that reads labels: its engines and their 40 MB of models are no part of the second build. */
function withoutLabelReader(): Plugin {
  return {
    name: 'labelwise:without-label-reader',
    enforce: 'pre',
    load: (id) => (id.endsWith('/label-check-screen.tsx') ? 'export const LabelCheckScreen = () => null;' : null),
  };
}

/** Pages that are the same for everyone who may see them: drawn in the build, in each language. */
const FIXED = [
  ['home', '/'],
  ['scan', '/scan'],
] as const;

/** What `render.tsx` exports, as far as the build needs it. */
type Renderer = { readonly renderFixed: (address: string, tag: string) => Promise<string> };

/**
 * The app's page with the styles of a screen inside and its scripts announced; `<!--title-->`, `<!--food-->` and `<!--markup-->` stand
 * open.
 */
function page(outDir: string, screen: 'results' | (typeof FIXED)[number][0]): string {
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  const tags: Readonly<Record<string, string>> = JSON.parse(read('pages.json'));
  const html = read('index.html').replace('</head>', `${tags[screen] ?? ''}</head>`);
  const sheets = [...html.matchAll(STYLES)].flatMap(({ groups }) => groups?.['file'] ?? []);
  // The sheets stay named, for a media that never is: the app finds them and waits for none, and the browser stores them when it has time.
  const named = sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" media="not all">`).join('');
  return html
    .replaceAll(STYLES, '')
    .replaceAll(SCRIPTS, '<link rel="modulepreload" crossorigin href="$<file>" data-start>')
    .replace('<html lang="en">', `<html lang="en" data-drawn="${screen}">`)
    .replace(/<title>[^<]*<\/title>/, '<title><!--title--></title>')
    .replace('<script>', '<!--food--><script>')
    .replace('</head>', `<style>${OWN}${sheets.map(read).join('')}</style>${named}</head>`)
    .replace('<div id="root"></div>', '<div id="root"><!--markup--></div>');
}

/** Put there by `early-lookup.js`. */
const OWN = '[data-own] #root{visibility:hidden}';

/** The scripts of the app, which `early-lookup.js` starts. */
const SCRIPTS = /<script type="module" crossorigin src="(?<file>[^"]+)"><\/script>/g;

const STYLES = /<link rel="(?:stylesheet|preload" as="style)" crossorigin href="\/(?<file>[^"]+)">/g;

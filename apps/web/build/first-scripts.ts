import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

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
        const scripts = [path.join(import.meta.dirname, '../public/theme.js'), path.join(SOURCE, 'early-lookup.js')];
        const inline = scripts.map((file) => `<script>${withoutComments(readFileSync(file, 'utf8'))}</script>`).join('');
        return html.replace('<script src="/theme.js"></script>', inline);
      },
    },
  };
}

function withoutComments(code: string): string {
  return code.replaceAll(/^\s*\/\/.*\n/gm, '').trim();
}

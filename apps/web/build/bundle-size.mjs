/**
 * First-load JavaScript of a route in kB gzip: the entry, everything it imports at once, and the route's own screen with
 * its imports. Run after a build: `node apps/web/build/bundle-size.mjs`. Fails above the budget on / and /scan.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET_KB = { first: 120, css: 20, total: 170 };
const dist = new URL('../dist/', import.meta.url);

/** Screens by the route that a visitor opens first; several where one is shown in place of another. */
const SCREENS = {
  '/ (guest)': ['src/features/home/guest-home-screen.tsx'],
  '/ (first visit)': ['src/features/welcome/onboarding-screen.tsx'],
  '/scan': ['src/features/scan/scan-screen.tsx'],
  '/results/:barcode': ['src/features/results/results-screen.tsx'],
  '/auth': ['src/features/auth/auth-screen.tsx'],
};

/** What the first pages say, in one language: the app fetches its own alone. */
const FIRST_TEXTS = 'virtual:labelwise/texts-en-first';

/** Routes that the budget is for; the others are printed. */
const BUDGETED = new Set(['/ (guest)', '/ (first visit)', '/scan']);

/** Every chunk that `key` needs before it can run. */
function closure(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, seen);
  return seen;
}

const gzipKb = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length / 1000;
/** A script that stands in the page, where it has no comments (`page.ts`). */
const inlineKb = (file) => gzipSync(readFileSync(new URL(file, dist), 'utf8').replaceAll(/^\s*\/\/.*\n/gm, ''), { level: 9 }).length / 1000;
const sum = (files) => [...new Set(files)].reduce((total, file) => total + gzipKb(file), 0);

/** Sizes by route; routes whose screen is not built are left out. */
export function measure() {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
  const entry = closure(manifest, 'index.html');
  const routes = Object.entries(SCREENS).filter(([, screens]) => screens.every((screen) => manifest[screen] !== undefined));
  return routes.map(([route, screens]) => {
    const keys = [...new Set([...entry, ...screens.flatMap((screen) => [...closure(manifest, screen)])])];
    const js =
      sum(keys.map((key) => manifest[key].file)) + inlineKb('theme.js') + inlineKb('language.js') + gzipKb(manifest[FIRST_TEXTS].file);
    const css = sum(keys.flatMap((key) => manifest[key].css ?? []));
    return { route, js, css };
  });
}

if (process.argv[1] === import.meta.filename) {
  let failed = false;
  for (const { route, js, css } of measure()) {
    const over = BUDGETED.has(route) && (js > BUDGET_KB.first || css > BUDGET_KB.css || js + css > BUDGET_KB.total);
    failed ||= over;
    process.stdout.write(
      `${route.padEnd(20)} js ${js.toFixed(1).padStart(6)} kB gz   css ${css.toFixed(1).padStart(5)} kB gz${over ? '   OVER' : ''}\n`,
    );
  }
  process.stdout.write(`budget               js ${BUDGET_KB.first} kB gz   css ${BUDGET_KB.css} kB gz\n`);
  process.exitCode = failed ? 1 : 0;
}

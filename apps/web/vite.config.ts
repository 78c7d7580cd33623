import { VOCABULARY_VERSION } from '@labelwise/domain/vocabulary';
import { MODEL_ALIAS } from '@labelwise/label-reader/build';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { firstPaint } from './build/first-paint.ts';
import { lazySchemas } from './build/lazy-schemas.ts';
import { messages } from './build/messages.ts';
import { noNode } from './build/no-node.ts';
import { baseFirst, firstScripts, pages, shellPage } from './build/page.ts';
import { precompress } from './build/precompress.ts';
import { manifest, workbox } from './build/pwa.ts';
import { riskLevels } from './build/risk-levels.ts';
import { texts } from './build/texts.ts';

/** Where the API runs while the web app is served by Vite with hot reload. */
const apiTarget = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

/**
 * What every page needs and the shell's own parts need too, in one file: left to itself the bundler makes a file of each, and a
 * browser pays for parts that only a phone loads. Tags and the score ring are in it for the first visit, whose slides need nothing of `common`.
 */
const BASE =
  /node_modules\/(react|react-dom|scheduler)\/|platform\/(platform|storage\/(keys|local|token|json))\.ts|lib\/(log|paths|react-root)\.ts|ui\/(layout\/(?:list|card|screen)|food\/score-ring)\.|domain\/src\/lib\/(index|values)|preload-helper/;

/**
 * The other files, by screen: what most screens share is one, what results need besides is one. On a phone's network every file waits a
 * round trip, and a browser that speaks HTTP/1.1 fetches six at a time.
 */
const PARTS = [
  { name: 'base', test: BASE, priority: 6 },
  // Small helpers of the domain, which would else come with the largest of those that use them; tables are for two screens alone.
  { name: 'helpers', test: /packages\/domain\/src\/lib\/(?!csv)/, priority: 5.5 },
  // How a kind of food is read off names and lists in seven languages: only a device that reads for itself needs it.
  { name: 'kinds', test: /packages\/domain\/src\/food\/(?:groups\/(?!groups\.data)|doubts\/|kind\/)/, priority: 5 },
  // Tables, made ready as they are evaluated: names, levels and findings of additives, what diets and preferences are, how a list is read.
  {
    name: 'tables',
    test: /packages\/domain\/src\/(?:additives|diets|preferences|ingredients|reading)\//,
    minShareCount: 2,
    priority: 4.5,
  },
  { name: 'start', tags: ['$initial'] satisfies ['$initial'], priority: 3 },
  // Evaluated before the rest of a screen, each in a task of its own (`app/first-paint/resume.ts`): schemas are made as they are evaluated.
  {
    name: 'contracts-food',
    test: /packages\/contracts\/src\/(?:common|endpoint|errors|foods|ledger|scores)\.ts|lib\/lazy-schema\.ts|node_modules\/zod\//,
    minShareCount: 4,
    priority: 3.4,
  },
  // What a food is for somebody, apart from the sum for the same reason.
  { name: 'matching', test: /packages\/domain\/src\/matching\//, minShareCount: 4, priority: 3.25 },
  {
    name: 'contracts-own',
    test: /packages\/contracts\/src\/(?:saved-foods|scans|preferences|health-profile|people|household|watch)\.ts/,
    minShareCount: 4,
    priority: 3.2,
  },
  { name: 'contracts', test: /packages\/contracts\//, minShareCount: 4, priority: 3 },
  {
    name: 'common',
    test: /apps\/web\/src\/(?:data\/(?!scores\/lists)|ui\/(?!design-page|charts|icons\/scenes)|lib\/|i18n\/)|node_modules\/@tanstack\/(?!virtual|react-virtual)/,
    minShareCount: 4,
    priority: 2,
  },
  // What a person states of a pack and what a list says, for results and the label's check alike: neither loads the other's screen.
  { name: 'stated', test: /packages\/domain\/src\/(?:submission|reading)\//, minShareCount: 2, priority: 1.5 },
  { name: 'results-screen', test: /features\/results\/(?!details)/, priority: 1 },
  // Pages of one feature, without what they share with others: the start names every file that may come, and those names are not small.
  ...['health-profile', 'insights', 'lists', 'preferences', 'profile', 'subscription'].map((name) => ({
    name,
    test: new RegExp(`apps/web/src/features/${name}/`),
    priority: 0.5,
    includeDependenciesRecursively: false,
  })),
];

/** A build for the native shell: its files lie on the device, so there is no server to send headers and no worker to cache. */
const forShell = process.env['LABELWISE_SHELL'] === '1';

const DEFINE = { __VOCABULARY_VERSION__: JSON.stringify(VOCABULARY_VERSION) };

/** See `vitest.alone.config.ts`: React draws as the server does, and its contexts keep what it drew last; the SDK of the stores is set up once. */
export const ALONE = ['src/app/first-paint/first-paint.test.tsx', 'src/features/subscription/use-purchase.test.tsx'];

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: MODEL_ALIAS },
  plugins: [
    messages(),
    texts(),
    riskLevels(),
    lazySchemas(),
    noNode(),
    react(),
    VitePWA({ disable: forShell, registerType: 'prompt', injectRegister: false, manifest, workbox, includeManifestIcons: false }),
    forShell ? shellPage() : [firstScripts(), baseFirst(), pages(), firstPaint(DEFINE), precompress()],
  ],
  define: DEFINE,
  server: { port: 5173, proxy: { '/api': { target: apiTarget, changeOrigin: false } } },
  preview: { proxy: { '/api': { target: apiTarget, changeOrigin: false } } },
  worker: { plugins: () => [messages(), texts(), riskLevels(), lazySchemas(), noNode()] },
  build: {
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: PARTS } } },
  },
  test: {
    name: 'web',
    // A window costs a second, so files share one, emptied after every test; see `src/testing/setup.ts` for those with modules of their own.
    isolate: false,
    exclude: ALONE,
    maxWorkers: '100%',
    // Started sooner than processes.
    pool: 'threads',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    setupFiles: ['../../packages/domain/src/testing/seed.ts', 'src/testing/setup.ts'],
    restoreMocks: true,
    // On a busy machine a screen may take its time; only what fails waits this long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});

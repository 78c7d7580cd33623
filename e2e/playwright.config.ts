import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS } from './support/browser-args.ts';

/** One more than there are cores, four at most: a journey waits for a third of its time. Beside other tests, `npm test` takes fewer. */
const WORKERS = Math.min(4, availableParallelism() + 1);

/** Journeys that take long for what they add to the others run in `npm run stress`; one that is named runs in any case. */
const LENGTH = process.env['LABELWISE_STRESS'] !== undefined ? { grep: /@long/u } : { grepInvert: /@long/u };

export default defineConfig({
  testDir: '.',
  // Node takes the types out of what it loads by itself: the runner's compiler needs ten seconds of processor time for the texts alone.
  build: { external: ['**'] },
  globalSetup: './support/foods.setup.ts',
  outputDir: '../test-results/e2e',
  // Many times what a journey takes: a busy machine makes no test red, and only one that fails waits this long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  workers: WORKERS,
  retries: 0,
  ...(process.env['LABELWISE_NAMED'] === undefined && LENGTH),
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    // Tests of motion ask for it; no other waits for the end of one.
    reducedMotion: 'reduce',
    // A trace doubles the time of a run; a failing test can be run again with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: BROWSER_ARGS },
  },
});

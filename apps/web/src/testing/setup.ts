import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Tests of what is made once, when the app starts: each has modules of its own, and costs a second more than one that shares them. */
const ALONE = [
  'src/data/reading/read-food.test.ts',
  'src/data/scores/lists/use-list-scores.test.ts',
  'src/platform/start/native.test.ts',
  'src/platform/network/network.test.ts',
  'src/platform/network/server-clock.test.tsx',
  'src/features/welcome/questions/questions-sheet.test.tsx',
];

/** What outlives a file of tests in the window that files share. */
type Shared = { hasLoneModules: boolean; readonly listeners: (() => void)[] };

giveModules(expect.getState().testPath ?? '');
// After that, so that a test and this clear the same modules.
const { foodScores } = await import('../data/scores/score-cache.ts');
const { loadAllTexts } = await import('../i18n/load-texts.ts');
const { network } = await import('../platform/network/network.ts');
const { dismissToast } = await import('../ui/feedback/toast-store.ts');

/**
 * React takes a stack with each of the first ten thousand elements of a render, which nobody reads here: a sixth of the time of these
 * tests. This says that they were taken. Where a later React counts in another way, its tests are merely slower.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => Infinity, set: () => {} });

/** The runner asks for a hundred frames of each error, and a query that waits for an element makes one with every look. */
Error.stackTraceLimit = 10;

// Pages are loaded with their texts, which tests draw without the way that leads there.
await loadAllTexts();

/**
 * On a busy machine a screen may take its time; only what fails waits this long. A query that waits for an element would put the whole
 * page into words with every look: `npm test` asks for none of it, `npm run test:one` shows it.
 */
configure({
  asyncUtilTimeout: 60_000,
  ...(process.env['DEBUG_PRINT_LIMIT'] === '0' && { getElementError: (message) => new Error(message ?? 'no such element') }),
});

/**
 * Console noise fails the test that makes it: a warning nobody reads is a warning nobody gets. How long a page took is about the machine
 * that runs the test.
 */
const noise: string[] = [];

beforeEach(() => {
  noise.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      noise.push(`console.${level}: ${args.map(String).join(' ')}`);
    });
  }
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  // jsdom has no layout and says so on the console.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  // What stands in the page for a time, beside what React drew, has no clock any more.
  document.body.replaceChildren();
  vi.useRealTimers();
  // What outlives a screen: a test leaves the next one a network, nothing to read and nothing scored.
  network.watchRequest().answered();
  dismissToast();
  foodScores.clear();
  expect(noise.filter((line) => !line.startsWith('console.warn: Slow navigation: '))).toEqual([]);
});

/**
 * jsdom knows the dialog element but not its modal methods. These do what the parts rest on: the `open` attribute and
 * the `close` event, which browsers send after the call.
 */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};

/**
 * Files share a window and what they have loaded, since both cost seconds. A lone file is given modules of its own, and so is the one
 * after it; what earlier modules listen to in the window they hear no more. Called before a file loads anything of the app.
 * @param path of the file of tests
 */
function giveModules(path: string): void {
  const shared: Shared = Reflect.get(globalThis, 'labelwiseShared') ?? watchListeners();
  const isAlone = ALONE.some((file) => path.endsWith(`/apps/web/${file}`));
  if (isAlone || shared.hasLoneModules) {
    vi.resetModules();
    for (const stop of shared.listeners.splice(0)) stop();
  }
  shared.hasLoneModules = isAlone;
}

function watchListeners(): Shared {
  const shared: Shared = { hasLoneModules: false, listeners: [] };
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (...given: Parameters<typeof listen>) => {
    listen(...given);
    shared.listeners.push(() => window.removeEventListener(...given));
  };
  Reflect.set(globalThis, 'labelwiseShared', shared);
  return shared;
}

import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { foodScores } from '../data/scores/score-cache.ts';
import { loadAllTexts } from '../i18n/load-texts.ts';
import { network } from '../platform/network/network.ts';
import { dismissToast } from '../ui/feedback/toast/toast-store.ts';

/** React takes a stack with every element, and the runner asks for a hundred frames of each: a tenth of the time of these tests. */
Error.stackTraceLimit = 10;

// Pages are loaded with their texts, which tests draw without the way that leads there.
await loadAllTexts();

/** On a busy machine a screen may take its time; only what fails waits this long. */
configure({ asyncUtilTimeout: 60_000 });

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

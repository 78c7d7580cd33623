import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import type { FoodFacts } from '@labelwise/domain/food';
import type { ScoreProfile } from '@labelwise/domain/scoring';
import { BROWSER_ARGS } from '@labelwise/e2e/browser-args';
import { chromium } from '@playwright/test';

const ROOT = new URL('../../', import.meta.url);
const ORIGIN = 'http://bench.test';

/** The worker: rounds of all households side by side, on the clock. */
const WORKER = `
import { HOUSEHOLDS, listOf } from '/bench/lib/household-round.ts';
onmessage = ({ data: { facts, profile, rounds } }) => {
  const judge = listOf(facts, profile);
  const times = HOUSEHOLDS.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const index of HOUSEHOLDS.keys()) {
      const started = performance.now();
      judge(index, -1 - (round % 5));
      times[index].push(performance.now() - started);
    }
  postMessage(times);
};`;

/** The same rounds in a worker of Chromium, by the product's own modules with their types taken out. @returns ms a round, by household */
export async function roundsInChromium(facts: readonly FoodFacts[], profile: ScoreProfile, rounds: number): Promise<number[][]> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: BROWSER_ARGS });
  try {
    const page = await browser.newPage();
    await page.route(`${ORIGIN}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
      const body = pathname === '/worker.js' ? WORKER : plain(await readFile(new URL(`.${pathname}`, ROOT), 'utf8'));
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.goto(`${ORIGIN}/`);
    return await page.evaluate(
      (task) =>
        new Promise<number[][]>((resolve, reject) => {
          const worker = new Worker('/worker.js', { type: 'module' });
          worker.addEventListener('message', ({ data }) => resolve(data));
          worker.addEventListener('error', ({ message }) => reject(new Error(message)));
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
          worker.postMessage(task);
        }),
      { facts: [...facts], profile, rounds },
    );
  } finally {
    await browser.close();
  }
}

/** A module as a browser reads it. */
function plain(source: string): string {
  return stripTypeScriptTypes(source).replaceAll(/(['"])@labelwise\/domain\/([a-z-]+)\1/gu, "'/packages/domain/src/$2/index.ts'");
}

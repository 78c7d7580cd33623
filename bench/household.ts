/**
 * A list of 10,000 foods that were read before, judged anew after a preference changed: for one person, and for households of eight with a
 * verdict each and one for all of them, in Node and in a worker of Chromium. What travels between machines is the ratio; the bar for a
 * household is 100 ms. Where the machine has other work, the time of the processor is nearer to that of a quiet one than the clock.
 */
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import type { FoodFacts } from '@labelwise/domain/food';
import type { ScoreProfile } from '@labelwise/domain/scoring';
import { BROWSER_ARGS } from '@labelwise/e2e/browser-args';
import { chromium } from '@playwright/test';
import { HOUSEHOLDS, listOf } from './lib/household-round.ts';
import { scoringFoods } from './lib/scoring-foods.ts';
import { median, printTable } from './lib/table.ts';
import { FULL_PROFILE } from './score.ts';

const ROUNDS = 15;
const ROOT = new URL('..', import.meta.url);
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

const facts = scoringFoods();
const judge = listOf(facts, FULL_PROFILE);
type Took = { readonly clock: number; readonly processor: number };
const times = HOUSEHOLDS.map((): Took[] => []);
// Side by side in each round, so that other load of the machine weighs on all alike.
for (let round = 0; round < ROUNDS; round += 1) {
  for (const index of HOUSEHOLDS.keys()) times[index]?.push(timeOf(() => judge(index, -1 - (round % 5))));
}
const inChromium = await roundsInChromium(facts, FULL_PROFILE, ROUNDS);
const clockOf = (index: number) => (times[index] ?? []).map(({ clock }) => clock);
const processorOf = (index: number) => (times[index] ?? []).map(({ processor }) => processor);
printTable(
  '10,000 foods judged again, ms',
  ['for', 'fastest', 'median', 'processor, fastest', 'median', 'of one adult', 'in Chromium, fastest', 'median'],
  HOUSEHOLDS.map(([what], index) => [
    what,
    ...[clockOf(index), processorOf(index)].flatMap((own) => [Math.min(...own).toFixed(0), median(own).toFixed(0)]),
    `${(median(processorOf(index)) / median(processorOf(0))).toFixed(1)} x`,
    Math.min(...(inChromium[index] ?? [])).toFixed(0),
    median(inChromium[index] ?? []).toFixed(0),
  ]),
);

function timeOf(work: () => number): Took {
  const started = performance.now();
  const used = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(used);
  return { clock: performance.now() - started, processor: (user + system) / 1000 };
}

/** The same rounds in a worker of Chromium, by the product's own modules with their types taken out. @returns ms a round, by household */
async function roundsInChromium(facts: readonly FoodFacts[], profile: ScoreProfile, rounds: number): Promise<number[][]> {
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

/**
 * A history of 10,000 products and a conversation of 1,000 messages in a browser whose CPU is four times slower: frames of a fling and
 * rows in the page beside those of a short one, and of the history the first row after its data.
 */

import { deviceWith } from '@labelwise/e2e/app';
import { BROWSER_ARGS } from '@labelwise/e2e/browser-args';
import { framesOfScroll, medianOf } from '@labelwise/e2e/frames';
import { givenHistory } from '@labelwise/e2e/history';
import { newPerson, signUp } from '@labelwise/e2e/member';
import { startServer } from '@labelwise/e2e/server';
import { givenTalk, longTalk } from '@labelwise/e2e/talk';
import { chromium, type Page } from '@playwright/test';
import { count, printTable } from './lib/table.ts';

const CPU_SLOWDOWN = 4;
const BARCODE = '3017620422003';
const FRAMES = 300;
const ROW = '[aria-label="Scanned products"] [role="listitem"]';
const TALK = '[aria-label="Messages"]';

const server = await startServer();
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: BROWSER_ARGS });
try {
  const member = await signUp(server, newPerson(), { trial: true });
  const entry = await savedScan(member.token);
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    storageState: deviceWith(server, { ...member, hasSeenWelcomeSurvey: 'true' }),
  });
  const rows: string[][] = [];
  for (const products of [150, 10_000]) {
    const page = await context.newPage();
    await givenHistory(page, entry, products);
    rows.push([count(products), ...(await measure(page))]);
    await page.close();
  }
  printTable(
    `history, CPU ${CPU_SLOWDOWN}×: a fling of ${FRAMES} frames, ms`,
    ['products', 'frame p50', 'frame p95', 'rows in the page', 'first row after data'],
    rows,
  );
  const talks: string[][] = [];
  for (const messages of [40, 1000]) {
    const page = await context.newPage();
    await givenTalk(page, longTalk(messages));
    talks.push([count(messages), ...(await measureTalk(page, messages))]);
    await page.close();
  }
  printTable(
    `conversation, CPU ${CPU_SLOWDOWN}×: 60 frames upwards, ms`,
    ['messages', 'frame p50', 'frame p95', 'rows in the page'],
    talks,
  );
} finally {
  await browser.close();
  await server.close();
}

async function measure(page: Page): Promise<string[]> {
  await slowDown(page);
  await page.addInitScript((row) => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector(row) === null) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark('first row'));
    }).observe(document, { childList: true, subtree: true });
  }, ROW);
  await page.goto('/history');
  await page.locator(ROW).nth(5).waitFor();
  const firstRow = await page.evaluate(() => {
    const data = performance.getEntriesByType('resource').find(({ name }) => new URL(name).pathname === '/api/scans');
    const shown = performance.getEntriesByName('first row')[0];
    return data instanceof PerformanceResourceTiming && shown !== undefined ? shown.startTime - data.responseEnd : Number.NaN;
  });
  const frames = await framesOfScroll(page, { stepPx: 100, frames: FRAMES });
  return [...quantilesOf(frames), String(await page.locator(ROW).count()), firstRow.toFixed(0)];
}

async function measureTalk(page: Page, messages: number): Promise<string[]> {
  await slowDown(page);
  await page.goto('/ai-nutritionist?chat=c1');
  await page.getByText(`Answer ${messages - 1}`).waitFor();
  const frames = await framesOfScroll(page, { box: TALK, stepPx: -50, frames: 60 });
  return [...quantilesOf(frames), String(await page.locator(`${TALK} [role="listitem"]`).count())];
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

function quantilesOf(frames: readonly number[]): string[] {
  return [medianOf(frames).toFixed(1), (frames[Math.floor(frames.length * 0.95)] ?? Number.NaN).toFixed(1)];
}

async function savedScan(token: string): Promise<object> {
  const call = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(server.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  const food = await call(`/api/foods/barcode/${BARCODE}`);
  await call('/api/scans', { foodId: Reflect.get(Object(food), 'id') });
  const list = await call('/api/scans');
  return Object(Array.isArray(list) ? list[0] : null);
}

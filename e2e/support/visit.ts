import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { BROWSER_ARGS } from './browser-args.ts';

/** Chrome's "slow 4G", and a processor four times slower: the phone that we promise for. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const CPU_SLOWDOWN = 4;

/** Until the worker has stored what a visit leaves. */
const SETTLED_MS = 3000;

/** How long a page is watched. */
const WATCHED_MS = 5000;

/** What somebody waits for, in ms from the address being opened. */
export type Visit = {
  /** Ring and number stand in the page. */
  readonly verdict: number;
  readonly lcp: number;
  readonly cls: number;
  /** From the first paint on. @source web.dev/articles/tbt */
  readonly tbt: number;
  /** The same sum before there is anything to press. */
  readonly before: number;
  readonly requests: number;
  readonly kB: number;
};

export type Visitor = {
  /** A browser that has never been here. */
  cold: (address: string) => Promise<Visit>;
  /** One that has the service worker and its files. */
  warm: (address: string) => Promise<Visit>;
  /** One that has been at this very address too. */
  again: (address: string) => Promise<Visit>;
  close: () => Promise<void>;
};

/** A guest with a phone on a slow network, of whom no score is known but that for everyone. */
export async function createVisitor(url: string): Promise<Visitor> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: BROWSER_ARGS });
  const open = (serviceWorkers: 'allow' | 'block') => browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers });
  const visit = async (serviceWorkers: 'allow' | 'block', address: string, seen?: string) => {
    const context = await open(serviceWorkers);
    try {
      await context.addInitScript(watch);
      if (serviceWorkers === 'allow') await fillWorker(browser, context, url, seen);
      return await measure(context, url + address);
    } finally {
      await context.close();
    }
  };
  return {
    cold: (address) => visit('block', address),
    warm: (address) => visit('allow', address),
    again: (address) => visit('allow', address, address),
    close: () => browser.close(),
  };
}

async function measure(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForTimeout(WATCHED_MS);
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming);
    const [start] = performance.getEntriesByType('navigation').filter((entry) => entry instanceof PerformanceNavigationTiming);
    const bytes = files.reduce((sum, { transferSize }) => sum + transferSize, start?.transferSize ?? 0);
    const { tasks, ...seen } = window.watched;
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    // What a task takes beyond 50 ms.
    const blocked = (when: (at: number) => boolean) =>
      tasks.reduce((sum, { at, duration }) => sum + (when(at) ? Math.max(0, duration - 50) : 0), 0);
    const tbt = blocked((at) => at >= painted);
    return { ...seen, tbt, before: blocked((at) => at < painted), requests: files.length + 1, kB: Math.round(bytes / 1000) };
  });
}

/** The worker with everything that it stores, and the network that it calls through as slow as the page's. */
async function fillWorker(browser: Browser, context: BrowserContext, url: string, seen?: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => (await caches.keys()).some((name) => name.includes('precache')));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  if (seen !== undefined) {
    await page.goto(url + seen);
    await page.waitForTimeout(SETTLED_MS);
  }
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  for (const { targetId } of targetInfos.filter(({ type }) => type === 'service_worker')) {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId });
    for (const [id, method, params] of [
      [1, 'Network.enable', {}],
      [2, 'Network.emulateNetworkConditions', SLOW_4G],
    ] as const)
      await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
  }
  await page.close();
}

declare global {
  interface Window {
    watched: { verdict: number; lcp: number; cls: number; tasks: { at: number; duration: number }[] };
  }
}

/** Runs in the page before anything of it. */
function watch(): void {
  localStorage.setItem('guestMode', 'true');
  const watched: Window['watched'] = { verdict: Number.NaN, lcp: 0, cls: 0, tasks: [] };
  window.watched = watched;
  const look = () => {
    if (document.querySelector('[role=img][aria-label^="Score "]') === null) setTimeout(look, 10);
    else requestAnimationFrame(() => setTimeout(() => (watched.verdict = performance.now())));
  };
  look();
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  each('largest-contentful-paint', ({ startTime }) => (watched.lcp = startTime));
  each('layout-shift', (entry) => (watched.cls += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0));
  each('longtask', ({ startTime: at, duration }) => watched.tasks.push({ at, duration }));
}

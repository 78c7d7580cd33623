/**
 * What a person waits for, on a slow phone network with a processor four times slower: the verdict, LCP, CLS, TBT, requests and bytes,
 * cold, with the service worker, and with it after a visit of the same address; each route five times, medians. Then Lighthouse on the
 * first visit in two environments: CPU four times slower on a free network, and slow 4G with the same CPU.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGS } from '@labelwise/e2e/browser-args';
import { freePort, startServer } from '@labelwise/e2e/server';
import { createVisitor, type Visit } from '@labelwise/e2e/visit';
import lighthouse from 'lighthouse';
import { median } from './lib/table.ts';

const ROUNDS = 5;
const ROUTES = ['/', '/scan', '/results/3017620422003'];
const CPU_SLOWDOWN = 4;
const SURROUNDINGS = {
  'CPU 4×': {
    throttlingMethod: 'devtools',
    throttling: { cpuSlowdownMultiplier: CPU_SLOWDOWN, requestLatencyMs: 0, downloadThroughputKbps: 0, uploadThroughputKbps: 0 },
  },
  'slow 4G + CPU 4×': {
    throttlingMethod: 'simulate',
    throttling: { cpuSlowdownMultiplier: CPU_SLOWDOWN, rttMs: 150, throughputKbps: 1638.4 },
  },
} as const;

const server = await startServer();
await printVisits(server.url);
const port = await freePort();
const profile = mkdtempSync(join(tmpdir(), 'labelwise-lighthouse-'));
const browser = spawn(
  process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  ['--headless', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, ...BROWSER_ARGS, 'about:blank'],
  { stdio: 'ignore' },
);
try {
  await ready(`http://127.0.0.1:${port}/json/version`);
  console.log('| Route | Surroundings | LCP ms | CLS | TBT ms |\n|---|---|---|---|---|');
  for (const route of ROUTES) {
    for (const [name, settings] of Object.entries(SURROUNDINGS))
      console.log(`| ${route} | ${name} | ${(await medians(server.url + route, settings)).join(' | ')} |`);
  }
} finally {
  browser.kill('SIGKILL');
  await server.close();
  rmSync(profile, { recursive: true, force: true });
}

async function printVisits(url: string): Promise<void> {
  const visitor = await createVisitor(url);
  console.log(
    '| Route, slow 4G + CPU 4× | Visit | Verdict ms | LCP ms | CLS | TBT ms | before the first paint | Requests | kB |\n|---|---|---|---|---|---|---|---|---|',
  );
  try {
    for (const route of ROUTES) {
      for (const kind of ['cold', 'warm', 'again'] as const) {
        const visits: Visit[] = [];
        for (let round = 0; round < ROUNDS; round += 1) visits.push(await visitor[kind](route));
        const middle = (key: keyof Visit) => median(visits.map((visit) => visit[key]));
        const verdict = Number.isNaN(middle('verdict')) ? '–' : middle('verdict').toFixed(0);
        const cells = [
          middle('lcp').toFixed(0),
          middle('cls').toFixed(3),
          middle('tbt').toFixed(0),
          middle('before').toFixed(0),
          middle('requests'),
          middle('kB'),
        ];
        console.log(`| ${route} | ${kind} | ${verdict} | ${cells.join(' | ')} |`);
      }
    }
  } finally {
    await visitor.close();
  }
}

async function medians(url: string, settings: (typeof SURROUNDINGS)[keyof typeof SURROUNDINGS]): Promise<string[]> {
  const runs: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: ['performance'],
      formFactor: 'mobile',
      ...settings,
    });
    const value = (audit: string) => result?.lhr.audits[audit]?.numericValue ?? Number.NaN;
    runs.push([value('largest-contentful-paint'), value('cumulative-layout-shift'), value('total-blocking-time')]);
  }
  const figure = (index: number) => median(runs.map((run) => run[index] ?? Number.NaN));
  return [figure(0).toFixed(0), figure(1).toFixed(3), figure(2).toFixed(0)];
}

async function ready(url: string): Promise<void> {
  for (let attempts = 0; attempts < 200; attempts += 1) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error('the browser did not start');
}

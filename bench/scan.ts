/**
 * From a readable frame of the camera to the score on screen, with a fake camera: the camera opens on a pack, a pack comes into view of a
 * running camera, and the same with several in a row. Medians, and where the time goes. And how many of the camera's frames are read in a
 * second while nothing is read in them, and the processor time of each: of the worker that decodes, and of all in the page's process.
 *
 * `npm run bench -- scan`; with URLS="http://… http://…" servers that run already, in turn, so that two builds can be compared.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGS } from '@labelwise/e2e/browser-args';
import { cameraArgs, writeCameraFilm } from '@labelwise/e2e/fake-camera';
import { countFrames, type ScanTimes, scanOnce } from '@labelwise/e2e/scan-times';
import { startServer } from '@labelwise/e2e/server';
import { type Browser, chromium } from '@playwright/test';
import { median, printTable, quantile } from './lib/table.ts';
import { pageTimes } from './lib/threads.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 9);
const SECONDS = 5;
const CODE = { symbology: 'ean13', text: '3017620422003' } as const;
/** Pictures of the film without a pack, at 30 a second: until then everything that was fetched ahead is there. */
const EMPTY_FRAMES = 90;

const films = mkdtempSync(join(tmpdir(), 'labelwise-scan-'));
const SCENES = [
  { name: 'opens on a pack', film: join(films, 'pack.mjpeg'), empty: 0, mode: 'one' },
  { name: 'pack comes into view', film: join(films, 'later.mjpeg'), empty: EMPTY_FRAMES, mode: 'one' },
  { name: 'several in a row', film: join(films, 'later.mjpeg'), empty: EMPTY_FRAMES, mode: 'row' },
] as const;

/** What the camera looks at for long: nothing, a code whose end is out of the picture, and one that is no product. */
const LONG_LOOKS = [
  { name: 'nothing in view', codes: [] },
  { name: 'a code that is cut off', codes: [{ ...CODE, x: 980 }] },
  { name: 'a code that is no product', codes: [{ symbology: 'qrcode', text: 'https://example.org/' }] },
] as const;

const given = (process.env['URLS'] ?? '').split(' ').filter(Boolean);
const server = given.length > 0 ? null : await startServer();
const urls = server === null ? given : [server.url];
for (const { film, empty } of SCENES) await writeCameraFilm(film, [CODE], empty);
try {
  for (const scene of SCENES.filter(() => ROUNDS > 0)) await measure(scene);
  await measureFrames();
} finally {
  await server?.close();
  rmSync(films, { recursive: true, force: true });
}

async function measure({ name, film, mode }: (typeof SCENES)[number]): Promise<void> {
  const browser = await launch(film);
  const runs = new Map<string, ScanTimes[]>(urls.map((url) => [url, []]));
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const url of urls) runs.get(url)?.push(await scanOnce(browser, url, mode));
    }
  } finally {
    await browser.close();
  }
  const steps = ['taken', 'sent', 'read', 'banner', 'food', 'scored', 'shown', 'opened', 'score'] as const;
  const rows = [...runs].map(([url, times]) => [
    url,
    ...steps.map((step) => median(times.map((time) => time[step])).toFixed(0)),
    Math.min(...times.map(({ score }) => score)).toFixed(0),
    quantile(
      times.map(({ score }) => score),
      0.9,
    ).toFixed(0),
  ]);
  printTable(`${name}: ms from the first readable frame, median of ${ROUNDS}`, ['', ...steps, 'fastest', 'p90'], rows);
}

async function measureFrames(): Promise<void> {
  const rows: string[][] = [];
  for (const { name, codes } of LONG_LOOKS) {
    const film = join(films, 'long.mjpeg');
    await writeCameraFilm(film, codes);
    const browser = await launch(film);
    try {
      for (const url of urls) {
        const { frames, seconds, before, after } = await countFrames(browser, url, SECONDS, () => pageTimes(browser));
        const each = (part: 'workers' | 'pages') =>
          before === null || after === null ? '' : ((after[part] - before[part]) / frames).toFixed(1);
        rows.push([name, url, (frames / seconds).toFixed(1), each('workers'), each('pages'), loadavg()[0]?.toFixed(1) ?? '']);
      }
    } finally {
      await browser.close();
    }
  }
  printTable('Frames read a second, CPU ms a frame', ['scene', '', 'frames', 'worker', 'page, worker included', 'load'], rows);
}

function launch(film: string): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: [...BROWSER_ARGS, ...cameraArgs(film)] });
}

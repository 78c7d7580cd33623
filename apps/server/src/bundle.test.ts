import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { startProcess, stopProcess, temporaryFolder } from './testing/process.ts';

const SERVER = path.join(import.meta.dirname, '..');

/** What a thread says first, or why it did not come to that. */
function beginningOf(file: string, workerData: unknown): Promise<unknown> {
  const worker = new Worker(file, { workerData });
  return new Promise((resolve) => {
    worker.once('message', resolve).once('error', (error) => resolve(error.message));
  }).finally(() => worker.terminate());
}

// Five seconds of processor time, for what every installation runs: the build, a start, and six threads that load the vocabulary.
it('the few files that are built serve as the sources do, and so do their threads', async () => {
  // Beside the dependencies, as the files of an installation are.
  const folder = path.join(SERVER, 'dist/test');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync(process.execPath, [path.join(SERVER, 'build/bundle.mjs'), 'dist/test']);

  const data = temporaryFolder();
  const { url, child } = await startProcess({ DATA_DIR: data, SAMPLE_FOODS: 'true' }, path.join(folder, 'main.js'));
  expect(await (await fetch(`${url}/api/foods/barcode/3017620422003`)).json()).toMatchObject({ barcode: '3017620422003' });
  // Words of a language are a file of their own.
  const found = await fetch(`${url}/api/search?q=nutella`, { headers: { 'accept-language': 'pt' } });
  expect(await found.json()).toMatchObject({ shelves: [{ name: 'Cremes de cacau e avelã' }] });
  // A picture is read by a thread that stays among the sources, with WebAssembly of a dependency.
  const picture = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ image: DOT }) };
  expect((await fetch(`${url}/api/scan/detect-barcode`, picture)).status).toBe(200);
  expect(await stopProcess(child)).toMatchObject({ code: 0 });

  const threads = readdirSync(folder).filter((file) => file.endsWith('.js') && file.includes('.worker-'));
  const began = new Map<string, unknown>();
  const database = path.join(data, 'labelwise.db');
  for (const thread of threads) {
    const name = thread.slice(0, thread.indexOf('.'));
    // Two are started for one task each.
    const task = { database, file: name === 'backup' ? path.join(data, 'copy.db') : database, task: 'check' };
    began.set(name, await beginningOf(path.join(folder, thread), task));
  }
  const ready = { id: null, message: { answer: null } };
  expect(Object.fromEntries(began)).toEqual({
    'food-reading': ready,
    'index-merge': ready,
    'json-body': ready,
    'make-foods': ready,
    pack: ready,
    reading: ready,
    search: ready,
    backup: null,
    checkpoint: ready,
    upkeep: { done: expect.anything() },
  });
});

/** A picture of one pixel. */
const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

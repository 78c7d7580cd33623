import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import type { LabelAnswer, LabelRequest } from './label-worker.ts';
import { dropReader, prepareReader, readLabel } from './read-label.ts';

const MINUTE = 60_000;

class FakeWorker extends EventTarget {
  readonly asked: LabelRequest['kind'][] = [];
  isEnded = false;
  constructor() {
    super();
    started.push(this);
  }
  postMessage({ kind }: LabelRequest): void {
    this.asked.push(kind);
  }
  answer(data: LabelAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {
    this.isEnded = true;
  }
}
const started: FakeWorker[] = [];

/** The state of each worker that was started, and what it was asked. */
const workers = () => started.map(({ asked, isEnded }) => `${asked.join('+')}${isEnded ? ' ended' : ''}`);

const READING = { table: null, ingredients: [] };
const closed = vi.fn();
const pixels = async (): Promise<ImageBitmap> => Object({ close: closed });
/** A reading whose photo has reached the worker. */
async function startReadingOf(signal = new AbortController().signal): Promise<{ done: Promise<unknown> }> {
  const done = readLabel(pixels, { signal, onProgress: () => undefined });
  done.catch(() => undefined);
  await eventually(() => expect(started.at(-1)?.asked.at(-1)).toBe('read'));
  return { done };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  dropReader();
  started.length = 0;
  closed.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a reader that was prepared is ended after a minute in which no photo came', () => {
  prepareReader();
  vi.advanceTimersByTime(MINUTE - 1);
  expect(workers()).toEqual(['prepare']);
  vi.advanceTimersByTime(1);
  expect(workers()).toEqual(['prepare ended']);
  prepareReader();
  expect(workers()).toEqual(['prepare ended', 'prepare']);
});

it('one that is asked for again stays for another minute', () => {
  prepareReader();
  vi.advanceTimersByTime(MINUTE - 1);
  prepareReader();
  vi.advanceTimersByTime(MINUTE - 1);
  expect(workers()).toEqual(['prepare']);
  vi.advanceTimersByTime(1);
  expect(workers()).toEqual(['prepare ended']);
});

it('one that a photo takes is not ended by that minute, and ends with its reading', async () => {
  prepareReader();
  const reading = await startReadingOf();
  vi.advanceTimersByTime(MINUTE + 1);
  expect(workers()).toEqual(['prepare+read']);
  started[0]?.answer({ kind: 'read', reading: READING });
  await expect(reading.done).resolves.toEqual(READING);
  expect(workers()).toEqual(['prepare+read ended']);
});

it('none is prepared beside a reading, so that two never lie in memory together', async () => {
  const reading = await startReadingOf();
  prepareReader();
  expect(workers()).toEqual(['read']);
  started[0]?.answer({ kind: 'read', reading: READING });
  await reading.done;
  prepareReader();
  expect(workers()).toEqual(['read ended', 'prepare']);
});

it('one that breaks while it is prepared is ended, and the reading starts another', async () => {
  prepareReader();
  started[0]?.dispatchEvent(new Event('error'));
  expect(workers()).toEqual(['prepare ended']);
  await startReadingOf();
  expect(workers()).toEqual(['prepare ended', 'read']);
});

it('a reading that is cancelled at any step leaves no worker and no pixels', async () => {
  const early = new AbortController();
  early.abort();
  await expect(readLabel(pixels, { signal: early.signal, onProgress: () => undefined })).rejects.toThrow();
  expect(workers()).toEqual([]);

  const decoding = new AbortController();
  const undecoded = readLabel(pixels, { signal: decoding.signal, onProgress: () => undefined });
  decoding.abort();
  await expect(undecoded).rejects.toThrow();
  expect(closed).toHaveBeenCalledTimes(1);
  expect(workers()).toEqual([]);

  const reading = new AbortController();
  const read = await startReadingOf(reading.signal);
  reading.abort();
  await expect(read.done).rejects.toThrow();
  expect(workers()).toEqual(['read ended']);
});

it('one that says nothing for two minutes is given up, and its worker ended', async () => {
  const reading = await startReadingOf();
  vi.advanceTimersByTime(119_000);
  started[0]?.answer({ kind: 'progress', progress: { step: 'finding' } });
  vi.advanceTimersByTime(119_000);
  expect(workers()).toEqual(['read']);
  vi.advanceTimersByTime(1_000);
  await expect(reading.done).rejects.toThrow('The reader does not answer');
  expect(workers()).toEqual(['read ended']);
});

/**
 * What changed at Open Food Facts, a file a day. An index names the files of the last fortnight, newest first, each by the first
 * and last second of its changes; they are taken oldest first and each once.
 *
 * @source https://github.com/openfoodfacts/openfoodfacts-server, scripts/mongodb_dump.sh; the page "Data" of the source
 */

import { hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../db/db.ts';
import { takeLease } from '../../db/leases.ts';
import { BodyTooLargeError, boundedBody, readBody } from '../../lib/resilience.ts';
import { createImportRepository } from './import.repository.ts';
import { type ImportOptions, type ImportResult, importFoods } from './import-foods.ts';

export type DeltaFile = { readonly name: string /** Epoch ms. */; readonly from: number; readonly to: number };

export type DeltaOptions = Pick<ImportOptions, 'signal' | 'countries' | 'now'> & {
  /** Address of the folder that holds `delta/`. */
  readonly baseUrl: string;
  readonly userAgent: string;
  /** Changes before this moment (epoch ms) are not asked for; by default those before the newest food of an import. */
  readonly since?: number;
  readonly onProgress?: (file: DeltaFile, progress: Parameters<NonNullable<ImportOptions['onProgress']>>[0]) => void;
  readonly onFile?: (file: DeltaFile, result: ImportResult, seconds: number) => void;
};

export type DeltaResult = {
  readonly finished: boolean;
  readonly files: number;
  /** Changes between these moments are in no file on offer any more: only a full file brings them. */
  readonly gap: { readonly from: number; readonly to: number } | null;
  /** No import was ever made: the deltas alone are no catalogue. */
  readonly isEmpty: boolean;
  /** Another process takes the changes at present: nothing was done. */
  readonly isTaken: boolean;
};

/** The source could not be asked, or answered something else; the message is for the operator. */
export class DeltaError extends Error {
  override name = 'DeltaError';
}

const INDEX_TIMEOUT_MS = 30_000;
const FILE_TIMEOUT_MS = 3_600_000;
const MAX_INDEX_BYTES = 1_000_000;
/** A day has some tens of megabytes; what goes on and on must not fill the disk. */
const MAX_FILE_BYTES = 4_000_000_000;
const MAX_REDIRECTS = 3;
const FOLDER_PREFIX = 'labelwise-delta-';
/** No file takes this long: a folder as old was left behind by a process that was killed. */
const MAX_FOLDER_AGE_MS = 24 * 3_600_000;

/** @throws DeltaError where the source cannot be reached; what was stored until then stays, and the next call goes on there */
export async function importDeltas(db: Db, options: DeltaOptions): Promise<DeltaResult> {
  const lease = await takeLease(db, 'changes', options.now ?? Date.now);
  if (lease === null) return { finished: false, files: 0, gap: null, isEmpty: false, isTaken: true };
  const signal = options.signal === undefined ? lease.lost : AbortSignal.any([options.signal, lease.lost]);
  try {
    await removeLeftBehind((options.now ?? Date.now)());
    return await takeFiles(db, { ...options, signal });
  } finally {
    await lease[Symbol.asyncDispose]();
  }
}

async function takeFiles(db: Db, options: DeltaOptions): Promise<DeltaResult> {
  const repository = createImportRepository(db, options.now ?? Date.now);
  const offered = readIndex(await fetchIndex(options));
  const taken = new Set<string>();
  for (const { name } of offered) {
    if ((await repository.checkpoint(keyOf(name, options)))?.finishedAt != null) taken.add(name);
  }
  const stored = await repository.newestImported();
  const begin = beginOf(offered, taken, options.since ?? stored);
  const pending = offered.filter(({ name, to }) => !taken.has(name) && to > begin);
  const first = pending[0];
  const gap = taken.size === 0 && first !== undefined && begin > 0 && first.from > begin ? { from: begin, to: first.from } : null;
  let files = 0;
  for (const file of pending) {
    if (options.signal?.aborted) break;
    const { finished } = await importDelta(db, file, options);
    if (finished) files += 1;
  }
  return { finished: files === pending.length, files, gap, isEmpty: stored === null, isTaken: false };
}

/** Files older than the oldest one taken were left out on purpose. */
function beginOf(offered: readonly DeltaFile[], taken: ReadonlySet<string>, since: number | null): number {
  const oldestTaken = offered.find(({ name }) => taken.has(name));
  return oldestTaken?.to ?? since ?? 0;
}

/** @returns the files that an index names, oldest first; lines of other forms are no files of changes */
export function readIndex(text: string): DeltaFile[] {
  const files = text.split('\n').flatMap((line) => {
    const [name = '', from, to] = /^\w+_(\d{1,12})_(\d{1,12})\.json(?:l)?\.gz$/u.exec(line.trim()) ?? [];
    return name === '' ? [] : [{ name, from: Number(from) * 1000, to: Number(to) * 1000 }];
  });
  return files.sort((a, b) => a.to - b.to || a.from - b.from);
}

async function fetchIndex(options: DeltaOptions): Promise<string> {
  const response = await ask(`${options.baseUrl}/delta/index.txt`, options, INDEX_TIMEOUT_MS);
  const body = await readBody(response, MAX_INDEX_BYTES).catch((error: unknown) => {
    throw new DeltaError(`${response.url}: ${String(error)}`, { cause: error });
  });
  const text = body.toString('utf8');
  if (text.trimStart().startsWith('<')) throw new DeltaError(`${response.url}: this is no list of files.`);
  return text;
}

async function importDelta(db: Db, file: DeltaFile, options: DeltaOptions): Promise<ImportResult> {
  const { signal, countries, now, onProgress } = options;
  const folder = await mkdtemp(path.join(tmpdir(), FOLDER_PREFIX));
  try {
    const local = path.join(folder, file.name);
    const started = performance.now();
    await download(`${options.baseUrl}/delta/${file.name}`, local, options);
    const result = await importFoods(db, local, {
      key: keyOf(file.name, options),
      ...(signal === undefined ? {} : { signal }),
      ...(countries === undefined ? {} : { countries }),
      ...(now === undefined ? {} : { now }),
      ...(onProgress === undefined ? {} : { onProgress: (progress) => onProgress(file, progress) }),
    });
    options.onFile?.(file, result, (performance.now() - started) / 1000);
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a killed process had fetched would stay on the disk for good. What another user owns is left alone. */
async function removeLeftBehind(now: number): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER_PREFIX));
  for (const folder of names.map((name) => path.join(tmpdir(), name))) {
    try {
      if (now - (await stat(folder)).mtimeMs > MAX_FOLDER_AGE_MS) await rm(folder, { recursive: true, force: true });
    } catch {}
  }
}

async function download(url: string, local: string, options: DeltaOptions): Promise<void> {
  const body = boundedBody(await ask(url, options, FILE_TIMEOUT_MS), MAX_FILE_BYTES);
  if (body === null) throw new DeltaError(`${url}: the answer is empty.`);
  try {
    await pipeline(Readable.fromWeb(body), createWriteStream(local));
  } catch (error) {
    if (options.signal?.aborted) return;
    throw new DeltaError(`${url}: ${error instanceof BodyTooLargeError ? 'the file is too large' : 'the file broke off'}.`, {
      cause: error,
    });
  }
}

async function ask(url: string, { userAgent, signal }: DeltaOptions, timeoutMs: number): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await follow(url, {
      // What is named .gz is wanted as it lies there.
      headers: { 'user-agent': userAgent, 'accept-encoding': 'identity' },
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    throw new DeltaError(`${url} answered ${response.status}.`);
  } catch (error) {
    if (error instanceof DeltaError) throw error;
    throw new DeltaError(`${url} could not be reached.`, { cause: error });
  }
}

/** The source may send us on to where its large files lie: to another host only over an encrypted line. */
async function follow(start: string, init: RequestInit): Promise<Response> {
  let url = new URL(start);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    const next = new URL(location, url);
    if (next.origin !== url.origin && next.protocol !== 'https:') throw new DeltaError(`${start} was redirected to ${next.origin}.`);
    url = next;
  }
  throw new DeltaError(`${start} was redirected too often.`);
}

/** A file is known by its address and by what was to be taken from it. */
function keyOf(name: string, { baseUrl, countries }: DeltaOptions): string {
  return hash('sha256', JSON.stringify([`${baseUrl}/delta/${name}`, countries ?? []]), 'hex');
}

import { type PackOffer, type PackState, packs } from '@labelwise/contracts/packs';
import { queryOptions } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store.ts';
import { network } from '../../platform/network/network.ts';
import { askToPersist, byteStore } from '../../platform/storage/byte-store.ts';
import { readToken } from '../../platform/storage/token.ts';
import { call, endpointQuery, keyOf, send } from '../call.ts';
import type { LostPack } from './answer-pack.ts';
import { hasForeignShelf } from './has-packs.ts';
import {
  askPack,
  expectShelfFiles,
  fileOf,
  forgetPack,
  forgetShelfFiles,
  type Layer,
  notePack,
  OWN,
  packOfFile,
  partOf,
  type StoredPack,
  storedPacks,
} from './pack.ts';

/** Layers over each other before the whole is fetched anew, and how much of the whole they may come to. */
const MAX_LAYERS = 8;
const MAX_SHARE = 0.25;
const MAKING_MS = 1500;
/** A fetch that was cut goes on by itself so often. */
const ATTEMPTS = 4;
/** What has come is stored so often that an app that is closed, or renewed, loses little of it. */
const PART_EVERY = 1_000_000;

/** `full`: the device has no room. `damaged`: what came is not what was offered. */
export class PackTakeError extends Error {
  override name = 'PackTakeError';
  readonly because: 'full' | 'damaged' | 'network';
  constructor(because: PackTakeError['because']) {
    super(`The pack could not be taken: ${because}`);
    this.because = because;
  }
}

export type Progress = { readonly done: number; readonly of: number };
type Options = { readonly signal: AbortSignal; readonly onProgress: (progress: Progress) => void };

/** What can be fetched of a pack now; waits while the server writes it. @throws ApiError */
export async function offerOf(of: string, from: string | undefined, signal: AbortSignal): Promise<Extract<PackState, { state: 'ready' }>> {
  for (;;) {
    const state = await call(packs.state, { params: { of }, query: { from }, signal });
    if (state.state === 'ready') return state;
    await new Promise((resolve) => setTimeout(resolve, MAKING_MS));
    signal.throwIfAborted();
  }
}

/** What brings this device up to date: nothing, a difference, or the whole. */
export function nextStep(
  stored: StoredPack | null,
  { offer, difference }: Extract<PackState, { state: 'ready' }>,
):
  | { readonly kind: 'none' }
  | { readonly kind: 'difference' | 'whole'; readonly bytes: number; readonly sha256: string; readonly from: string | null } {
  const newest = stored?.layers.at(-1);
  if (newest?.version === offer.version && stored?.vocabulary === offer.vocabulary) return { kind: 'none' };
  const laid = stored?.layers.slice(1).reduce((sum, { bytes }) => sum + bytes, 0) ?? 0;
  const isShort = difference !== null && laid + difference.bytes <= offer.bytes * MAX_SHARE;
  const isFitting = difference?.from === newest?.version && stored?.vocabulary === offer.vocabulary;
  if (stored !== null && difference !== null && isShort && isFitting && stored.layers.length < MAX_LAYERS)
    return { kind: 'difference', ...difference };
  return { kind: 'whole', bytes: offer.bytes, sha256: offer.sha256, from: null };
}

/** Fetches a pack, or what changed since the one that is here; what was there stays until all has come. @throws PackTakeError, ApiError */
export async function takePack(of: string, { signal, onProgress }: Options): Promise<void> {
  await askToPersist();
  const member = readToken();
  if (of === OWN) expectShelfFiles();
  const stored = storedPacks().find((pack) => pack.of === of) ?? null;
  const state = await offerOf(of, stored?.layers.at(-1)?.version, signal);
  const step = nextStep(stored, state);
  const { offer } = state;
  if (step.kind === 'none') {
    if (stored !== null) notePack({ ...stored, madeAt: offer.madeAt });
    return;
  }
  const layer: Layer = { version: offer.version, from: step.from, bytes: step.bytes };
  const file = fileOf(of, layer);
  const bytes = await fetchFile(offer, step, { signal, onProgress });
  if ((await sha256(bytes)) !== step.sha256) {
    await byteStore.remove(partOf(file)).catch(() => undefined);
    throw new PackTakeError('damaged');
  }
  await saveFile(file, bytes);
  const reply = await askPack({ kind: 'check', file });
  if (reply.kind !== 'check' || reply.meta.version !== offer.version || reply.meta.base !== step.from) {
    await byteStore.remove(file);
    throw new PackTakeError('damaged');
  }
  // Somebody signed out, or in, while it came: it is nobody's here.
  if (of === OWN && readToken() !== member) {
    await clearFiles();
    return;
  }
  const layers = step.kind === 'difference' ? [...(stored?.layers ?? []), layer] : [layer];
  notePack({ of, foods: offer.foods, vocabulary: offer.vocabulary, madeAt: offer.madeAt, layers });
  await clearFiles();
}

type Step = { readonly bytes: number; readonly from: string | null };

/** The bytes so far are stored, so that a fetch that was cut, or an app that was closed, goes on where it was. */
async function fetchFile(
  { of, version }: PackOffer,
  { bytes: size, from }: Step,
  { signal, onProgress }: Options,
): Promise<Uint8Array<ArrayBuffer>> {
  const part = partOf(fileOf(of, { version, from }));
  const bytes = new Uint8Array(size);
  const begun = (await byteStore.get(part)) ?? new Uint8Array();
  let done = Math.min(begun.length, size);
  let stored = done;
  bytes.set(begun.subarray(0, done));
  for (let attempt = 1; done < size; attempt += 1) {
    onProgress({ done, of: size });
    try {
      const endpoint = {
        params: { of, version },
        query: { from: from ?? undefined },
        signal,
        headers: done > 0 ? { Range: `bytes=${done}-` } : {},
      };
      const answer = await send(packs.file, endpoint);
      if (!answer.ok || answer.body == null) throw new PackTakeError('network');
      if (answer.status !== 206) done = 0;
      stored = done;
      const reader = answer.body.getReader();
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        if (done + piece.value.length > size) throw new PackTakeError('damaged');
        bytes.set(piece.value, done);
        done += piece.value.length;
        onProgress({ done, of: size });
        if (done - stored < PART_EVERY) continue;
        stored = done;
        await saveFile(part, bytes.slice(0, done)).catch(() => undefined);
      }
      if (done < size) throw new PackTakeError('network');
    } catch (error) {
      await saveFile(part, bytes.slice(0, done)).catch(() => undefined);
      signal.throwIfAborted();
      if (error instanceof PackTakeError && error.because === 'damaged') throw error;
      if (attempt >= ATTEMPTS) throw new PackTakeError('network');
      await new Promise((resolve) => setTimeout(resolve, 1000 * attempt));
    }
  }
  return bytes;
}

async function saveFile(name: string, bytes: Uint8Array): Promise<void> {
  try {
    await byteStore.set(name, bytes);
  } catch {
    throw new PackTakeError('full');
  }
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Erases a pack from this device. Files that cannot be taken away now are named by nothing any more, and go with the next ones. */
export async function erasePack(of: string): Promise<void> {
  forgetPack(of);
  await clearFiles().catch(() => undefined);
}

/** Takes away the files that no pack of this device names. */
async function clearFiles(): Promise<void> {
  const used = new Set(storedPacks().flatMap(({ of, layers }) => layers.map((layer) => fileOf(of, layer))));
  for (const name of await byteStore.names()) if (!used.has(name)) await byteStore.remove(name);
  forgetShelfFiles();
}

/** Erases the files of a shelf whose member is not signed in here any more. @throws where the device's files cannot be opened */
export async function eraseShelfFiles(): Promise<void> {
  for (const name of await byteStore.names()) if (packOfFile(name) === OWN) await byteStore.remove(name);
  forgetShelfFiles();
}

/** The packs that this device remembers and cannot read: taken back by the browser, damaged, or of another format. */
export async function inspectPacks(): Promise<readonly LostPack[]> {
  const reply = await askPack({ kind: 'size' });
  return reply.kind === 'size' ? reply.lost : [];
}

/** Why a pack did not come. */
export type TransferFault = PackTakeError['because'];

/** What is on its way: it goes on while other pages are open. */
export type Transfer =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly of: string; readonly progress: Progress | null }
  | { readonly state: 'failed'; readonly of: string; readonly because: TransferFault };

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

const transfer = createStore<Transfer>({ state: 'none' });
let stopping: AbortController | null = null;

/** Fetches a pack, or brings one up to date. One at a time. */
export async function startTransfer(of: string): Promise<void> {
  if (stopping !== null) return;
  const control = new AbortController();
  stopping = control;
  transfer.set({ state: 'running', of, progress: null });
  try {
    await takePack(of, { signal: control.signal, onProgress: (progress) => transfer.set({ state: 'running', of, progress }) });
    transfer.set({ state: 'none' });
  } catch (error) {
    transfer.set(
      control.signal.aborted
        ? { state: 'none' }
        : { state: 'failed', of, because: error instanceof PackTakeError ? error.because : 'network' },
    );
  } finally {
    stopping = null;
  }
}

/** What has come so far stays, and is not fetched again. */
export function stopTransfer(): void {
  stopping?.abort();
}

export function useTransfer(): Transfer {
  return useSyncExternalStore(transfer.subscribe, transfer.get);
}

/** Brings packs of another vocabulary, or older than a week, up to date, the own shelf every day; not where the device saves data. */
export async function renewPacks(now: number = Date.now()): Promise<void> {
  const isSaving = 'connection' in navigator && savesData(navigator.connection);
  await eraseForeignShelf();
  if (isSaving || !network.isOnline()) return;
  // A clock that was set back makes nothing fresh for ever.
  for (const { of, madeAt, vocabulary } of storedPacks())
    if (Math.abs(now - madeAt) >= (of === OWN ? DAY_MS : WEEK_MS) || vocabulary !== __VOCABULARY_VERSION__) await startTransfer(of);
  if (transfer.get().state === 'failed') transfer.set({ state: 'none' });
}

/** What a member had in their hands is erased once they are not signed in here any more, and what of it is on its way is stopped. */
export async function eraseForeignShelf(): Promise<void> {
  if (!hasForeignShelf()) return;
  const current = transfer.get();
  if (current.state !== 'none' && current.of === OWN) {
    // The one of whoever is here now.
    if (readToken() !== null && current.state === 'running') return;
    stopTransfer();
    transfer.set({ state: 'none' });
  }
  await eraseShelfFiles();
}

function savesData(connection: unknown): boolean {
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
}

const ASK_AGAIN_MS = 2000;

/** Which packs there are to choose from. */
export const packsQuery = () => endpointQuery(packs.list);

/** One pack as it can be fetched now, asked again while the server writes it. */
export function packQuery(of: string, from: string | undefined) {
  const query = { from };
  return queryOptions({
    queryKey: [...keyOf(packs.state, { params: { of }, query })],
    queryFn: ({ signal }) => call(packs.state, { params: { of }, query, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? ASK_AGAIN_MS : false),
  });
}

/** Whether the files of the packs that this device remembers are there and whole. */
export function inspectionQuery(names: readonly string[]) {
  return queryOptions({
    queryKey: ['packs on this device', ...names],
    queryFn: inspectPacks,
    enabled: names.length > 0,
    staleTime: 0,
    networkMode: 'always',
  });
}

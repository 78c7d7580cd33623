import { packs } from '@labelwise/contracts/packs';
import { queryOptions } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store.ts';
import { network } from '../../platform/network/network.ts';
import { readToken } from '../../platform/storage/token.ts';
import { call, endpointQuery, keyOf } from '../call.ts';
import { hasForeignShelf } from './has-packs.ts';
import { OWN, storedPacks } from './pack.ts';
import { eraseShelfFiles, inspectPacks, PackTakeError, type Progress, takePack } from './take-pack.ts';

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

const MAKING_MS = 2000;

/** Which packs there are to choose from. */
export const packsQuery = () => endpointQuery(packs.list);

/** One pack as it can be fetched now, asked again while the server writes it. */
export function packQuery(of: string, from: string | undefined) {
  const query = { from };
  return queryOptions({
    queryKey: [...keyOf(packs.state, { params: { of }, query })],
    queryFn: ({ signal }) => call(packs.state, { params: { of }, query, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? MAKING_MS : false),
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

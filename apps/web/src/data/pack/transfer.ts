import { useSyncExternalStore } from 'react';
import { network } from '../../platform/network/network.ts';
import { hasForeignShelf, storedPacks } from './stored-packs.ts';
import { erasePack, PackTakeError, type Progress, takePack } from './take-pack.ts';

/** Why a pack did not come. */
export type TransferFault = PackTakeError['because'];

/** What is on its way: it goes on while other pages are open. */
export type Transfer =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly of: string; readonly progress: Progress | null }
  | { readonly state: 'failed'; readonly of: string; readonly because: TransferFault };

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

let transfer: Transfer = { state: 'none' };
let stopping: AbortController | null = null;
const listeners = new Set<() => void>();

function show(next: Transfer): void {
  transfer = next;
  for (const listener of listeners) listener();
}

/** Fetches a pack, or brings one up to date. One at a time. */
export async function startTransfer(of: string): Promise<void> {
  if (stopping !== null) return;
  const control = new AbortController();
  stopping = control;
  show({ state: 'running', of, progress: null });
  try {
    await takePack(of, { signal: control.signal, onProgress: (progress) => show({ state: 'running', of, progress }) });
    show({ state: 'none' });
  } catch (error) {
    show(
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
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => transfer,
  );
}

/** Brings packs of another vocabulary, or older than a week, up to date; not where the device saves data. */
export async function renewPacks(now: number = Date.now()): Promise<void> {
  const isSaving = 'connection' in navigator && savesData(navigator.connection);
  await eraseForeignShelf();
  if (isSaving || !network.isOnline()) return;
  for (const { of, madeAt, vocabulary } of storedPacks())
    if (now - madeAt >= WEEK_MS || vocabulary !== __VOCABULARY_VERSION__) await startTransfer(of);
  if (transfer.state === 'failed') show({ state: 'none' });
}

/** What a member had in their hands is read by nobody else, and is erased by the first page that comes to packs after them. */
export async function eraseForeignShelf(): Promise<void> {
  if (hasForeignShelf()) await erasePack('own');
}

function savesData(connection: unknown): boolean {
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
}

import { createStore } from '../../lib/store.ts';

/** How long a toast stays, in milliseconds; the clock stands still while a person is on it. */
export const TOAST_MS = 5000;

/** What a toast says. */
export type ToastOptions = {
  /** The short line, e.g. "Removed from Favorites". */
  title: string;
  /** The longer line below. */
  description?: string | undefined;
  /** `destructive` for failures: crimson, read at once (role alert). */
  variant?: 'default' | 'destructive' | undefined;
  /** One way on, e.g. Undo or Retry; pressing it closes the toast. */
  action?: { label: string; onPress: () => void } | undefined;
};

/** A toast on screen. */
export type Toast = ToastOptions & { id: number };

const current = createStore<Toast | null>(null);
let lastId = 0;

/** Shows a toast in place of the one before; there is never more than one. Answers its id for `dismissToast`. */
export function toast(options: ToastOptions): number {
  lastId += 1;
  current.set({ ...options, id: lastId });
  return lastId;
}

/** Takes a toast away; without an id whichever is there. A toast that has been replaced stays gone. */
export function dismissToast(id?: number): void {
  const shown = current.get();
  if (shown !== null && (id === undefined || shown.id === id)) current.set(null);
}

/** Takes away a toast that offers something, such as Undo: it would be done in the name of whoever is signed in next. */
export function dismissOffer(): void {
  if (current.get()?.action !== undefined) current.set(null);
}

/** The toast on screen, or null. */
export const currentToast = current.get;

/** Calls back on every change; the answer ends that. */
export const subscribeToasts = current.subscribe;

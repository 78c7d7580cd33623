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

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one before; there is never more than one. Answers its id for `dismissToast`. */
export function toast(options: ToastOptions): number {
  lastId += 1;
  show({ ...options, id: lastId });
  return lastId;
}

/** Takes a toast away; without an id whichever is there. A toast that has been replaced stays gone. */
export function dismissToast(id?: number): void {
  if (current !== null && (id === undefined || current.id === id)) show(null);
}

/** The toast on screen, or null. */
export function currentToast(): Toast | null {
  return current;
}

/** Calls back on every change; the answer ends that. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The modal dialogs that stand open, the topmost last. Toasts go into the topmost one: everything outside
 * of a modal dialog is inert and lies below its backdrop.
 */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Puts a dialog on top; the answer takes it away again. */
export function pushModal(dialog: HTMLDialogElement): () => void {
  change([...open.filter((other) => other !== dialog), dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

/** The dialog that takes input now, or null. */
export function topModal(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}

/** Calls back whenever the topmost dialog may have changed; the answer ends that. */
export function subscribeModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

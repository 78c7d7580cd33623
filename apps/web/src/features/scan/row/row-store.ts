import { emptyRow, type Row } from './row.ts';

/** The row outlives the camera, so that a look at one food and "Scan next" find it again; a reload begins a new one. */
let row: Row = emptyRow(null);
const listeners = new Set<() => void>();

export function currentRow(): Row {
  return row;
}

export function changeRow(change: (row: Row) => Row): void {
  row = change(row);
  for (const listener of listeners) listener();
}

export function subscribeRow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

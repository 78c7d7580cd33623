import { AppError } from './app-error.ts';

/** A page of a list; `next` is the cursor of the page after it. */
export type Page<T> = { items: T[]; next: string | null };

/** Where a page of a list ends: rows are ordered by time, then id, newest first. */
export type Cursor = { at: number; id: string };

const CURSOR = /^(?<at>\d{1,15})\.(?<id>[\w-]{1,64})$/u;

/** @throws AppError invalid_input for a cursor that none of our answers gave */
export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  const groups = CURSOR.exec(text)?.groups;
  if (groups?.['at'] === undefined || groups['id'] === undefined)
    throw new AppError('invalid_input', { issues: [{ path: 'cursor', message: { id: 'errors.not_our_cursor' } }] });
  return { at: Number(groups['at']), id: groups['id'] };
}

export const writeCursor = ({ at, id }: Cursor): string => `${at}.${id}`;

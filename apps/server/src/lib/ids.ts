import { v7 } from 'uuid';
import { AppError } from './app-error.ts';

export type NewId = () => string;

/**
 * A new id: UUID version 7, so that rows written after one another are neighbours in an index. Ids of one process increase strictly,
 * also within a millisecond. See docs/decisions/009-uuid-v7.md.
 *
 * @source RFC 9562 section 5.7
 */
export const newId: NewId = () => v7();

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

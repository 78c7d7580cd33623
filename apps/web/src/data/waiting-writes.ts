import * as z from 'zod/mini';
import { ApiError } from '../platform/http/http.ts';
import { local, type Parser, readJson, writeJson } from '../platform/storage/local.ts';

/** A change that was made without a network, as it lies on this device until the server has it. */
export type WaitingWrite = {
  /** When it was made, epoch ms; absent in what an older version stored. */
  readonly at?: number | undefined;
  /** Why the server did not take it; what is changed again waits again. */
  readonly refused?: Refusal | undefined;
};

/** How writes of one kind are distinguished and stored. */
type Kind<Write> = {
  /** Their key in local storage. Tabs of other versions read it too, so the stored form stays. */
  readonly key: string;
  /** What a write changes: a later one of the same subject takes the place of an earlier one. */
  readonly subjectOf: (write: Write) => string;
  /** One write of `entriesOf`; one that cannot be read is left out, the others stay. */
  readonly parse: Parser<Write>;
  /** The entries of what is stored; without it a list. */
  readonly entriesOf?: (stored: unknown) => readonly unknown[] | undefined;
  /** What is stored of all; without it the list as it is. */
  readonly format?: (writes: readonly Write[]) => unknown;
  /** Called after every change of the store. */
  readonly onChange?: () => void;
};

export type WaitingStore<Write> = ReturnType<typeof waitingStore<Write & WaitingWrite>>;

/**
 * The one store of what waits. It is read anew each time and written in the same turn, for another tab may have sent or added something
 * meanwhile; what was sent is removed only where it is still what lies here.
 */
export function waitingStore<Write extends WaitingWrite>({ key, subjectOf, parse, entriesOf, format, onChange }: Kind<Write>) {
  const entries = entriesOf ?? ((stored: unknown) => (Array.isArray(stored) ? stored : undefined));

  function all(): readonly Write[] {
    return readJson(key, (stored) => entries(stored)?.flatMap((entry) => parse(entry) ?? [])) ?? [];
  }

  function write(writes: readonly Write[]): void {
    if (writes.length === 0) local.remove(key);
    else writeJson(key, format === undefined ? writes : format(writes));
    onChange?.();
  }

  function removeWhere(isGone: (one: Write) => boolean): void {
    const before = all();
    const after = before.filter((one) => !isGone(one));
    if (after.length < before.length) write(after);
  }

  const isOf = (subject: string) => (one: Write) => subjectOf(one) === subject;
  const isSame = (one: Write, other: Write) => subjectOf(one) === subjectOf(other) && contentOf(one) === contentOf(other);

  return {
    /** The oldest first, one a subject. */
    all,
    /** The one of a subject; undefined where none waits. */
    find: (subject: string): Write | undefined => all().find(isOf(subject)),
    /** The oldest that the server has not refused. */
    next: (): Write | undefined => all().find(({ refused }) => refused === undefined),
    add: (added: Write): void => write([...all().filter((one) => !isOf(subjectOf(added))(one)), added]),
    /** What was given up waits again, unless something newer of its subject does. */
    putBack: (given: Write): void => {
      const waiting = all();
      if (!waiting.some(isOf(subjectOf(given)))) write([given, ...waiting]);
    },
    /** Removes what has been sent, unless it was changed again meanwhile. */
    remove: (sent: Write): void => removeWhere((one) => isSame(one, sent)),
    /** A part of it has been sent: what is left waits in its place, unless it was changed again meanwhile. */
    replace: (sent: Write, left: Write): void => write(all().map((one) => (isSame(one, sent) ? left : one))),
    /** What waited of this subject is out of date, or given up. */
    removeSubject: (subject: string): void => removeWhere(isOf(subject)),
    /** The server refused it, or, without a reason, it is to be tried again. */
    mark: (marked: Write, refused: Refusal | undefined): void =>
      write(all().map((one) => (isSame(one, marked) ? { ...one, refused } : one))),
  };
}

function contentOf(write: WaitingWrite): string {
  return JSON.stringify({ ...write, refused: undefined });
}

/** Why the server did not take what had waited: the plan's limit, or another reason that will not go away by itself. */
export const Refusal = z.enum(['limit', 'refused']);
export type Refusal = z.infer<typeof Refusal>;

const LIMITS: readonly (string | null)[] = ['daily_scan_limit', 'free_preference_limit'];

/** What an answer means for what waits: it was refused for good, the session is over, or it may go through later. */
export type Setback =
  | { readonly state: 'refused'; readonly because: Refusal }
  | { readonly state: 'signed-out' }
  | { readonly state: 'busy'; readonly afterMs: number };

export function setbackOf(error: unknown): Setback {
  if (!(error instanceof ApiError)) return { state: 'busy', afterMs: 0 };
  const { status, code, retryAfterMs } = error;
  if (LIMITS.includes(code)) return { state: 'refused', because: 'limit' };
  if (status === 401) return { state: 'signed-out' };
  const isFinal = status >= 400 && status < 500 && status !== 429;
  return isFinal ? { state: 'refused', because: 'refused' } : { state: 'busy', afterMs: retryAfterMs };
}

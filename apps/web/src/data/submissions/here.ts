import { SubmittedFields } from '@labelwise/contracts/submissions';
import { gtinKey } from '@labelwise/domain/gtin';
import { EMPTY_FIELDS, mergeFields, type StatedFields, type Submission, saysAnything } from '@labelwise/domain/submission';
import * as z from 'zod/mini';
import { storageKeys } from '../../platform/storage/keys.ts';
import { safely } from '../../platform/storage/local.ts';
import { emitPreferencesUpdated } from '../preferences-updated.ts';
import { Refusal } from '../refusal.ts';
import { type WaitingStore, waitingStore } from '../waiting-writes.ts';
import { submissionsKey } from './stored.ts';

/**
 * What is stated of one pack. `isRemoval`: a member forgets everything about this pack once there is a network. `isOffered`: once it has
 * arrived it is offered to everybody on the server.
 */
const Statement = z.object({
  gtin: z.string(),
  fields: SubmittedFields,
  isRemoval: z._default(z.boolean(), false),
  isOffered: z._default(z.boolean(), false),
  /** When it was last changed, epoch ms; absent in what an older version stored. */
  at: z.optional(z.number()),
  /** Why the server did not take it; what is stated anew waits again. */
  refused: z.optional(Refusal),
});
export type SubmissionHere = Omit<z.infer<typeof Statement>, 'fields'> & { readonly fields: StatedFields };

/** A year of checking labels; about 1 kB each. */
const MAX_STORED = 300;

const Entries = z.record(z.string(), z.record(z.string(), z.unknown()));

/** What was scored before rests on other figures once it changes. */
function storeOf(key: string) {
  return waitingStore<SubmissionHere>({
    key,
    subjectOf: ({ gtin }) => gtin,
    parse: safely(Statement),
    entriesOf: (stored) => {
      const entries = safely(Entries)(stored);
      return entries && Object.entries(entries).map(([gtin, entry]) => ({ ...entry, gtin }));
    },
    format: (statements) => Object.fromEntries(statements.slice(-MAX_STORED).map(({ gtin, ...entry }) => [gtin, entry])),
    onChange: emitPreferencesUpdated,
  });
}

const STORES = {
  [storageKeys.submissions]: storeOf(storageKeys.submissions),
  [storageKeys.submissionsWaiting]: storeOf(storageKeys.submissionsWaiting),
} as const;

/** What a guest stated, which stays on this device, or what of a member waits to be sent. */
export function statementsIn(key: keyof typeof STORES): WaitingStore<SubmissionHere> {
  return STORES[key];
}

/** Everything that lies here for whoever is here now. */
export function submissionsHere(): readonly SubmissionHere[] {
  return storeHere().all();
}

/** What this device lays over the food of a barcode; null: nothing. */
export function submissionHere(barcode: string | null): SubmissionHere | null {
  const gtin = barcode === null ? null : gtinKey(barcode);
  return gtin === null ? null : (storeHere().find(gtin) ?? null);
}

/** Adds statements to those that lie here; the newest of each field holds. */
export function stateHere(gtin: string, fields: StatedFields, isOffered = false): void {
  const store = storeHere();
  const before = store.find(gtin);
  const standing = before?.isRemoval === false ? before : undefined;
  const merged = mergeFields(standing?.fields ?? EMPTY_FIELDS, fields);
  // Of a guest nothing is left to say once everything is withdrawn; a member's withdrawal has still to be sent.
  const isOver = submissionsKey() === storageKeys.submissions && !saysAnything(merged);
  if (isOver) store.removeSubject(gtin);
  else store.add({ gtin, fields: merged, isRemoval: false, isOffered: isOffered || standing?.isOffered === true, at: Date.now() });
}

/** That a member forgets everything about a pack, until there is a network. */
export function stateRemovalHere(gtin: string): void {
  storeHere().add({ gtin, fields: EMPTY_FIELDS, isRemoval: true, isOffered: false, at: Date.now() });
}

/** What was stated of a pack is out of date here. */
export function forgetHere(gtin: string): void {
  storeHere().removeSubject(gtin);
}

function storeHere(): WaitingStore<SubmissionHere> {
  return statementsIn(submissionsKey());
}

export function asSubmission({ gtin, fields }: SubmissionHere): Submission {
  return { ...fields, gtin };
}

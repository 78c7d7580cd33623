import { SubmittedFields } from '@labelwise/contracts/submissions';
import { gtinKey } from '@labelwise/domain/gtin';
import { EMPTY_FIELDS, mergeFields, type StatedFields, type Submission, saysAnything } from '@labelwise/domain/submission';
import * as z from 'zod/mini';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local, readJson, safely, writeJson } from '../../platform/storage/local.ts';
import { emitPreferencesUpdated } from '../preferences-updated.ts';
import { Refusal } from '../refusal.ts';
import { submissionsKey } from './stored.ts';

/** By GTIN. `isRemoval`: a member forgets everything about this pack once there is a network. */
const Stored = z.record(
  z.string(),
  z.object({
    fields: SubmittedFields,
    isRemoval: z._default(z.boolean(), false),
    /** When it was last changed, epoch ms; absent in what an older version stored. */
    at: z.optional(z.number()),
    /** Why the server did not take it; what is stated anew waits again. */
    refused: z.optional(Refusal),
  }),
);
type Stored = z.infer<typeof Stored>;
export type SubmissionHere = {
  readonly gtin: string;
  readonly fields: StatedFields;
  readonly isRemoval: boolean;
  readonly at?: number | undefined;
  readonly refused?: Refusal | undefined;
};

/** A year of checking labels; about 1 kB each. */
const MAX_STORED = 300;

function read(key: string): Stored {
  return readJson(key, safely(Stored)) ?? {};
}

function write(key: string, stored: Stored): void {
  const entries = Object.entries(stored);
  if (entries.length === 0) local.remove(key);
  else writeJson(key, Object.fromEntries(entries.slice(-MAX_STORED)));
  // What was scored before rests on other figures.
  emitPreferencesUpdated();
}

/** Everything that lies here for whoever is here now. */
export function submissionsHere(key: string = submissionsKey()): readonly SubmissionHere[] {
  return Object.entries(read(key)).map(([gtin, stored]) => ({ gtin, ...stored }));
}

/** What this device lays over the food of a barcode; null: nothing. */
export function submissionHere(barcode: string | null): SubmissionHere | null {
  const gtin = barcode === null ? null : gtinKey(barcode);
  const stored = gtin === null ? undefined : read(submissionsKey())[gtin];
  return gtin === null || stored === undefined ? null : { gtin, ...stored };
}

/** Adds statements to those that lie here; the newest of each field holds. */
export function storeHere(gtin: string, fields: StatedFields): void {
  const key = submissionsKey();
  const { [gtin]: before, ...others } = read(key);
  const merged = mergeFields(before?.isRemoval === false ? before.fields : EMPTY_FIELDS, fields);
  // Of a guest nothing is left to say once everything is withdrawn; a member's withdrawal has still to be sent.
  const isOver = key === storageKeys.submissions && !saysAnything(merged);
  write(key, isOver ? others : { ...others, [gtin]: { fields: merged, isRemoval: false, at: Date.now() } });
}

/** That a member forgets everything about a pack, until there is a network. */
export function storeRemovalHere(gtin: string): void {
  const key = submissionsKey();
  write(key, { ...read(key), [gtin]: { fields: { per100: {}, perServing: {} }, isRemoval: true, at: Date.now() } });
}

/** The server refused it, or, without a reason, it is to be tried again. */
export function markHere(gtin: string, refused: Refusal | undefined): void {
  const key = storageKeys.submissionsWaiting;
  const stored = read(key);
  const own = stored[gtin];
  if (own !== undefined) write(key, { ...stored, [gtin]: { ...own, refused } });
}

/** @param sent as it was sent: what was stated meanwhile stays */
export function forgetHere(gtin: string, key: string = submissionsKey(), sent?: SubmissionHere): void {
  const { [gtin]: stored, ...others } = read(key);
  if (stored === undefined) return;
  const hasMore = sent !== undefined && (stored.at !== sent.at || JSON.stringify(stored.fields) !== JSON.stringify(sent.fields));
  if (!hasMore) write(key, others);
}

export function asSubmission({ gtin, fields }: SubmissionHere): Submission {
  return { ...fields, gtin };
}

import type { FoodCandidate } from '@labelwise/contracts/alternatives';
import type { Food } from '@labelwise/contracts/foods';
import { SubmittedFields } from '@labelwise/contracts/submissions';
import type { FoodProduct } from '@labelwise/domain/food';
import { gtinKey } from '@labelwise/domain/gtin';
import { EMPTY_FIELDS, mergeFields, type StatedFields, type Submission, saysAnything } from '@labelwise/domain/submission';
import * as z from 'zod/mini';
import { storageKeys } from '../../platform/storage/keys.ts';
import { safely } from '../../platform/storage/local.ts';
import { productOf } from '../choosing/product-of.ts';
import { emitPreferencesUpdated } from '../preferences-updated.ts';
import { layOnDevice } from '../reading/read-food.ts';
import { Refusal, type WaitingStore, waitingStore } from '../waiting-writes.ts';
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

/**
 * The one place on the device where a person's own statements are laid over foods: a guest's, and a member's that still wait for a
 * network. What they say of a product is answered though nobody knows it or can be asked.
 * @param standsInFor failures of the look-up for which it is
 */
export async function withOwnHere(barcode: string, lookUp: () => Promise<Food>, standsInFor: (error: unknown) => boolean): Promise<Food> {
  const own = submissionHere(barcode);
  if (own === null || own.isRemoval || !saysAnything(own.fields)) return lookUp();
  let failure: unknown;
  const known = await lookUp().catch((error: unknown) => {
    if (isAbort(error) || !standsInFor(error)) throw error;
    failure = error;
    return null;
  });
  const [food] = (await layOnDevice([{ food: known === null ? null : productOfFood(known), submission: asSubmission(own) }])) ?? [];
  if (food) return known === null ? food : withEarlierOwn(food, known);
  if (known !== null) return known;
  throw failure;
}

/** Foods that this device chooses among, as the person has them. */
export async function candidatesWithOwn<Some extends FoodCandidate>(foods: readonly Some[]): Promise<readonly Some[]> {
  const stated = new Map(submissionsHere().flatMap((own) => (own.isRemoval ? [] : [[own.gtin, own] as const])));
  const stateable = foods.filter(({ id }) => stated.has(id));
  if (stateable.length === 0) return foods;
  const tasks = stateable.flatMap((food) => {
    const submission = stated.get(food.id);
    return submission === undefined ? [] : [{ food: productOf(food), submission: asSubmission(submission) }];
  });
  const laid = new Map((await layOnDevice(tasks))?.flatMap((food) => (food === null ? [] : [[food.id, food] as const])));
  return foods.map((food) => {
    const own = laid.get(food.id);
    if (own === undefined) return food;
    const { name, brand, category, nutriscoreGrade, healthScore, scoreBasis, placeholder, facts } = own;
    return { ...food, name, brand, category, nutriscoreGrade, healthScore, scoreBasis, placeholder, facts };
  });
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** What the server laid over the food already is the member's own too; of one field the newer statement stands. */
function withEarlierOwn(food: Food, known: Food): Food {
  const [own, earlier] = [food.provenance?.own ?? [], known.provenance?.own ?? []];
  if (food.provenance === undefined || earlier.length === 0) return food;
  const renewed = new Set(own.map(({ field }) => field));
  return { ...food, provenance: { ...food.provenance, own: [...earlier.filter(({ field }) => !renewed.has(field)), ...own] } };
}

function productOfFood({ id, name, brand, image, category, quantity, servingSize, facts, provenance }: Food): FoodProduct {
  return {
    ...productOf({ id, name, brand, image, category, facts }),
    quantity,
    servingSize,
    source: provenance?.source ?? 'open-food-facts',
    sourceModifiedAt: provenance?.modifiedAt ?? null,
  };
}

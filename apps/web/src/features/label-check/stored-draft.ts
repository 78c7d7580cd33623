import { gtinKey } from '@labelwise/domain/gtin';
import { FIGURE_NAMES } from '@labelwise/label-reader';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { memberHere } from '../../data/session/session.ts';
import { saveSubmission, shareSubmission } from '../../data/submissions/submissions.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local, readJson, safely, writeJson } from '../../platform/storage/local.ts';
import type { Column, Draft, Entry } from './draft.ts';
import { fieldsOf } from './rows.ts';

/** Labels that were begun, the newest last, and how long they stay. One of 36 figures, each in doubt, and the longest list has some 25 kB. */
const MAX_DRAFTS = 8;
const MAX_LENGTH = 40_000;
const MAX_AGE_MS = 30 * 86_400_000;

const Unit = z.enum(['kJ', 'kcal', 'g', 'mg']);
const Name = z.enum(FIGURE_NAMES);
const Amount = z.object({ value: z.number(), unit: Unit, isBound: z.boolean() });
const Problem = z.enum(['no-unit', 'unit-unlikely', 'no-decimal-mark', 'many-decimals', 'sign-unclear', 'next-line', 'two-figures']);
const Doubt = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('energies-differ'), kilojoules: z.number(), kilocalories: z.number() }),
  z.object({ kind: z.literal('energy-of-parts'), stated: z.number(), computed: z.number(), unit: z.enum(['kJ', 'kcal']) }),
  z.object({
    kind: z.literal('part-above-whole'),
    part: Name,
    partValue: z.number(),
    whole: Name,
    wholeValue: z.number(),
    unit: Unit,
  }),
  z.object({ kind: z.literal('columns-disagree'), expected: z.number(), unit: Unit }),
  z.object({ kind: z.literal('serving-disagrees'), stated: z.number(), found: z.number() }),
  z.object({ kind: z.literal('more-than-the-food'), sum: z.number(), limit: z.number() }),
  z.object({ kind: z.literal('above-limit'), limit: z.number(), unit: Unit }),
  z.object({ kind: z.literal('salt-and-sodium-differ'), saltOfSodium: z.number() }),
  z.object({ kind: z.literal('form'), problem: Problem }),
  z.object({ kind: z.literal('faint-print'), score: z.number() }),
  z.object({ kind: z.literal('no-header') }),
]);
/** Where a figure stood is not stored: its photo is gone. */
const Read = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('confirmed'),
    amount: Amount,
    proof: z.enum(['both-energies', 'energy-of-parts', 'both-columns', 'salt-and-sodium']),
    place: z.null(),
  }),
  z.object({ state: z.literal('unchecked'), amount: Amount, mustConfirm: z.boolean(), place: z.null() }),
  z.object({
    state: z.literal('doubtful'),
    amount: z.nullable(Amount),
    proposals: z.array(Amount),
    doubts: z.tuple([Doubt], Doubt),
    place: z.null(),
  }),
]);
const StoredEntry = z.object({
  text: z.string(),
  unit: Unit,
  statedBy: z.enum(['reading', 'person', 'absent']),
  isAsRead: z.boolean(),
  read: z.nullable(Read),
  photoId: z.null(),
});
const StoredColumn = z.partialRecord(Name, StoredEntry);
const From = z.enum(['photo', 'hand']);
const Header = z.nullable(z.string());
const StoredDraft = z.object({
  shown: z.enum(['per100', 'perServing']),
  unit: z.enum(['g', 'ml']),
  preparation: z.enum(['as-sold', 'as-prepared', 'drained']),
  per100: StoredColumn,
  perServing: StoredColumn,
  headers: z.object({ per100: Header, perServing: Header }),
  isBasisStated: z.boolean(),
  serving: z.object({ text: z.string(), isConfirmed: z.boolean(), from: From }),
  list: z.object({
    text: z.string(),
    language: z.nullable(z.string()),
    isConfirmed: z.boolean(),
    isComplete: z.boolean(),
    isEdited: z.boolean(),
    mayBeCut: z.boolean(),
    from: From,
    photoId: z.null(),
  }),
  about: z.object({
    barcode: z.string(),
    name: z.string(),
    brand: z.string(),
    quantity: z.string(),
    category: z.nullable(z.object({ tag: z.string(), name: z.string() })),
  }),
});
const Begun = z.object({ gtin: z.string(), at: z.number(), draft: StoredDraft });
/** As far as one has to be known that is left as it is. */
const Any = z.looseObject({ gtin: z.string(), at: z.number() });

type Place = { barcode: string /** The member who checks it; null: a guest. */; owner: string | null };

function begunOf(owner: string | null, now: number): z.infer<typeof Any>[] {
  const all = readJson(keyOf(owner), safely(z.array(z.unknown()))) ?? [];
  return all.flatMap((each) => safely(Any)(each) ?? []).filter(({ at }) => at <= now && now - at < MAX_AGE_MS);
}

function keyOf(owner: string | null): string {
  return owner === null ? storageKeys.guestDrafts : storageKeys.ownDrafts;
}

const isOf =
  ({ barcode }: Place) =>
  ({ gtin }: z.infer<typeof Any>): boolean =>
    gtin === (gtinKey(barcode) ?? '');

/** What was begun of this pack by whoever is here now, without its photos; null: nothing, or what another version stored. */
export function storedDraft(place: Place, now = Date.now()): { at: number; draft: Draft } | null {
  if (place.owner !== memberHere()) return null;
  const stored = begunOf(place.owner, now).find(isOf(place));
  return stored === undefined ? null : (safely(Begun)(stored) ?? null);
}

/** Stores a draft in the place of the former one of this pack; null: there is none any more. */
export function storeDraft(place: Place, draft: Draft | null, now = Date.now()): void {
  // A page that outlives its member stores nothing of theirs for whoever comes next.
  if (place.owner !== memberHere()) return;
  // With each letter that is typed: what lies beside it is not read for that.
  const others = begunOf(place.owner, now).filter((each) => !isOf(place)(each));
  const gtin = gtinKey(place.barcode) ?? '';
  const added = draft === null ? [] : [{ gtin, at: now, draft: withoutPhotos(draft) }];
  const stored = [...others, ...added].filter((each) => JSON.stringify(each).length <= MAX_LENGTH).slice(-MAX_DRAFTS);
  if (stored.length === 0) local.remove(keyOf(place.owner));
  else writeJson(keyOf(place.owner), stored);
}

function withoutPhotos(draft: Draft): Draft {
  const { parts: _parts, ...list } = draft.list;
  return {
    ...draft,
    per100: withoutPlaces(draft.per100),
    perServing: withoutPlaces(draft.perServing),
    list: { ...list, photoId: null },
  };
}

function withoutPlaces(column: Column): Column {
  const bare = ({ read, ...entry }: Entry): Entry => ({ ...entry, photoId: null, read: read === null ? null : { ...read, place: null } });
  return Object.fromEntries(Object.entries(column).map(([name, entry]) => [name, bare(entry)]));
}

/** Whether it says more of the pack than what was known before. */
function saysMore(draft: Draft, { about }: Draft): boolean {
  const entries = [...Object.values(draft.per100), ...Object.values(draft.perServing)];
  return (
    entries.some(({ text, statedBy, read }) => text.trim() !== '' || statedBy === 'absent' || read !== null) ||
    [draft.list.text, draft.serving.text].some((text) => text.trim() !== '') ||
    JSON.stringify(draft.about) !== JSON.stringify(about)
  );
}

/**
 * Stores a draft on this device with each change, so that neither a reload nor a new version of the app loses what was entered.
 * `since`: when what the page began with was entered, epoch ms; null: it began empty. `forget`: it was saved, or is begun anew.
 */
export function useStoredDraft({ barcode, owner, draft, start }: Place & { draft: Draft; start: Draft }): {
  since: number | null;
  forget: () => void;
} {
  const [since, setSince] = useState(() => storedDraft({ barcode, owner })?.at ?? null);
  const [first] = useState(draft);
  useEffect(() => {
    if (draft !== first) storeDraft({ barcode, owner }, saysMore(draft, start) ? draft : null);
  }, [barcode, owner, draft, first, start]);
  const forget = () => {
    storeDraft({ barcode, owner }, null);
    setSince(null);
  };
  return { since, forget };
}

/** What became of the values. `offer waiting`: they are sent and offered once there is a network. `sharing failed`: they are saved, and were not offered to everybody. */
type SavedAs = 'saved' | 'waiting' | 'here' | 'offered' | 'offer waiting' | 'sharing failed';

/** Saves what the draft says, and offers it where the member wants that. @throws ApiError of a refusal to save */
export async function saveDraft(client: QueryClient, draft: Draft, known: Draft['about'], isOffered: boolean): Promise<SavedAs> {
  const { barcode } = draft.about;
  const where = await saveSubmission(client, barcode, fieldsOf(draft, Date.now(), { known }), isOffered);
  if (!isOffered || where === 'here') return where;
  if (where === 'waiting') return 'offer waiting';
  try {
    return (await shareSubmission(client, barcode)) === 'offered' ? 'offered' : 'offer waiting';
  } catch {
    return 'sharing failed';
  }
}

/** Shown on the results that follow. A member's values that are saved need no words: they stand there. */
export const SAVED_WORDS = {
  saved: null,
  here: { title: 'screens-label-check.values_saved', description: 'screens-label-check.saved_here' },
  waiting: { title: 'screens-label-check.values_saved', description: 'screens-label-check.saved_waiting' },
  offered: { title: 'screens-label-check.values_saved', description: 'screens-label-check.saved_offered' },
  'offer waiting': {
    title: 'screens-label-check.values_saved',
    description: 'screens-label-check.saved_offer_waiting',
  },
  'sharing failed': {
    title: 'screens-label-check.saved_not_shared',
    description: 'screens-label-check.saved_not_shared_how',
  },
} as const satisfies Readonly<Record<SavedAs, { title: string; description: string } | null>>;

import { FoodScore } from '@labelwise/contracts/scores';
import { IN_BROWSER } from '../../platform/platform.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { inspectJson, safely, writeJson } from '../../platform/storage/local.ts';
import { clearStoredScores } from '../../platform/storage/member-data.ts';
import { onPreferencesUpdated, scoreRevision } from '../preferences-updated.ts';
import { vocabularyOf } from '../reading/read-food.ts';

/** How long a score is good for. */
const SCORE_TTL_MS = 15 * 60 * 1000;
/** How often a computed score is written to local storage: one in ten. */
export const PERSIST_CHANCE = 0.1;
/** Entries stored; the oldest are removed first. */
const MAX_ENTRIES = 500;

type Entry<T> = { readonly at: number; readonly value: T };

export type ScoreCacheDeps<T> = {
  now: () => number;
  /** 0 to 1, as `Math.random`. */
  random: () => number;
  owner: () => CacheOwner;
  /** Reads one stored value back; `undefined` where it is not one. */
  parse: (value: unknown) => T | undefined;
};

export type ScoreCache<T> = ReturnType<typeof createScoreCache<T>>;

/**
 * Scores computed in the last 15 minutes, by food, member and revision. After each computed score the whole cache is
 * written to local storage with a chance of 10 %, so that a reload finds most of it without a write for each.
 */
export function createScoreCache<T>({ now, random, owner, parse }: ScoreCacheDeps<T>) {
  const entries = new Map<string, Entry<T>>(restore(parse));

  const isFresh = (entry: Entry<T>) => now() - entry.at < SCORE_TTL_MS && entry.at <= now();
  const prune = () => {
    for (const [key, entry] of entries) if (!isFresh(entry)) entries.delete(key);
    for (const key of [...entries.keys()].slice(0, Math.max(0, entries.size - MAX_ENTRIES))) entries.delete(key);
  };

  return {
    /** The score of this food as last computed, or null when there is none that still holds. */
    get(food: CacheableFood): T | null {
      const entry = entries.get(scoreCacheKey(food, owner()));
      return entry !== undefined && isFresh(entry) ? entry.value : null;
    },
    /** Notes a computed score. */
    set(food: CacheableFood, value: T): void {
      const key = scoreCacheKey(food, owner());
      entries.delete(key);
      entries.set(key, { at: now(), value });
      if (random() >= PERSIST_CHANCE) return;
      prune();
      writeJson(storageKeys.scoreCache, [...entries]);
    },
    /** Drops what no longer holds. */
    prune,
    /** Drops every score, here and in local storage, the `score_*` entries too. */
    clear(): void {
      entries.clear();
      clearStoredScores();
    },
  };
}

/** The persisted entries that can be read; the rest is left out. */
function restore<T>(parse: (value: unknown) => T | undefined): [string, Entry<T>][] {
  const stored = inspectJson(storageKeys.scoreCache, (value) => (Array.isArray(value) ? value : undefined));
  if (stored.state !== 'present') return [];
  return stored.value.flatMap((pair: unknown): [string, Entry<T>][] => {
    if (!Array.isArray(pair) || typeof pair[0] !== 'string' || !isEntry(pair[1])) return [];
    const value = parse(pair[1].value);
    return value === undefined ? [] : [[pair[0], { at: pair[1].at, value }]];
  });
}

function isEntry(value: unknown): value is { at: number; value: unknown } {
  return typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'value' in value;
}

/** The fields of a food that decide its score; either spelling is read. */
type CacheableFood = {
  readonly barcode?: string | null | undefined;
  readonly id?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly nutriments?: unknown;
  readonly ingredients?: unknown;
  readonly novaGroup?: unknown;
  readonly nutriscoreGrade?: unknown;
  readonly additives?: unknown;
  readonly facts?: { readonly reading: string | null } | null | undefined;
};

/** Whose score it is: the member (null when signed out) and the revision of what the score rests on besides the food. */
export type CacheOwner = { readonly member: string | null; readonly revision: string };

/** The key of a score: a hash of the food's fields, the words that its list was read with, the member and the revision. */
export function scoreCacheKey(food: CacheableFood, owner: CacheOwner): string {
  const { nutriments, ingredients, novaGroup, nutriscoreGrade, additives, facts } = food;
  const identity = food.barcode || food.id || food.name || '';
  return hash(
    stable([
      identity,
      nutriments,
      ingredients,
      novaGroup,
      nutriscoreGrade,
      additives,
      vocabularyOf(facts?.reading ?? ''),
      owner.member,
      owner.revision,
    ]),
  );
}

/** JSON whose objects are written in the order of their keys, so that the same fields give the same text. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** FNV-1a over two lanes: 64 bits in hexadecimal. Two foods of one person's cache will not meet by chance. */
function hash(text: string): string {
  let low = 0x811c9dc5;
  let high = 0xcbf29ce4;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ (code + at), 0x01000193);
  }
  return [high, low].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The scores of this device; imported only by screens that score, for the schema's sake. */
export const foodScores: ScoreCache<FoodScore> = createScoreCache({
  now: Date.now,
  random: Math.random,
  owner: () => ({ member: storedMember(), revision: scoreRevision() }),
  parse: safely(FoodScore),
});

if (IN_BROWSER) onPreferencesUpdated(() => foodScores.clear());

/** The id of the stored user, null when nobody is signed in. */
function storedMember(): string | null {
  const stored = inspectJson(storageKeys.user, (value) =>
    typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined,
  );
  return stored.state === 'present' ? stored.value : null;
}

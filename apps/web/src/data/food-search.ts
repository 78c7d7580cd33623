import { foodSearch } from '@labelwise/contracts/food-search';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { loadTexts } from '../i18n/load-texts.ts';
import { storageKeys } from '../platform/storage/keys.ts';
import { readJson, safely, writeJson } from '../platform/storage/local.ts';
import { addressOf, call, endpointQuery, keyOf } from './call.ts';
import type { FoodSearch, SearchHere } from './choosing/choose-here.ts';
import { readWithoutAnswer } from './foods/foods.ts';
import { householdRevision, isForOthers } from './people/has-people.ts';
import { scoreRevision } from './preferences-updated.ts';
import { isScoredHere } from './scores/guest-profile.ts';

export type { FoodSearchAnswer } from '@labelwise/contracts/food-search';
export type { FoodSearch, HitHere as FoodHit } from './choosing/choose-here.ts';

/** `isInPack`: without a network, found among the foods of this device's packs. */
export type FoundFoods = SearchHere & { readonly isInPack?: true };

/** Packs name shelves in English. */
const searchingHere = () =>
  Promise.all([import('./choosing/choose-here.ts'), import('./pack/pack.ts'), loadTexts('categories').catch(() => undefined)]);

/** A guest with answers, and whoever judges for others: the server learns nothing of whom foods are for. */
const isChosenHere = () => isScoredHere() || isForOthers();

export const NO_SEARCH: FoodSearch = { words: '', shelf: null, sort: 'match', fits: false, good: false, noAdditives: false, exact: false };

const PAGE_SIZE = 24;
/** A search is asked again after this. */
const FRESH_MS = 60_000;

/** The foods that fit, page by page. While the next ones are on their way, the earlier ones stay, unless they were judged for another profile. */
export function foodSearchQuery(search: FoodSearch) {
  const query = queryOf(search);
  const revision = `${scoreRevision()}|${householdRevision()}`;
  return infiniteQueryOptions({
    queryKey: [addressOf(foodSearch.find, { query }), revision],
    queryFn: async ({ pageParam: from, signal }): Promise<FoundFoods> => {
      try {
        if (!isChosenHere()) return await call(foodSearch.find, { query: { ...query, limit: PAGE_SIZE, from }, signal });
        const { searchHere } = await import('./choosing/choose-here.ts');
        return await searchHere(search, { from, limit: PAGE_SIZE });
      } catch (error) {
        if (signal.aborted) throw error;
        const found = await readWithoutAnswer(error, async () => {
          const [{ searchHere }, { searchInPack }] = await searchingHere();
          return searchHere(search, { from, limit: PAGE_SIZE }, searchInPack);
        });
        if (found === null) throw error;
        return { ...found, isInPack: true };
      }
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { hits }) => sum + hits.length, 0);
      return last.hits.length < PAGE_SIZE || shown >= last.total ? undefined : shown;
    },
    enabled: search.words !== '' || search.shelf !== null,
    placeholderData: (before, asked) => (asked?.queryKey[1] === revision ? before : undefined),
    staleTime: FRESH_MS,
  });
}

function queryOf({ words, shelf, sort, fits, good, noAdditives, exact }: FoodSearch) {
  return {
    q: words === '' ? undefined : words,
    shelf: shelf ?? undefined,
    sort,
    fits: flag(fits),
    good: flag(good),
    'no-additives': flag(noAdditives),
    exact: flag(exact),
  };
}

function flag(on: boolean): '1' | undefined {
  return on ? '1' : undefined;
}

/** The first foods and shelves for words that are still being typed. */
export function suggestionsQuery(words: string) {
  const query = { q: words };
  const revision = `${scoreRevision()}|${householdRevision()}`;
  return queryOptions({
    queryKey: [...keyOf(foodSearch.suggest, { query }), revision],
    queryFn: async ({ signal }) => {
      try {
        if (!isChosenHere()) return await call(foodSearch.suggest, { query, signal });
        const { suggestHere } = await import('./choosing/choose-here.ts');
        return await suggestHere(words, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        const found = await readWithoutAnswer(error, async () => {
          const [{ suggestHere }, { searchInPack }] = await searchingHere();
          return suggestHere(words, signal, searchInPack);
        });
        if (found === null) throw error;
        return found;
      }
    },
    enabled: words !== '',
    placeholderData: (before, asked) => (asked?.queryKey[1] === revision ? before : undefined),
    staleTime: FRESH_MS,
  });
}

/** How many foods there are to search, and shelves to begin with. */
export function shelvesQuery() {
  return queryOptions({ ...endpointQuery(foodSearch.shelves), staleTime: 10 * FRESH_MS });
}

const Recent = z.array(z.string());
const MAX_RECENT = 6;

/** What was searched for on this device, the newest first. */
export function recentSearches(): readonly string[] {
  return readJson(storageKeys.recentSearches, safely(Recent)) ?? [];
}

export function rememberSearch(words: string): void {
  const cleaned = words.trim();
  if (cleaned === '') return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== cleaned.toLowerCase());
  writeJson(storageKeys.recentSearches, [cleaned, ...others].slice(0, MAX_RECENT));
}

/** Forgets what was searched for; the answer puts it back. */
export function forgetSearches(): () => void {
  const held = recentSearches();
  writeJson(storageKeys.recentSearches, []);
  return () => [...recentSearches(), ...held].toReversed().forEach(rememberSearch);
}

import { alternatives, type FoodCandidate, type WayForward } from '@labelwise/contracts/alternatives';
import { type FoodHit, type FoodSearchAnswer, foodSearch, type SearchCandidates } from '@labelwise/contracts/food-search';
import type { HouseholdVerdict } from '@labelwise/domain/people';
import { GOOD } from '@labelwise/domain/shelf';
import type { Say } from '@labelwise/messages';
import { presentAlert } from '@labelwise/messages/render/alerts';
import { betterBecauseText } from '@labelwise/messages/render/alternatives';
import { occasionText } from '@labelwise/messages/render/sentences';
import { categoryText } from '../../i18n/category-text.ts';
import { scoreWords } from '../../i18n/load-texts.ts';
import { addressOf, call } from '../call.ts';
import type { Food } from '../foods/foods.ts';
import { headlineOf, named } from '../people/verdict-words.ts';
import { audienceNow } from '../people/verdicts.ts';
import { areAnswersUnreadable } from '../scores/guest-profile.ts';
import { candidatesWithOwn } from '../submissions/here.ts';
import type { SearchChoice, ShelfReader } from './choose.ts';
import { insteadBeside, searchBeside } from './chooser.ts';
import { productOf } from './product-of.ts';

/** What is searched for: words, a shelf, or words on a shelf, and how the foods found are narrowed down. */
export type FoodSearch = {
  readonly words: string;
  readonly shelf: string | null;
  readonly sort: 'match' | 'score';
  readonly fits: boolean;
  readonly good: boolean;
  readonly noAdditives: boolean;
  /** The words as they are typed: no correction. */
  readonly exact: boolean;
};

/** A food that was found; judged for several people, with what it comes to for each. */
export type HitHere = FoodHit & { readonly household?: HouseholdVerdict; readonly headline?: string };
/** An answer of this device. */
export type SearchHere = Omit<FoodSearchAnswer, 'hits'> & { readonly hits: readonly HitHere[] };

type Page = { readonly from: number; readonly limit: number };
/** Foods that are looked at for what is typed so far, and shown of them. */
const SUGGESTED = { looked: 20, shown: 3 };

/** A search as the device answers it by itself: the server finds the foods, and this device scores, narrows down and sorts them. */
export async function searchHere(search: FoodSearch, page: Page, find: Finder = candidatesOf): Promise<SearchHere> {
  const { words, shelf, exact, fits, good, noAdditives } = search;
  const query = { q: words === '' ? undefined : words, shelf: shelf ?? undefined, exact: exact ? ('1' as const) : undefined };
  const [answer, audience, say] = await Promise.all([find(query), audienceNow(), scoreWords()]);
  const found = { ...answer, foods: [...(await candidatesWithOwn(answer.foods))] };
  const by = words === '' ? ('score' as const) : search.sort;
  const paging = { ...page, by, fits, good, noAdditives } as const;
  const { hits, total, filters } = await searchBeside({ audience, foods: found.foods, paging });
  const summaries = new Map(found.foods.map((food) => [food.id, food]));
  return {
    ...around(found),
    hits: hits.flatMap((hit) => present(say, hit, summaries)),
    total: total + (total === found.foods.length ? found.unseen : 0),
    filters,
  };
}

/** The first few, for words that are still being typed. */
export async function suggestHere(words: string, signal: AbortSignal, find?: Finder) {
  const [answer, audience, say] = await Promise.all([
    find === undefined
      ? call(foodSearch.candidates, { query: { q: words, limit: SUGGESTED.looked }, signal })
      : find({ q: words, shelf: undefined, exact: undefined }),
    audienceNow(),
    scoreWords(),
  ]);
  const found = { ...answer, foods: [...(await candidatesWithOwn(answer.foods))] };
  const paging = { by: 'match', from: 0, limit: SUGGESTED.shown, fits: false, good: false, noAdditives: false } as const;
  const { hits } = await searchBeside({ audience, foods: found.foods, paging });
  const summaries = new Map(found.foods.map((food) => [food.id, food]));
  return {
    ...around(found),
    hits: hits.flatMap((hit) => present(say, hit, summaries)),
    total: found.foods.length + found.unseen,
  };
}

/** Where the foods that a search finds come from: the server, or a pack on this device. */
export type Finder = (query: Query) => Promise<SearchCandidates>;
type Query = { readonly q: string | undefined; readonly shelf: string | undefined; readonly exact: '1' | undefined };
let last: { readonly address: string; readonly found: Promise<SearchCandidates>; readonly at: number } | null = null;
const FRESH_MS = 60_000;

/** The foods of the last search stay at hand, also for whoever asks next: its pages, filters and orders are all made of them. */
function candidatesOf(query: Query): Promise<SearchCandidates> {
  const address = addressOf(foodSearch.candidates, { query });
  if (last?.address === address && Date.now() - last.at < FRESH_MS) return last.found;
  const asked = { address, found: call(foodSearch.candidates, { query }), at: Date.now() };
  last = asked;
  asked.found.catch(() => {
    if (last === asked) last = null;
  });
  return asked.found;
}

/** Packs name shelves in English, the server in the language of the page. */
function around({ corrected, isCapped, categories, shelf, shelves }: SearchCandidates) {
  const named = shelf === null ? null : { ...shelf, name: categoryText(shelf.name, [shelf.tag]) };
  return { corrected, isCapped, categories, shelf: named, shelves };
}

function present(
  say: Say,
  { id, score, state, fit, against, household }: SearchChoice['hits'][number],
  summaries: ReadonlyMap<string, SearchCandidates['foods'][number]>,
): HitHere[] {
  const summary = summaries.get(id);
  if (summary === undefined) return [];
  const { facts: _facts, isWhole: _isWhole, ...shown } = summary;
  return [
    {
      ...shown,
      score,
      state: areAnswersUnreadable() ? 'no data' : state,
      fit,
      against: against === null ? null : presentAlert(say, against).title,
      ...(household === null ? {} : { household, headline: headlineOf(named(household)) }),
    },
  ];
}

/** Pages of one category that are looked through; further down nothing is good for anyone. */
const MAX_PAGES = 5;

/** What is proposed; judged for several people, with what each food comes to for each of them. */
export type WayHere = Omit<WayForward, 'foods'> & {
  readonly foods: readonly (WayForward['foods'][number] & { readonly household?: HouseholdVerdict })[];
};

/**
 * What those whom foods are judged for could take in a food's place, chosen by this device: the server answers the foods of a category,
 * the same to everyone, and learns nothing of whom they are for.
 *
 * @param shelf where the foods of a category come from
 */
export async function insteadHere(food: Food, signal: AbortSignal, shelf: ShelfReader = askShelf(signal)): Promise<WayHere> {
  const summaries = new Map<string, FoodCandidate>();
  const read: ShelfReader = async (category, reach) => {
    const found = await candidatesWithOwn(await shelf(category, reach));
    for (const each of found) summaries.set(each.id, each);
    return found;
  };
  const [audience, say] = await Promise.all([audienceNow(), scoreWords()]);
  const { kind, foods } = await insteadBeside({ audience, food: productOf(food) }, read);
  return {
    kind,
    foods: foods.flatMap(({ id, score, occasion, because, isNear, household }) => {
      const summary = summaries.get(id);
      if (summary === undefined) return [];
      const reason = betterBecauseText(say, because);
      const occasionWords = occasion === null ? null : occasionText(say, occasion);
      return [{ food: summary, score, reason, because, occasion: occasionWords, isNear, ...(household !== null && { household }) }];
    }),
  };
}

/** The foods of a category as the server answers them. */
function askShelf(signal: AbortSignal): ShelfReader {
  return async (category, reach) => {
    const found: FoodCandidate[] = [];
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const { foods, hasMore } = await call(alternatives.candidates, { query: { category, reach, from: found.length }, signal });
      found.push(...foods);
      if (!hasMore || (foods.at(-1)?.healthScore ?? 0) < GOOD) break;
    }
    return found;
  };
}

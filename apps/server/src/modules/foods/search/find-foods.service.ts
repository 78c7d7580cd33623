/** Search as people use it: words or a shelf, the caller's scores, filters, and the shelves that the foods found lie on. */

import type { FoodHit, FoodSearchAnswer, FoodSearchQuery, Shelf } from '@labelwise/contracts/food-search';
import { categoryName, type FoodProduct, placeholderFor } from '@labelwise/domain/food';
import {
  type Fit,
  fitOf,
  type PreparedFood,
  type PreparedProfile,
  prepareFood,
  prepareProfile,
  scoreFood,
  scoreLabel,
  scoreOnly,
} from '@labelwise/domain/scoring';
import { sayEnglish } from '@labelwise/messages/english';
import { presentAlert } from '@labelwise/messages/render/alerts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { toFoodSummary } from '../foods.answer.ts';
import type { FoodsRepository } from '../foods.repository.ts';
import { gtinOfId } from '../storage/food-row.ts';
import type { ListedShelf, ShelfDirectory } from './shelf-directory.ts';
import type { ShelvesRepository } from './shelves.repository.ts';
import { wordsOf } from './words.ts';

type Deps = {
  foods: Pick<FoodsRepository, 'findByText' | 'byGtins'>;
  shelves: Pick<ShelvesRepository, 'foodsOf'>;
  directory: ShelfDirectory;
  profileOf: (memberId: string) => Promise<PreparedProfile>;
  now: Clock;
};

type Candidate = { readonly product: FoodProduct; readonly prepared: PreparedFood };
type Judged = Candidate & { readonly score: number; readonly fit: Fit | null };
type Flags = Pick<FoodSearchQuery, 'fits' | 'good' | 'no-additives'>;

const NOBODY = prepareProfile({});
/** Foods of one shelf that are looked at, the healthiest by Nutri-Score. */
const MAX_ON_SHELF = 600;
/** The same where words name the shelf: the foods that hold the words themselves come beside them. */
const MAX_BESIDE_WORDS = 120;
const SUGGESTED = { looked: 40, foods: 3, shelves: 2 } as const;
/** Fewer foods say too little of a shelf. */
const MIN_FOR_SHELF = 3;
const MIN_SHARE_FOR_SHELF = 0.6;
/** A food is read once for what a person types within this time. */
const FRESH_FOR = 60_000;
const MAX_PREPARED = 3000;
/** "Good Match" begins here. */
const GOOD = 50;

export type FindFoodsService = ReturnType<typeof createFindFoodsService>;

export function createFindFoodsService({ foods, shelves, directory, profileOf, now }: Deps) {
  const prepared = new Map<number, { candidate: Candidate; readAt: number }>();

  async function candidatesOf(ids: readonly number[]): Promise<Candidate[]> {
    const stale = ids.filter((id) => now() - (prepared.get(id)?.readAt ?? -Infinity) >= FRESH_FOR);
    for (const product of await foods.byGtins(stale.map(gtinOfId))) {
      const id = Number(product.gtin);
      prepared.delete(id);
      prepared.set(id, { candidate: { product, prepared: prepareFood(product) }, readAt: now() });
    }
    const found = ids.flatMap((id) => prepared.get(id)?.candidate ?? []);
    for (const id of prepared.keys()) {
      if (prepared.size <= MAX_PREPARED) break;
      prepared.delete(id);
    }
    return found;
  }

  const profileFor = (memberId: string | null) => (memberId === null ? NOBODY : profileOf(memberId));

  async function byText(text: string, isExact: boolean) {
    const onShelf = async (words: readonly string[]): Promise<number[]> => {
      const [shelf] = await directory.named(words, 1);
      return shelf === undefined ? [] : shelves.foodsOf(shelf.leaves, MAX_BESIDE_WORDS);
    };
    return foods.findByText(text, { isExact, onShelf });
  }

  /** Shelves that the words name; else the narrowest one that most of the foods found lie on. */
  async function shelvesFor(text: string, hits: readonly Candidate[]): Promise<ListedShelf[]> {
    const named = await directory.named(wordsOf(text), SUGGESTED.shelves);
    if (named.length > 0 || hits.length < MIN_FOR_SHELF) return named;
    const tags = hits.flatMap(({ product }) => [...new Set(product.categoriesTags)]);
    const common = [...new Set(tags)].filter((tag) => tags.filter((other) => other === tag).length > MIN_SHARE_FOR_SHELF * hits.length);
    const shelves = (await Promise.all(common.map(directory.shelf))).filter((shelf) => shelf !== null);
    const depth = ({ tag }: ListedShelf): number => hits[0]?.product.categoriesTags.indexOf(tag) ?? 0;
    return shelves.sort((one, other) => one.count - other.count || depth(other) - depth(one)).slice(0, 1);
  }

  async function gather({ q, shelf, exact }: FoodSearchQuery, listed: ListedShelf | null) {
    if (q !== undefined && q !== '') return byText(q, exact === '1');
    if (shelf === undefined) throw new AppError('invalid_input');
    return { ids: listed === null ? [] : await shelves.foodsOf(listed.leaves, MAX_ON_SHELF), whole: new Set<number>(), corrected: null };
  }

  return {
    async find(query: FoodSearchQuery, memberId: string | null): Promise<FoodSearchAnswer> {
      const [profile, listed] = await Promise.all([profileFor(memberId), query.shelf === undefined ? null : directory.shelf(query.shelf)]);
      const { ids, whole, corrected } = await gather(query, listed);
      const isShelf = query.q === undefined || query.q === '';
      const all = (await candidatesOf(ids)).map((candidate) => judge(candidate, profile));
      const lying =
        isShelf || query.shelf === undefined ? all : all.filter(({ product }) => product.categoriesTags.includes(query.shelf ?? ''));
      const passing = lying.filter((hit) => passes(hit, query));
      const sorted = isShelf || query.sort === 'score' ? passing.sort(byScore) : byMatch(passing, whole);
      const unseen = isShelf ? Math.max(0, (listed?.count ?? 0) - ids.length) : 0;
      const words = corrected ?? query.q ?? '';
      return {
        hits: sorted.slice(query.from, query.from + query.limit).map((hit) => present(hit, profile)),
        total: passing.length + (passing.length === all.length ? unseen : 0),
        isCapped: unseen > 0 || (!isShelf && ids.length >= MAX_FOUND),
        corrected,
        filters: {
          fits: lying[0]?.fit == null ? null : count(lying, { fits: '1' }),
          good: count(lying, { good: '1' }),
          noAdditives: count(lying, { 'no-additives': '1' }),
        },
        categories: categoriesOfHits(all.map(({ product }) => product)),
        shelf: listed === null ? null : publicShelf(listed),
        shelves: isShelf ? [] : (await shelvesFor(words, all)).map(publicShelf),
      };
    },

    /** The first few, for words that are still being typed. */
    async suggest(text: string, memberId: string | null) {
      const [profile, { ids, whole, corrected }] = await Promise.all([profileFor(memberId), byText(text, false)]);
      const judged = (await candidatesOf(ids.slice(0, SUGGESTED.looked))).map((candidate) => judge(candidate, profile));
      return {
        hits: byMatch(judged, whole)
          .slice(0, SUGGESTED.foods)
          .map((hit) => present(hit, profile)),
        shelves: (await shelvesFor(corrected ?? text, judged)).map(publicShelf),
        total: ids.length,
        isCapped: ids.length >= MAX_FOUND,
        corrected,
      };
    },

    /** What is listed before anything is typed. */
    async shelves(): Promise<{ foods: number; shelves: Shelf[] }> {
      const [size, known] = await Promise.all([directory.size(), directory.known()]);
      return { foods: size, shelves: known.map(publicShelf) };
    },
  };
}

/** The search by words ends here; see `findByText`. */
const MAX_FOUND = 300;

function judge(candidate: Candidate, profile: PreparedProfile): Judged {
  return { ...candidate, score: scoreOnly(candidate.prepared, profile), fit: fitOf(candidate.prepared, profile) };
}

function passes({ score, fit, product, prepared }: Judged, flags: Flags): boolean {
  if (flags.fits === '1' && fit !== null && fit !== 'fits') return false;
  if (flags.good === '1' && (score < GOOD || prepared.basis.isUnknown)) return false;
  return flags['no-additives'] !== '1' || (product.additives.length === 0 && product.ingredientsText !== null);
}

function count(hits: readonly Judged[], flags: Flags): number {
  return hits.filter((hit) => passes(hit, flags)).length;
}

const FIT_ORDER: readonly (Fit | null)[] = ['fits', null, 'unknown', 'conflict'];

/** What holds all the words before what nearly does; among those what fits the caller first, in the order of the search. */
function byMatch(hits: readonly Judged[], whole: ReadonlySet<number>): Judged[] {
  const tier = ({ product, fit }: Judged): number => (whole.has(Number(product.gtin)) ? 0 : FIT_ORDER.length) + FIT_ORDER.indexOf(fit);
  return hits.toSorted((one, other) => tier(one) - tier(other));
}

/** Highest first; foods of unknown score come last. */
function byScore(one: Judged, other: Judged): number {
  return (
    Number(one.prepared.basis.isUnknown) - Number(other.prepared.basis.isUnknown) ||
    other.score - one.score ||
    other.prepared.basis.sum - one.prepared.basis.sum ||
    (one.product.gtin < other.product.gtin ? -1 : 1)
  );
}

function present({ product, prepared, score, fit }: Judged, profile: PreparedProfile): FoodHit {
  const isPoor = scoreLabel(score) === 'Poor Match';
  const full = fit === 'conflict' || (fit === 'unknown' && isPoor) ? scoreFood(prepared, profile) : null;
  const [alert] = fit === 'conflict' ? (full?.alerts ?? []) : [];
  return {
    ...toFoodSummary(product),
    quantity: product.quantity,
    score,
    state: prepared.basis.isUnknown ? 'no data' : full?.isHeldBack === true ? 'check' : 'judged',
    fit,
    against: alert === undefined ? null : presentAlert(sayEnglish, alert).title,
  };
}

function publicShelf({ tag, name, count: foods, placeholder }: ListedShelf): Shelf {
  return { tag, name, count: foods, placeholder };
}

type Filed = Pick<FoodProduct, 'gtin' | 'categoriesTags'>;

const MAX_CATEGORIES = 6;
/** A category of nearly all foods found narrows nothing down, one of a single food is that food. */
const MAX_SHARE = 0.85;
const MIN_FOODS = 2;
/** Of two categories that hold nearly the same foods one is enough. */
const MAX_OVERLAP = 0.8;

/** The categories by which foods found can be narrowed down, the fullest first. */
function categoriesOfHits(hits: readonly Filed[]): Shelf[] {
  const foodsOf = new Map<string, Set<string>>();
  for (const { gtin, categoriesTags } of hits)
    for (const tag of categoriesTags) {
      const foods = foodsOf.get(tag);
      if (foods === undefined) foodsOf.set(tag, new Set([gtin]));
      else foods.add(gtin);
    }
  const chosen: { shelf: Shelf; foods: Set<string> }[] = [];
  const fullestFirst = [...foodsOf].sort(([one, its], [other, others]) => others.size - its.size || (one < other ? -1 : 1));
  for (const [tag, foods] of fullestFirst) {
    const name = categoryName(tag);
    if (chosen.length === MAX_CATEGORIES || foods.size < MIN_FOODS) break;
    if (name === null || foods.size > MAX_SHARE * hits.length || chosen.some((other) => overlap(other.foods, foods) > MAX_OVERLAP))
      continue;
    chosen.push({ shelf: { tag, name, count: foods.size, placeholder: placeholderFor({ categoriesTags: [tag], kind: null }) }, foods });
  }
  return chosen.map(({ shelf }) => shelf);
}

/** Foods of both, as a share of the foods of either. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...other].filter((gtin) => one.has(gtin)).length;
  return both / (one.size + other.size - both);
}

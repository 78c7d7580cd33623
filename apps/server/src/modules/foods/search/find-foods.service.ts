import type { Language } from '@labelwise/contracts/languages';
import { categoryNameIn } from '../category-names.ts';
/** Search as people use it: words or a shelf, the caller's scores, filters, and the shelves that the foods found lie on. */

import type {
  FoodHit,
  FoodSearchAnswer,
  FoodSearchQuery,
  SearchCandidates,
  SearchCandidatesQuery,
  Shelf,
} from '@labelwise/contracts/food-search';
import { type FoodProduct, placeholderFor } from '@labelwise/domain/food';
import { wordsOf } from '@labelwise/domain/food-search';
import { type PreparedProfile, prepareProfile } from '@labelwise/domain/scoring';
import { againstOf, type Candidate, candidateOf, type Hit, type JudgedHit, pageOfHits, stateOfHit } from '@labelwise/domain/shelf';
import { presentAlert } from '@labelwise/messages/render/alerts';
import { factsOf, toFoodSummary } from '@labelwise/messages/render/food-answer';
import { sayIn } from '@labelwise/messages/say-in';
import { AppError } from '../../../lib/app-error.ts';
import type { OwnFoods, OwnFoodsOf } from '../../submissions/member-foods.service.ts';
import type { FoodsRepository } from '../foods.repository.ts';
import { gtinOfId } from '../storage/food-row.ts';
import type { ListedShelf, ShelfDirectory } from './shelf-directory.ts';
import type { ShelvesRepository } from './shelves.repository.ts';

type Deps = {
  foods: Pick<FoodsRepository, 'findByText' | 'byGtins' | 'versionsOf'>;
  shelves: Pick<ShelvesRepository, 'foodsOf'>;
  directory: ShelfDirectory;
  ownFoods: OwnFoodsOf;
  profileOf: (memberId: string) => Promise<PreparedProfile>;
};

type SearchWords = Pick<FoodSearchQuery, 'q' | 'shelf' | 'exact'>;
type Found = {
  readonly all: readonly Hit[];
  /** Those on the shelf that was asked for. */
  readonly lying: readonly Hit[];
  readonly isShelf: boolean;
  readonly corrected: string | null;
  readonly unseen: number;
  readonly isCapped: boolean;
};

const NOBODY = prepareProfile({});
const FIRST_HITS = { by: 'match', from: 0, fits: false, good: false, noAdditives: false } as const;
/** Foods of one shelf that are looked at, the healthiest by Nutri-Score. */
const MAX_ON_SHELF = 600;
/** The same where words name the shelf: the foods that hold the words themselves come beside them. */
const MAX_BESIDE_WORDS = 120;
const SUGGESTED = { looked: 40, foods: 3, shelves: 2 } as const;
/** Fewer foods say too little of a shelf. */
const MIN_FOR_SHELF = 3;
const MIN_SHARE_FOR_SHELF = 0.6;
/** Foods that stay read, about 6 kB each. */
const MAX_PREPARED = 5000;

export type FindFoodsService = ReturnType<typeof createFindFoodsService>;

export function createFindFoodsService({ foods, shelves, directory, ownFoods, profileOf }: Deps) {
  const prepared = new Map<number, { candidate: Candidate; version: string }>();

  /** Foods that were found before are as they were then, those too whose records wait and cannot be stored from here. */
  async function candidatesOf(ids: readonly number[]): Promise<Candidate[]> {
    const versions = await foods.versionsOf(ids);
    const others = ids.filter((id) => prepared.get(id)?.version !== versions.get(id));
    for (const product of await foods.byGtins(others.map(gtinOfId))) {
      const id = Number(product.gtin);
      prepared.set(id, { candidate: candidateOf(product), version: versions.get(id) ?? '' });
    }
    const found: Candidate[] = [];
    for (const id of ids) {
      const known = prepared.get(id);
      if (known === undefined || !versions.has(id)) continue;
      found.push(known.candidate);
      // Those found last stay longest.
      prepared.delete(id);
      prepared.set(id, known);
    }
    for (const id of prepared.keys()) {
      if (prepared.size <= MAX_PREPARED) break;
      prepared.delete(id);
    }
    return found;
  }

  const profileFor = (memberId: string | null) => (memberId === null ? NOBODY : profileOf(memberId));

  async function byText(text: string, isExact: boolean, language: Language) {
    const shelfNamed = async (words: readonly string[]) => {
      const [shelf] = await directory.named(words, 1, language);
      return shelf === undefined ? null : { tags: shelf.leaves, limit: MAX_BESIDE_WORDS };
    };
    return foods.findByText(text, { isExact, shelfNamed });
  }

  /** Shelves that the words name; else the narrowest one that most of the foods found lie on. */
  async function shelvesFor(text: string, hits: readonly Candidate[], language: Language): Promise<ListedShelf[]> {
    const named = await directory.named(wordsOf(text), SUGGESTED.shelves, language);
    if (named.length > 0 || hits.length < MIN_FOR_SHELF) return named;
    const tags = hits.flatMap(({ product }) => [...new Set(product.categoriesTags)]);
    const common = [...new Set(tags)].filter((tag) => tags.filter((other) => other === tag).length > MIN_SHARE_FOR_SHELF * hits.length);
    const shelves = (await Promise.all(common.map(directory.shelf))).filter((shelf) => shelf !== null);
    const depth = ({ tag }: ListedShelf): number => hits[0]?.product.categoriesTags.indexOf(tag) ?? 0;
    return shelves.sort((one, other) => one.count - other.count || depth(other) - depth(one)).slice(0, 1);
  }

  async function gather({ q, shelf, exact }: SearchWords, listed: ListedShelf | null, language: Language) {
    refuseEmpty({ q, shelf });
    if (q !== undefined && q !== '') return byText(q, exact === '1', language);
    return { ids: listed === null ? [] : await shelves.foodsOf(listed.leaves, MAX_ON_SHELF), whole: new Set<number>(), corrected: null };
  }

  /** Everything that words or a shelf find, before anybody's score is known. */
  async function foundBy(query: SearchWords, listed: ListedShelf | null, own: OwnFoods, language: Language): Promise<Found> {
    const { ids, whole, corrected } = await gather(query, listed, language);
    const isShelf = query.q === undefined || query.q === '';
    const all = withOwn(hitsOf(await candidatesOf(ids), whole), own, isShelf ? [] : await own.named(corrected ?? query.q ?? ''));
    const lying =
      isShelf || query.shelf === undefined ? all : all.filter(({ product }) => product.categoriesTags.includes(query.shelf ?? ''));
    const unseen = isShelf ? Math.max(0, (listed?.count ?? 0) - ids.length) : 0;
    return { all, lying, isShelf, corrected, unseen, isCapped: unseen > 0 || (!isShelf && ids.length >= MAX_FOUND) };
  }

  /** The categories and shelves around the foods found. */
  async function around({ q }: SearchWords, listed: ListedShelf | null, { all, isShelf, corrected }: Found, language: Language) {
    return {
      categories: categoriesOfHits(
        all.map(({ product }) => product),
        language,
      ),
      shelf: listed === null ? null : publicShelf(listed, language),
      shelves: isShelf ? [] : (await shelvesFor(corrected ?? q ?? '', all, language)).map((shelf) => publicShelf(shelf, language)),
    };
  }

  return {
    async find(query: FoodSearchQuery, memberId: string | null, language: Language): Promise<FoodSearchAnswer> {
      const [profile, own, listed] = await Promise.all([
        profileFor(memberId),
        ownFoods(memberId),
        query.shelf === undefined ? null : directory.shelf(query.shelf),
      ]);
      const found = await foundBy(query, listed, own, language);
      const { hits, total, filters } = pageOfHits(found.lying, profile, {
        by: found.isShelf ? 'score' : query.sort,
        from: query.from,
        limit: query.limit,
        fits: query.fits === '1',
        good: query.good === '1',
        noAdditives: query['no-additives'] === '1',
      });
      return {
        hits: hits.map((hit) => present(hit, profile, language)),
        total: total + (total === found.all.length ? found.unseen : 0),
        isCapped: found.isCapped,
        corrected: found.corrected,
        filters,
        ...(await around(query, listed, found, language)),
      };
    },

    /** The same foods for every caller, with what scores them: a device that keeps a guest's answers judges them by itself. */
    async candidates(query: SearchCandidatesQuery, language: Language): Promise<SearchCandidates> {
      const listed = query.shelf === undefined ? null : await directory.shelf(query.shelf);
      const found = await foundBy(query, listed, await ownFoods(null), language);
      const foods = found.lying.slice(0, query.limit);
      return {
        foods: foods.map(({ product, isWhole }) => ({
          ...toFoodSummary(product),
          quantity: product.quantity,
          facts: factsOf(product),
          isWhole,
        })),
        unseen: found.lying.length === found.all.length ? found.unseen + found.lying.length - foods.length : 0,
        isCapped: found.isCapped || foods.length < found.lying.length,
        corrected: found.corrected,
        ...(await around(query, listed, found, language)),
      };
    },

    /** The first few, for words that are still being typed. */
    async suggest(text: string, memberId: string | null, language: Language) {
      const [profile, own, { ids, whole, corrected }] = await Promise.all([
        profileFor(memberId),
        ownFoods(memberId),
        byText(text, false, language),
      ]);
      const all = withOwn(hitsOf(await candidatesOf(ids.slice(0, SUGGESTED.looked)), whole), own, await own.named(corrected ?? text));
      const { hits } = pageOfHits(all, profile, { ...FIRST_HITS, limit: SUGGESTED.foods });
      return {
        hits: hits.map((hit) => present(hit, profile, language)),
        shelves: (await shelvesFor(corrected ?? text, all, language)).map((shelf) => publicShelf(shelf, language)),
        total: Math.max(ids.length, all.length),
        isCapped: ids.length >= MAX_FOUND,
        corrected,
      };
    },

    /** What is listed before anything is typed. */
    async shelves(language: Language): Promise<{ foods: number; shelves: Shelf[] }> {
      const [size, known] = await Promise.all([directory.size(), directory.known()]);
      return { foods: size, shelves: known.map((shelf) => publicShelf(shelf, language)) };
    },
  };
}

/** @throws AppError invalid_input where neither words nor a shelf are asked for */
export function refuseEmpty({ q, shelf }: Pick<SearchWords, 'q' | 'shelf'>): void {
  if ((q === undefined || q === '') && shelf === undefined) throw new AppError('invalid_input');
}

/** The search by words ends here; see `findByText`. */
const MAX_FOUND = 300;

function hitsOf(candidates: readonly Candidate[], whole: ReadonlySet<number>): Hit[] {
  return candidates.map((candidate) => ({ ...candidate, isWhole: whole.has(Number(candidate.product.gtin)) }));
}

/** What the member says of a pack holds in a search, too; a product that only they know comes first where its name fits. */
function withOwn(hits: readonly Hit[], own: OwnFoods, named: readonly FoodProduct[]): readonly Hit[] {
  if (own.isEmpty) return hits;
  const listed = new Set(hits.map(({ product }) => product.gtin));
  const added = named.filter(({ gtin }) => !listed.has(gtin)).map((product) => ({ ...candidateOf(product), isWhole: true }));
  return [...added, ...hits.map((hit) => ({ ...own.candidate(hit), isWhole: hit.isWhole }))];
}

function present(hit: JudgedHit, profile: PreparedProfile, language: Language): FoodHit {
  const alert = againstOf(hit, profile);
  return {
    ...toFoodSummary(hit.product),
    quantity: hit.product.quantity,
    score: hit.score,
    state: stateOfHit(hit, profile),
    fit: hit.fit,
    against: alert === null ? null : presentAlert(sayIn(language), alert).title,
  };
}

function publicShelf({ tag, name, count: foods, placeholder }: ListedShelf, language: Language): Shelf {
  return { tag, name: categoryNameIn(language, tag) ?? name, count: foods, placeholder };
}

type Filed = Pick<FoodProduct, 'gtin' | 'categoriesTags'>;

const MAX_CATEGORIES = 6;
/** A category of nearly all foods found narrows nothing down, one of a single food is that food. */
const MAX_SHARE = 0.85;
const MIN_FOODS = 2;
/** Of two categories that hold nearly the same foods one is enough. */
const MAX_OVERLAP = 0.8;

/** The categories by which foods found can be narrowed down, the fullest first. */
function categoriesOfHits(hits: readonly Filed[], language: Language): Shelf[] {
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
    const name = categoryNameIn(language, tag);
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

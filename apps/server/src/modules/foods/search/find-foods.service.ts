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
import type { FoodProduct } from '@labelwise/domain/food';
import { wordsOf } from '@labelwise/domain/food-search';
import { isAsEverybody, type PreparedProfile, prepareProfile } from '@labelwise/domain/scoring';
import {
  againstOf,
  candidateOf,
  type Hit,
  type JudgedHit,
  judge,
  type Paging,
  pageOf,
  type Standing,
  standingOf,
  stateOfHit,
} from '@labelwise/domain/shelf';
import { presentAlert } from '@labelwise/messages/render/alerts';
import { factsOf, toFoodSummary } from '@labelwise/messages/render/food-answer';
import { sayIn } from '@labelwise/messages/say-in';
import { AppError } from '../../../lib/app-error.ts';
import type { OwnFoods, OwnFoodsOf } from '../../submissions/member-foods.service.ts';
import type { FoodsRepository } from '../foods.repository.ts';
import { createFoundFoods } from './found-foods.ts';
import { categoriesOfHits } from './hit-categories.ts';
import { createRecentQuestions } from './recent-questions.ts';
import type { ListedShelf, ShelfDirectory } from './shelf-directory.ts';
import type { ShelvesRepository } from './shelves.repository.ts';

type Deps = {
  foods: Pick<FoodsRepository, 'findByText' | 'answersNow' | 'readNow' | 'filedNow' | 'versionsOf' | 'clock' | 'count'>;
  shelves: Pick<ShelvesRepository, 'foodsOf'>;
  directory: ShelfDirectory;
  ownFoods: OwnFoodsOf;
  profileOf: (memberId: string) => Promise<PreparedProfile>;
};

type SearchWords = Pick<FoodSearchQuery, 'q' | 'shelf' | 'exact'>;
/** A food that was found. `hit`: itself, where more had to be known of it than its place. */
type Placed = Standing & { readonly id: number; readonly tags: readonly string[]; readonly hit: JudgedHit | null };
/** `named`: what foods of the caller alone may be named; `by`: what foods are sorted by; `looked`: how many of them are looked at. */
type Placing = { profile: PreparedProfile; own: OwnFoods; named: string | null; by: Paging['by']; looked?: number };
type Gathered = { readonly ids: readonly number[]; readonly whole: ReadonlySet<number>; readonly corrected: string | null };
type Found = Gathered & {
  readonly isShelf: boolean;
  readonly unseen: number;
  readonly isCapped: boolean;
};

const NOBODY = prepareProfile({});
const FIRST_HITS = { by: 'match', from: 0, fits: false, good: false, noAdditives: false } as const;
/** What texts found, about 50 kB each with what places it. */
const MAX_TEXTS = 300;
/** Whole answers to those who get the same as everybody, about 20 kB each. */
const MAX_ANSWERS = 300;
/** Foods of one shelf that are looked at, the healthiest by Nutri-Score. */
const MAX_ON_SHELF = 600;
/** The same where words name the shelf: the foods that hold the words themselves come beside them. */
const MAX_BESIDE_WORDS = 120;
const SUGGESTED = { looked: 40, foods: 3, shelves: 2 } as const;
/** Fewer foods say too little of a shelf. */
const MIN_FOR_SHELF = 3;
const MIN_SHARE_FOR_SHELF = 0.6;

export type FindFoodsService = ReturnType<typeof createFindFoodsService>;

export function createFindFoodsService({ foods, shelves, directory, ownFoods, profileOf }: Deps) {
  const known = createFoundFoods(foods, (candidate) =>
    present({ ...candidate, isWhole: false, ...judge(candidate.prepared, NOBODY) }, NOBODY, 'en'),
  );
  const recentTexts = createRecentQuestions<Gathered>({ foods, directory }, MAX_TEXTS);
  const recentAnswers = createRecentQuestions<FoodSearchAnswer>({ foods, directory }, MAX_ANSWERS);

  const profileFor = (memberId: string | null) => (memberId === null ? NOBODY : profileOf(memberId));

  async function byText(text: string, isExact: boolean, language: Language): Promise<Gathered> {
    const shelfNamed = async (words: readonly string[]) => {
      const [shelf] = await directory.named(words, 1, language);
      return shelf === undefined ? null : { tags: shelf.leaves, limit: MAX_BESIDE_WORDS };
    };
    return recentTexts(JSON.stringify([text, isExact, language]), () => foods.findByText(text, { isExact, shelfNamed }));
  }

  /** Shelves that the words name; else the narrowest one that most of the foods found lie on. @param filed the categories of each food */
  async function shelvesFor(text: string, filed: readonly (readonly string[])[], language: Language): Promise<ListedShelf[]> {
    const named = await directory.named(wordsOf(text), SUGGESTED.shelves, language);
    if (named.length > 0 || filed.length < MIN_FOR_SHELF) return named;
    const counts = new Map<string, number>();
    for (const tags of filed) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    const common = [...counts].flatMap(([tag, count]) => (count > MIN_SHARE_FOR_SHELF * filed.length ? tag : []));
    const shelves = (await Promise.all(common.map(directory.shelf))).filter((shelf) => shelf !== null);
    const depth = ({ tag }: ListedShelf): number => filed[0]?.indexOf(tag) ?? 0;
    return shelves.sort((one, other) => one.count - other.count || depth(other) - depth(one)).slice(0, 1);
  }

  async function gather({ q, shelf, exact }: SearchWords, listed: ListedShelf | null, language: Language): Promise<Gathered> {
    refuseEmpty({ q, shelf });
    if (q !== undefined && q !== '') return byText(q, exact === '1', language);
    return { ids: listed === null ? [] : await shelves.foodsOf(listed.leaves, MAX_ON_SHELF), whole: new Set<number>(), corrected: null };
  }

  /** What words or a shelf find, before anybody's score is known. */
  async function foundBy(query: SearchWords, listed: ListedShelf | null, language: Language): Promise<Found> {
    const gathered = await gather(query, listed, language);
    const isShelf = query.q === undefined || query.q === '';
    const unseen = isShelf ? Math.max(0, (listed?.count ?? 0) - gathered.ids.length) : 0;
    return { ...gathered, isShelf, unseen, isCapped: unseen > 0 || (!isShelf && gathered.ids.length >= MAX_FOUND) };
  }

  const hitsOf = async (ids: readonly number[], whole: ReadonlySet<number>): Promise<Hit[]> =>
    (await known.candidatesOf(ids)).map((candidate) => ({ ...candidate, isWhole: whole.has(Number(candidate.product.gtin)) }));

  /**
   * The foods found as a caller has them. Where that is as everybody does, those that are not shown need not be read.
   */
  async function placed(
    { ids, whole }: Pick<Gathered, 'ids' | 'whole'>,
    { profile, own, named, by, looked = ids.length }: Placing,
  ): Promise<Placed[]> {
    if (by === 'match' && own.isEmpty && isAsEverybody(profile))
      return (await known.filedOf(ids)).slice(0, looked).map((food): Placed => ({ ...food, isWhole: whole.has(food.id), hit: null }));
    const hits = withOwn(await hitsOf(ids.slice(0, looked), whole), own, named === null ? [] : await own.named(named));
    return hits.map((hit): Placed => {
      const judgement = judge(hit.prepared, profile);
      const { product } = hit;
      return { ...standingOf(hit, judgement), id: Number(product.gtin), tags: product.categoriesTags, hit: { ...hit, ...judgement } };
    });
  }

  async function pageFor(all: readonly Placed[], profile: PreparedProfile, language: Language, paging: Paging) {
    const { hits, ...counts } = pageOf(all, paging);
    const toRead = hits.flatMap(({ id, hit }) => (hit === null ? id : []));
    const byGtin = new Map((await known.hitsOf(toRead)).map((hit) => [hit.barcode, hit]));
    const shown = hits.flatMap(({ gtin, hit }) => (hit === null ? (byGtin.get(gtin) ?? []) : present(hit, profile, language)));
    return { hits: shown, ...counts };
  }

  /** The categories and shelves around the foods found. */
  async function around(
    { q }: SearchWords,
    listed: ListedShelf | null,
    { isShelf, corrected }: Found,
    filed: readonly (readonly string[])[],
    language: Language,
  ) {
    return {
      categories: categoriesOfHits(filed, language),
      shelf: listed === null ? null : publicShelf(listed, language),
      shelves: isShelf ? [] : (await shelvesFor(corrected ?? q ?? '', filed, language)).map((shelf) => publicShelf(shelf, language)),
    };
  }

  async function answerTo(query: FoodSearchQuery, language: Language, profile: PreparedProfile, own: OwnFoods): Promise<FoodSearchAnswer> {
    const listed = query.shelf === undefined ? null : await directory.shelf(query.shelf);
    const found = await foundBy(query, listed, language);
    const by = found.isShelf ? 'score' : query.sort;
    const all = await placed(found, { profile, own, named: found.isShelf ? null : (found.corrected ?? query.q ?? ''), by });
    const lying = found.isShelf ? all : onShelf(all, query.shelf);
    const { hits, total, filters } = await pageFor(lying, profile, language, {
      by,
      from: query.from,
      limit: query.limit,
      fits: query.fits === '1',
      good: query.good === '1',
      noAdditives: query['no-additives'] === '1',
    });
    const filed = all.map(({ tags }) => tags);
    return {
      hits,
      total: total + (total === all.length ? found.unseen : 0),
      isCapped: found.isCapped,
      corrected: found.corrected,
      filters,
      ...(await around(query, listed, found, filed, language)),
    };
  }

  return {
    async find(query: FoodSearchQuery, memberId: string | null, language: Language): Promise<FoodSearchAnswer> {
      const [profile, own] = await Promise.all([profileFor(memberId), ownFoods(memberId)]);
      const answer = () => answerTo(query, language, profile, own);
      return own.isEmpty && isAsEverybody(profile) ? recentAnswers(JSON.stringify([query, language]), answer) : answer();
    },

    /** The same foods for every caller, with what scores them: a device that keeps a guest's answers judges them by itself. */
    async candidates(query: SearchCandidatesQuery, language: Language): Promise<SearchCandidates> {
      const listed = query.shelf === undefined ? null : await directory.shelf(query.shelf);
      const found = await foundBy(query, listed, language);
      const all = (await hitsOf(found.ids, found.whole)).map((hit) => ({ hit, tags: hit.product.categoriesTags }));
      const lying = found.isShelf ? all : onShelf(all, query.shelf);
      const foods = lying.slice(0, query.limit);
      return {
        foods: foods.map(({ hit: { product, isWhole } }) => ({
          ...toFoodSummary(product),
          quantity: product.quantity,
          facts: factsOf(product),
          isWhole,
        })),
        unseen: lying.length === all.length ? found.unseen + lying.length - foods.length : 0,
        isCapped: found.isCapped || foods.length < lying.length,
        corrected: found.corrected,
        ...(await around(
          query,
          listed,
          found,
          all.map(({ tags }) => tags),
          language,
        )),
      };
    },

    /** The first few, for words that are still being typed. */
    async suggest(text: string, memberId: string | null, language: Language) {
      const [profile, own, { ids, whole, corrected }] = await Promise.all([
        profileFor(memberId),
        ownFoods(memberId),
        byText(text, false, language),
      ]);
      const all = await placed({ ids, whole }, { profile, own, named: corrected ?? text, by: 'match', looked: SUGGESTED.looked });
      const { hits } = await pageFor(all, profile, language, { ...FIRST_HITS, limit: SUGGESTED.foods });
      const filed = all.map(({ tags }) => tags);
      return {
        hits,
        shelves: (await shelvesFor(corrected ?? text, filed, language)).map((shelf) => publicShelf(shelf, language)),
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

function onShelf<One extends { readonly tags: readonly string[] }>(foods: readonly One[], shelf: string | undefined): readonly One[] {
  return shelf === undefined ? foods : foods.filter(({ tags }) => tags.includes(shelf));
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

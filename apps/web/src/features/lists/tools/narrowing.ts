import type { Placeholder } from '@labelwise/domain/food';
import { foldText, spelledOut } from '@labelwise/domain/lib';
import type { Fit } from '@labelwise/domain/scoring';
import { categoryText } from '../../../i18n/category-text.ts';
import { locale } from '../../../i18n/say.ts';
import { type JudgedScore, wordOf } from '../../../lib/score-state.ts';

/** The three words of a score that a list can be narrowed to. */
export const BANDS = ['Great Match', 'Good Match', 'Poor Match'] as const;
export type Band = (typeof BANDS)[number];
/** `newest` is the list's own order: newest first, or the ranking. */
export const SORTS = ['newest', 'score', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** How a list is narrowed down and ordered. */
export type Narrowing = {
  readonly words: string;
  readonly fits: boolean;
  readonly band: Band | null;
  /** A family of drawings, which is the kind of food that a row shows. */
  readonly category: string | null;
  readonly sort: Sort;
};

const NO_NARROWING: Narrowing = { words: '', fits: false, band: null, category: null, sort: 'newest' };

/** The narrowing that an address says; what it does not know is left away. */
export function narrowingOf(params: URLSearchParams): Narrowing {
  const band = params.get('band');
  const sort = params.get('sort');
  return {
    words: (params.get('q') ?? '').trim(),
    fits: params.get('fits') === '1',
    band: BANDS.find((each) => wordInAddress(each) === band) ?? null,
    category: params.get('category'),
    sort: SORTS.find((each) => each === sort) ?? 'newest',
  };
}

/** The address of a narrowing; `params` keep what is not about it. */
export function addressWith(params: URLSearchParams, narrowing: Narrowing): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | null) => (value === null ? next.delete(name) : next.set(name, value));
  put('q', narrowing.words === '' ? null : narrowing.words);
  put('fits', narrowing.fits ? '1' : null);
  put('band', narrowing.band === null ? null : wordInAddress(narrowing.band));
  put('category', narrowing.category);
  put('sort', narrowing.sort === 'newest' ? null : narrowing.sort);
  return next;
}

/** The same order without what leaves rows out. */
export function withoutFilters({ sort }: Narrowing): Narrowing {
  return { ...NO_NARROWING, sort };
}

export function hasFilters({ words, fits, band, category }: Narrowing): boolean {
  return words !== '' || fits || band !== null || category !== null;
}

/** Whether every row needs a score of now before the list can be shown so. */
export function needsScores({ fits, band, sort }: Narrowing): boolean {
  return fits || band !== null || sort === 'score';
}

/** Whether the whole list has to be here: what is not loaded could be a hit, or stand first. */
export function isNarrowed(narrowing: Narrowing): boolean {
  return hasFilters(narrowing) || narrowing.sort !== 'newest';
}

/** "great" for "Great Match". */
function wordInAddress(band: Band): string {
  return band.slice(0, band.indexOf(' ')).toLowerCase();
}

type Named = {
  readonly name: string;
  readonly brand: string | null;
  readonly category: string | null;
  readonly placeholder: Placeholder;
};
/** What is known of a row's score by now. `fit` is null where the person leaves nothing out, absent where nobody has looked. */
export type Judgement = JudgedScore & { readonly fit?: Fit | null | undefined };

type Readers<Row> = {
  readonly foodOf: (row: Row) => Named;
  /** Undefined while it is computed. */
  readonly scoreOf: (row: Row) => Judgement | undefined;
};

/** The rows that pass, in the order asked for. A row whose score is not there yet passes no filter by score and stands last. */
export function narrow<Row>(rows: readonly Row[], narrowing: Narrowing, { foodOf, scoreOf }: Readers<Row>): readonly Row[] {
  if (!isNarrowed(narrowing)) return rows;
  // "müsli" finds "Muesli", and the other way.
  const words = narrowing.words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => [foldText(word), spelledOut(word)]);
  const passes = (row: Row) => {
    const food = foodOf(row);
    if (narrowing.category !== null && food.placeholder !== narrowing.category) return false;
    if (words.length > 0) {
      const category = food.category ?? '';
      const text = `${food.name} ${food.brand ?? ''} ${category} ${categoryText(category)}`;
      const texts = [foldText(text), spelledOut(text)];
      if (!words.every((spellings) => spellings.some((word) => texts.some((one) => one.includes(word))))) return false;
    }
    if (narrowing.band === null && !narrowing.fits) return true;
    const score = scoreOf(row);
    if (score === undefined) return false;
    return (narrowing.band === null || wordOf(score) === narrowing.band) && (!narrowing.fits || mayTake(score.fit));
  };
  return inOrder(rows.filter(passes), narrowing.sort, { foodOf, scoreOf });
}

/** Whoever leaves nothing out may take everything; a food that nobody has looked at is not known to fit. */
function mayTake(fit: Fit | null | undefined): boolean {
  return fit === null || fit === 'fits';
}

function inOrder<Row>(rows: readonly Row[], sort: Sort, { foodOf, scoreOf }: Readers<Row>): readonly Row[] {
  if (sort === 'newest') return rows;
  if (sort === 'name') {
    const collator = new Intl.Collator(locale(), { sensitivity: 'base', numeric: true });
    return rows.toSorted((one, other) => collator.compare(foodOf(one).name, foodOf(other).name));
  }
  const points = (row: Row) => {
    const score = scoreOf(row);
    return score === undefined || score.state === 'no data' ? -1 : score.score;
  };
  return rows.toSorted((one, other) => points(other) - points(one));
}

export type CategoryCount = { readonly category: Placeholder; readonly count: number };

/** The kinds of food in a list, the fullest first. */
export function categoriesOf(foods: readonly Named[]): readonly CategoryCount[] {
  const counts = new Map<Placeholder, number>();
  for (const { placeholder } of foods) counts.set(placeholder, (counts.get(placeholder) ?? 0) + 1);
  return [...counts].map(([category, count]) => ({ category, count })).toSorted((one, other) => other.count - one.count);
}

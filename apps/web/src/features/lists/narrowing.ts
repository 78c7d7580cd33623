import type { Placeholder } from '@labelwise/domain/food';
import { foldText, spelledOut } from '@labelwise/domain/lib';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Food } from '../../data/foods/foods.ts';
import type { Pages } from '../../data/lists.ts';
import type { ListScore } from '../../data/scores/lists/list-scorer.ts';
import { type ListScoring, useListScores } from '../../data/scores/lists/use-list-scores.ts';
import { categoryText } from '../../i18n/category-text.ts';
import { locale } from '../../i18n/say.ts';
import { useSearchParams } from '../../lib/address.ts';
import { type JudgedScore, wordOf } from '../../lib/score-state.ts';

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

/** Whether every row needs a current score before the list can be shown so. */
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
/** What is known of a row's score by now; `isFitting` is absent where nobody has looked. */
export type Judgement = JudgedScore & { readonly isFitting?: boolean | undefined };

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
    return (narrowing.band === null || wordOf(score) === narrowing.band) && (!narrowing.fits || score.isFitting === true);
  };
  return inOrder(rows.filter(passes), narrowing.sort, { foodOf, scoreOf });
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

export type NarrowingState = {
  readonly narrowing: Narrowing;
  readonly change: (changes: Partial<Narrowing>) => void;
};

/** How a list is narrowed down: in the address, so that Back, reload and a shared link find it again. */
export function useNarrowing(): NarrowingState {
  const [params, setParams] = useSearchParams();
  const narrowing = narrowingOf(params);
  return {
    narrowing,
    change: (changes) => setParams((now) => addressWith(now, { ...narrowingOf(now), ...changes })),
  };
}

type Loaded = Pick<Pages<unknown>, 'rows' | 'hasMore' | 'more' | 'isMoreFailed'>;

/** Loads what is still missing of a list that is narrowed down: what has not been read could be a hit. */
export function useWholeList({ rows, hasMore, more, isMoreFailed }: Loaded, narrowing: Narrowing): void {
  const isWanted = isNarrowed(narrowing) && hasMore && !isMoreFailed;
  useEffect(() => {
    if (isWanted) void more();
    // Each page that came asks for the next, also one that adds no row to a list of several sources.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted, rows]);
}

export const MAX_COMPARED = 4;

export type Picking = {
  /** Foods are being chosen. */
  readonly isOn: boolean;
  readonly picked: readonly string[];
  readonly begin: () => void;
  readonly end: () => void;
  readonly toggle: (foodId: string) => void;
};

/** Two to four foods of a list that are to stand side by side; in the address too, so that Back from there finds them. */
export function usePicking(): Picking {
  const [params, setParams] = useSearchParams();
  const given = params.get('pick');
  const picked = (given ?? '').split(',').filter((id) => id !== '');
  const put = (ids: readonly string[] | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (ids === null) next.delete('pick');
      else next.set('pick', ids.join(','));
      return next;
    });
  return {
    isOn: given !== null,
    picked,
    begin: () => put([]),
    end: () => put(null),
    toggle: (foodId) => put(picked.includes(foodId) ? picked.filter((id) => id !== foodId) : [...picked, foodId].slice(0, MAX_COMPARED)),
  };
}

/** Functions and an object that are the same at every call: by what rows differ, and how their foods are scored. */
export type SeenReaders<Row> = {
  readonly keyOf: (row: Row) => string;
  readonly foodOf: (row: Row) => Food;
  readonly scoring: ListScoring;
};

type SeenScores<Row> = {
  /** Undefined while it is computed. */
  scoreOf: (row: Row) => ListScore | undefined;
  /** Rows that are scored by now or soon, and those of them that wait. */
  asked: number;
  waiting: number;
  /** Scores that the order or the filters rest on are still computed. */
  isScoring: boolean;
  onSeen: (rows: readonly Row[]) => void;
};

/** The scores of a list as its rows come into the window, or of the whole list where its order or a filter rests on them. */
export function useSeenScores<Row>(rows: readonly Row[], { keyOf, foodOf, scoring }: SeenReaders<Row>): SeenScores<Row> {
  const { seen, onSeen } = useSeen(keyOf);
  const isWhole = needsScores(useNarrowing().narrowing);
  const asked = isWhole ? rows : seen;
  const { scores, waiting } = useListScores(
    useMemo(() => asked.map(foodOf), [asked, foodOf]),
    scoring,
    isWhole,
  );
  const scoreOf = useCallback((row: Row) => scores.get(foodOf(row).id), [scores, foodOf]);
  return { scoreOf, asked: asked.length, waiting, isScoring: isWhole && waiting > 0, onSeen };
}

/** The rows that have been in the window so far, by key, in the order in which they came. */
function useSeen<Row>(keyOf: (row: Row) => string): { seen: readonly Row[]; onSeen: (rows: readonly Row[]) => void } {
  const [seen, setSeen] = useState<ReadonlyMap<string, Row>>(new Map());
  const onSeen = useCallback(
    (rows: readonly Row[]) =>
      setSeen((before) => {
        const fresh = rows.filter((row) => !before.has(keyOf(row)));
        return fresh.length === 0 ? before : new Map([...before, ...fresh.map((row) => [keyOf(row), row] as const)]);
      }),
    [keyOf],
  );
  const list = useMemo(() => [...seen.values()], [seen]);
  return { seen: list, onSeen };
}

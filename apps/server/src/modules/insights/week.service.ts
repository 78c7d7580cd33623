import type { Week, WeekFood, WeekIntake, WeekSwaps } from '@labelwise/contracts/insights';
import { dayReader } from '@labelwise/domain/access';
import { checkFigures, type FoodProduct } from '@labelwise/domain/food';
import { averageScore, newestScores, type ScoredRecord } from '@labelwise/domain/history';
import { sum } from '@labelwise/domain/lib';
import { type DayGoals, portionOf } from '@labelwise/domain/portion';
import { type PreparedFood, type PreparedProfile, prepareFood, scoreFood, scoreOnly } from '@labelwise/domain/scoring';
import {
  addDays,
  chooseSwaps,
  type DatedRecord,
  type IntakeProduct,
  intakeOf,
  isSettled,
  liftOf,
  processingByMonth,
  rollingTrend,
  type ShelfProduct,
  WEEK_DAYS,
} from '@labelwise/domain/week';
import { sayEnglish } from '@labelwise/messages/english';
import { toFoodSummary } from '@labelwise/messages/render/food-answer';
import type { Clock } from '../../lib/clock.ts';
import { createTurns } from '../../lib/fair-queue.ts';
import { eachInTurn } from '../../lib/in-looks.ts';
import type { InsteadService } from '../alternatives/shelves.service.ts';
import { gtinOfId, idOfGtin } from '../foods/storage/food-row.ts';
import type { FindFoods } from '../submissions/member-foods.service.ts';
import type { InsightsRepository, ProductRecord, RecordKind } from './insights.repository.ts';

/** What a range covers, and the window of its averages: over a year that of a week is mostly noise. In days. */
const RANGES = {
  '4 weeks': { most: 28, window: WEEK_DAYS },
  '3 months': { most: 91, window: WEEK_DAYS },
  year: { most: 365, window: 28 },
} as const;
/** The year with the first window's own days before it. */
const MAX_DAYS = RANGES.year.most + RANGES.year.window;
const DAY_MS = 86_400_000;
/** Records and different products that are looked at, the newest of them. */
const MAX_RECORDS = 5000;
const MAX_PRODUCTS = 1000;
const FOOD_BATCH_SIZE = 500;
/** What stands for a day, the best evidence first. */
const SOURCES = ['eaten', 'bought', 'scanned'] as const satisfies readonly RecordKind[];

type Deps = {
  repository: Pick<InsightsRepository, 'records' | 'timeZone'>;
  findFoods: FindFoods;
  profileOf: (memberId: string) => Promise<PreparedProfile>;
  targetsOf: (memberId: string) => Promise<DayGoals>;
  now: Clock;
};
/** A record by the member's own day, of a product of the catalogue. */
type Entry = { kind: RecordKind; day: string; at: number; product: Product; amount: number | null };
/** Null score: nothing is known that a number could rest on. */
type Product = { food: FoodProduct; prepared: PreparedFood; score: number | null };
export type WeekService = ReturnType<typeof createWeekService>;

/** The last seven days of a member, with the current scores: the same as results show, whatever the scans stored. */
export function createWeekService({ repository, findFoods, profileOf, targetsOf, now }: Deps) {
  async function productsOf(memberId: string, records: readonly ProductRecord[], profile: PreparedProfile): Promise<Map<number, Product>> {
    const ids = [...new Set(records.map(({ foodId }) => foodId))].slice(0, MAX_PRODUCTS);
    const products = new Map<string, Product>();
    for (let from = 0; from < ids.length; from += FOOD_BATCH_SIZE) {
      const foods = await findFoods(ids.slice(from, from + FOOD_BATCH_SIZE).map(gtinOfId), memberId);
      await eachInTurn(foods, (food) => {
        const prepared = prepareFood(food);
        products.set(food.gtin, { food, prepared, score: prepared.basis.isUnknown ? null : scoreOnly(prepared, profile) });
      });
    }
    return new Map(ids.flatMap((id) => products.get(gtinOfId(id)) ?? []).map((product) => [idOfGtin(product.food.gtin), product]));
  }

  /** Newest first. Records of foods that have left the catalogue are left out. */
  async function entriesOf(memberId: string, days: number, profile: PreparedProfile): Promise<{ entries: Entry[]; today: string }> {
    const time = now();
    const dayOf = dayReader(await repository.timeZone(memberId));
    // A day longer, since the member's days do not begin when ours do.
    const records = await repository.records(memberId, time - (days + 1) * DAY_MS, MAX_RECORDS);
    const products = await productsOf(memberId, records, profile);
    const entries = await eachInTurn(records, ({ kind, foodId, at, amount }): Entry[] => {
      const product = products.get(foodId);
      return product === undefined ? [] : [{ kind, at, day: dayOf(at), product, amount }];
    });
    return { entries: entries.flat(1), today: dayOf(time) };
  }

  return {
    async of(memberId: string): Promise<Week> {
      const [profile, targets] = await Promise.all([profileOf(memberId), targetsOf(memberId)]);
      const { entries, today } = await entriesOf(memberId, MAX_DAYS, profile);
      const week = inWeek(entries, today);
      const average = averageScore(week.map(scoredRecord));
      const dated = entries.map(({ day, product: { food, score } }) => ({ product: food.gtin, day, score }));
      const others = createTurns();
      const trend = async (range: keyof typeof RANGES) => {
        await others();
        return trendOf(dated, today, RANGES[range]);
      };
      return {
        from: addDays(today, 1 - WEEK_DAYS),
        to: today,
        average: average === null ? null : Math.round(average),
        shelf: shelfOf(week).map((product) => presentFood(product, profile)),
        trend: { '4 weeks': await trend('4 weeks'), '3 months': await trend('3 months'), year: await trend('year') },
        judged: newestScores(entries.map(scoredRecord)).length,
        intake: intakeOfWeek(week, targets),
        processing: processingByMonth(
          entries.map(({ day, product: { food } }) => ({ product: food.gtin, day, nova: food.nova })),
          today,
        ),
      };
    },

    /** The products of the week that can be judged, lowest score first. */
    async judged(memberId: string): Promise<{ food: FoodProduct; score: number }[]> {
      const { entries, today } = await entriesOf(memberId, WEEK_DAYS, await profileOf(memberId));
      return shelfOf(inWeek(entries, today))
        .flatMap(({ food, score }) => (score === null ? [] : [{ food, score }]))
        .reverse();
    },
  };
}

function trendOf(records: readonly DatedRecord[], last: string, { most, window }: { most: number; window: number }) {
  const days = rollingTrend(records, { last, most, window }).map(({ day, mean, band, products }) => ({
    day,
    mean: mean === null ? null : Math.round(mean),
    band: band === null ? null : { low: Math.round(band.low), high: Math.round(band.high) },
    products,
  }));
  return { window, days };
}

function inWeek(entries: readonly Entry[], today: string): Entry[] {
  const from = addDays(today, 1 - WEEK_DAYS);
  return entries.filter(({ day }) => day >= from && day <= today);
}

const scoredRecord = ({ at, product: { food, score } }: Entry): ScoredRecord => ({ product: food.gtin, at, score });

/** Each product once, the highest score first, those without one last. */
function shelfOf(entries: readonly Entry[]): Product[] {
  return [...new Map(entries.map(({ product }) => [product.food.gtin, product])).values()].sort(
    (one, other) => (other.score ?? -1) - (one.score ?? -1) || (one.food.gtin < other.food.gtin ? -1 : 1),
  );
}

function presentFood({ food, prepared, score }: Product, profile: PreparedProfile): WeekFood {
  return { food: toFoodSummary(food), score, isHeldBack: score !== null && scoreFood(prepared, profile).isHeldBack };
}

/** What was eaten counts each time, what was bought or scanned once. */
function intakeOfWeek(week: readonly Entry[], targets: DayGoals): WeekIntake | null {
  const source = SOURCES.find((kind) => week.some((entry) => entry.kind === kind));
  if (source === undefined) return null;
  const entries = week.filter(({ kind }) => kind === source);
  const products = shelfOf(entries);
  const days = source === 'eaten' ? new Set(entries.map(({ day }) => day)).size : WEEK_DAYS;
  const times = (product: Product) =>
    source === 'eaten' ? sum(entries.filter((entry) => entry.product === product).map(({ amount }) => portionsIn(product, amount))) : 1;
  const intake = intakeOf(
    products.map((product): IntakeProduct => portionsOf(product, times(product))),
    days,
    targets,
  );
  const names = new Map(products.map(({ food }) => [food.gtin, food.name]));
  return {
    source,
    days,
    products: intake.products,
    portions: intake.portions,
    rows: intake.rows.map(({ top, ...row }) => ({
      ...row,
      perDay: rounded(row.perDay),
      ofDay: rounded(row.ofDay),
      top: top === null ? null : { ...top, name: names.get(top.product) ?? '', perDay: rounded(top.perDay) },
    })),
    isOwnDay: targets.calories !== null || targets.protein !== null,
  };
}

/** How many portions an amount is; a note without one is one serving. */
function portionsIn({ food, prepared }: Product, amount: number | null): number {
  return amount === null ? 1 : amount / portionOf(prepared, food.servingSize).amount;
}

function portionsOf({ food, prepared }: Product, times: number): IntakeProduct {
  const doubtful = new Set(checkFigures(food).flatMap(({ level, nutriments }) => (level === 'worth a look' ? [] : nutriments)));
  return { product: food.gtin, food: prepared, servingSize: food.servingSize, doubtful, times };
}

/** Hundredths of a gram. */
const rounded = (grams: number): number => Math.round(grams * 100) / 100;

/** Products of a week that are looked at, those with the lowest scores. */
const MAX_LOOKED_AT = 24;

type SwapsDeps = { week: Pick<WeekService, 'judged'>; instead: Pick<InsteadService, 'instead'> };
type Offer = Awaited<ReturnType<InsteadService['instead']>>['foods'][number];
export type SwapsService = ReturnType<typeof createSwapsService>;

/** What would lift the average of a member's week most: what results propose instead, added up. */
export function createSwapsService({ week, instead }: SwapsDeps) {
  return {
    async of(memberId: string): Promise<WeekSwaps> {
      const products = await week.judged(memberId);
      const shelf = products.map(({ food, score }): ShelfProduct => ({ product: food.gtin, score }));
      const offers = new Map<string, readonly Offer[]>();
      let swaps = chooseSwaps(shelf, new Map());
      // From the lowest score up: the higher ones cannot gain as much.
      for (const { food, score } of products.slice(0, MAX_LOOKED_AT)) {
        if (isSettled(swaps, score)) break;
        // The answer has none of the words.
        const { kind, foods } = await instead.instead(food.gtin, memberId, sayEnglish);
        offers.set(food.gtin, kind === 'better' ? foods : []);
        swaps = chooseSwaps(shelf, new Map([...offers].map(([product, list]) => [product, list.map(shelfProduct)])));
      }
      const lift = liftOf(shelf, swaps);
      const foods = new Map([
        ...[...offers.values()].flat().map(({ food }) => [food.id, food] as const),
        ...products.map(({ food }) => [food.gtin, toFoodSummary(food)] as const),
      ]);
      const present = ({ product, score }: ShelfProduct) => {
        const food = foods.get(product);
        return food === undefined ? [] : [{ food, score }];
      };
      return {
        before: lift?.before ?? null,
        after: lift?.after ?? null,
        swaps: swaps.flatMap((swap, at) => {
          const [from] = present(swap.from);
          const [to] = present(swap.to);
          return from === undefined || to === undefined ? [] : [{ from, to, points: lift?.steps[at] ?? 0 }];
        }),
      };
    },
  };
}

const shelfProduct = ({ food, score }: Offer): ShelfProduct => ({ product: food.id, score });

import type { Trends } from '@labelwise/contracts/insights';
import { dayReader } from '@labelwise/domain/access';
import type { FoodProduct, NutrimentName } from '@labelwise/domain/food';
import { average, averageScore, type Contributor, topContributors } from '@labelwise/domain/history';
import { csvFile, csvLine } from '@labelwise/domain/lib';
import { matchName, readFood } from '@labelwise/domain/matching';
import type { MessageId, Say } from '@labelwise/messages';
import { presentStoredLine } from '@labelwise/messages/render/score';
import { eachInTurn } from '../../lib/in-looks.ts';
import { gtinOfId, idOfGtin } from '../foods/storage/food-row.ts';
import { readLedger, type StoredLine } from '../scans/stored-ledger.ts';
import type { FindFoods } from '../submissions/member-foods.service.ts';
import type { InsightsRepository } from './insights.repository.ts';

/** Scans that the figures by day and the contributors are made of; the average of all is of all. */
const LOOKED_AT = 500;
const MAX_DAYS = 30;
/** Causes on each side. */
const MAX_CAUSES = 5;
/** Scans whose nutrients are compared: the newest against those before them. */
const RECENT = 7;
const COMPARED = 60;

const NUTRIENTS = [
  { name: 'screens-common.energy', unit: 'kcal', key: 'energyKcal' },
  { name: 'screens-common.sugars', unit: 'g', key: 'sugars' },
  { name: 'screens-common.saturated_fat', unit: 'g', key: 'saturatedFat' },
  { name: 'screens-common.salt', unit: 'g', key: 'salt' },
  { name: 'screens-common.fiber', unit: 'g', key: 'fiber' },
  { name: 'screens-common.proteins', unit: 'g', key: 'proteins' },
] as const satisfies readonly { name: MessageId; unit: string; key: NutrimentName }[];

type Deps = {
  repository: InsightsRepository;
  findFoods: FindFoods;
  /** Settles which scans of a member rest on nothing. */
  resolveScanBases: (memberId: string) => Promise<void>;
  /** As home shows it. */
  averageOfAll: (memberId: string) => Promise<Trends['all']>;
};
type Judged = { foodId: number; score: number; scannedAt: number };
export type TrendsService = ReturnType<typeof createTrendsService>;

/**
 * How a member's scores and the nutrients of what they scan move. Scans whose score rests on nothing are in no figure; an average is of
 * the different products among the scans, the newest score of each.
 */
export function createTrendsService({ repository, findFoods, resolveScanBases, averageOfAll }: Deps) {
  return {
    async of(memberId: string, say: Say): Promise<Trends> {
      await resolveScanBases(memberId);
      const [scans, all, timeZone] = await Promise.all([
        repository.judgedScans(memberId, LOOKED_AT),
        averageOfAll(memberId),
        repository.timeZone(memberId),
      ]);
      const ledgers = await eachInTurn(scans, ({ contributions }) => readLedger(contributions));
      const { gains, losses } = topContributors(ledgers, MAX_CAUSES, (line) => presentStoredLine(say, line).label);
      return {
        last3: windowOf(scans.slice(0, 3)),
        last7: windowOf(scans.slice(0, 7)),
        all,
        daily: byDay(scans, timeZone),
        nutrients: await nutrients(
          memberId,
          scans.slice(0, COMPARED).map(({ foodId }) => gtinOfId(foodId)),
          say,
        ),
        gains: gains.map((one) => presentContributor(one, say)),
        losses: losses.map((one) => presentContributor(one, say)),
      };
    },
  };

  /** Per 100 g or 100 ml; a scan of a food that does not state a figure counts in neither mean. */
  async function nutrients(memberId: string, newestFirst: readonly string[], say: Say): Promise<Trends['nutrients']> {
    const foods = new Map((await findFoods([...new Set(newestFirst)], memberId)).map((food) => [food.gtin, food]));
    const mean = (gtins: readonly string[], key: NutrimentName) =>
      rounded(average(gtins.flatMap((gtin) => foods.get(gtin)?.nutriments[key] ?? [])));
    return NUTRIENTS.map(({ name, unit, key }) => ({
      name: say(name),
      unit,
      recent: mean(newestFirst.slice(0, RECENT), key),
      before: mean(newestFirst.slice(RECENT), key),
    }));
  }
}

/** Days of the member's own calendar, oldest first; days without a scan are left out. */
function byDay(scans: readonly Judged[], timeZone: string): Trends['daily'] {
  const dayOf = dayReader(timeZone);
  const days = new Map<string, Judged[]>();
  for (const scan of scans) {
    const day = dayOf(scan.scannedAt);
    const scansOfDay = days.get(day);
    if (scansOfDay === undefined) days.set(day, [scan]);
    else scansOfDay.push(scan);
  }
  return [...days]
    .slice(0, MAX_DAYS)
    .reverse()
    .map(([day, scansOfDay]) => ({ day, average: windowOf(scansOfDay).average ?? 0, count: scansOfDay.length }));
}

/** @param scans newest first */
function windowOf(scans: readonly Judged[]): Trends['all'] {
  const records = scans.map(({ foodId, score, scannedAt }) => ({ product: foodId, score, at: scannedAt }));
  return { count: scans.length, average: rounded(averageScore(records)) };
}

const presentContributor = ({ line, points, foods }: Contributor<StoredLine>, say: Say) => ({
  label: presentStoredLine(say, line).label,
  points,
  count: foods,
});
const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10);

const SCANS = 30;
const EXAMPLES = 3;

type MatchesDeps = { repository: InsightsRepository; findFoods: FindFoods };
export type MatchesService = ReturnType<typeof createMatchesService>;

/** How many scans a preference of a name would match, so that no word is added that matches nothing. */
export function createMatchesService({ repository, findFoods }: MatchesDeps) {
  return {
    /**
     * The member's newest scans, and those of them whose food holds what the name means; examples are different foods, the
     * newest first. Scans of foods that have left the catalogue do not count.
     */
    async of(memberId: string, name: string): Promise<{ matched: number; total: number; examples: string[] }> {
      const scans = await repository.newestScans(memberId, SCANS);
      const foods = await findFoods([...new Set(scans.map(({ foodId }) => gtinOfId(foodId)))], memberId);
      const names = new Map(foods.filter((food) => holds(food, name)).map((food) => [food.gtin, food.name]));
      const known = new Set(foods.map(({ gtin }) => gtin));
      const scanned = scans.map(({ foodId }) => gtinOfId(foodId)).filter((gtin) => known.has(gtin));
      const matching = scanned.filter((gtin) => names.has(gtin));
      const examples = [...new Set(matching)].slice(0, EXAMPLES).map((gtin) => names.get(gtin) ?? '');
      return { matched: matching.length, total: scanned.length, examples };
    },
  };
}

function holds(product: FoodProduct, name: string): boolean {
  const food = readFood(product);
  return (matchName(food, name, 'more') ?? 0) > 0 || (matchName(food, name, 'less') ?? 0) > 0;
}

const MAX_SCANS = 50_000;
const COLUMNS: readonly [string, NutrimentName][] = [
  ['energy_kcal', 'energyKcal'],
  ['energy_kj', 'energyKj'],
  ['fat_g', 'fat'],
  ['saturated_fat_g', 'saturatedFat'],
  ['carbohydrates_g', 'carbohydrates'],
  ['sugars_g', 'sugars'],
  ['fiber_g', 'fiber'],
  ['proteins_g', 'proteins'],
  ['salt_g', 'salt'],
];

type ExportDeps = {
  repository: InsightsRepository;
  findFoods: FindFoods;
  resolveScanBases: (memberId: string) => Promise<void>;
};
type LineFood = Pick<FoodProduct, 'name' | 'brand' | 'nutriments'>;
export type NutritionExportService = ReturnType<typeof createNutritionExportService>;

/** What a member's scanned foods hold, for a spreadsheet. */
export function createNutritionExportService({ repository, findFoods, resolveScanBases }: ExportDeps) {
  /** Of a food only what a line needs stays in memory; `null` of one that has left the catalogue. */
  async function addFoods(foods: Map<number, LineFood | null>, memberId: string, ids: ReadonlySet<number>): Promise<void> {
    const unknown = [...ids].filter((id) => !foods.has(id));
    for (const id of unknown) foods.set(id, null);
    for (const { gtin, name, brand, nutriments } of await findFoods(unknown.map(gtinOfId), memberId))
      foods.set(idOfGtin(gtin), { name, brand, nutriments });
  }

  return {
    /**
     * CSV, one line a scan, newest first; figures per 100 g or 100 ml, empty where the pack does not say; a score that rests on nothing
     * is left out.
     */
    async *csv(memberId: string): AsyncGenerator<string> {
      await resolveScanBases(memberId);
      const foods = new Map<number, LineFood | null>();
      let lines = csvFile([csvLine(['scanned_at', 'barcode', 'name', 'brand', 'score', ...COLUMNS.map(([title]) => `${title}_per_100`)])]);
      for await (const scans of repository.scans(memberId, MAX_SCANS)) {
        await addFoods(foods, memberId, new Set(scans.map(({ foodId }) => foodId)));
        for (const { foodId, score, basis, scannedAt } of scans) {
          const food = foods.get(foodId);
          const figures = COLUMNS.map(([, name]) => food?.nutriments[name]);
          const judged = basis === 'none' ? null : score;
          lines += `${csvLine([new Date(scannedAt).toISOString(), gtinOfId(foodId), food?.name, food?.brand, judged, ...figures])}\r\n`;
        }
        yield lines;
        lines = '';
      }
    },
  };
}

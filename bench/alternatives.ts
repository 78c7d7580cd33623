/** Better matches over the largest category: time of an answer for many different members. */
import { setTimeout as pause } from 'node:timers/promises';
import { type PreparedProfile, prepareProfile } from '@labelwise/domain/scoring';
import { openDatabase } from '../apps/server/src/db/open.ts';
import { createAlternativesRepository } from '../apps/server/src/modules/alternatives/alternatives.repository.ts';
import { createAlternativesService } from '../apps/server/src/modules/alternatives/alternatives.service.ts';
import { createCategoryCache, createCategoryTree } from '../apps/server/src/modules/alternatives/categories.ts';
import { createFoodsRepository } from '../apps/server/src/modules/foods/foods.repository.ts';
import { createFoodsService } from '../apps/server/src/modules/foods/foods.service.ts';
import { projectDocument } from '../apps/server/src/modules/foods/storage/project-document.ts';
import { noOwnFoods } from '../apps/server/src/modules/submissions/member-foods.service.ts';
import { sayEnglish } from '../packages/messages/src/english.ts';
import { postgresDatabase, sqliteDatabase } from './lib/databases.ts';
import { documentAt, gtinAt, randomFrom } from './lib/documents.ts';
import { count, printTable } from './lib/table.ts';

const FOODS = Number(process.env['BENCH_FOODS'] ?? 10_000);
const MEMBERS = 40;
const ASKED = 400;

const figures: string[][] = [];
for (const [name, open] of [
  ['SQLite', sqliteDatabase],
  ['PostgreSQL', postgresDatabase],
] as const) {
  await using database = await open();
  const db = await openDatabase(database.config);
  const foods = createFoodsRepository(db);
  for (let from = 0; from < FOODS; from += 2000) {
    const rows = Array.from({ length: 2000 }, (_, at) =>
      projectDocument({ ...documentAt(from + at), categories_tags: ['en:snacks', 'en:biscuits'] }, from + at + 1, 'import'),
    );
    await foods.save(rows.flatMap((row) => (row.ok ? [row.row] : [])));
  }
  const now = Date.now;
  const repository = createAlternativesRepository(db);
  const service = createAlternativesService({
    repository,
    categories: createCategoryCache(repository, now),
    tree: createCategoryTree(repository, now),
    findFood: createFoodsService({ repository: foods, upstream: null, now }).byId,
    ownFoods: noOwnFoods,
    profileOf: async (memberId) => members[Number(memberId)] ?? prepareProfile({}),
  });
  const random = randomFrom(7);
  const members = Array.from({ length: MEMBERS }, () => someMember(random));
  const ask = async (memberId: string | null): Promise<number> => {
    const started = performance.now();
    await service.better(gtinAt(Math.floor(random() * FOODS)), memberId, sayEnglish);
    return performance.now() - started;
  };
  const first = await ask(null);
  await settled();
  const anonymous = await timesOf(ASKED, () => ask(null));
  const personal = await timesOf(ASKED, (at) => ask(String(at % MEMBERS)));
  figures.push([
    name,
    first.toFixed(0),
    ...[anonymous, personal].flatMap((times) => [quantile(times, 0.5), quantile(times, 0.95), quantile(times, 1)]),
  ]);
  await db.close();
}
printTable(
  `better matches, ${count(FOODS)} foods in one category, ${MEMBERS} members, ${ASKED} answers each, ms`,
  ['database', 'first', 'anybody p50', 'p95', 'max', 'member p50', 'p95', 'max'],
  figures,
);

/** Until the category has been prepared for members, which continues after the first answers. */
async function settled(): Promise<void> {
  for (let busy = Infinity; busy > 20_000; ) {
    const before = process.cpuUsage();
    await pause(200);
    const { user, system } = process.cpuUsage(before);
    busy = user + system;
  }
}

/** A few selections and own preferences, custom words among them: every member is different. */
function someMember(random: () => number): PreparedProfile {
  const some = <T>(from: readonly T[]): T[] => from.filter(() => random() < 0.3);
  return prepareProfile({
    goals: some(['Heart Health', 'Lose Weight', 'Build Muscle']),
    conditions: some(['High Blood Pressure', 'High Cholesterol', 'Diabetes']),
    restrictions: some(['Vegetarian', 'Low-Sodium', 'Gluten-Free', 'Peanut allergy']),
    preferences: [
      { ingredientName: `Word ${Math.floor(random() * 1000)}`, preferenceValue: -5 },
      ...some(['Fiber', 'Protein', 'Palm Oil', 'Cinnamon', 'Seed oils']).map((ingredientName) => ({
        ingredientName,
        preferenceValue: random() < 0.5 ? 3 : -4,
      })),
    ],
  });
}

async function timesOf(times: number, work: (at: number) => Promise<number>): Promise<number[]> {
  const taken: number[] = [];
  for (let at = 0; at < times; at += 1) taken.push(await work(at));
  return taken.sort((one, other) => one - other);
}

function quantile(sorted: readonly number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}

import path from 'node:path';
import { DIETS } from '@labelwise/domain/diets';
import { STRESS, within } from '@labelwise/domain/testing';
import { VOCABULARY_VERSION } from '@labelwise/domain/vocabulary';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openDatabase } from '../../db/open.ts';
import { createFoodsRepository } from '../../modules/foods/foods.repository.ts';
import { CATALOGUE_EDITION } from '../../modules/foods/storage/edition.ts';
import { isRead } from '../../modules/foods/storage/food-doc.ts';
import { type IndexedFood, idOfGtin, toRow, withAnswer } from '../../modules/foods/storage/food-row.ts';
import { refreshOf, refreshRows } from '../../modules/foods/storage/row-reader.ts';
import { aFood } from '../../modules/foods/testing/a-food.ts';
import { createTestDatabase, DIALECTS, isRuledElsewhere, RULE_DIALECTS } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { signUp } from '../../testing/members.ts';
import { startProcess, stopProcess, temporaryFolder } from '../../testing/process.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createFoodReadingThread, type FoodReading, startFoodReading } from './food-reading.ts';
import { ClaimLostError, createReadingProgressRepository } from './reading-progress.repository.ts';

/** It takes a second to start, so that the tests share it. */
const THREAD = createFoodReadingThread();
afterAll(() => THREAD.close());

const READING = 19;
const gtin = (index: number): string => String(4_100_000_000_000 + index);

/** Foods as an older version of the software left them: without a reading, or with one of another vocabulary. */
async function givenOldFoods(db: Db, count: number, reading?: string): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const row = toRow(
      aFood({
        gtin: gtin(index),
        name: `Spread ${index}`,
        ingredientsText: `sugar, hazelnuts ${index % 90}%, milk powder`,
        allergensTags: [],
        ingredientsAnalysisTags: [],
      }),
      { popularity: 0, hash: index + 1 },
    );
    const doc = JSON.parse(row.doc).slice(0, READING);
    return { ...row, doc: JSON.stringify(reading === undefined ? doc : [...doc, reading]) };
  });
  await createFoodsRepository(db).save(rows);
}

const docs = async (db: Db): Promise<string[]> =>
  (
    await db.read
      .selectFrom('food')
      .select('doc')
      .where('id', '>=', idOfGtin(gtin(0)))
      .where('id', '<', idOfGtin(gtin(100_000)))
      .execute()
  ).map(({ doc }) => doc);
const readCount = async (db: Db): Promise<number> => (await docs(db)).filter(isRead).length;

describe.each(DIALECTS)('foods of an older vocabulary on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp(dialect);
  });
  const logged: object[] = [];
  const note = (fields: object) => {
    logged.push(fields);
  };
  let ids = 0;
  function start(options: { rest?: number; edition?: string } = {}): FoodReading {
    const reading = startFoodReading({
      db: test.db,
      log: { info: note, warn: note, debug: note },
      now: Date.now,
      newId: () => `process ${(ids += 1)}`,
      delayMs: 0,
      rest: 0,
      thread: THREAD,
      ...options,
    });
    onTestFinished(() => reading.stop());
    return reading;
  }

  it.each([
    ['never read', undefined],
    ['read by another vocabulary, which found nothing', '0123456789;en;+0+d;;.5.'],
  ])('answer correctly at once where they were %s, and are put right behind the answer', async (_how, reading) => {
    await givenOldFoods(test.db, 3, reading);
    const ana = await signUp(test, 'ana');
    await ana.as('PUT', '/api/health-profile', { dietaryRestrictions: ['Nut allergies', 'Vegan', 'Dairy-Free'] });
    const { json } = await ana.as('POST', '/api/calculate-score', { food: { id: gtin(0) } });
    expect(json.alerts.filter(({ level }: { level: string }) => level === 'conflict').map(({ about }: { about: string }) => about)).toEqual(
      expect.arrayContaining(['dairy-free', 'nut-free', 'vegan']),
    );
    expect(json.fits).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:dairy-free|nut-free|vegan)$/u)]));
    expect((await ana.as('GET', `/api/foods/barcode/${gtin(1)}`)).json.facts.reading).toContain(VOCABULARY_VERSION);
    expect((await ana.as('GET', '/api/foods/search?q=spread')).json).toHaveLength(3);
    await eventually(async () => expect(await readCount(test.db)).toBe(3));
  });

  it('are read from where a stopped run came to, each once', async () => {
    await givenOldFoods(test.db, 130);
    const first = start({ rest: 1000 });
    await eventually(async () => expect(await readCount(test.db)).toBeGreaterThan(0));
    await first.stop();
    const half = await readCount(test.db);
    expect(half).toBeLessThan(130);
    await start().done;
    expect(await readCount(test.db)).toBe(130);
    const progress = await test.db.read.selectFrom('foodReading').select(['vocabulary', 'checked', 'changed', 'failed']).execute();
    expect(progress).toEqual([{ vocabulary: CATALOGUE_EDITION, checked: 130, changed: 130, failed: 0 }]);
  });

  it('are read by one process at a time; one that was silent for too long has lost its turn and stores nothing', async () => {
    await givenOldFoods(test.db, 5);
    const [one, other] = ['one', 'other'].map((name) => createReadingProgressRepository(test.db, CATALOGUE_EDITION, name));
    expect((await one?.claim(1000, 2000))?.kind).toBe('claimed');
    expect((await other?.claim(1500, 2500))?.kind).toBe('taken');
    expect((await other?.claim(2001, 3000))?.kind).toBe('claimed');
    const [row] = (await one?.after(-1, 1)) ?? [];
    if (row === undefined) throw new Error('no food');
    const refresh = refreshOf(row, aFood({ gtin: gtin(0) }));
    await expect(
      one?.commit({ rows: [row], refreshes: [refresh] }, (changed) => ({ position: row.id, checked: 1, changed, failed: 0 }), 2100, 2200),
    ).rejects.toThrow(ClaimLostError);
    expect((await docs(test.db)).includes(refresh.doc)).toBe(false);
    const both = [start(), start()];
    await Promise.all(both.map(({ stop }) => stop()));
  });

  it('are read again by a vocabulary that is in use again', async () => {
    await givenOldFoods(test.db, 2);
    await start({ edition: 'before' }).done;
    await start().done;
    expect((await test.db.read.selectFrom('foodReading').select('vocabulary').execute()).map(({ vocabulary }) => vocabulary)).toEqual([
      CATALOGUE_EDITION,
    ]);
  });

  /** A current row. */
  function answered(index: number): IndexedFood {
    const food = aFood({ gtin: gtin(index) });
    return withAnswer(toRow(food, { popularity: 0, hash: index + 1 }), food);
  }

  it('are scored again by rules that came since, also where their reading is unchanged', async () => {
    await createFoodsRepository(test.db).save([{ ...answered(0), score: 1 }, answered(1)]);
    logged.length = 0;
    await start().done;
    const scores = await test.db.read
      .selectFrom('food')
      .select('score')
      .where('id', '<=', idOfGtin(gtin(1)))
      .where('id', '>=', idOfGtin(gtin(0)))
      .execute();
    expect(scores[0]).toEqual(scores[1]);
    expect(logged).toContainEqual({ edition: CATALOGUE_EDITION, checked: 2, changed: 1, failed: 0 });
  });

  if (isRuledElsewhere(dialect)) return;

  it('suit no diet that their own words rule out, wherever they are shown', async () => {
    await givenOldFoods(test.db, 1, `0123456789;en;${DIETS.map(() => '+0').join('')};;.5.`);
    const food = (await test.app.inject(`/api/foods/barcode/${gtin(0)}`)).json();
    const scored = (
      await test.app.inject({ method: 'POST', url: '/api/calculate-score', payload: { food: { facts: food.facts, name: food.name } } })
    ).json();
    expect(scored.fits).toEqual([]);
    expect(food.facts.reading).toContain('hazelnut');
  });

  it('are read in the background, and the counts are logged', async () => {
    await givenOldFoods(test.db, 30);
    logged.length = 0;
    await start().done;
    expect(await readCount(test.db)).toBe(30);
    expect(logged).toContainEqual({ edition: CATALOGUE_EDITION, checked: 30, changed: 30, failed: 0 });
    expect(JSON.stringify(logged)).not.toMatch(/hazelnut|Spread/u);
    logged.length = 0;
    await start().done;
    expect(logged).toEqual([]);
  });

  it('that were imported again meanwhile have what the import brought', async () => {
    await givenOldFoods(test.db, 1);
    const [row] = await test.db.read
      .selectFrom('food')
      .selectAll()
      .where('id', '=', idOfGtin(gtin(0)))
      .execute();
    if (row === undefined) throw new Error('no food');
    const stale = refreshOf(row, aFood({ gtin: gtin(0), ingredientsText: 'old list' }));
    await createFoodsRepository(test.db).save([
      toRow(aFood({ gtin: gtin(0), ingredientsText: 'new list', sourceModifiedAt: 1_800_000_000_000 }), { popularity: 0, hash: 99 }),
    ]);
    expect(await test.db.write((tx) => refreshRows(tx, test.db.dialect, [stale]))).toBe(0);
    expect((await docs(test.db))[0]).toContain('new list');
  });
});

// Four seconds of processor time a process; the reading itself is tried above.
describe.runIf(STRESS).each(RULE_DIALECTS)('a server with an older catalogue on %s', (dialect) => {
  it('reads it behind its answers, stops cleanly in the middle, and goes on at its next start', async () => {
    const folder = temporaryFolder();
    const { config, drop } =
      dialect === 'postgres'
        ? await createTestDatabase(dialect)
        : { config: { dialect, file: path.join(folder, 'labelwise.db') }, drop: async () => undefined };
    onTestFinished(drop);
    const db = await openDatabase(config);
    onTestFinished(() => db.close());
    const total = 300;
    await givenOldFoods(db, total);
    const env: Record<string, string> = { DATA_DIR: folder, ...(config.dialect === 'postgres' && { DATABASE_URL: config.url }) };
    const first = await startProcess({ ...env, LOG_LEVEL: 'info' });
    const look = () => readCount(db);
    await eventually(async () => expect(await look()).toBeGreaterThan(0));
    const { code, ms } = await stopProcess(first.child);
    expect([code, ms < within(10_000)]).toEqual([0, true]);
    const between = await look();
    expect(between).toBeLessThan(total);
    const second = await startProcess({ ...env, LOG_LEVEL: 'info' });
    await eventually(async () => expect(await look()).toBe(total));
    await eventually(() => expect(second.output()).toMatch(new RegExp(`"checked":\\d+,"changed":${total},"failed":0`, 'u')));
    expect((await stopProcess(second.child)).code).toBe(0);
  });
});

import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startFoodQueue } from '../../jobs/food-queue/food-queue.ts';
import { createFoodReadingThread } from '../../jobs/food-reading/food-reading.ts';
import { createTestDatabase, DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { anyone, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createFoodsRepository } from './foods.repository.ts';
import { countWaiting } from './storage/food-queue.ts';
import { readRow, toRow } from './storage/food-row.ts';
import { answerText, hasAnswer, packAnswer } from './storage/ready-answer.ts';
import { aFood } from './testing/a-food.ts';

const gtin = (at: number): string => String(4_300_000_000_000 + at);
const id = (at: number): number => Number(gtin(at));
const MARK = 'READY AND SENT AS IT IS';

describe.each(DIALECTS)('ready answers on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp(dialect);
  });
  const rowOf = (at: number) => test.db.read.selectFrom('food').selectAll().where('id', '=', id(at)).executeTakeFirstOrThrow();
  const lookUp = async (at: number, headers: Record<string, string> = {}): Promise<string> =>
    (await test.app.inject({ url: `/api/foods/barcode/${gtin(at)}`, headers })).body;

  /** Foods whose ready answers bear a mark that no answer has which is made of the food. */
  async function givenMarked(count: number): Promise<void> {
    await givenFoods(test.db, ...Array.from({ length: count }, (_, at) => ({ gtin: gtin(at), name: `Oats ${at}` })));
    for (let at = 0; at < count; at += 1) {
      const row = await rowOf(at);
      const answer = packAnswer(row, answerText(readRow(row).food).replace('"image":null', `"image":"${MARK}"`));
      await test.db.write((tx) => tx.updateTable('food').set({ answer }).where('id', '=', id(at)).execute());
    }
  }

  it('are made behind what is stored, and say to the letter what was answered before', async () => {
    const { config, drop } = await createTestDatabase(dialect);
    onTestFinished(drop);
    test = await startTestApp(dialect, { database: config });
    await givenFoods(test.db, { gtin: gtin(0) }, { gtin: gtin(1), name: 'Sugar bread', ingredientsText: 'Sugar, wheat, salt', nova: 4 });
    const before = [await lookUp(0), await lookUp(1)];
    expect(await countWaiting(test.db)).toEqual({ name: 0, reading: 2 });
    const thread = createFoodReadingThread();
    const queue = startFoodQueue({
      db: test.db,
      log: { info: () => undefined, warn: () => undefined },
      now: Date.now,
      pollMs: 1,
      rest: 0,
      thread,
    });
    onTestFinished(async () => {
      await queue.stop();
      await thread.close();
    });
    await eventually(async () => expect(await countWaiting(test.db)).toEqual({ name: 0, reading: 0 }));
    for (const at of [0, 1]) {
      const { answer, ...row } = await rowOf(at);
      expect(hasAnswer(row, answer)).toBe(true);
    }
    // A process that has looked none of them up.
    test = await startTestApp(dialect, { database: config });
    expect([await lookUp(0), await lookUp(1)]).toEqual(before);
  });

  it('are not sent once the food has changed, by whatever way', async () => {
    await givenMarked(4);
    await createFoodsRepository(test.db).save([toRow(aFood({ gtin: gtin(0), name: 'Other oats' }), { popularity: 1, hash: 2 })]);
    // As a process of the release before does, which knows nothing of ready answers.
    await test.db.write((tx) => tx.updateTable('food').set({ hash: 9 }).where('id', '=', id(1)).execute());
    await test.db.write((tx) => tx.updateTable('food').set({ name: 'Renamed' }).where('id', '=', id(2)).execute());
    const { doc } = await rowOf(3);
    await test.db.write((tx) =>
      tx
        .updateTable('food')
        .set({ doc: doc.replace('Wholegrain oats', 'Wholegrain oats, milk') })
        .where('id', '=', id(3))
        .execute(),
    );
    const answers = await Promise.all([0, 1, 2, 3].map((at) => lookUp(at)));
    for (const answer of answers) expect(answer).not.toContain(MARK);
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ name: 'Other oats', image: null });
    expect(JSON.parse(answers[2] ?? '')).toMatchObject({ name: 'Renamed', image: null });
    expect(JSON.parse(answers[3] ?? '')).toMatchObject({ ingredients: 'Wholegrain oats, milk', image: null });
  });

  it('of many looked up at once each is that of its own code', async () => {
    await givenMarked(20);
    const bodies = await Promise.all(Array.from({ length: 60 }, (_, at) => lookUp(at % 30)));
    expect(bodies.map((body) => JSON.parse(body).name ?? 'none')).toEqual(
      Array.from({ length: 60 }, (_, at) => (at % 30 < 20 ? `Oats ${at % 30}` : 'none')),
    );
  });

  if (isRuledElsewhere(dialect)) return;

  it('are sent as they are, in every language alike, and to a member who says nothing of the pack', async () => {
    await givenMarked(1);
    const body = await lookUp(0);
    expect(body).toContain(MARK);
    expect(await lookUp(0, { 'accept-language': 'de' })).toBe(body);
    const ana = await signUp(test, 'ana');
    expect((await ana.as('GET', `/api/foods/barcode/${gtin(0)}`)).json.image).toBe(MARK);
  });

  it('are not sent where another edition made them', async () => {
    await givenMarked(1);
    const answer = Buffer.from((await rowOf(0)).answer ?? []);
    answer.writeInt32LE(answer.readInt32LE(0) ^ 1, 0);
    await test.db.write((tx) => tx.updateTable('food').set({ answer }).where('id', '=', id(0)).execute());
    expect(JSON.parse(await lookUp(0)).image).toBeNull();
  });

  it('never stand before what a member says of the pack', async () => {
    await givenMarked(1);
    const [ana, bob] = await Promise.all([signUp(test, 'ana'), signUp(test, 'bob')]);
    expect((await ana.as('GET', `/api/foods/barcode/${gtin(0)}`)).json.image).toBe(MARK);
    await ana.as('PUT', `/api/submissions/${gtin(0)}`, { fields: { name: { value: 'My oats', from: 'hand', at: 1 } } });
    expect((await ana.as('GET', `/api/foods/barcode/${gtin(0)}`)).json).toMatchObject({ name: 'My oats', image: null });
    expect((await bob.as('GET', `/api/foods/barcode/${gtin(0)}`)).json).toMatchObject({ name: 'Oats 0', image: MARK });
    expect((await anyone(test)('GET', `/api/foods/barcode/${gtin(0)}`)).json).toMatchObject({ name: 'Oats 0', image: MARK });
  });
});

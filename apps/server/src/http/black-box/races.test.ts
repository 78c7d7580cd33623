import { times } from '@labelwise/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createContext } from '../../context.ts';
import { createTestDatabase, DIALECTS } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { type As, anyone, signUp } from '../../testing/members.ts';
import type { TestApp } from '../../testing/test-app.ts';

const [OATS, SPREAD, COLA] = ['4006040055235', '3017620422003', '5449000000996'];
const FOODS = [OATS, SPREAD, COLA];

describe.each(DIALECTS)('many at once on %s', { timeout: 3_600_000 }, (dialect) => {
  /** Two processes' worth of the service on one PostgreSQL; SQLite belongs to one. */
  let nodes: TestApp[];
  let drop: () => Promise<void>;
  let members = 0;
  beforeAll(async () => {
    const database = await createTestDatabase(dialect);
    const config = { ...readConfig({ OFF_ENABLED: 'false', LOG_LEVEL: 'silent', LABELWISE_BENCH: '1' }), database: database.config };
    nodes = [];
    for (let count = 0; count < (dialect === 'postgres' ? 2 : 1); count += 1)
      nodes.push({ ...(await createContext(config)), logs: () => '' });
    drop = database.drop;
    const [first] = nodes;
    if (first !== undefined) await givenFoods(first.db, ...FOODS.map((gtin) => ({ gtin })));
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await drop();
  });

  /** A new member, and how to call as her on one node or the other. */
  async function someone(extra: object = {}): Promise<(turn: number) => As> {
    const [first] = nodes;
    if (first === undefined) throw new Error('Nothing runs');
    const { token } = await signUp(first, `m${members++}`, extra);
    const callers = nodes.map(
      (node): As =>
        (method, url, body, headers) =>
          anyone(node)(method, url, body, { authorization: `Bearer ${token}`, ...headers }),
    );
    return (turn) => callers[turn % callers.length] ?? anyone(first);
  }
  const atOnce = (count: number, call: (turn: number) => ReturnType<As>) =>
    Promise.all(Array.from({ length: count }, (_, turn) => call(turn)));
  const statuses = (answers: { status: number }[]) =>
    Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, group]) => [status, group.length]));

  it('twenty posts of one Idempotency-Key make one row and one answer; the same key for another body is a conflict', async () => {
    for (let round = 0; round < times(2, 1000); round += 1) {
      const as = await someone();
      const headers = { 'idempotency-key': `round-${round}` };
      const answers = await atOnce(20, (turn) => as(turn)('POST', '/api/scans', { foodId: OATS }, headers));
      expect(statuses(answers)).toEqual({ 200: 20 });
      expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
      const others = await atOnce(4, (turn) => as(turn)('POST', '/api/scans', { foodId: SPREAD }, headers));
      expect(statuses(others)).toEqual({ 409: 4 });
      expect((await as(0)('GET', '/api/scans')).json).toHaveLength(1);
    }
  });

  it('of fifty scans with five left exactly five are stored', async () => {
    for (let round = 0; round < times(2, 200); round += 1) {
      const as = await someone();
      expect(statuses(await atOnce(50, (turn) => as(turn)('POST', '/api/scans', { foodId: OATS })))).toEqual({ 200: 5, 429: 45 });
      expect((await as(0)('GET', '/api/scans')).json).toHaveLength(5);
    }
  });

  it('of twenty preferences a free member can store one of each direction', async () => {
    for (let round = 0; round < times(2, 200); round += 1) {
      const as = await someone();
      const answers = await atOnce(20, (turn) =>
        as(Math.floor(turn / 2))('POST', '/api/user-preferences', {
          ingredientName: `word ${turn}`,
          preferenceValue: turn % 2 === 0 ? 3 : -3,
        }),
      );
      expect(statuses(answers)).toEqual({ 200: 2, 403: 18 });
      const stored = (await as(1)('GET', '/api/user-preferences')).json.map(
        ({ preferenceValue }: { preferenceValue: number }) => preferenceValue,
      );
      expect(stored.toSorted()).toEqual([-3, 3]);
    }
  });

  it('of twenty trials one starts', async () => {
    for (let round = 0; round < times(1, 200); round += 1) {
      const as = await someone();
      expect(statuses(await atOnce(20, (turn) => as(turn)('POST', '/api/start-trial', {})))).toEqual({ 200: 1, 409: 19 });
    }
  });

  it('favorites and purchases that sixteen clients toggle end as some order of their calls would have it', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => someone()));
    const nobody: As = () => {
      throw new Error('Nobody is there');
    };
    const lists = [
      { name: 'favorites', field: 'isFavorited', add: (as: As, food: string) => as('POST', '/api/favorites', { foodId: food }) },
      { name: 'purchased', field: 'isPurchased', add: (as: As, food: string) => as('POST', `/api/purchased/${food}`, {}) },
    ];
    type Last = Map<string, boolean>;
    const client = async (index: number, steps: number): Promise<Last> => {
      const last: Last = new Map();
      const as = people[index % people.length]?.(index >> 2) ?? nobody;
      for (let step = 0; step < steps; step += 1) {
        const list = lists[(step + index) % 2];
        const food = FOODS[(step * 7 + index * 3) % FOODS.length] ?? OATS;
        if (list === undefined) continue;
        const adds = (step * 5 + index) % 3 !== 0;
        const { status } = await (adds ? list.add(as, food) : as('DELETE', `/api/${list.name}/${food}`));
        expect(adds ? [200] : [200, 404]).toContain(status);
        last.set(`${index % people.length} ${list.name} ${food}`, adds);
      }
      return last;
    };
    const lasts = await Promise.all(Array.from({ length: 16 }, (_, index) => client(index, times(20, 625))));
    for (const [person, as] of people.entries()) {
      for (const { name, field } of lists) {
        const listed: string[] = (await as(0)('GET', `/api/${name}`)).json.map((entry: { food: { id: string } }) => entry.food.id);
        expect(new Set(listed).size, 'each food once').toBe(listed.length);
        for (const food of FOODS) {
          const held = (await as(1)('GET', `/api/${name}/check/${food}`)).json[field];
          expect(held).toBe(listed.includes(food));
          const possible = lasts.flatMap((last) => last.get(`${person} ${name} ${food}`) ?? []);
          if (possible.length > 0) expect(possible).toContain(held);
        }
      }
    }
  });
});

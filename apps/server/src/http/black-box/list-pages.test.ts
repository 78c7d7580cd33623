import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIALECTS } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { type As, signUp } from '../../testing/members.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const MORE_THAN_A_PAGE = 203;

/** GTIN-13s with their check digits, counting up from 200. */
const gtins = Array.from({ length: MORE_THAN_A_PAGE }, (_, count) => {
  const twelve = `4006000${String(count).padStart(5, '0')}`;
  const sum = [...twelve].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
});

describe.each(DIALECTS)('a list that is longer than a page on %s', (dialect) => {
  let test: TestApp;
  let ana: { as: As; id: string };
  beforeAll(async () => {
    test = await createTestApp(dialect);
    ana = await signUp(test, 'ana');
    await givenFoods(test.db, ...gtins.map((gtin) => ({ gtin })));
    await test.db.write(async (tx) => {
      const rows = gtins.map((gtin, count) => ({
        id: `row-${count}`,
        memberId: ana.id,
        foodId: Number(gtin),
        createdAt: 1_700_000_000_000 + count,
      }));
      for (const list of ['favorite', 'purchased', 'consumed'] as const) await tx.insertInto(list).values(rows).execute();
      const scans = rows.map(({ createdAt, ...row }) => ({
        ...row,
        score: 50,
        rulesVersion: '1',
        figures: null,
        contributions: '[]',
        scannedAt: createdAt,
      }));
      await tx.insertInto('scan').values(scans).execute();
    });
  });

  afterAll(() => test.close());

  it.each(['/api/scans', '/api/favorites', '/api/purchased', '/api/consumed'])(
    '%s is a plain array of the newest 200, and says where the rest is',
    async (url) => {
      const first = await ana.as('GET', url);
      expect(first.json).toHaveLength(200);
      expect(first.json.map(({ food }: { food: { id: string } }) => food.id)).toEqual(gtins.toReversed().slice(0, 200));
      const next = /<(?<url>[^>]+)>; rel="next"/u.exec(String(first.headers['link']))?.groups?.['url'] ?? '';
      const second = await ana.as('GET', next);
      expect(second.json.map(({ food }: { food: { id: string } }) => food.id)).toEqual(gtins.toReversed().slice(200));
      expect(second.headers['link']).toBeUndefined();
      expect((await ana.as('GET', `${url}?limit=1000`)).json).toHaveLength(MORE_THAN_A_PAGE);
      expect((await ana.as('GET', `${url}?limit=1001`)).status).toBe(400);
    },
  );
});

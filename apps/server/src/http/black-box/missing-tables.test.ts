import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { tableNames } from '../../db/fixtures/fixtures.ts';
import { RULE_DIALECTS } from '../../testing/database.ts';
import { addressOf, publishedCalls, valid } from '../../testing/from-schema.ts';
import { givenFullMember, PRIVATE } from '../../testing/full-member.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { temporaryFolder } from '../../testing/process.ts';
import { startTestApp } from '../../testing/test-app.ts';

const OATS = '4006040055235';
/** What an answer may not tell of our inside. */
const INSIDE =
  /no such table|relation "|sqlite|kysely|select |insert |update "|\.ts\b|node_modules|\/src\/|\n\s+at |"stack"|\d+\.\d+\.\d+-/iu;

describe.each(RULE_DIALECTS)('without any table but the members’, on %s', (dialect) => {
  it('each call still answers in JSON, with a request id and without internals', async () => {
    const test = await startTestApp(dialect, { env: { LABELWISE_BENCH: '1', DATA_DIR: temporaryFolder() } });
    await givenFoods(test.db, { gtin: OATS });
    const ana = await givenFullMember(test, 'ana');
    const calls = publishedCalls(test);
    // What ends sessions comes last.
    calls.sort((left, right) => Number(left.path.startsWith('/api/auth/')) - Number(right.path.startsWith('/api/auth/')));
    const tables = (await tableNames(test.db)).filter((table) => !/^(?:member|session|foodText_|foodTrigram_)/u.test(table)).toReversed();
    for (const table of tables)
      await test.db.write((tx) => sql`drop table ${sql.table(table)} ${sql.raw(dialect === 'postgres' ? 'cascade' : '')}`.execute(tx));

    const failed = new Set<string>();
    for (const { method, path: route, params, query, body, access } of calls) {
      const known = { foodId: [OATS], barcode: [OATS], id: [OATS], image: ['data:,'], currentPassword: ['wrong'] };
      const one = <T>(arbitrary: fc.Arbitrary<T>) => fc.sample(arbitrary, { numRuns: 1, seed: 5 })[0];
      const filled = Object.fromEntries(Object.entries(params).map(([name, schema]) => [name, String(one(valid(schema, known, name)))]));
      const asked = Object.fromEntries(
        Object.entries(query)
          .filter(([, { required }]) => required)
          .map(([name, { schema }]) => [name, one(valid(schema, known, name))]),
      );
      const answer = await test.app.inject({
        method,
        url: addressOf(route, filled, asked),
        ...(access !== 'none' && { headers: { authorization: `Bearer ${ana.token}` } }),
        ...(body !== null && { payload: Object(one(valid(body, known))) }),
      });
      if (answer.statusCode >= 500) failed.add(`${method} ${route}`);
      expect(answer.headers['x-request-id']).toBeDefined();
      if (answer.statusCode >= 400) expect(String(answer.headers['content-type'])).toBe('application/json; charset=utf-8');
      if (answer.statusCode >= 400) expect(answer.body, `${method} ${route}`).not.toMatch(INSIDE);
    }
    expect(failed.size).toBeGreaterThan(25);
    expect(test.logs()).toMatch(/no such table|does not exist/u);
    expect(test.logs().includes(PRIVATE)).toBe(false);
  });
});

const Endpoint = z.object({ method: z.string(), path: z.string(), summary: z.string(), access: z.string() });

it('every endpoint that the contracts define is on the air and published, and no other', async () => {
  const folder = path.dirname(fileURLToPath(import.meta.resolve('@labelwise/contracts/endpoint')));
  const defined: string[] = [];
  for (const file of readdirSync(folder).filter((name) => /^[a-z-]+\.ts$/u.test(name))) {
    const exported: Record<string, unknown> = await import(path.join(folder, file));
    for (const group of Object.values(exported)) defined.push(...endpointsOf(group));
  }
  const test = await startTestApp('sqlite');
  const published = publishedCalls(test).map((call) => `${call.method} ${call.path}`);
  expect(published.toSorted()).toEqual([...new Set(defined)].toSorted());
});

function endpointsOf(group: unknown): string[] {
  if (typeof group !== 'object' || group === null) return [];
  return Object.values(group).flatMap((value) => {
    const parsed = Endpoint.safeParse(value);
    return parsed.success ? [`${parsed.data.method} ${parsed.data.path.replaceAll(/:(\w+)/gu, '{$1}')}`] : [];
  });
}

import type { FoodProduct } from '@labelwise/domain/food';
import { isHarmful, LEFT_OUT, type LeftOut, type PrintedList, printedLists } from '@labelwise/domain/people/testing';
import { times } from '@labelwise/domain/testing';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { RULE_DIALECTS } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { type As, signUp } from '../../testing/members.ts';
import { startTestApp } from '../../testing/test-app.ts';

// Whom a list harms is stated in the table of the test, and not found by what is tested.

const SEED = 20_261;
const FOODS = 24;
const Data = z.record(z.string(), z.any());
const AnyTransport = z.custom<Transport>((value) => value instanceof StreamableHTTPClientTransport);

function foodOf({ text }: PrintedList, at: number): Partial<FoodProduct> {
  return {
    gtin: String(4_000_000_000_013 + 17 * at),
    name: `Muesli number ${at}`,
    brand: `Mill ${at}`,
    category: 'Mueslis',
    categoriesTags: ['en:breakfasts', 'en:mueslis'],
    ingredientsText: text,
    allergensTags: [],
    ingredientsAnalysisTags: [],
    nova: 3,
    nutriments: { energyKj: 1400, fat: 2, saturatedFat: 0.3, carbohydrates: 60, sugars: 1 + at, fiber: 12, proteins: 12, salt: 0.01 },
  };
}

/** Every barcode that an answer of the server shows as fitting or proposes, by the place. */
async function shownTo(
  ana: As,
  ask: (name: string, given?: object) => Promise<Record<string, unknown>>,
  gtin: string,
): Promise<Map<string, string[]>> {
  const idsOf = (rows: unknown, of: (row: Record<string, unknown>) => unknown): string[] =>
    z
      .array(Data)
      .parse(rows)
      .flatMap((row) => z.string().safeParse(of(row)).data ?? []);
  const foodId = (row: Record<string, unknown>) => Data.parse(row['food'])['id'];
  const found = (await ana('GET', '/api/search?q=muesli&fits=1&limit=50')).json;
  const all = (await ana('GET', '/api/search?q=muesli&limit=50')).json;
  const ofProgram = await ask('search_products', { words: 'muesli', limit: 20 });
  const anyFit = await ask('search_products', { words: 'muesli', limit: 20, only_what_fits: false });
  const looked = await ask('look_up_product', { barcode: gtin });
  const week = await ask('my_week');
  return new Map([
    ['search of what fits', idsOf(found.hits, (row) => row['id'])],
    [
      'fit of a hit',
      idsOf(
        all.hits.filter(({ fit }: { fit: unknown }) => fit === 'fits'),
        (row) => row['id'],
      ),
    ],
    ['instead', idsOf((await ana('GET', `/api/foods/${gtin}/instead`)).json.foods, foodId)],
    ['trending', idsOf((await ana('GET', '/api/trending')).json, foodId)],
    ['swaps of the week', idsOf((await ana('GET', '/api/insights/swaps')).json.swaps, (row) => foodId(Data.parse(row['to'])))],
    ['a program’s search of what fits', idsOf(ofProgram['products'], (row) => row['barcode'])],
    ['fit in a program’s search', idsOf(anyFit['products'], (row) => (row['fit'] === 'fits' ? row['barcode'] : null))],
    ['a program’s look-up', looked['fit'] === 'fits' ? [gtin] : []],
    ['a program’s alternatives', idsOf((await ask('better_alternatives', { barcode: gtin }))['products'], (row) => row['barcode'])],
    ['swaps of the week for a program', idsOf(week['swaps'], (row) => Data.parse(row['to'])['barcode'])],
  ]);
}

describe.each(RULE_DIALECTS)('what harms a member, on %s', (dialect) => {
  it('neither fits nor is proposed, over HTTP or to a program, right after each change of what they leave out', async () => {
    const lists = fc.sample(printedLists, { numRuns: FOODS, seed: SEED });
    const test = await startTestApp(dialect);
    const foods = await givenFoods(test.db, ...lists.map(foodOf));
    const { as: ana } = await signUp(test, 'ana', { trial: true });
    const { token } = (await ana('POST', '/api/access-tokens', { name: 'Assistant', scopes: ['foods:read', 'lists:read'] })).json;
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const client = new Client({ name: 'test', version: '1' });
    const transport = new StreamableHTTPClientTransport(new URL('/mcp', address), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    });
    await client.connect(AnyTransport.parse(transport));
    onTestFinished(() => client.close());
    const ask = async (name: string, given: object = {}) =>
      Data.parse((await client.callTool({ name, arguments: { ...given } })).structuredContent);
    for (const { gtin } of foods.slice(0, 12)) await ana('POST', '/api/scans', { foodId: gtin });

    const changes = fc.sample(fc.uniqueArray(fc.constantFrom(...LEFT_OUT), { maxLength: 2 }), { numRuns: times(6, 200), seed: SEED });
    let shown = 0;
    const wrong: string[] = [];
    for (const [step, leftOut] of changes.entries()) {
      const chosen = leftOut.map(({ chosen: chip }: LeftOut) => chip);
      await ana('PUT', '/api/health-profile', { dietaryRestrictions: chosen, consentVersion: '2026-11' });
      const gtin = foods[(5 * step) % FOODS]?.gtin ?? '';
      for (const [place, ids] of await shownTo(ana, ask, gtin)) {
        shown += ids.length;
        for (const id of ids) {
          const list = lists[foods.findIndex((food) => food.gtin === id)];
          if (list === undefined || isHarmful(list, leftOut)) wrong.push(`${place}: ${list?.text ?? id} for ${chosen.join(', ')}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(shown).toBeGreaterThan(changes.length);
  });
});

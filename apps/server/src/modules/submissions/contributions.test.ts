import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  CONTRIBUTOR,
  type ProductOpener,
  startProductOpener,
  type WriteFault,
} from '../../adapters/open-food-facts/testing/product-opener.ts';
import { createProductWriter } from '../../adapters/open-food-facts/write-product.ts';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { type As, anyone, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const CODE = '4001234567891';
const PATH = `/api/submissions/${CODE}/open-food-facts`;
const FIELDS = {
  name: { value: 'Oat bar', from: 'hand', at: 1 },
  per100: {
    sugars: { value: { value: 21, bound: null }, from: 'photo', at: 1 },
    salt: { value: { value: 0.01, bound: '<' }, from: 'photo', at: 1 },
  },
  ingredients: { value: { text: 'Oats, honey', lang: 'en', isConfirmed: false, isComplete: false }, from: 'photo', at: 1 },
};

let there: ProductOpener;
beforeEach(async () => {
  there = await startProductOpener();
});
afterEach(() => there[Symbol.asyncDispose]());

describe.each(DIALECTS)('what members send to Open Food Facts on %s', (dialect) => {
  let test: TestApp;
  let ana: { as: As; id: string };
  const start = async (env: Record<string, string> = { OPENFOODFACTS_WRITE: 'on' }) => {
    test = await startTestApp(dialect, { env: { OFF_ENABLED: 'true', OFF_BASE_URL: there.url, ...env } });
    ana = await signUp(test, 'ana');
    await ana.as('PUT', `/api/submissions/${CODE}`, { fields: FIELDS });
  };
  const send = async (credentials: object = CONTRIBUTOR) => {
    const { json } = await ana.as('GET', PATH);
    return ana.as('POST', PATH, { key: json.key, ...credentials });
  };

  it('leaves neither name nor password behind', async () => {
    await start();
    await send();
    await send({ userName: 'ana-off', password: 'wrong & rye' });
    const rows = await test.db.read.selectFrom('submission').selectAll().execute();
    for (const secret of ['plums & rye', 'wrong & rye', 'ana-off']) {
      expect(JSON.stringify(rows)).not.toContain(secret);
      expect(test.logs()).not.toContain(secret);
    }
  });

  if (isRuledElsewhere(dialect)) return;

  it('is off by default', async () => {
    await start({});
    expect((await anyone(test)('GET', '/api/submissions/settings')).json.openFoodFacts).toBe(false);
    expect([(await ana.as('GET', PATH)).status, (await ana.as('POST', PATH, { key: '', ...CONTRIBUTOR })).status]).toEqual([403, 403]);
    expect(there.forms).toEqual([]);
  });

  it('is shown field by field before, and is that and nothing else', async () => {
    await start();
    const { json } = await ana.as('GET', PATH);
    expect(json).toMatchObject({ isKnownThere: false, leftOut: null });
    const shown = json.fields.map(({ name, value, unit }: { name: string; value: string; unit: string | null }) => [name, value, unit]);
    expect(shown).toEqual([
      ['product_name', 'Oat bar', null],
      ['nutrition_data_per', '100g', null],
      ['nutriment_sugars', '21', 'g'],
      ['nutriment_salt', '<0.01', 'g'],
    ]);
    const { status, json: sent } = await send();
    expect(status).toBe(200);
    expect(sent.contributedAt).not.toBeNull();
    const [form] = there.forms;
    const { user_id, password, comment, app_name, app_version, code, ...fields } = form ?? {};
    expect({ user_id, password, app_name, code }).toEqual({
      user_id: 'ana-off',
      password: 'plums & rye',
      app_name: 'Labelwise',
      code: CODE,
    });
    expect(comment).toBe(`Labelwise ${app_version}`);
    expect(fields).toEqual({
      product_name: 'Oat bar',
      nutrition_data_per: '100g',
      nutriment_sugars: '21',
      nutriment_sugars_unit: 'g',
      nutriment_salt: '<0.01',
      nutriment_salt_unit: 'g',
    });
    expect(JSON.stringify([form, there.userAgents])).not.toMatch(/ana@|example\.org/u);
    expect(there.product(CODE)).toMatchObject({ product_name: 'Oat bar', nutriments: { sugars: 21, salt: 0.01, salt_modifier: '<' } });
  });

  it('sent again is well: what is there already is no failure', async () => {
    await start();
    await send();
    expect((await send()).status).toBe(200);
  });

  it('is sent as it was shown, or not at all', async () => {
    await start();
    const { json } = await ana.as('GET', PATH);
    await ana.as('PUT', `/api/submissions/${CODE}`, { fields: { brand: { value: 'Mill', from: 'hand', at: 2 } } });
    const { status, json: refused } = await ana.as('POST', PATH, { key: json.key, ...CONTRIBUTOR });
    expect([status, refused.error]).toEqual([409, 'Your values have changed meanwhile. Look at what would be sent once more.']);
    expect(there.forms).toEqual([]);
  });

  it('never is a table that would turn the one there into another', async () => {
    await start();
    there.givenProduct(CODE, { product_name: 'Oat bar', nutrition_data_per: 'serving', nutriments: { sugars: 6 } });
    const { json } = await ana.as('GET', PATH);
    expect(json).toMatchObject({ isKnownThere: true, leftOut: 'other basis', fields: [{ what: 'name' }] });
  });

  it('needs something that everybody may have, and a name where the product is new there', async () => {
    await start();
    await ana.as('PUT', `/api/submissions/${CODE}`, { fields: { name: { value: null, from: 'hand', at: 2 } } });
    expect((await ana.as('GET', PATH)).json.error).toBe(
      'Open Food Facts does not know this product yet: please say what it is called first.',
    );
    there.givenProduct(CODE, { product_name: 'Oat bar' });
    expect((await ana.as('GET', PATH)).status).toBe(200);
    expect((await ana.as('GET', '/api/submissions/4006040055235/open-food-facts')).status).toBe(404);
  });
});

describe('when Open Food Facts does not take it', () => {
  const faults: [WriteFault, number, RegExp][] = [
    ['old password page', 403, /did not accept this user name and password/u],
    ['edit rules', 409, /did not take these values\. They still count for you/u],
    ['throttle', 503, /cannot be reached right now\. Your values are still here/u],
    ['gone', 502, /no answer that we understand\. Your values are still here/u],
    ['error page', 502, /no answer that we understand/u],
    ['other page', 502, /no answer that we understand/u],
    ['redirect', 502, /no answer that we understand/u],
    ['huge', 502, /no answer that we understand/u],
    ['cut off', 503, /cannot be reached right now/u],
  ];

  it('says why in words, and the member’s values stay', async () => {
    const test = await startTestApp('sqlite', { env: { OFF_ENABLED: 'true', OFF_BASE_URL: there.url, OPENFOODFACTS_WRITE: 'on' } });
    const { as } = await signUp(test, 'ana');
    await as('PUT', `/api/submissions/${CODE}`, { fields: FIELDS });
    const { key } = (await as('GET', PATH)).json;
    for (const [fault, status, words] of faults) {
      there.fail(fault);
      const answer = await as('POST', PATH, { key, ...CONTRIBUTOR });
      expect([fault, answer.status]).toEqual([fault, status]);
      expect(answer.json.error).toMatch(words);
    }
    there.fail(null);
    expect((await as('POST', PATH, { key, userName: 'ana-off', password: 'no' })).json).toMatchObject({ code: 'contributor_not_accepted' });
    expect((await as('GET', `/api/submissions/${CODE}`)).json).toMatchObject({
      contributedAt: null,
      fields: { name: { value: 'Oat bar' } },
    });
    await there[Symbol.asyncDispose]();
    expect((await as('POST', PATH, { key, ...CONTRIBUTOR })).json.error).toMatch(/cannot be reached right now/u);
  });

  it('waits no longer than it has to, and says that it may have been taken', async () => {
    const writer = createProductWriter({ baseUrl: there.url, version: '1', contactUrl: 'http://127.0.0.1', timeLimitMs: 150 });
    there.fail('hang');
    expect(await writer.addToProduct(CODE, [], CONTRIBUTOR)).toEqual({ kind: 'timeout' });
  });

  it('counts the sendings of a day, so that nobody guesses a password through us', async () => {
    const test = await startTestApp('sqlite', { env: { OFF_ENABLED: 'true', OFF_BASE_URL: there.url, OPENFOODFACTS_WRITE: 'on' } });
    const { as } = await signUp(test, 'ana');
    await as('PUT', `/api/submissions/${CODE}`, { fields: FIELDS });
    const { key } = (await as('GET', PATH)).json;
    const outcomes: number[] = [];
    for (let call = 0; call < 31; call += 1)
      outcomes.push((await as('POST', PATH, { key, userName: 'ana-off', password: `${call}` })).status);
    expect(outcomes).toEqual([...Array<number>(30).fill(403), 429]);
    expect(there.forms).toHaveLength(30);
  });
});

import { ScanEntry } from '@labelwise/contracts/scans';
import type { Contribution } from '@labelwise/contracts/scores';
import { beforeEach, describe, expect, it } from 'vitest';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { type As, anyone, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const OATS = '4006040055235';
const SPREAD = '3017620422003';
const DAY = 86_400_000;

describe.each(DIALECTS)('scans on %s', (dialect) => {
  let test: TestApp;
  let ana: { as: As; id: string };
  let bob: { as: As; id: string };
  const begin = async (env: Record<string, string> = {}) => {
    test = await startTestApp(dialect, { env });
    await givenFoods(
      test.db,
      { gtin: OATS },
      {
        gtin: SPREAD,
        name: 'Hazelnut spread',
        nutriments: { energyKj: 2252, sugars: 56.3, saturatedFat: 10.6, salt: 0.107, fat: 30.9, proteins: 6.3 },
      },
    );
    [ana, bob] = await Promise.all([signUp(test, 'ana'), signUp(test, 'bob')]);
  };
  beforeEach(() => begin());
  const scan = (who: { as: As }, foodId = OATS, headers: Record<string, string> = {}) => who.as('POST', '/api/scans', { foodId }, headers);

  it('the ledger is stored as data and answered in words; a ledger that was stored in words stays as it was', async () => {
    await ana.as('PUT', '/api/health-profile', { medicalConditions: ['High Blood Pressure'] });
    const { contributions } = (await scan(ana, SPREAD)).json.scan;
    const [row] = await test.db.read.selectFrom('scan').select('contributions').execute();
    expect(contributions.map(({ id, points, group }: Contribution) => ({ id, points, group }))).toEqual(
      JSON.parse(row?.contributions ?? '').map(({ id, points, group }: Contribution) => ({ id, points, group })),
    );
    expect(row?.contributions).not.toMatch(/"label"|"source":"Nutri-Score|Fiber helps/u);
    expect(contributions.every(({ label, reason }: Contribution) => label !== '' && reason.endsWith('.'))).toBe(true);
    expect(contributions).toEqual((await ana.as('POST', '/api/calculate-score', { food: { id: SPREAD } })).json.contributions);

    const worded = [
      { id: 'base.nutriscore', label: 'Nutri-Score of 2025', points: 30, reason: 'Words of then.', source: null, group: 'food' },
    ];
    await test.db.write((tx) =>
      tx
        .updateTable('scan')
        .set({ contributions: JSON.stringify(worded) })
        .execute(),
    );
    expect((await ana.as('GET', '/api/scans')).json[0].scan.contributions).toEqual(worded);
  });

  it('a stored scan and each entry of the list are what the contract says, the food as a look-up answers it with the score of then', async () => {
    await ana.as('PUT', `/api/submissions/${OATS}`, { fields: { name: { value: 'Ana’s oats', from: 'hand', at: 2 } } });
    const added = [(await scan(ana)).json, (await scan(ana, SPREAD)).json];
    const listed = (await ana.as('GET', '/api/scans')).json;
    expect(listed.toReversed()).toEqual(added);
    for (const entry of listed) {
      expect(ScanEntry.parse(entry)).toEqual(entry);
      const food = (await ana.as('GET', `/api/foods/barcode/${entry.food.id}`)).json;
      expect(entry.food).toEqual({ ...food, personalizedScore: entry.scan.personalizedScore });
    }
  });

  it('lists those of one food by any spelling of its code, so that its scores can be compared', async () => {
    for (const food of [OATS, SPREAD]) await scan(ana, food);
    await ana.as('PUT', '/api/health-profile', { medicalConditions: ['Celiac'] });
    for (const food of [OATS, SPREAD]) await scan(ana, food);
    await scan(bob);
    const of = async (foodId: string) => (await ana.as('GET', `/api/scans?foodId=${foodId}&limit=5`)).json;
    const entries = await of(`0${OATS}`);
    expect(entries.map(({ food }: ScanEntry) => food.id)).toEqual([OATS, OATS]);
    expect(entries[0].scan.personalizedScore).toBeLessThan(entries[1].scan.personalizedScore);
    for (const nothing of ['3175680011480', 'nonsense', '%2e%2e']) expect(await of(nothing)).toEqual([]);
    const { headers } = await ana.as('GET', `/api/scans?foodId=${OATS}&limit=1`);
    expect(String(headers['link'])).toContain(`foodId=${OATS}`);
  });

  it('a change of the time zone refills nothing; the end of the day does', async () => {
    await ana.as('PATCH', `/api/users/${ana.id}`, { timeZone: 'Pacific/Kiritimati' });
    for (let count = 0; count < 5; count += 1) await scan(ana);
    await ana.as('PATCH', `/api/users/${ana.id}`, { timeZone: 'Pacific/Pago_Pago' });
    expect((await scan(ana)).status).toBe(429);
    await test.db.write((tx) =>
      tx
        .updateTable('scanAllowance')
        .set({ endsAt: Date.now() - DAY })
        .where('memberId', '=', ana.id)
        .execute(),
    );
    expect((await scan(ana)).status).toBe(200);
    const { used } = await test.db.read.selectFrom('scanAllowance').select('used').where('memberId', '=', ana.id).executeTakeFirstOrThrow();
    expect(used).toBe(1);
  });

  it('of fifty at once exactly five are stored', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => scan(ana)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
    expect((await ana.as('GET', '/api/scans')).json).toHaveLength(5);
  });

  it('premium members and installations without a limit scan on', async () => {
    const eve = await signUp(test, 'eve', { trial: true });
    for (let count = 0; count < 7; count += 1) expect((await scan(eve)).status).toBe(200);
    await begin({ FREE_SCANS_PER_DAY: '0' });
    for (let count = 0; count < 7; count += 1) expect((await scan(ana)).status).toBe(200);
  });

  it('one Idempotency-Key makes one row, however often and at once it comes', async () => {
    const key = { 'idempotency-key': 'a-1' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => scan(ana, OATS, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect((await ana.as('GET', '/api/scans')).json).toHaveLength(1);
    expect((await scan(ana, SPREAD, key)).json.code).toBe('idempotency_conflict');
    expect((await scan(bob, SPREAD, key)).status).toBe(200);
    await ana.as('DELETE', '/api/scans');
    expect((await scan(ana, OATS, key)).json.code).toBe('conflict');
  });

  if (isRuledElsewhere(dialect)) return;

  it('stores the score that the server computes, with its ledger and the edition of the rules', async () => {
    const { status, json } = await ana.as('POST', '/api/scans', { userId: ana.id, foodId: SPREAD, score: 99 });
    expect(status).toBe(200);
    const {
      scan: { personalizedScore, contributions, rulesVersion },
      food,
    } = ScanEntry.parse(json);
    expect(personalizedScore).toBeLessThan(50);
    expect((contributions ?? []).reduce((sum, { points }) => sum + points, 0)).toBe(personalizedScore);
    expect(rulesVersion).toMatch(/^\d{4}\.\d/u);
    expect(food).toMatchObject({ name: 'Hazelnut spread', healthScore: personalizedScore, personalizedScore });
  });

  it('is personal: the same food scores by who scans it', async () => {
    await ana.as('PUT', '/api/health-profile', { medicalConditions: ['Celiac'] });
    const [hers, his] = await Promise.all([scan(ana), scan(bob)]);
    expect(hers.json.scan.personalizedScore).toBeLessThan(his.json.scan.personalizedScore);
    expect(hers.json.food).toMatchObject({ personalizedScore: hers.json.scan.personalizedScore, healthScore: his.json.food.healthScore });
    expect((await ana.as('GET', '/api/scans')).json[0].food.personalizedScore).toBe(hers.json.scan.personalizedScore);
    expect(hers.json.scan.personalizedScore).toBe((await ana.as('POST', '/api/calculate-score', { food: { id: OATS } })).json.score);
  });

  it('what is no scan is refused and leaves nothing', async () => {
    const cases = [
      [{ foodId: '3175680011480' }, 404, 'food_not_found'],
      [{ foodId: '../../x' }, 404, 'food_not_found'],
      [{ foodId: OATS, score: 999 }, 400, 'invalid_input'],
      [{ foodId: OATS, score: '<b>' }, 400, 'invalid_input'],
      [{ foodId: OATS, userId: bob.id }, 403, 'wrong_user'],
    ] as const;
    for (const [body, status, code] of cases) expect(await ana.as('POST', '/api/scans', body)).toMatchObject({ status, json: { code } });
    for (const who of [ana, bob]) expect((await who.as('GET', '/api/scans')).json).toEqual([]);
  });

  it('lists newest first, in pages that the Link header leads through', async () => {
    for (const food of [OATS, SPREAD, OATS, SPREAD]) await scan(ana, food);
    await scan(bob);
    const seen: string[] = [];
    for (let url: string | undefined = '/api/scans?limit=3'; url !== undefined; ) {
      const { json, headers } = await ana.as('GET', url);
      seen.push(...json.map((entry: { food: { id: string } }) => entry.food.id));
      url = /<(?<next>[^>]+)>; rel="next"/u.exec(String(headers['link'] ?? ''))?.groups?.['next'];
    }
    expect(seen).toEqual([SPREAD, OATS, SPREAD, OATS]);
    expect((await ana.as('GET', '/api/scans?cursor=x')).status).toBe(400);
  });

  it('clearing deletes the member’s own history and no one else’s', async () => {
    await scan(ana);
    await scan(bob);
    expect((await ana.as('DELETE', '/api/scans')).json).toEqual({ success: true, deleted: 1 });
    expect((await ana.as('GET', '/api/scans')).json).toEqual([]);
    expect((await bob.as('GET', '/api/scans')).json).toHaveLength(1);
  });

  it('the sixth scan of a day waits for tomorrow, also after the history was cleared', async () => {
    for (let count = 0; count < 5; count += 1) expect((await scan(ana)).status).toBe(200);
    const sixth = await scan(ana);
    expect(sixth).toMatchObject({
      status: 429,
      json: { code: 'daily_scan_limit', error: 'You have used your 5 scans for today. Upgrade to premium for unlimited scans.' },
    });
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    await ana.as('DELETE', '/api/scans');
    expect((await scan(ana)).status).toBe(429);
    expect((await scan(bob)).status).toBe(200);
  });

  it('a key whose first request was refused can be used again', async () => {
    const key = { 'idempotency-key': 'b-1' };
    for (let count = 0; count < 5; count += 1) await scan(ana);
    expect((await scan(ana, OATS, key)).status).toBe(429);
    await test.db.write((tx) => tx.updateTable('scanAllowance').set({ endsAt: 0 }).execute());
    expect((await scan(ana, OATS, key)).status).toBe(200);
  });

  it('asks for a session', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect((await anyone(test)(method, '/api/scans', method === 'POST' ? { foodId: OATS } : undefined)).status).toBe(401);
  });
});

import { HealthProfile, Understood } from '@labelwise/contracts/health-profile';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { RULE_DIALECTS } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { type As, anyone, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const PEANUT_BUTTER = '0856336001583';
const PEARS = '4000000000013';

describe.each(RULE_DIALECTS)('what a member types about what they leave out, on %s', (dialect) => {
  let test: TestApp;
  let ana: As;
  beforeEach(async () => {
    test = await startTestApp(dialect);
    await givenFoods(
      test.db,
      { gtin: PEANUT_BUTTER, name: 'Crunchy', ingredientsText: 'roasted peanuts', allergensTags: [] },
      { gtin: PEARS, name: 'Pears', ingredientsText: 'pears, water', allergensTags: [], ingredientsAnalysisTags: [] },
    );
    ({ as: ana } = await signUp(test, 'ana'));
  });
  const save = async (body: object): Promise<HealthProfile> => HealthProfile.parse((await ana('PUT', '/api/health-profile', body)).json);
  const score = async (id: string) => (await ana('POST', '/api/calculate-score', { food: { id } })).json;

  it('is resolved and read back, among conditions and restrictions; chips stay as they are', async () => {
    const saved = await save({
      dietaryRestrictions: ['Vegan', 'Erdnussbutterallergie', 'xyzzq'],
      medicalConditions: ['Celiac', 'Migraine', 'allergie au lait de vache'],
    });
    expect(saved.understood.map(({ typed, restrictions }) => [typed, restrictions.map(({ kind }) => kind)])).toEqual([
      ['Migraine', []],
      ['allergie au lait de vache', ['diet']],
      ['Erdnussbutterallergie', ['diet']],
      ['xyzzq', ['words']],
    ]);
    expect(saved.understood.flatMap(({ restrictions }) => restrictions)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ diet: 'dairy-free', strictness: 'safety' }),
        expect.objectContaining({ diet: 'peanut-free', strictness: 'safety' }),
      ]),
    );
    expect(saved.understood.find(({ typed }) => typed === 'xyzzq')?.readBack.join(' ')).toContain('xyzzq');
    expect((await ana('GET', '/api/health-profile')).json).toEqual(JSON.parse(JSON.stringify(saved)));
  });

  it.each(['Erdnussbutterallergie', 'Allergie au beurre de cacahuète', 'monkey nut allergy', 'alergia al maní', 'penut alergy'])(
    'binds from the next score on: %s',
    async (typed) => {
      await save({ dietaryRestrictions: [typed] });
      const { score: points, alerts, fits } = await score(PEANUT_BUTTER);
      expect(points).toBeLessThanOrEqual(25);
      expect([alerts[0], fits]).toMatchObject([{ level: 'conflict', about: 'peanut-free' }, []]);
      await save({ dietaryRestrictions: [] });
      expect((await score(PEANUT_BUTTER)).alerts).toEqual([]);
    },
  );

  it('is never taken for observed where it was not understood', async () => {
    await save({ dietaryRestrictions: ['xyzzq'] });
    const { alerts, fits } = await score(PEARS);
    expect([alerts.map(({ level }: { level: string }) => level), fits]).toEqual([['unknown'], []]);
  });

  it('binds nothing where it leaves nothing out', async () => {
    const before = await score(PEARS);
    await save({ dietaryRestrictions: ['no known allergies'], medicalConditions: ['Migraine', 'cat hair allergy'] });
    expect(await score(PEARS)).toEqual(before);
  });

  it('is answered to every caller, and neither stored nor logged', async () => {
    const typed = 'Haselnussallergie';
    const { status, json, headers } = await anyone(test)('POST', '/api/restrictions/understand', { typed });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(Understood.parse(json)).toMatchObject({
      typed,
      restrictions: [{ kind: 'member', member: 'hazelnuts', strictness: 'safety' }],
      readBack: [expect.any(String)],
    });
    expect(test.logs()).toContain('/api/restrictions/understand');
    expect(test.logs()).not.toMatch(/haselnuss/iu);
    const tables = ['healthProfile', 'preference', 'doneRequest'] as const;
    for (const table of tables) expect((await sql`select * from ${sql.table(table)}`.execute(test.db.read)).rows).toEqual([]);
  });

  it('is refused without words or with too many, and not too often', async () => {
    const ask = (typed: string) => anyone(test)('POST', '/api/restrictions/understand', { typed });
    for (const typed of ['', '   ', 'x'.repeat(101)]) expect((await ask(typed)).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 125 }, () => ask('nuts')));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect(answers.find(({ status }) => status === 429)?.json.code).toBe('too_many_requests');
  });
});

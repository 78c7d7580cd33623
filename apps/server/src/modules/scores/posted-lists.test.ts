import { packReading } from '@labelwise/domain/reading';
import { vocabulary } from '@labelwise/domain/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type As, signUp } from '../../testing/members.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { aFood } from '../foods/testing/a-food.ts';

const SPREAD = 'Sucre, huile de palme, noisettes 13%, lait écrémé en poudre';

describe('a food that is posted with its list', () => {
  let test: TestApp;
  let ana: As;
  beforeAll(async () => {
    test = await createTestApp('sqlite', { env: { LABELWISE_BENCH: '1' } });
    ({ as: ana } = await signUp(test, 'ana'));
    await ana('PUT', '/api/health-profile', { dietaryRestrictions: ['Nut allergies', 'Vegan'] });
  });
  afterAll(() => test.close());

  const score = (body: object) => ana('POST', '/api/calculate-score', body);
  const conflicts = ({ json }: { json: { alerts: { level: string; about: string }[] } }) =>
    json.alerts.filter(({ level }) => level === 'conflict').map(({ about }) => about);

  it('is read on the server, and says where the words are that count against it', async () => {
    const answer = await score({ food: { name: 'Pâte à tartiner', lang: 'fr' }, ingredients: SPREAD });
    expect(conflicts(answer)).toEqual(expect.arrayContaining(['nut-free', 'vegan']));
    const [start = 0, end = 0] = answer.json.alerts.find(({ about }: { about: string }) => about === 'nut-free').span;
    expect(SPREAD.slice(start, end)).toContain('noisettes');
  });

  it('is judged by its own text, not by a reading that the caller sends along', async () => {
    const { reading: _reading, ...facts } = aFood({ ingredientsText: SPREAD, lang: 'fr', allergensTags: [] });
    const water = {
      id: 'en:water',
      additive: null,
      start: 0,
      end: 5,
      presence: 'contained',
      source: 'list',
      percent: null,
      isSetOff: false,
      isComposite: false,
      has: [0, 0, 0, 0],
      may: [0, 0, 0, 0],
      children: [],
    } as const;
    const forged = packReading(
      {
        version: vocabulary().version,
        language: 'fr',
        items: [water],
        claims: [
          { about: 'vegan', suits: true },
          { about: 'Nuts', suits: true },
        ],
      },
      null,
    );
    for (const reading of [forged, null, 'nonsense']) {
      const answer = await score({ food: { name: 'Spread', facts: { ...facts, reading } } });
      expect(conflicts(answer), String(reading)).toEqual(expect.arrayContaining(['nut-free', 'vegan']));
      expect(answer.json.fits).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:nut-free|vegan)$/u)]));
    }
  });

  it('is known by its name too', async () => {
    expect((await score({ food: { name: 'Hazelnut wafers' } })).json.fits).toEqual([]);
    expect(
      conflicts(
        await score({ food: { name: 'Hazelnut wafers', facts: aFood({ ingredientsText: null, reading: null, allergensTags: [] }) } }),
      ),
    ).toContain('nut-free');
  });

  it('is read to its end, however long it is', async () => {
    const long = `${Array.from({ length: 490 }, () => 'sunflower seeds roasted gently').join(', ')}, hazelnuts`;
    expect(long.length).toBeGreaterThan(10_000);
    expect(conflicts(await score({ food: { name: 'Mix', lang: 'en' }, ingredients: long }))).toContain('nut-free');
  });

  it.each([
    ['a list of 20 kB', 'rice flour '.repeat(1818), 200],
    ['a longer list', `${'é'.repeat(10_001)}`, 400],
    ['500 items', Array<string>(500).fill('rice').join(', '), 200],
    ['501 items', Array<string>(501).fill('rice').join(', '), 400],
    ['items after colons', 'a:'.repeat(5000), 400],
    ['eight levels', `${'rice ('.repeat(8)}salt${')'.repeat(8)}`, 200],
    ['nine levels', `${'rice ('.repeat(9)}salt${')'.repeat(9)}`, 400],
    ['brackets that never close', '('.repeat(15_000), 400],
  ])('%s: %#', async (_what, list, status) => {
    const places = [
      { ingredients: list },
      { food: { name: 'Rice', ingredients: list } },
      { food: { name: 'Rice', facts: aFood({ ingredientsText: list, reading: null }) } },
    ];
    for (const body of places) {
      const answer = await score(body);
      expect(answer.status).toBe(status);
      if (status === 400)
        expect(answer.json).toMatchObject({
          code: 'invalid_input',
          error: 'This ingredient list is too long to be read: at most 20 kB, 500 items and 8 levels of brackets.',
          issues: [{ path: 'ingredients' }],
        });
    }
  });

  it('delays no other caller, though reading it takes long', async () => {
    const words = Array.from(
      { length: 450 },
      (_, index) => `${'qwxzvkjbp'.charAt(index % 9)}${'aeiou'.charAt(index % 5)}rbnx${index}lmopqrst`,
    ).join(', ');
    // How often the event loop comes round while the list is read: very often beside a thread, a few times where it waits for the reading.
    let rounds = 0;
    let isRead = false;
    const count = () => {
      rounds += 1;
      if (!isRead) setImmediate(count);
    };
    count();
    const { status } = await score({ ingredients: words });
    isRead = true;
    expect([200, 400]).toContain(status);
    expect(rounds).toBeGreaterThan(200);
  });
});

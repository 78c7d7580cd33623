import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGuided } from './testing/guide-app.ts';

describe('a later turn that is asked in full', () => {
  let guided: Awaited<ReturnType<typeof startGuided>>;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    guided = await startGuided('sqlite');
    const one = { preferences: {}, scans: [] };
    ids.set('plain', await guided.join({ ...one, name: 'una', profile: null }));
    ids.set('milk', await guided.join({ ...one, name: 'mil', profile: { dietaryRestrictions: ['Dairy allergies'] } }));
  });
  afterAll(() => guided.close());
  const last = (member: string, ...questions: string[]) => guided.lastAnswer(ids.get(member) ?? '', questions);
  const firstLine = (text: string): string => text.split('\n')[0] ?? '';

  it.each([
    [['is halloumi ok when pregnant', 'and brie?'], /^\*\*Brie: better not/u],
    [['is camembert ok', 'and if im pregnant'], /Camembert: better not/u],
    [['can i freeze hummus', 'how long does it keep opened'], /hummus/iu],
    [['wie viel eiweiß hat skyr', 'und griechischer joghurt'], /^(?:\*\*Griechischer Joghurt|\[[^\]]*Greek Yogurt)/iu],
  ])('is answered as a first question: %j', async (questions, expected) => {
    expect(await last('plain', ...questions)).toMatch(expected);
  });

  const HELD_BACK = /\b(?:fits|yes|fine|suits)\b/iu;
  const SAFE = ['is rice ok for me', 'can i have an apple'];
  const HARMFUL = ['butter', 'parmesan', 'ice cream'];
  const TURNS = [(food: string) => `and ${food}?`, (food: string) => `what about ${food} then`];
  it.each(SAFE.flatMap((before) => HARMFUL.flatMap((food) => TURNS.map((turn) => [before, turn(food)] as const))))(
    'no stored allergy is lost on the way: %s, %s',
    async (...questions) => {
      expect(firstLine(await last('milk', ...questions))).not.toMatch(HELD_BACK);
    },
  );

  it.each([
    ['im allergic to milk', 'is rice ok for me', 'and butter?'],
    ['is parmesan ok', 'i am allergic to milk', 'and just a little?'],
    ['is butter ok', 'im allergic to milk btw, and ghee?'],
    ['snack ideas', 'not yogurt, im allergic to milk', 'what about cheese strings'],
  ])('no allergy that was stated is lost on the way: %j', async (...questions) => {
    expect(firstLine(await last('plain', ...questions))).not.toMatch(HELD_BACK);
  });

  it('who is pregnant stays pregnant', async () => {
    for (const turn of ['and brie?', 'what about camembert', 'raw milk brie i mean'])
      expect(firstLine(await last('plain', 'im pregnant, is gouda ok', turn))).not.toMatch(/\b(?:yes|fine)\b/iu);
  });

  it('an emergency stays open', async () => {
    expect(await last('plain', 'my throat is swelling after nuts', 'and almonds?')).toMatch(/^\*\*This may be an allergic reaction/u);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGuided } from './testing/guide-app.ts';

describe('a brand that the catalogue lacks', () => {
  let guided: Awaited<ReturnType<typeof startGuided>>;
  let userId = '';
  beforeAll(async () => {
    guided = await startGuided('sqlite');
    userId = await guided.join({ name: 'kim', profile: null, preferences: {}, scans: [] });
  });
  afterAll(() => guided.close());

  const answer = async (question: string) => (await guided.guide.answer({ caller: { userId }, question, history: [] })).text;

  it.each([
    ['are Tangfastics halal', /^\*\*Usually not halal:\*\* gelatine/u],
    ['Wie viel Zucker hat eine Dose Bionade?', /^\*\*Eine Dose Bionade: etwa \d+ g/u],
    ['un Bollycao cada tarde, ¿es malo?', /^\*\*Bollycao: de vez en cuando/u],
    ['qual é pior para mim, Trakinas ou Negresco?', /^\*\*Trakinas ou Negresco: quase nenhuma diferença/u],
  ])('is answered by its kind: %s', async (question, first) => {
    expect(await answer(question)).toMatch(first);
  });

  it('is no product that only shares a word with it', async () => {
    const text = await answer('how much caffeine is in one can of Monster');
    expect(text).toMatch(/^\*\*Caffeine: Monster \(500 ml\): about 160 mg/u);
    expect(text).not.toContain('](/results');
  });

  it('is the product, where the catalogue has it', async () => {
    expect(await answer('is Snickers good for me')).toContain('[Snickers](/results');
  });

  it('is not judged where its keeping is asked after', async () => {
    expect(await answer('the bag of lettuce is open since Monday, still fine?')).not.toMatch(/usual portions/u);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Turn } from './guide.service.ts';
import { startGuided } from './testing/guide-app.ts';

const TRIOLADE = '7622400717055';
const SARDINES = '3019080010646';

describe('what an answer names that somebody must not eat', () => {
  let guided: Awaited<ReturnType<typeof startGuided>>;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    guided = await startGuided('sqlite');
    const one = { preferences: {}, scans: [TRIOLADE, SARDINES] };
    ids.set('plain', await guided.join({ ...one, name: 'pla', profile: null }));
    ids.set('milk', await guided.join({ ...one, name: 'mil', profile: { dietaryRestrictions: ['Allergy: Milk'] } }));
    ids.set('halal', await guided.join({ ...one, name: 'hal', profile: { dietaryRestrictions: ['Halal'] } }));
    ids.set('celiac', await guided.join({ ...one, name: 'cel', profile: { medicalConditions: ['Celiac'] } }));
    const people = [
      { nickname: 'Oskar', age: 10, dietaryRestrictions: ['Allergy: Fish'] },
      { nickname: 'Rosa', age: null, dietaryRestrictions: [], medicalConditions: ['Diabetes'] },
    ];
    ids.set('household', await guided.join({ ...one, name: 'hou', profile: null, people }));
  });
  afterAll(() => guided.close());

  async function last(member: string, ...questions: string[]): Promise<string> {
    const history: Turn[] = [];
    for (const question of questions) {
      const { text } = await guided.guide.answer({ caller: { userId: ids.get(member) ?? '' }, question, history });
      history.push({ role: 'user', content: question }, { role: 'assistant', content: text });
    }
    return history.at(-1)?.content ?? '';
  }

  it('is left out of a list of ours, and named before another text that recommends it', async () => {
    const omega = await last('household', 'für Oskar: woher bekommt man Omega 3');
    expect(omega).toMatch(/Waln(?:üsse|ut)/u);
    expect(omega).not.toMatch(/[Ff]ettem Fisch|[Ff]etter Fisch|weglassen/u);
    const calcium = await last('milk', 'où trouver du calcium');
    expect(calcium).toMatch(/chou/u);
    expect(calcium).not.toMatch(/yaourt|fromage/iu);
    expect(await last('milk', 'what are free sugars')).toMatch(/leave out milk/u);
  });

  it('is marked where a product is asked about for something else', async () => {
    expect(await last('milk', 'how much sugar is in Milka Triolade')).toMatch(/Triolade.{0,30}: not for you/u);
    expect(await last('plain', 'how much sugar is in Milka Triolade')).not.toContain('not for you');
  });

  it('stands behind a figure that was asked for where an illness speaks against it, and first where it is refused', async () => {
    const fanta = await last('household', 'for Rosa: how much sugar is in a can of fanta orange');
    expect(fanta.indexOf('21.5 g')).toBeGreaterThan(-1);
    expect(fanta.indexOf('Fanta Orange: better not')).toBeGreaterThan(fanta.indexOf('21.5 g'));
    const milka = await last('milk', 'how much sugar is in Milka Triolade');
    expect(milka.indexOf('not for you')).toBeLessThan(milka.search(/\d g\*{0,2} of sugars?/u));
    const pregnant = await last('plain', "i'm pregnant", 'how much salt is in a can of tuna');
    expect(pregnant).toMatch(/^\*\*[^*]*[Tt]una/u);
  });

  it('is listed of the own scans, in whatever words that is asked', async () => {
    for (const question of ['was darf Oskar vom Scannen nicht essen', 'what from my scans is off limits for Oskar']) {
      const text = await last('household', question);
      expect(text).toContain(SARDINES);
      expect(text).not.toMatch(/Nimm Fisch/u);
    }
  });

  it('is named of a kind of product that an illness speaks against', async () => {
    expect(await last('household', 'which of my scans may Rosa not eat')).toMatch(/Triolade: .*blood sugar/u);
  });

  it('is no gluten in what a pack declares free of it', async () => {
    for (const question of ['which pasta can I eat', '0076808004021']) {
      const text = await last('celiac', question);
      expect(text).toMatch(/gluten/u);
      expect(text).not.toMatch(/better not|: no\.\*\*/u);
    }
  });

  it('is no reason against what is made of something else', async () => {
    expect(await last('halal', 'turkey ham ok for me?')).not.toMatch(/Ham: no/u);
    expect(await last('plain', "we don't eat pork", 'which sausage is ok')).not.toMatch(/Sausage: no/u);
  });

  it('is named of what a small child may not have, and is nothing of a pregnancy', async () => {
    const text = await last('plain', 'my baby is 5 months old, can she eat honey?');
    expect(text).toMatch(/Honey: better not/u);
    expect(text).not.toMatch(/[Pp]regnan/u);
  });
});

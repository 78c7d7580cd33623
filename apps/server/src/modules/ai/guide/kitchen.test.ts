import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGuided } from './testing/guide-app.ts';

describe('a question of the kitchen', () => {
  let guided: Awaited<ReturnType<typeof startGuided>>;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    guided = await startGuided('sqlite');
    const one = { preferences: {}, scans: [] };
    ids.set('plain', await guided.join({ ...one, name: 'una', profile: null }));
    ids.set('milk', await guided.join({ ...one, name: 'mil', profile: { dietaryRestrictions: ['Allergy: Milk'] } }));
    ids.set('vegan', await guided.join({ ...one, name: 'veg', profile: { dietaryRestrictions: ['Vegan'] } }));
  });
  afterAll(() => guided.close());
  const last = (member: string, ...questions: string[]) => guided.lastAnswer(ids.get(member) ?? '', questions);

  it.each([
    ['how long can hummus stay open in the fridge', /^\*\*Hummus: opened 2 to 3 days\.\*\*/u],
    ['se puede congelar la mayonesa', /^\*\*Mayonesa: no\.\*\* Se corta/u],
    ['wieviel gramm sind ein el butter', /^\*\*Butter: 1 Esslöffel ≈ 14,3 g\.\*\*/u],
    ['combien de riz par personne', /^\*\*Riz\s: environ 60 à 75 g à sec/u],
    ['hoe lang kan je gekookte rijst bewaren', /^\*\*Rijst: gekookt 1 dag in de koelkast\.\*\*.*binnen een uur/u],
  ])('is answered of the food that it names: %s', async (question, begins) => {
    expect(await last('plain', question)).toMatch(begins);
  });

  it('names nothing in the place of a food that the one who asks leaves out', async () => {
    expect(await last('plain', 'sub for buttermilk')).toMatch(/240 ml of milk/u);
    for (const text of [
      await last('milk', 'sub for buttermilk'),
      await last('vegan', 'sub for buttermilk'),
      await last('plain', 'I am allergic to milk', 'sub for buttermilk'),
    ]) {
      expect(text).toMatch(/Buttermilk, in its place: 240 ml of soy drink/u);
      expect(text).not.toMatch(/ml of milk|yogurt/u);
    }
    expect(await last('plain', 'I am allergic to soy and milk', 'sub for buttermilk')).toMatch(/I know nothing that leaves out all/u);
  });

  it('is answered below what has to be left out of that food', async () => {
    expect(await last('milk', 'can you freeze cheese')).toMatch(
      /^\*\*Cheese: no\.\*\* It usually holds milk[^]*\*\*Cheese: yes, but it turns crumbly/u,
    );
  });
});

describe('an additive', () => {
  it('is explained where nothing is known of the food beside it', async () => {
    const guided = await startGuided('sqlite');
    const id = await guided.join({ name: 'addi', profile: null, preferences: {}, scans: [] });
    expect(await guided.lastAnswer(id, ["E250 dans le jambon herta faut il s'inquiéter"])).toMatch(/^\*\*nitrite de sodium \(E250\)/iu);
    await guided.close();
  });
});

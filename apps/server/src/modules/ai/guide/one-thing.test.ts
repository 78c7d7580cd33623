import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGuided } from './testing/guide-app.ts';

describe('a question for one thing', () => {
  let guided: Awaited<ReturnType<typeof startGuided>>;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    guided = await startGuided('sqlite');
    const one = { preferences: {}, scans: [] };
    ids.set('plain', await guided.join({ ...one, name: 'uno', profile: null }));
    ids.set('milk', await guided.join({ ...one, name: 'mia', profile: { dietaryRestrictions: ['Dairy-Free'] } }));
    ids.set('nuts', await guided.join({ ...one, name: 'noa', profile: { dietaryRestrictions: ['Allergy: Tree nuts'] } }));
  });
  afterAll(() => guided.close());
  const last = (member: string, ...questions: string[]) => guided.lastAnswer(ids.get(member) ?? '', questions);

  it.each([
    ['whats the nutri score of snickers', /^\*\*\[Snickers\]\(\/results\/\d+\) has Nutri-Score E,\*\*/u],
    ['quel est le nutri-score du coca cola original ?', /a le Nutri-Score E,\*\*/u],
    ['i have 250 kcal left, does a snickers still fit?', /^\*\*Yes, by its energy it fits:\*\* 50 g of/u],
    ['i have 100 kcal left, can i have a snickers', /^\*\*No, it is 141 kcal too much:\*\*/u],
    ['is nutella fattening?', /^\*\*No food makes fat by itself, but of \[Nutella\]/u],
    ['E904 vegan?', /^\*\*No, Shellac \(E904\) is not vegan\.\*\*/u],
    ['how much sodium in mg is in 3 mini babybel', /^\*\*About \d+ mg of sodium\*\* in 60 g/u],
  ])('is answered in the first line: %s', async (question, begins) => {
    expect(await last('plain', question)).toMatch(begins);
  });

  it('opens with what stands against the food, where that is asked to be something else', async () => {
    const text = await last('milk', 'perle de lait coco is just coconut right?');
    expect(text).toMatch(/^\*\*\[Perle de lait coco\]\(\/results\/\d+\): not for you\.\*\*/u);
    expect(text).toMatch(/Not only:/u);
    expect(text).not.toMatch(/^\*\*Yes/u);
  });

  it('judges a food by all that its name says', async () => {
    expect(await last('nuts', 'is cashew pesto fine for me')).toMatch(/^\*\*Cashew pesto: no\.\*\*/u);
    expect(await last('milk', 'are butter beans ok')).not.toMatch(/: no\.\*\*/u);
    expect(await last('milk', 'coconut milk ok?')).not.toMatch(/left out here/u);
    expect(await last('milk', 'darf ich honig im joghurt')).toMatch(/^\*\*Honig im joghurt: nein\.\*\*/u);
    expect(await last('milk', 'can i have yoghurt', 'and one made from coconut')).toMatch(/^\*\*Coconut yoghurt: better not, unless/u);
  });

  it('takes what it points at from the messages before', async () => {
    expect(await last('plain', 'how much salt is in babybel', 'how many teaspoons is that')).toMatch(/g of salt ≈ .* teaspoon/u);
    expect(await last('plain', 'nutella?', 'how much sugar in a tablespoon')).toMatch(/^15 g of \[Nutella\]/u);
    expect(await last('plain', 'coca cola zero', 'e quella light')).toMatch(/Coca-Cola Light/u);
    expect(await last('plain', 'what is E471', 'can you write that in french for my mum')).toMatch(/L’EFSA/u);
  });

  it('names those of a kind that hold what is left out', async () => {
    const text = await last('plain', 'I am allergic to shellfish', 'which ravioli can i not eat');
    expect(text).toMatch(/Crab & Lobster Ravioli/u);
    expect(text).not.toMatch(/nothing against/u);
  });

  it('answers of both, or of what was just named, with its own figures', async () => {
    expect(await last('plain', 'compare nutella and snickers', 'how much sugar in a spoon of each')).toMatch(
      /15 g of \[Nutella\][^]*15 g of \[Snickers\]|15 g of \[Snickers\][^]*15 g of \[Nutella\]/u,
    );
    expect(await last('plain', 'whats the nutri score of nutella', 'why so low')).toMatch(/has Nutri-Score E[^]*Points are counted/u);
    expect(await last('plain', 'e a Coca Zero, tem sal ou não')).toMatch(/g\*\* de sal por 100 ml/u);
    expect(await last('plain', 'is the Lindt 78% good for me')).toMatch(/^\[Excellence 78% Cocoa Dark Chocolate\]/u);
  });
});

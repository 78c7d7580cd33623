import { describe, expect, it } from 'vitest';
import { understandInContext } from '../understand/follow-up.ts';
import { plainlyStated } from './plainly-stated.ts';

/** What binds an answer to the last of these messages, by the names of diets, illnesses and states. */
function bindsAfter(...messages: readonly string[]): readonly string[] {
  const earlier = messages.slice(0, -1);
  const { declared } = understandInContext(messages.at(-1) ?? '', [], earlier);
  return [...declared.diets, ...declared.circumstances.map((one) => ('name' in one ? one.name : one.kind))];
}

describe('what is stated in passing', () => {
  it.each([
    ['type 1 since yesterday', ['Diabetes']],
    ['typ 2 seit letztem monat', ['Diabetes']],
    ['pregnant since may what can i eat', ['pregnancy']],
    ['tou grávida', ['pregnancy']],
    ['halal only pls', ['halal']],
    ['on keto', ['keto']],
    ['ive started keto this week', ['keto']],
    ['trying low carb this month', ['low-carb']],
    ['ich mache jetzt keto', ['keto']],
    ['je me suis mis au keto', ['keto']],
    ['he empezado la dieta keto', ['keto']],
    ['ho iniziato la keto', ['keto']],
    ['comecei a dieta keto', ['keto']],
    ['we eat kosher here', ['kosher']],
    ['Tom is vegan', ['vegan']],
    ['lisa has diabetes', ['Diabetes']],
    ['no pork for me', ['pork-free']],
    ['kein schwein und kein alkohol bei uns', ['pork-free', 'alcohol-free']],
    ['pas de porc chez nous', ['pork-free']],
    ['vertrag keine laktose', ['lactose-free']],
    ['no pork for me, no beef for my wife', ['pork-free', 'beef-free']],
    ['newly diagnosed coeliac are oats ok', ['gluten-free']],
  ])('binds: %s', (message, expected) => {
    expect(bindsAfter(message)).toEqual(expected);
  });

  it.each([
    'is it vegan',
    'vegan',
    'and vegan',
    'nutella is vegan',
    'vegan snacks',
    'i have no milk',
    'ich hab keine milch',
    'i have nuts',
    'halal?',
    'what about type 1',
    'is vegan better',
  ])('is nothing that is asked or only had: %s', (message) => {
    expect(plainlyStated(message)).toBe(message);
  });

  it.each(['if i go low carb can i stop my metformin', 'should i go vegan', 'what if i went vegan', 'soll ich vegan werden'])(
    'is no diet that is only thought about: %s',
    (message) => {
      expect(bindsAfter(message).filter((name) => name !== 'metformin')).toEqual([]);
    },
  );

  it('leaves what it asks beside a statement', () => {
    expect(plainlyStated('tom is vegan, can he eat babybel?')).toBe('my friend is vegan. can he eat babybel?');
  });

  it('loses nothing of what the sentence tells besides', () => {
    expect(bindsAfter('my son is 2 and coeliac since 1')).toEqual(['gluten-free', 'child']);
  });
});

describe('what is taken back in passing', () => {
  it.each([
    ['i dont do dairy', 'actually scrap the dairy thing'],
    ["i'm doing keto", 'actually scrap that im not doing keto any more'],
    ['ich bin allergisch gegen sesam', 'ach vergiss das mit dem sesam, war falscher alarm'],
    ["my sister can't have nuts", 'forget the nuts thing, shes not coming'],
    ["j'suis végane", 'en fait laisse tomber le véganisme'],
    ['tengo la tensión alta', 'olvida lo de la tensión'],
    ['ich bin laktoseintolerant', 'vergiss das mit der laktose'],
    ['ik heb een notenallergie', 'vergeet dat van de noten'],
    ['on keto', 'stopped keto yesterday btw. bread?'],
    ['bin schwanger', 'vergiss die schwangerschaft'],
    ['vertrag keine laktose', 'nee doch, vertrag ich wieder'],
    ['keine nüsse bitte, allergie', 'vergiss die allergie, war quatsch'],
    ["i can't eat eggs", 'i can have them again'],
    ['ik heb een notenallergie', 'vergeet de allergie maar'],
  ])('binds no longer: %s → %s', (stated, takenBack) => {
    expect(bindsAfter(stated)).not.toEqual([]);
    expect(bindsAfter(stated, takenBack)).toEqual([]);
  });

  it.each([
    ["i'm allergic to nuts", "don't forget the nuts"],
    ["i'm allergic to nuts", 'forget the nuts'],
    ["i'm allergic to nuts", "don't forget my allergy"],
    ["i'm allergic to nuts", "i can't have them again ever"],
    ["i'm allergic to nuts", 'never mind, another one'],
    ["i'm allergic to nuts", 'forget the milk thing'],
    ["i'm vegan", 'nicht vergessen dass ich vegan bin'],
  ])('still binds: %s → %s', (stated, message) => {
    expect(bindsAfter(stated, message)).toEqual(expect.arrayContaining([...bindsAfter(stated)]));
  });
});

describe('another food than the one that was stated', () => {
  it.each([
    ['peanut allergy, epipen and all', 'sorry peanuts are fine, its cashews', 'cashew-free'],
    ["i'm allergic to milk", 'no not milk, i meant eggs', 'egg-free'],
    ['ich bin allergisch gegen soja', 'nicht soja sondern sesam', 'sesame-free'],
    ['je suis allergique au lait', 'pas le lait mais les œufs', 'egg-free'],
  ])('binds in its place: %s → %s', (stated, instead, expected) => {
    const before = bindsAfter(stated);
    const after = bindsAfter(stated, instead);
    expect(after).toContain(expected);
    expect(after.filter((one) => before.includes(one))).toEqual([]);
  });

  it.each([
    ["i'm allergic to milk", 'not only milk, eggs too'],
    ["i'm allergic to nuts", 'no nuts but milk is ok'],
  ])('takes nothing back otherwise: %s → %s', (stated, message) => {
    expect(bindsAfter(stated, message)).toEqual(expect.arrayContaining([...bindsAfter(stated)]));
  });
});

import { describe, expect, it } from 'vitest';
import { foldText } from '../../lib/index.ts';
import { generalIds, generalIn, generalLikely, groupsOf, isAboutChildren } from './find-general.ts';
import { entryFor, entryInPlaceOf, entryOfChildren, suitsCircumstances } from './for-circumstances.ts';
import { GENERAL } from './general.data.ts';
import { TERM_LANGUAGES } from './terms.data.ts';
import { TERMS } from './terms.ts';

const IDS = generalIds();
const ways = (id: (typeof IDS)[number]): string[] => [...GENERAL[id].asks];

describe('the knowledge base', () => {
  it('has at least 250 entries', () => {
    expect(IDS.length).toBeGreaterThanOrEqual(250);
  });

  it.each(IDS.filter((id) => ways(id).length > 0))('%s can be asked in each of seven languages', (id) => {
    for (const [at, language] of TERM_LANGUAGES.entries()) {
      const isAskable = ways(id).some((way) =>
        groupsOf(way).every((group) => group.some((term) => (TERMS.get(term)?.[at] ?? []).some((word) => word !== ''))),
      );
      expect(isAskable, language).toBe(true);
    }
  });

  it('names no term that there is not, and uses every one', () => {
    const named = IDS.flatMap(ways).flatMap((way) => way.split(/[ |]/));
    expect(named.filter((term) => ![...TERMS.keys()].some((id) => id === term))).toEqual([]);
    expect([...TERMS.keys()].filter((term) => !named.includes(term))).toEqual([]);
  });

  it('is asked for no two entries in the same way', () => {
    const all = IDS.flatMap((id) => [...new Set(ways(id).flatMap(combinations))]);
    expect(all.filter((way, at) => all.indexOf(way) !== at)).toEqual([]);
  });

  it('has its terms in seven languages, folded and without doubles', () => {
    for (const [term, languages] of TERMS) {
      expect(languages.length, term).toBe(TERM_LANGUAGES.length);
      for (const words of languages) {
        expect(
          words.filter((word) => word === '' || word !== foldText(word).replaceAll("'", ' ')),
          term,
        ).toEqual([]);
        expect(
          words.filter((word, at) => words.indexOf(word) !== at),
          term,
        ).toEqual([]);
      }
    }
  });
});

/** The sets of terms that ask for an entry in a way, each as one text. */
function combinations(way: string): string[] {
  return groupsOf(way)
    .reduce<string[][]>((sets, group) => sets.flatMap((set) => group.map((term) => [...set, term])), [[]])
    .map((set) => [...new Set(set)].toSorted().join(' '));
}

describe('a general question', () => {
  it.each([
    ['how much salt a day', 'salt_a_day'],
    ['wie viel salz am tag', 'salt_a_day'],
    ['combien de sel par jour', 'salt_a_day'],
    ['cuanta sal al dia', 'salt_a_day'],
    ['quanto sale al giorno', 'salt_a_day'],
    ['quanto sal por dia', 'salt_a_day'],
    ['hoeveel zout per dag', 'salt_a_day'],
    ['is brown bread better than white', 'brown_bread'],
    ['ist vollkornbrot gesunder als weissbrot', 'brown_bread'],
    ["l'huile d'olive est elle bonne pour la sante", 'olive_oil'],
    ['es malo el aceite de palma', 'palm_oil_bad'],
    ["l'acqua del rubinetto e buona", 'tap_water'],
    ['posso congelar outra vez', 'refreeze'],
    ['mag je beschimmeld brood eten', 'mould'],
    ['is it ok to skip breakfast', 'breakfast'],
    ['can you refreeze thawed meat', 'refreeze'],
    ['how much protein does a 75 year old need', 'protein_older'],
    ['how much sugar can a 5 year old have', 'kids_sugar'],
    ['how hot should chicken be inside', 'chicken_done'],
    ['warum hat kase so viel salz', 'salt_in_foods'],
    ['quels aliments contiennent de l iode', 'iodine_need'],
    ['que peixes tem mais mercurio', 'mercury_fish'],
    ['can i eat the bread if i cut the mould off it', 'mould'],
    ['how do i cancel premium', 'app_cancel'],
    ['quanto costa premium', 'app_price'],
    ['can my dog eat grapes', 'app_pets'],
    ['wie losche ich diesen chat', 'app_delete_chat'],
    ['does it cost anything', 'app_price'],
    ['how do i add something', 'app_add'],
    ['is it bad to eat after 8pm', 'late_eating'],
    ['why is bad the palm oil', 'palm_oil_bad'],
    ['do i have to wash mushrooms', 'wash_mushrooms'],
    ['what does the green leaf mean', 'organic_logo'],
    ['o bacalhau e saudavel', 'salt_cod'],
    ['receta de tortilla', 'app_recipes'],
  ])('%s is known as %s', (question, id) => {
    expect(generalIn(question)).toBe(id);
  });

  it.each([
    'how much salt is in nutella',
    'is skippy peanut butter better than margarine',
    'is my bread healthy',
    'a healthy snack',
    'best chocolate',
    'can i eat fish in pregnancy',
    'is honey good for my baby',
    'can i eat smoked salmon',
    'is a banana good for me',
    'what about protein',
    'how much sugar does a kinder bueno have',
    'wie viel zucker hat nutella',
    'hot dogs',
    'i am allergic to cats',
    'is it still good',
  ])('is not read into one about a product, oneself, or a request for foods: %s', (question) => {
    expect(generalIn(question)).toBeNull();
  });

  it('on food is not answered in pregnancy by what does not speak of it, and below three years by nothing but what is about children', () => {
    expect(suitsCircumstances('coconut_oil', [{ kind: 'pregnancy' }])).toBe(false);
    expect(suitsCircumstances('liver', [{ kind: 'pregnancy' }])).toBe(true);
    expect(suitsCircumstances('salt_a_day', [{ kind: 'pregnancy' }])).toBe(true);
    expect(suitsCircumstances('salt_a_day', [{ kind: 'child', age: 2 }])).toBe(false);
    expect(suitsCircumstances('kids_salt', [{ kind: 'child', age: 2 }])).toBe(true);
  });

  it('has in pregnancy an answer of its own where adults in general may have more', () => {
    expect(entryFor('caffeine_a_day', [{ kind: 'pregnancy' }])).toBe('pregnancy_caffeine');
    expect(entryFor('mercury_fish', [{ kind: 'breastfeeding' }])).toBe('pregnancy_fish');
    expect(entryInPlaceOf('caffeine', [{ kind: 'pregnancy' }])).toBe('pregnancy_caffeine');
    expect(entryInPlaceOf('caffeine', [])).toBeNull();
    expect(entryFor('caffeine_a_day', [])).toBe('caffeine_a_day');
  });

  it('of a food for a small child that was reported is answered by what is about children', () => {
    expect(entryOfChildren('can he have honey in porridge', [{ kind: 'child', age: 0 }])).toBe('kids_nuts');
    expect(entryOfChildren('and what about cows milk', [{ kind: 'child', age: 1 }])).toBe('kids_milk');
    expect(entryOfChildren('is nutella ok for him', [{ kind: 'child', age: 2 }])).toBeNull();
  });

  it('leaves no subject of another entry unread', () => {
    expect(generalLikely('how hot should the tuna be')).toBeNull();
    expect(generalIn('what can you actually do')).toBeNull();
  });

  it('on how long a food may be stored is not answered by whether it is good', () => {
    expect(generalIn('how long can edamame stay in the fridge')).toBeNull();
    expect(generalIn('is edamame good for you')).toBe('soy_safe');
  });

  it('about babies and children has an id that says so', () => {
    expect(IDS.filter(isAboutChildren).length).toBeGreaterThan(20);
    expect(isAboutChildren('nuts_healthy')).toBe(false);
  });
});

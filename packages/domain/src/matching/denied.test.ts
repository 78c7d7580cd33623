import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchName } from './match-name.ts';
import { suitability } from './suitability/suitability.ts';
import { foodOf, listed } from './testing/food-of.ts';

describe('a substance that the pack denies', () => {
  it.each([
    ['en', 'Lactose free milk'],
    ['en', 'Lactose-free skimmed milk, cultures'],
    ['en', 'Milk (lactose-free)'],
    ['de', 'Lactosefreie Milch'],
    ['de', 'laktosefreie fettarme Milch'],
    ['fr', 'Lait sans lactose'],
    ['fr', 'Lait demi-écrémé sans lactose'],
    ['es', 'Leche sin lactosa'],
    ['it', 'Latte senza lattosio'],
    ['nl', 'Lactosevrije melk'],
    ['pt', 'Leite sem lactose'],
  ])('%s: "%s" is milk without lactose', (lang, text) => {
    const food = listed(text, lang);
    expect([matchName(food, 'Dairy', 'less'), matchName(food, 'Lactose', 'less')]).toEqual([1, 0]);
  });

  it.each([
    ['Lactose free milk, cream', 'Lactose'],
    ['Milk, lactose-free cream', 'Lactose'],
    ['Egg-free mayonnaise, egg white', 'Eggs'],
    ['Dairy-free cheese, butter', 'Dairy'],
  ])('%s: still finds %s beside it', (text, name) => {
    expect(matchName(listed(text), name, 'less')).toBe(1);
  });

  it.each([
    ['en', 'Dairy-free spread (rapeseed oil, whey)', 'Dairy'],
    ['en', 'Gluten free pasta (wheat flour, water)', 'Gluten'],
    ['en', 'Nut-free pesto (basil, cashews)', 'Nuts'],
    ['en', 'Fish-free paste (anchovy, salt)', 'Fish'],
    ['fr', "Mayonnaise sans œufs (huile, jaune d'œuf)", 'Eggs'],
    ['de', 'Milchfreie Schokolade (Zucker, Vollmilchpulver)', 'Dairy'],
    ['es', 'Mayonesa sin huevo (aceite, yema de huevo)', 'Eggs'],
    ['nl', 'Melkvrije chocolade (suiker, melkpoeder)', 'Dairy'],
    ['pt', 'Maionese sem ovo (óleo, gema)', 'Eggs'],
  ])('%s: "%s" holds the %s that its brackets name', (lang, text, name) => {
    expect(matchName(listed(text, lang), name, 'less')).toBe(1);
  });

  it.each([
    ['en', 'Casein-free whey', 'Dairy'],
    ['en', 'Rye-free wheat flour', 'Gluten'],
    ['en', 'Almond-free hazelnut paste', 'Nuts'],
    ['de', 'Roggenfreies Weizenmehl', 'Gluten'],
    ['nl', 'Roggevrije tarwebloem', 'Gluten'],
  ])('%s: "%s", free of one kind or part, holds %s all the same', (lang, text, name) => {
    expect(matchName(listed(text, lang), name, 'less')).toBe(1);
  });

  it.each(['Cow-milk-free sheep yoghurt', 'Goat-milk-free cow yoghurt', "Cow's milk free goat cheese"])(
    '"%s", free of the milk of one animal, never fits a milk allergy, in the list or the name',
    (text) => {
      expect(suitability(listed(`${text}, sugar`), 'dairy-free').answer).not.toBe('yes');
      expect(suitability(foodOf({ ingredientsText: 'Rice, salt', name: text }), 'dairy-free').answer).not.toBe('yes');
    },
  );

  it.each([
    ['en', 'Dairy-free spread with butter', 'Dairy'],
    ['en', 'Milk-free chocolate and butter', 'Dairy'],
    ['de', 'Milchfreie Schokolade und Butter', 'Dairy'],
    ['en', 'Rice, no butter just cream', 'Dairy'],
    ['en', 'Rice, no added sugar milk chocolate', 'Dairy'],
    ['fr', 'Riz sans lait ajouté mais crème', 'Dairy'],
    ['fr', 'Riz, praliné sans arachide aux noisettes', 'Nuts'],
    ['fr', 'Riz, sans sucre ajouté noisettes', 'Nuts'],
    ['fr', 'Margarine sans sel au lait', 'Dairy'],
    ['de', 'Reis, ohne Butter nur Sahne', 'Dairy'],
    ['es', 'Arroz, sin azúcar añadido leche', 'Dairy'],
    ['it', 'Riso, senza zuccheri aggiunti burro', 'Dairy'],
    ['pt', 'Arroz, sem manteiga mas natas', 'Dairy'],
  ])('%s: a denial ends where "%s" turns to what is there: %s', (lang, text, name) => {
    expect(matchName(listed(text, lang), name, 'less')).toBe(1);
  });

  it.each([
    ['Lactose free yogurt (milk, cream)', 'Lactose'],
    ['Gluten-free granola (oats, honey)', 'Gluten'],
  ])('"%s": %s is not there in its parts either', (text, name) => {
    expect(matchName(listed(text), name, 'less')).toBe(0);
  });

  it.each([
    ['Egg-free mayonnaise', 'en', 'Eggs'],
    ['Vegane Mayonnaise', 'de', 'Eggs'],
    ['Mayonnaise sans œufs', 'fr', 'Eggs'],
    ['Dairy-free cheese', 'en', 'Dairy'],
    ['Milk-free chocolate', 'en', 'Dairy'],
  ])('%s (%s) has no %s', (text, lang, name) => {
    expect(matchName(listed(text, lang), name, 'less')).toBe(0);
  });

  const ALLERGENS = [
    { name: 'Dairy', en: 'milk', fr: 'lait', de: 'Milch', es: 'leche', it: 'latte', nl: 'melk', pt: 'leite' },
    { name: 'Eggs', en: 'eggs', fr: 'œufs', de: 'Eier', es: 'huevo', it: 'uova', nl: 'eieren', pt: 'ovos' },
    { name: 'Nuts', en: 'hazelnuts', fr: 'noisettes', de: 'Haselnüsse', es: 'avellanas', it: 'nocciole', nl: 'hazelnoten', pt: 'amêndoas' },
    { name: 'Soy', en: 'soy', fr: 'soja', de: 'Soja', es: 'soja', it: 'soia', nl: 'soja', pt: 'soja' },
    { name: 'Gluten', en: 'wheat', fr: 'blé', de: 'Weizen', es: 'trigo', it: 'frumento', nl: 'tarwe', pt: 'trigo' },
  ] as const;
  const DENIALS = {
    en: ['free from X', 'contains no X', 'does not contain X', 'no X', 'without X', 'not containing X', 'free from Y, Z and X'],
    fr: ['sans X', 'exempt de X', 'ne contient pas de X', 'exempt de Y, Z et X'],
    de: ['ohne X', 'frei von X', 'enthält keine X', 'frei von Y, Z und X'],
    es: ['sin X', 'libre de X', 'no contiene X', 'libre de Y, Z y X'],
    it: ['senza X', 'privo di X', 'non contiene X', 'privo di Y, Z e X'],
    nl: ['zonder X', 'bevat geen X', 'vrij van Y, Z en X'],
    pt: ['sem X', 'não contém X', 'isento de Y, Z e X'],
  } as const;

  it('never conflicts, in whatever words and language', () => {
    const cases = fc
      .constantFrom('en', 'fr', 'de', 'es', 'it', 'nl', 'pt')
      .chain((lang) =>
        fc.tuple(
          fc.constant(lang),
          fc.constantFrom(...DENIALS[lang]),
          fc.shuffledSubarray([...ALLERGENS], { minLength: 3, maxLength: 3 }),
          fc.constantFrom('X', 'Sal, X', 'Sal. X.'),
        ),
      );
    fc.assert(
      fc.property(cases, ([lang, denial, [x, y, z], frame]) => {
        if (x === undefined || y === undefined || z === undefined) return;
        const text = frame.replace('X', () =>
          denial
            .replace('X', () => x[lang])
            .replace('Y', () => y[lang])
            .replace('Z', () => z[lang]),
        );
        expect({ text, share: matchName(listed(text, lang), x.name, 'less') }).toEqual({ text, share: 0 });
      }),
      { numRuns: 300 },
    );
  });
});

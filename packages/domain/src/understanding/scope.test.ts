import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadFood, suits } from '../matching/index.ts';
import { listed } from '../matching/testing/food-of.ts';
import { READ_LANGUAGES } from '../reading/index.ts';
import { understand } from './index.ts';
import { everydayFoods } from './names/known-names.ts';

// The names of seven languages are made ready once.
beforeAll(() => void understand('zorble allergy'), 60_000);

/** The worst answer of all that the words leave out. */
function answerFor(typed: string, food: ReadFood): string {
  const answers = understand(typed).map((restriction) => suits(food, restriction).answer);
  return (['no', 'unknown', 'limited', 'yes'] as const).find((one) => answers.includes(one)) ?? 'nothing';
}

describe('a food that somebody avoids', () => {
  it.each([
    // Whatever is made of it.
    ['milk allergy', 'en', 'whey powder, cocoa', 'no'],
    ['milk allergy', 'en', 'oats, cheddar cheese', 'no'],
    ['milk allergy', 'fr', 'farine de riz, beurre', 'no'],
    ['milk allergy', 'de', 'Reis, Molkenpulver', 'no'],
    ['apple allergy', 'en', 'apple juice concentrate, water', 'no'],
    ['apple allergy', 'de', 'Wasser, Apfelsaftkonzentrat', 'no'],
    ['apple allergy', 'fr', 'eau, vinaigre de cidre, purée de pommes', 'no'],
    ['apple allergy', 'es', 'agua, zumo de manzana', 'no'],
    ['corn allergy', 'en', 'water, cornmeal', 'no'],
    ['corn allergy', 'fr', 'eau, amidon de maïs', 'no'],
    ['corn allergy', 'de', 'Wasser, Maisstärke', 'no'],
    ['corn allergy', 'en', 'water, modified cornstarch', 'no'],
    ['tomato allergy', 'it', 'acqua, concentrato di pomodoro', 'no'],
    ['potato allergy', 'fr', 'eau, fécule de pomme de terre', 'no'],
    ['sunflower allergy', 'es', 'patatas, aceite de girasol', 'no'],
    ['kiwi allergy', 'de', 'Wasser, Kiwimark', 'no'],
    ['lentil allergy', 'es', 'agua, lentejas pardinas', 'no'],
    ['pea allergy', 'nl', 'water, erwteneiwit', 'no'],
    ['chicken allergy', 'fr', 'eau, blanc de poulet', 'no'],
    ['strawberry allergy', 'it', 'zucchero, fragole', 'no'],
    // Others of a family that the law names as one.
    ['salmon allergy', 'en', 'water, tuna', 'unknown'],
    ['almond allergy', 'en', 'sugar, cashews', 'unknown'],
    ['oyster allergy', 'fr', 'eau, moules', 'unknown'],
    ['wheat allergy', 'de', 'Wasser, Roggenmehl', 'unknown'],
    ['cod allergy', 'pt', 'água, sardinha', 'unknown'],
    // A class that can stand for it.
    ['kiwi allergy', 'en', 'water, mixed fruits', 'unknown'],
    ['kiwi allergy', 'fr', 'eau, jus de fruits à base de concentré', 'unknown'],
    ['kiwi allergy', 'de', 'Wasser, Früchte', 'unknown'],
    ['mango allergy', 'nl', 'water, vruchten', 'unknown'],
    ['cinnamon allergy', 'en', 'flour, spices', 'unknown'],
    ['garlic allergy', 'es', 'agua, especias', 'unknown'],
    ['basil allergy', 'fr', 'eau, plantes aromatiques', 'unknown'],
    ['carrot allergy', 'it', 'acqua, verdure', 'unknown'],
    ['corn allergy', 'en', 'water, modified starch', 'unknown'],
    ['corn allergy', 'de', 'Wasser, Dextrose', 'unknown'],
    ['potato allergy', 'en', 'water, starch', 'unknown'],
    ['sunflower allergy', 'en', 'rice, vegetable oil', 'unknown'],
    ['chicken allergy', 'fr', 'eau, viande', 'unknown'],
    ['sunflower seed allergy', 'nl', 'water, zaden', 'unknown'],
    // Nothing that can be it.
    ['kiwi allergy', 'en', 'carbonated water, sugar, colour (caramel E150d), phosphoric acid, caffeine', 'yes'],
    ['kiwi allergy', 'de', 'Wasser, Zucker, Zitronensäure', 'yes'],
    ['kiwi allergy', 'en', 'water, apple juice concentrate', 'yes'],
    ['kiwi allergy', 'fr', 'eau, sucre, arôme naturel de citron', 'yes'],
    ['kiwi allergy', 'en', 'milk chocolate (sugar, cocoa butter, milk powder)', 'yes'],
    ['apple allergy', 'fr', 'pommes de terre, sel', 'yes'],
    ['apple allergy', 'en', 'pineapple, sugar', 'yes'],
    ['lemon allergy', 'de', 'Wasser, Zucker, Zitronensäure', 'yes'],
    ['lemon allergy', 'fr', 'eau, sucre, acide citrique', 'yes'],
    ['cabbage allergy', 'de', 'Wasser, Kohlensäure', 'yes'],
    ['mango allergy', 'de', 'Mangold, Salz', 'yes'],
    ['corn allergy', 'en', 'water, salt, sugar', 'yes'],
    ['potato allergy', 'en', 'sweet potatoes, salt', 'yes'],
    ['pea allergy', 'fr', 'pois chiches, eau, sel', 'yes'],
    ['bean allergy', 'en', 'cocoa beans, sugar', 'yes'],
    ['grape allergy', 'en', 'grapefruit juice', 'yes'],
    ['lentil allergy', 'it', 'acqua, sale, zucchero', 'yes'],
    ['chicken allergy', 'es', 'agua, sal, azúcar, maíz', 'yes'],
    ['salmon allergy', 'en', 'potatoes, sunflower oil, salt', 'yes'],
    ['honey allergy', 'nl', 'water, suiker, zout', 'yes'],
    ['sunflower seed allergy', 'en', 'rapeseed oil, salt', 'yes'],
    ['wine allergy', 'fr', 'eau, poivre rose, sel', 'yes'],
    ['octopus allergy', 'es', 'leche en polvo, azúcar', 'yes'],
    ['parsley allergy', 'es', 'agua, sal, polvo de hornear', 'yes'],
    ['peach allergy', 'it', 'acqua, pesce, sale', 'yes'],
    ['grape allergy', 'de', 'Zucker, Traubenzucker', 'yes'],
    ['bell pepper allergy', 'es', 'agua, pimienta negra', 'yes'],
    ['bean allergy', 'en', 'carob bean gum, sugar', 'yes'],
    ['chestnut allergy', 'en', 'water chestnuts, salt', 'yes'],
    ['red lentil allergy', 'es', 'agua, lentejas', 'no'],
    ['red meat allergy', 'de', 'Rindfleisch, Salz', 'no'],
    // A food of which we know no name in the language of the list.
    ['water chestnut allergy', 'pt', 'água, sal', 'unknown'],
    ['almond allergy', 'fr', 'eau, noix de coco', 'yes'],
    ['mint allergy', 'de', 'Wasser, Pfeffer, Salz', 'yes'],
  ])('%s (%s), “%s” → %s', (typed, lang, list, answer) => {
    expect(answerFor(typed, listed(list, lang))).toBe(answer);
  });

  it('is never in question for sugar, salt, water or an acid', () => {
    const PLAIN = {
      en: 'water, sugar, salt, citric acid, baking soda',
      fr: 'eau, sucre, sel, acide citrique',
      de: 'Wasser, Zucker, Salz, Citronensäure',
      es: 'agua, azúcar, sal, ácido cítrico',
      it: 'acqua, zucchero, sale, acido citrico',
      nl: 'water, suiker, zout, citroenzuur',
      pt: 'água, açúcar, sal, ácido cítrico',
    };
    const packs = READ_LANGUAGES.map((lang) => ({ lang, food: listed(PLAIN[lang], lang) }));
    const doubted = everydayFoods().flatMap(({ food, names }) =>
      packs.flatMap(({ lang, food: pack }, at) =>
        names[at]?.length === 0 || answerFor(`${food} allergy`, pack) === 'yes' ? [] : [`${food} ${lang}`],
      ),
    );
    expect(doubted).toEqual([]);
  });
});

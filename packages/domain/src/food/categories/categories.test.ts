import { describe, expect, it } from 'vitest';
import { kindFromCategories, leafCategory } from './categories.ts';

const kindOf = (...tags: string[]) => kindFromCategories(tags, { prepared: false });

describe('kindFromCategories', () => {
  it.each([
    [null, []],
    ['general', ['en:biscuits']],
    [null, ['en:null']],
    [null, ['en:groceries', 'en:plant-based-foods-and-beverages']],
    [null, ['en:test-category']],
    ['beverage', ['en:beverages', 'en:sodas']],
    ['beverage', ['en:dairies', 'en:milks', 'en:whole-milks']],
    ['beverage', ['en:plant-based-foods-and-beverages', 'en:milk-substitutes', 'en:plant-milks']],
    ['beverage', ['en:beverages', 'en:waters', 'en:spring-waters', 'en:flavored-waters']],
    ['beverage', ['en:beverages', 'en:teas', 'en:iced-teas']],
    ['water', ['en:beverages', 'en:waters', 'en:spring-waters', 'en:mineral-waters']],
    ['general', ['en:plant-based-beverages', 'en:coconut-milks']],
    ['general', ['en:meals', 'en:soups', 'en:beverages']],
    ['cheese', ['en:dairies', 'en:cheeses', 'en:comte']],
    ['general', ['en:dairies', 'en:cheeses', 'fr:fromages-blancs']],
    ['fat', ['en:fats', 'en:vegetable-oils']],
    ['fat', ['en:dairies', 'en:creams']],
    ['fat', ['en:nuts', 'en:almonds']],
    ['fat', ['en:spreads', 'en:peanut-butters']],
    ['general', ['en:nuts', 'en:chestnuts']],
    ['general', ['en:seeds', 'en:cereal-grains', 'en:rices']],
    ['general', ['en:meats', 'en:beef']],
    ['general', ['en:honeys']],
    ['na', ['en:beverages', 'en:alcoholic-beverages', 'en:beers']],
    ['beverage', ['en:beverages', 'en:alcoholic-beverages', 'en:beers', 'en:non-alcoholic-beers']],
    ['na', ['en:condiments', 'en:spices']],
    ['na', ['en:condiments', 'en:vinegars', 'en:balsamic-vinegars']],
    ['na', ['en:confectioneries', 'en:chewing-gum']],
    ['na', ['en:baby-foods']],
    ['na', ['en:culinary-plants', 'en:herbs', 'en:parsley']],
    ['general', ['en:herbs', 'en:fresh-vegetables']],
    ['na', ['en:beverages', 'en:instant-beverages']],
    ['beverage', ['en:mineral-waters', 'en:flavoured-mineral-waters']],
    ['beverage', ['en:flavored-spring-waters']],
    ['water', ['en:carbonated-mineral-waters']],
    ['beverage', ['en:orange-juices']],
    ['beverage', ['en:kombuchas']],
    ['beverage', ['en:oat-based-drinks']],
    ['fat', ['en:sunflower-oils']],
    ['cheese', ['en:camemberts']],
    ['general', ['en:seeds', 'en:legume-seeds', 'en:pulses', 'en:lentils']],
    ['general', ['en:canned-legumes', 'en:seeds', 'en:canned-common-beans']],
    ['fat', ['en:seeds', 'en:cereal-grains', 'en:chia-seeds']],
    ['fat', ['en:spreads', 'en:oilseed-purees', 'en:tahini']],
    ['general', ['en:confectioneries', 'en:marzipan', 'en:almonds']],
    ['general', ['en:cheeses', 'en:cheese-substitutes']],
    ['general', ['en:dietary-supplements', 'en:protein-bars']],
    ['cheese', ['fr:fromages-de-chevre']],
    ['cheese', ['de:bergkäse']],
    ['beverage', ['en:erfrischungsgetranke']],
    ['beverage', ['es:zumos-de-naranja']],
    ['fat', ['it:oli-di-oliva']],
    ['general', ['nl:koekjes']],
    ['cheese', ['Milk and dairy products', 'Cheese']],
    ['beverage', ['Beverages', 'Sweetened beverages']],
    ['na', ['en:whiskies']],
    ['na', ['en:red-wines']],
    ['beverage', ['en:red-wines', 'en:non-alcoholic-wines']],
  ] as const)('%s for %j', (kind, tags) => {
    expect(kindOf(...tags)).toBe(kind);
  });

  it('grades what needs preparation once its figures are those as prepared', () => {
    expect(kindFromCategories(['en:beverages', 'en:instant-beverages'], { prepared: true })).toBe('beverage');
  });

  it('does not depend on the order of tags', () => {
    expect(kindOf('en:comte', 'en:cheeses', 'en:dairies')).toBe('cheese');
  });
});

describe('leafCategory', () => {
  it.each([
    ['Chocolate spreads', ['en:spreads', 'en:chocolate-spreads'], null],
    ['Colas', ['en:beverages', 'en:colas', 'en:sweetened-beverages'], null],
    ['Lentils', ['en:foods', 'fr:lentilles-vertes', 'en:lentils', 'en:groceries'], 'fr'],
    ['Pates a tartiner', ['fr:pates-a-tartiner'], 'fr'],
    [null, ['fr:pates-a-tartiner'], 'de'],
    [null, ['en:null'], null],
    [null, [], null],
  ] as const)('%s of %j', (name, tags, lang) => {
    expect(leafCategory(tags, lang)).toBe(name);
  });
});

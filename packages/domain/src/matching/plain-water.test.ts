import { describe, expect, it } from 'vitest';
import { resolveFacts } from '../food/index.ts';
import { understand } from '../understanding/index.ts';
import { readProduct } from '../vocabulary/index.ts';
import { type ReadFood, readFood } from './read-food.ts';
import { suitability, suits } from './suitability/suitability.ts';

/** As a source without figures delivers it: its kind is what its name or category says. */
function water(
  name: string,
  { lang = 'en', list = null, tags = [] }: { lang?: string; list?: string | null; tags?: string[] } = {},
): ReadFood {
  const product = { code: '1', product_name: name, lang, ingredients_text: list ?? '', categories_tags: tags };
  const facts = resolveFacts(product);
  if (facts === null) throw new Error(`no food: ${name}`);
  return readFood({ ...facts, reading: readProduct({ ...facts, name }) });
}

describe('what is called or filed as water', () => {
  it.each([
    ['it', "Fiori d'acqua", "Farina di frumento, olio d'oliva, malto d'orzo, sale", 'gluten-free'],
    ['en', 'Boneless ham and water product', 'Cured with: water, corn syrup solids, salt', 'vegan'],
    ['en', 'Boneless ham and water product', null, 'pork-free'],
    ['en', 'Barley water', null, 'gluten-free'],
    ['en', 'Water & collagen', null, 'vegetarian'],
    ['en', 'Protein water', 'Water, whey protein isolate, citric acid', 'dairy-free'],
    ['es', 'Agua de horchata', 'Agua, arroz, leche en polvo, canela', 'dairy-free'],
  ] as const)('is judged by what its record names: %s "%s" (%s: %s)', (lang, name, list, diet) => {
    expect(suitability(water(name, { lang, list }), diet).answer).not.toBe('yes');
  });

  it.each([
    ['Spring water with milk minerals', 'Spring water, milk minerals', 'dairy-free'],
    ['Mineral water', 'Water, may contain milk', 'dairy-free'],
  ] as const)('is judged so in a category of waters, too: "%s" (%s: %s)', (name, list, diet) => {
    expect(suitability(water(name, { list, tags: ['en:waters', 'en:mineral-waters'] }), diet).answer).not.toBe('yes');
  });

  it('is judged by its list for what a person typed', () => {
    const drink = water('Sparkling water', { list: 'Carbonated water, green tea, citric acid' });
    expect(understand('caffeine').map((restriction) => suits(drink, restriction).answer)).not.toContain('yes');
  });

  it.each([
    ['en', 'Evian', null],
    ['en', 'Sparkling water', 'Carbonated spring water, carbon dioxide'],
    ['de', 'Mineralwasser Classic', 'Natürliches Mineralwasser, Kohlensäure'],
    ['fr', 'Eau minérale', null],
  ] as const)('suits everybody where it is nothing else: %s "%s" (%s)', (lang, name, list) => {
    const plain = water(name, { lang, list, tags: ['en:waters', 'en:mineral-waters'] });
    for (const diet of ['vegan', 'kosher', 'halal', 'gluten-free', 'dairy-free', 'sulphite-free'] as const)
      expect(suitability(plain, diet).answer).toBe('yes');
  });
});

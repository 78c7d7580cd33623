import { describe, expect, it } from 'vitest';
import { placeholderFor } from './placeholder.ts';

const drawn = (tags: string, food: Partial<Parameters<typeof placeholderFor>[0]> = {}) =>
  placeholderFor({ kind: 'general', categoriesTags: tags === '' ? [] : tags.split(' '), ...food });

describe('the drawing in place of a picture', () => {
  it.each([
    ['yoghurt', 'en:dairies en:fermented-foods en:desserts en:dairy-desserts en:yogurts en:fruit-yogurts'],
    ['yoghurt', 'en:dairies en:cheeses en:fresh-cheeses en:fromages-blancs'],
    ['milk', 'en:dairies en:milks'],
    ['egg', 'en:farming-products en:eggs en:chicken-eggs'],
    ['sweets', 'en:snacks en:cocoa-and-its-products en:milk-chocolates'],
    ['spread', 'en:breakfasts en:spreads en:sweet-spreads en:jams'],
    ['spread', 'en:breakfasts en:fats en:spreads en:sweet-spreads en:vegetable-fats en:cocoa-and-hazelnuts-spreads'],
    ['can', 'en:canned-foods en:canned-legumes en:legumes'],
    ['can', 'en:seafood en:fishes en:canned-fishes en:tunas'],
    ['fish', 'en:seafood en:fishes en:tunas'],
    ['seafood', 'en:seafood en:crustaceans en:shrimps'],
    ['seafood', 'en:frozen-foods en:seafood en:crustaceans en:shrimps'],
    ['cakes', 'en:snacks en:sweet-snacks en:biscuits-and-cakes en:cakes'],
    ['other', 'en:snacks en:sweet-snacks en:biscuits-and-cakes'],
    ['compote', 'en:fruits-based-foods en:compotes en:apple-compotes'],
    ['compote', 'en:canned-foods en:fruits-based-foods en:compotes en:apple-compotes'],
    ['dried', 'en:fruits-based-foods en:fruits en:dried-fruits en:raisins'],
    ['candy', 'en:snacks en:sweet-snacks en:confectioneries en:candies en:gummi-candies'],
    ['candy', 'en:cocoa-and-its-products en:confectioneries en:chocolate-candies'],
    ['sweets', 'en:confectioneries en:chocolate-candies en:chocolates en:dark-chocolates'],
    ['bars', 'en:confectioneries en:bars en:chocolate-bars'],
    ['bars', 'en:snacks en:sweet-snacks en:bars en:cereal-bars'],
    ['pasta-sauce', 'en:condiments en:sauces en:pasta-sauces en:tomato-sauces'],
    ['pickles', 'en:plant-based-pickles en:pickled-vegetables en:pickled-cucumbers'],
    ['sausages', 'en:meats-and-their-products en:prepared-meats en:sausages'],
    ['meat', 'en:meats-and-their-products en:prepared-meats en:hams'],
    ['meal', 'en:meals en:pasta-dishes'],
    ['pasta', 'en:meals en:pasta-dishes en:stuffed-pastas en:ravioli'],
    ['biscuits', 'en:snacks en:salty-snacks en:appetizers en:crackers en:puffed-rice-cakes'],
    ['can', 'en:plant-based-foods en:vegetables en:tomatoes-and-their-products en:tomato-pastes'],
    ['frozen', 'en:frozen-foods en:frozen-vegetables en:vegetables'],
    ['fish', 'en:frozen-foods en:seafood en:fishes en:salmons'],
    ['bread', 'en:cereals-and-potatoes en:breads'],
    ['flatbread', 'en:cereals-and-potatoes en:breads en:flatbreads en:wraps'],
    ['flatbread', 'en:cereals-and-potatoes en:breads en:flatbreads en:pitas'],
    ['biscuits', 'en:cereals-and-potatoes en:breads en:flatbreads en:crispbreads'],
    ['pastry', 'en:viennoiseries en:croissants'],
    ['pasta', 'en:cereals-and-their-products en:pastas'],
    ['biscuits', 'en:snacks en:biscuits-and-cakes en:biscuits'],
    ['biscuits', 'en:snacks en:salty-snacks en:crackers'],
    ['crisps', 'en:snacks en:salty-snacks en:appetizers'],
    ['vegetables', 'en:plant-based-foods en:vegetables en:squashes'],
    ['vegetables', 'en:plant-based-foods en:vegetables en:celery'],
    ['poultry', 'en:meats en:poultries'],
    ['meal', 'en:plant-based-foods en:meat-alternatives en:meat-analogues'],
    ['soup', 'en:meals en:soups en:gazpacho'],
    ['other', ''],
  ] as const)('is %s for %s', (placeholder, tags) => {
    expect(drawn(tags)).toBe(placeholder);
  });

  it.each([
    ['cheese', 'cheese', 'en:dairies en:cheeses en:mozzarella'],
    ['milk', 'beverage', 'en:plant-based-beverages en:plant-milks en:oat-milks'],
    ['juice', 'beverage', 'en:beverages en:fruit-juices en:orange-juices'],
    ['soda', 'beverage', 'en:beverages en:sodas'],
    ['coffee-tea', 'beverage', 'en:beverages en:teas'],
    ['water', 'water', 'en:beverages en:waters'],
    ['soda', 'beverage', 'en:beverages en:tea-based-beverages en:iced-teas'],
    ['alcohol', 'na', 'en:beverages en:alcoholic-beverages en:wines en:white-wines'],
    ['alcohol', 'na', 'en:beverages en:alcoholic-beverages en:beers en:black-beers'],
  ] as const)('is %s for a %s of %s', (placeholder, kind, tags) => {
    expect(drawn(tags, { kind })).toBe(placeholder);
  });

  it('goes by the group that the name of a food says where no category does', () => {
    expect(drawn('', { group: 'chocolate' })).toBe('sweets');
    expect(drawn('', { group: 'vegetable' })).toBe('vegetables');
    expect(drawn('en:plant-based-foods en:seeds en:pumpkin-seeds', { group: 'seed' })).toBe('dried');
  });

  it.each([
    ['flatbread', 'Rosemary & Sea Salt Artisan Flatbread'],
    ['flatbread', 'Plain Naan, 2 Pack'],
    ['flatbread', 'Dürüm Wraps Weizen'],
    ['flatbread', 'Galettes de blé complètes'],
    ['flatbread', 'Piadina sfogliata all’olio d’oliva'],
    ['bread', 'Whole Wheat Bread'],
    ['bread', 'San Francisco Sourdough'],
    ['bread', 'Roggen-Sauerteigbrot'],
    ['bread', 'Pan de masa madre'],
    ['other', 'Panko Breadcrumbs'],
    ['other', 'Frischer Pizzateig'],
    ['other', 'Pâte feuilletée pur beurre'],
    ['other', 'Masa de pizza fresca'],
  ] as const)('is %s for a bread called %s, filed under breads alone', (placeholder, name) => {
    expect(drawn('en:plant-based-foods en:cereals-and-potatoes en:breads', { group: 'bread', name })).toBe(placeholder);
  });

  it('goes by a shelf that says more than the name', () => {
    expect(drawn('en:breads en:flatbreads en:wraps', { group: 'bread', name: 'Wheat crumbs' })).toBe('flatbread');
    expect(drawn('', { group: 'cake', name: 'Croissants pur beurre' })).toBe('pastry');
    expect(drawn('', { group: 'cake', name: 'Lemon drizzle cake' })).toBe('cakes');
    expect(drawn('', { group: 'candy', name: 'Fruit wraps' })).toBe('candy');
  });

  it('goes by the Nutri-Score kind where nothing else is known', () => {
    expect(drawn('', { kind: 'beverage' })).toBe('soda');
    expect(drawn('', { kind: 'cheese' })).toBe('cheese');
    expect(drawn('', { kind: 'water' })).toBe('water');
    expect(drawn('', { kind: null })).toBe('other');
  });
});

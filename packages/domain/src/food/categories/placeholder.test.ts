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
    ['other', 'en:seafood en:crustaceans en:shrimps'],
    ['frozen', 'en:frozen-foods en:seafood en:crustaceans en:shrimps'],
    ['other', 'en:snacks en:sweet-snacks en:biscuits-and-cakes en:cakes'],
    ['biscuits', 'en:snacks en:salty-snacks en:appetizers en:crackers en:puffed-rice-cakes'],
    ['can', 'en:plant-based-foods en:vegetables en:tomatoes-and-their-products en:tomato-pastes'],
    ['frozen', 'en:frozen-foods en:frozen-vegetables en:vegetables'],
    ['fish', 'en:frozen-foods en:seafood en:fishes en:salmons'],
    ['bread', 'en:cereals-and-potatoes en:breads'],
    ['bread', 'en:viennoiseries en:croissants'],
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
    ['other', 'na', 'en:beverages en:alcoholic-beverages en:wines en:white-wines'],
  ] as const)('is %s for a %s of %s', (placeholder, kind, tags) => {
    expect(drawn(tags, { kind })).toBe(placeholder);
  });

  it('goes by the group that the name of a food says where no category does', () => {
    expect(drawn('', { group: 'chocolate' })).toBe('sweets');
    expect(drawn('', { group: 'vegetable' })).toBe('vegetables');
  });

  it('goes by the Nutri-Score kind where nothing else is known', () => {
    expect(drawn('', { kind: 'beverage' })).toBe('soda');
    expect(drawn('', { kind: 'cheese' })).toBe('cheese');
    expect(drawn('', { kind: 'water' })).toBe('water');
    expect(drawn('', { kind: null })).toBe('other');
  });
});

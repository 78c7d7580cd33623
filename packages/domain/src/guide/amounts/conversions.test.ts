import { describe, expect, it } from 'vitest';
import { wantedIn } from '../compose/amounts.ts';
import { conversionIn } from './conversions.ts';

describe('an amount in another unit', () => {
  it.each<[string, number, string]>([
    ['1700 kj in kcal', 406.3, 'kcal'],
    ['100 calories in kj', 418.4, 'kJ'],
    ['Wie viel kcal sind 1000 kJ?', 239, 'kcal'],
    ['convert 2.5 g salt to sodium', 1, 'g'],
    ['400 mg sodium in salt', 1000, 'mg'],
    ['combien de sodium dans 2,5 g de sel', 1, 'g'],
    ['how much is 6 g salt in teaspoons', 1, 'teaspoon'],
    ['Wie viele Teelöffel sind 12 g Salz?', 2, 'teaspoon'],
    ['30 g sugar in cubes', 10, 'cube'],
    ['36 g de sucre en morceaux de sucre', 12, 'cube'],
    ['cuántos terrones de azúcar son 15 g de azúcar', 5, 'cube'],
    ['quante zollette sono 9 g di zucchero', 3, 'cube'],
    ['hoeveel suikerklontjes is 21 g suiker', 7, 'cube'],
    ['2 colheres de chá de açúcar em gramas', 8, 'g'],
    ['what is 4 oz in grams', 113.4, 'g'],
    ['One stone is how many kilos', 6.35, 'kg'],
    ['1 stone is how many kilos', 6.35, 'kg'],
    ['How many units of bread exchange is 60 g of carbohydrates?', 5, 'bread'],
    ['wie viele BE sind 48 g Kohlenhydrate', 4, 'bread'],
    ['180 celsius in fahrenheit', 356, 'fahrenheit'],
    ['1000 IU vitamin d in µg', 25, 'ug'],
    ['33 cl en ml', 330, 'ml'],
    ['1,5 l in ml', 1500, 'ml'],
    ['3 tablespoons in ml', 45, 'ml'],
  ])('%s is %d %s', (text, value, unit) => {
    const [to] = conversionIn(text)?.to ?? [];
    expect(to?.unit).toBe(unit);
    expect(to?.value).toBeCloseTo(value, 1);
  });

  it.each([
    'how much sugar is in 330 ml of coke',
    '20 g of protein',
    'snacks with less than 100 kcal',
    'how many calories in 3 babybels',
    'is 5 g of salt a day too much',
    'teaspoon of nutella',
    'what is a calorie',
  ])('is not asked for: %s', (text) => {
    expect(conversionIn(text)).toBeNull();
  });
});

it.each<[string, ReturnType<typeof wantedIn>]>([
  ['how much tofu for 40 g protein', { value: 40, unit: 'g', name: 'Protein' }],
  ['how many maltesers is 100 kcal', { value: 100, unit: 'kcal', name: 'Calories' }],
  ['wie viel tofu brauche ich fur 30 g eiweiss', { value: 30, unit: 'g', name: 'Protein' }],
  ['cuanto pan wasa para 10 g de fibra', { value: 10, unit: 'g', name: 'Fiber' }],
  ['how much sugar is in nutella', null],
])('an amount that is wanted of a food is heard: %s', (text, wanted) => {
  expect(wantedIn(text)).toEqual(wanted);
});

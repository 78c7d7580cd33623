import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs, within } from '../testing/index.ts';
import { matchName } from './match-name.ts';
import { listed } from './testing/food-of.ts';

type Row = readonly [lang: string, text: string, name: string];

describe('an oil that is named apart from the word "oil"', () => {
  it.each<Row>([
    ['en', 'Vegetable fats (palm, shea)', 'Palm Oil'],
    ['en', 'Vegetable oil (palm)', 'Palm Oil'],
    ['en', 'Vegetable fat: palm', 'Palm Oil'],
    ['en', 'Palm, rapeseed and sunflower oils', 'Palm Oil'],
    ['en', 'Palm and rapeseed oil', 'Palm Oil'],
    ['en', 'Palm, rapeseed and sunflower oils', 'Seed oils'],
    ['en', 'Vegetable Oils (Palm 10%, Rapeseed 5.5%), salt', 'Seed oils'],
    ['en', 'Vegetable oils in varying proportions (rapeseed, palm)', 'Palm Oil'],
    ['en', 'Vegetable fat: shea 3%, palm 5%', 'Palm Oil'],
    ['en', 'Vegetable fats (coconut)', 'Coconut and Palm Oil'],
    ['fr', 'Huiles végétales (palme, tournesol)', 'Seed oils'],
    ['fr', 'Matières grasses végétales non hydrogénées (karité, palme)', 'Palm Oil'],
    ['fr', 'Huile végétale : colza', 'Seed oils'],
    ['fr', 'Huiles de palme et de colza', 'Seed oils'],
    ['de', 'Pflanzenöl (Sonnenblume)', 'Seed oils'],
    ['de', 'Pflanzliche Öle (Palm, Raps)', 'Seed oils'],
    ['de', 'Pflanzenfett: Palm', 'Palm Oil'],
    ['de', 'Palm-, Raps- und Sonnenblumenöl', 'Palm Oil'],
    ['de', 'Raps- und Palmöl', 'Seed oils'],
    ['es', 'Grasas vegetales (palma, karité)', 'Palm Oil'],
    ['es', 'Aceites vegetales (palma, girasol)', 'Seed oils'],
    ['es', 'Grasa vegetal: palma', 'Palm Oil'],
    ['es', 'Aceite de girasol y palma', 'Palm Oil'],
    ['it', 'Grassi vegetali (palma, karité)', 'Palm Oil'],
    ['it', 'Oli vegetali (palma, girasole)', 'Seed oils'],
    ['it', 'Olio vegetale (girasole)', 'Seed oils'],
    ['nl', 'Plantaardige oliën (palm, zonnebloem)', 'Seed oils'],
    ['nl', 'Plantaardig vet (palm)', 'Palm Oil'],
    ['pt', 'Óleos vegetais (palma, girassol)', 'Seed oils'],
    ['pt', 'Gordura vegetal (palma)', 'Palm Oil'],
  ])('%s: "%s" holds %s', (lang, text, name) => {
    expect(matchName(listed(text, lang), name, 'less')).toBe(1);
  });

  it.each<Row>([
    ['en', 'Vegetable fats (palm, shea)', 'Seed oils'],
    ['en', 'Vegetable fats (palm), emulsifier (soy lecithin)', 'Seed oils'],
    ['en', 'Vegetable fats (coconut, soy lecithin)', 'Seed oils'],
    ['en', 'Low fat milk powder (soy lecithin), sunflower seeds', 'Seed oils'],
    ['en', 'Vegetable fat: coconut, sugar, sunflower seeds', 'Seed oils'],
    ['en', 'Vegetable oil (coconut), palm sugar', 'Palm Oil'],
    ['en', 'Rice, soy, palm oil', 'Seed oils'],
    ['en', 'Corn and olive oil', 'Seed oils'],
    ['fr', 'Huile (olive), maïs', 'Seed oils'],
    ['fr', 'Huile de palme, soja', 'Seed oils'],
    ['es', 'Aceite de oliva, maíz', 'Seed oils'],
    ['de', 'Öl (Olive), Mais', 'Seed oils'],
  ])('%s: "%s" holds no %s', (lang, text, name) => {
    expect(matchName(listed(text, lang), name, 'less')).toBe(0);
  });

  it('is found wherever it stands in its bracket, and never when it stands outside', () => {
    const others = fc.array(fc.constantFrom('shea', 'coconut 4%', 'cocoa', 'illipe 1.5 %', 'mango kernel'), { maxLength: 4 });
    fc.assert(
      fc.property(others, others, (before, after) => {
        expect(matchName(listed(`Sugar, vegetable fats (${[...before, 'palm', ...after].join(', ')}), salt`), 'Palm Oil', 'less')).toBe(1);
        expect(
          matchName(listed(`Palm sugar, vegetable fats (${[...before, 'shea', ...after].join(', ')}), dates`), 'Palm Oil', 'less'),
        ).toBe(0);
      }),
    );
  });

  it.each(['vegetable oil (', 'palm and ', 'oil: palm, ', 'vegetable fat in '])(
    'reads %j twenty thousand signs long in reasonable time',
    (unit) => {
      const food = listed(unit.repeat(20_000 / unit.length));
      const match = () => ['Palm Oil', 'Seed oils', 'Coconut and Palm Oil'].map((name) => matchName(food, name, 'less'));
      expect(processorMs(match)).toBeLessThan(within(2000));
    },
  );
});

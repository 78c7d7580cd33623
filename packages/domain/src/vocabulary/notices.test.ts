import { describe, expect, it } from 'vitest';
import type { Diet } from '../diets/index.ts';
import { suitability } from '../matching/index.ts';
import { foodOf } from '../matching/testing/food-of.ts';

const answer = (lang: string, ingredientsText: string, diet: Diet, name?: string): string =>
  suitability(foodOf({ lang, ingredientsText, ...(name === undefined ? {} : { name }) }), diet).answer;

describe('an allergen that a list names by a code', () => {
  it.each([
    ['en', 'Chickpeas (47%), water, lemon juice, salt (M, S)'],
    ['de', 'Reis (A,C,G), Salz'],
    ['de', 'Reis (G), Salz'],
    ['de', 'Reis(ACG), Salz'],
    ['de', 'Reis A/C/G, Salz'],
    ['de', 'Reis, Salz. Enthält: G'],
    ['de', 'Reis (a, g), Salz'],
    ['de', 'Kartoffeln, Salz (Mi)'],
    ['de', 'Reisᵃ,ᵍ, Salz'],
    ['fr', 'riz, sel. Allergènes : 1, 3, 7'],
    ['es', 'patata, sal. Alérgenos: 3'],
    ['it', 'riso, sale [1-7]'],
    ['nl', 'rijst, zout. Allergenen: A, G'],
    ['pt', 'arroz, sal. Alergénios: 1, 7'],
    ['en', 'Rice, salt. May contain: G, M'],
    ['es', 'Arroz, sal. A: 1,3,7'],
    ['it', 'Riso, sale. All.: 1, 3, 4, 7'],
    ['it', 'Riso, sale. 1-3-4-7'],
  ])('is not known where the pack does not explain it: %s "%s"', (lang, list) => {
    for (const diet of ['dairy-free', 'egg-free', 'gluten-free', 'fish-free'] as const) expect(answer(lang, list, diet)).toBe('unknown');
  });

  it.each([
    ['de', 'Reis (A, G), Salz. A = Gluten, G = Milch'],
    ['en', 'Rice (M), salt. M: milk'],
  ])('is there where the pack explains it: %s "%s"', (lang, list) => {
    expect(answer(lang, list, 'dairy-free')).toBe('no');
  });

  it.each([
    ['en', 'Rice, vitamins (A, D, E), salt'],
    ['de', 'Reis, Vitamine: A, D, E, Salz'],
    ['fr', 'riz, vitamines A, D, E, sel'],
    ['es', 'arroz, vitaminas (A y D), sal'],
    ['en', 'Rice (1), salt. (1) organic'],
    ['en', 'Rice, salt (V, GF)'],
    ['it', 'riso (IGP), sale, pomodoro DOP'],
    ['de', 'Reis, Säuerungsmittel E500 (ii), Salz'],
    ['fr', 'riz (UE), sel (1,5 %), eau'],
  ])('is none in a vitamin, a footnote, a mark, a number or a share: %s "%s"', (lang, list) => {
    expect(answer(lang, list, 'dairy-free')).toBe('yes');
  });
});

describe('letters and numbers', () => {
  it.each([
    ['en', 'Rice, M.I.L.K. powder, salt', 'dairy-free'],
    ['en', 'Rice, E.G.G., salt', 'egg-free'],
    ['en', 'Sugar, Z.O.R.B.A.', 'dairy-free'],
    ['en', 'Apricots, S.O.2', 'sulphite-free'],
    ['en', 'Sugar, El20', 'vegan'],
    ['de', 'Zucker, E l20', 'vegan'],
    ['en', 'Sugar, EZ20', 'vegan'],
    ['en', 'Apricots, F220', 'sulphite-free'],
    ['en', 'Apricots, E 2 2 0', 'sulphite-free'],
    ['en', 'Sugar, C.I. 75470', 'vegan'],
    ['en', 'Potato, MSM, salt', 'vegan'],
  ] as const)('that spell a word or a code do not vanish: %s "%s"', (lang, list, diet) => {
    expect(answer(lang, list, diet)).not.toBe('yes');
  });

  it.each([
    ['en', 'Rice, vitamins B12, B6, K2, salt'],
    ['de', 'Reis g.U., Salz, Mehl T55 (Mais)'],
    ['en', 'Rice, vitamins A D E, salt'],
  ])('of vitamins, marks and types name nothing: %s "%s"', (lang, list) => {
    expect(answer(lang, list, 'dairy-free')).toBe('yes');
  });
});

describe('a pack that says that it is not for coeliacs', () => {
  it.each([
    ['en', 'Corn, salt. Not suitable for coeliacs'],
    ['en', 'Corn, salt (not suitable for people with coeliac disease)'],
    ['fr', 'maïs, sel. Ne convient pas aux personnes cœliaques'],
    ['de', 'Mais, Salz. Für Zöliakie-Patienten nicht geeignet'],
    ['es', 'maíz, sal. No apto para celíacos'],
    ['it', 'mais, sale. Non adatto ai celiaci'],
    ['nl', 'maïs, zout. Niet geschikt voor mensen met coeliakie'],
    ['pt', 'milho, sal. Não recomendado para doentes celíacos'],
  ])('is a conflict without gluten, and for nobody else: %s "%s"', (lang, list) => {
    expect(answer(lang, list, 'gluten-free')).toBe('no');
    expect(answer(lang, list, 'dairy-free')).not.toBe('no');
  });

  it('is one by its name, too', () => {
    expect(answer('en', 'Corn, salt', 'gluten-free', 'Corn chips (not suitable for coeliacs)')).not.toBe('yes');
  });

  it.each([
    ['en', 'Rice, salt. Suitable for people with coeliac disease'],
    ['es', 'arroz, sal. Apto para celíacos'],
    ['fr', 'riz, sel. Convient aux cœliaques'],
  ])('is none that says that it suits them: %s "%s"', (lang, list) => {
    expect(answer(lang, list, 'gluten-free')).toBe('yes');
  });
});

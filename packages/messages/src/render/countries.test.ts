import { expect, it } from 'vitest';
import { COUNTRIES_WITH_ARTICLE } from './countries.data.ts';
import { countryName } from './countries.ts';

it.each([
  ['us', 'United States', 'the United States', 'The United States'],
  ['NL', 'Netherlands', 'the Netherlands', 'The Netherlands'],
  ['gb', 'United Kingdom', 'the United Kingdom', 'The United Kingdom'],
  ['ph', 'Philippines', 'the Philippines', 'The Philippines'],
  ['cz', 'Czechia', 'Czechia', 'Czechia'],
  ['de', 'Germany', 'Germany', 'Germany'],
  ['ci', 'Côte d’Ivoire', 'Côte d’Ivoire', 'Côte d’Ivoire'],
  ['not a code', 'not a code', 'not a code', 'not a code'],
] as const)('the country %s is "%s" alone, "%s" in a sentence, "%s" at its start', (code, alone, inside, start) => {
  expect([countryName(code, 'alone'), countryName(code, 'inside'), countryName(code, 'start')]).toEqual([alone, inside, start]);
});

it('every country of a name that English gives an article has it', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  const named = codes.filter((code) => countryName(code, 'alone') !== code);
  const plural = named.filter((code) =>
    /^United |^Isle of|(?:Islands|Republic|Territory|Territories|Union|Netherlands)$/.test(countryName(code, 'alone')),
  );
  // The United Nations and islands with two names are no places of an offer.
  expect(plural.filter((code) => !COUNTRIES_WITH_ARTICLE.includes(code))).toEqual(['GS', 'HM', 'UN']);
});

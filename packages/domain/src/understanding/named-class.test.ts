import { beforeAll, expect, it } from 'vitest';
import { suits } from '../matching/index.ts';
import { listed } from '../matching/testing/food-of.ts';
import { understand } from './index.ts';

beforeAll(() => void understand('zorble allergy'), 60_000);

const answers = (typed: string, lang: string, list: string): readonly string[] =>
  understand(typed).map((restriction) => suits(listed(list, lang), restriction).answer);

it.each([
  ['peach', 'fr', 'Sucre, purée de fruits'],
  ['peach', 'de', 'Zucker, Fruchtmark'],
  ['peach', 'de', 'Zucker, Trockenfrüchte'],
  ['peach', 'it', 'Zucchero, frutta candita'],
  ['apple', 'fr', 'Sucre, jus de fruits concentré'],
  ['strawberry', 'de', 'Zucker, Beerenmischung'],
  ['carrot', 'fr', 'Eau, légumes déshydratés'],
  ['carrot', 'fr', 'Eau, purée de légumes'],
  ['rice', 'fr', 'Eau, farine de céréales'],
  ['grão de bico', 'pt', 'Grão, azeite'],
])('the word for its class is no proof of one food, however it is filed: %s (%s: %s)', (typed, lang, list) => {
  expect(answers(typed, lang, list)).not.toContain('yes');
});

it.each([
  ['peach', 'fr', 'Sucre, purée de pommes'],
  ['peach', 'fr', 'Sucre, légumes'],
  ['carrot', 'fr', 'Sucre, fruits'],
])('another class, or a member that is named, is one: %s (%s: %s)', (typed, lang, list) => {
  expect(answers(typed, lang, list)).toEqual(['yes']);
});

import { expect, it } from 'vitest';
import { entryByWords } from './found-by-words.ts';

it.each([
  ['additives_colours', 'and which ones are bad for hyperactive kids'],
  ['additives_colours', 'colorants et hyperactivité, lesquels ?'],
  ['kids_vegan', 'my daughter of 12 wants to go vegan, is that ok'],
  ['kids_vegan', 'ma fille de 12 ans veut arrêter la viande, c’est dangereux ?'],
  ['polyols', 'warum steht „kann bei übermäßigem Verzehr abführend wirken“ auf Kaugummi'],
  ['polyols', 'op snoep staat iets over laxerend effect'],
  ['coffee_night', 'a che ora devo smettere di bere caffè'],
  ['coffee_night', 'what time should i stop coffee'],
  ['coffee_night', 'bis wann darf ich Kaffee trinken'],
  ['brown_bread', 'is brown bread actually better or is it just coloured'],
  ['maltodextrin', 'y eso de maltodextrina que sale en las etiquetas'],
  ['vegan_iron', 'vegan foods with iron'],
])('%s is found by its words: %s', (id, message) => {
  expect(entryByWords(message)).toBe(id);
});

it.each([
  'vegan snacks for my son',
  'coffee with milk',
  'which laxative can I take',
  'brown bread',
  'how much sugar in maltodextrin free bars',
  'red colour of wine',
])('nothing is found in: %s', (message) => {
  expect(entryByWords(message)).toBeNull();
});

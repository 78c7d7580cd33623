import { expect, it } from 'vitest';
import { languageWanted } from './language-wanted.ts';

it.each([
  ['And in Spanish?', 'es'],
  ['in english please', 'en'],
  ['say it again in French', 'fr'],
  ['nochmal auf Deutsch bitte', 'de'],
  ['¿y en italiano?', 'it'],
  ['et en néerlandais ?', 'nl'],
  ['e em português?', 'pt'],
  ['en in het Spaans?', 'es'],
] as const)('the answer before is wanted in another language: %s', (message, language) => {
  expect(languageWanted(message)).toBe(language);
});

it.each([
  'is Spanish chorizo ok',
  'Spanish',
  'in Spanish ham?',
  'how much salt in Italian bread',
  'and in it?',
  'en español, ¿qué es E250?',
])('a message that asks something else is read by itself: %s', (message) => {
  expect(languageWanted(message)).toBeNull();
});

import { termAtStart } from '@labelwise/messages/render/terms';
import { afterEach, expect, it } from 'vitest';
import { say, translator } from './say.ts';

afterEach(() => document.documentElement.removeAttribute('lang'));

it('words of the domain are put into the language of the page; English says them as they are', () => {
  expect(termAtStart(say, 'Gluten-free')).toBe('Gluten-free');
  document.documentElement.lang = 'de';
  translator().add('terms', { 'gluten-free': 'glutenfrei' });
  expect(termAtStart(say, 'Gluten-free')).toBe('Glutenfrei');
  expect(termAtStart(say, 'Kiwi')).toBe('Kiwi');
});

import { expect, it } from 'vitest';
import { shortName } from '../i18n/words.ts';

it('a name in a sentence has at most 60 characters, ends at a word where it can, and never inside a character', () => {
  expect(shortName('Nutella')).toBe('Nutella');
  expect(shortName('x'.repeat(60))).toBe('x'.repeat(60));
  expect(shortName('Organic wholegrain spelt biscuits with dark chocolate chips and sea salt')).toBe(
    'Organic wholegrain spelt biscuits with dark chocolate…',
  );
  expect(shortName('Schokoladenhaselnuss'.repeat(10))).toBe(`${'Schokoladenhaselnuss'.repeat(3).slice(0, 59)}…`);
  expect(shortName('🍫'.repeat(80))).toBe(`${'🍫'.repeat(59)}…`);
});

import { expect, it } from 'vitest';
import { asksForDanger } from './additive-says.ts';
import { composeAdditive } from './explain.ts';

it.each([
  ['E330 gefährlich ja oder nein', 'e330', 'danger_low'],
  ['E951 est dangereux ?', 'e951', 'danger_moderate'],
  ['el E171 es malo', 'e171', 'danger_high'],
])('the first line answers whether an additive is dangerous: %s', (message, code, says) => {
  expect(composeAdditive(code, [], false, asksForDanger(message)).blocks[0]).toMatchObject({ kind: 'additive says', says });
});

it('what an additive is asks for no danger', () => {
  expect(asksForDanger('what is E471')).toBe(false);
  expect(asksForDanger('E120 vegan?')).toBe(false);
});

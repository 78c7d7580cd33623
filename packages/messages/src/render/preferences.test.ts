import { GUIDANCE_REASONS, WANT_LESS_SUGGESTIONS, WANT_MORE_SUGGESTIONS } from '@labelwise/domain/preferences';
import { expect, it } from 'vitest';
import { sayEnglish } from '../english.ts';
import { priorityText, reasonText, strengthText, suggestionText } from './preferences.ts';

it.each<[number, string]>([
  [1, 'Slightly Prefer'],
  [2, 'Somewhat Prefer'],
  [3, 'Prefer'],
  [4, 'Mostly Prefer'],
  [5, 'Must Have'],
  [-1, 'Slightly Avoid'],
  [-2, 'Somewhat Avoid'],
  [-3, 'Dislike'],
  [-4, 'Mostly Avoid'],
  [-5, 'Strongly Avoid'],
])('%d reads %s', (value, text) => expect(strengthText(sayEnglish, value)).toBe(text));

it('the priority is shown with a plus for wanted ingredients only', () => {
  expect([priorityText(sayEnglish, 4), priorityText(sayEnglish, -4)]).toEqual(['Priority: +4/5', 'Priority: 4/5']);
});

it('every suggested ingredient is described', () => {
  for (const suggestion of [...WANT_MORE_SUGGESTIONS, ...WANT_LESS_SUGGESTIONS])
    expect(suggestionText(sayEnglish, suggestion), suggestion.name).toMatch(/\w{3}/);
});

it('every reason of guidance is one sentence, and no two read the same', () => {
  const sentences = [...GUIDANCE_REASONS].map((id) => reasonText(sayEnglish, { kind: 'guidance', id }));
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z1-9].*\.$/);
  expect(new Set(sentences).size).toBe(sentences.length);
});

it('a reason in words is shown as it is', () => {
  expect(reasonText(sayEnglish, { kind: 'text', text: 'my {dentist}' })).toBe('my {dentist}');
});

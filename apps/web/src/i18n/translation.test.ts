import { expect, it } from 'vitest';
import { t } from './translation.ts';

it.each([
  ['Product not found', undefined, 'Product not found'],
  ['Failed: {{why}}. Please try again.', { why: 'offline' }, 'Failed: offline. Please try again.'],
  ['{{n}} of {{ count }}', { n: 1, count: 5 }, '1 of 5'],
  ['Hello {{name}}', { name: 'Ana & <b>Co</b>' }, 'Hello Ana & <b>Co</b>'],
  ['Hello {{name}}', { name: null }, 'Hello {{name}}'],
  ['Step 1. Go: on', {}, 'Step 1. Go: on'],
])('%j with %j is %j', (sentence, values, words) => {
  expect(t(sentence, values)).toBe(words);
});

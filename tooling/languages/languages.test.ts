import { expect, it } from 'vitest';
import { allMessages, readSources, unusedMessages } from './report.mjs';

it('every message has a place that says it', () => {
  expect(unusedMessages(allMessages(), readSources())).toEqual([]);
});

it('a message is used where a source names its id or begins it in a template', () => {
  const sources = ["say('errors.internal')", 'say(`ledger.concern_${risk}`)'];
  expect(unusedMessages(['errors.internal', 'errors.other', 'ledger.concern_high', 'ledger.organic', 'terms.milk'], sources)).toEqual([
    'errors.other',
    'ledger.organic',
  ]);
});

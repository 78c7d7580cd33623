import type { LedgerLine } from '@labelwise/domain/scoring';
import { presentStoredLine } from '@labelwise/messages/render/score';
import { loadLanguage, sayIn } from '@labelwise/messages/say-in';
import { expect, it } from 'vitest';
import { createLedgerWords, storedLedger } from './stored-ledger.ts';

const ledger = (nutriScore: number): LedgerLine[] => [
  {
    id: 'base.nutriscore',
    points: 30,
    group: 'food',
    data: { kind: 'nutri-score', grade: 'b', nutriScore, assumed: [], foodKind: null },
  },
];

it('a ledger is worded in the language of who reads it, the first time as every other, also behind thousands of others', async () => {
  await loadLanguage('de');
  const words = createLedgerWords();
  for (let round = 0; round < 2; round += 1)
    for (let at = 0; at < 2500; at += 1)
      for (const say of [sayIn('en'), sayIn('de')]) {
        const made = words(say, storedLedger(ledger(at)));
        if (at % 100 === 0)
          expect(JSON.parse(Buffer.from(made).toString())).toEqual(ledger(at).map((line) => presentStoredLine(say, line)));
      }
  expect(words(sayIn('de'), storedLedger(ledger(1)))).not.toEqual(words(sayIn('en'), storedLedger(ledger(1))));
});

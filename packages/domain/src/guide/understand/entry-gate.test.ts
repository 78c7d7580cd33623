import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classify } from '../intents/classifier.ts';
import { learntEntries } from '../knowledge/find-learnt.ts';
import { gateShare, signsOfGate } from './entry-gate.ts';
import { signsOfQuestion } from './question-words.ts';

const question = 'can i refreeze fish that has thawed';
const signs = signsOfQuestion(question);
const weighed = { ...signs, classes: classify(signs), entries: learntEntries(question, signs.words, 2) };
const [first, second] = weighed.entries;

describe('whether the likeliest entry answers a question', () => {
  it('is the likelier the surer the finder is of it', () => {
    if (first === undefined || second === undefined) throw new Error('no entries');
    const withShare = (share: number) =>
      gateShare({
        ...weighed,
        entries: [
          { ...first, share },
          { ...second, share: (1 - share) / 2 },
        ],
      });
    const share = fc.double({ min: 0.02, max: 0.98, noNaN: true });
    fc.assert(
      fc.property(share, share, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(withShare(more)).toBeGreaterThanOrEqual(withShare(less));
      }),
    );
  });

  it('counts whether the tables of terms find the same entry', () => {
    expect([...signsOfGate(weighed).keys()]).toContain('terms agree');
    const other = learntEntries('how much salt a day', ['how', 'much', 'salt', 'a', 'day'], 2);
    expect([...signsOfGate({ ...weighed, entries: other }).keys()]).toContain('terms name another');
  });

  it('is unlikely where there is no entry', () => {
    expect(gateShare({ ...weighed, entries: [] })).toBeLessThan(0.5);
  });
});

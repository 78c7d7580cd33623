import { describe, expect, it } from 'vitest';
import { GENERAL_QUESTIONS } from '../testing/general-questions.data.ts';
import { understand } from '../understand/understand.ts';

/** Of those that have an entry; what another rule reads instead is no wrong entry. */
const ANSWERED = 0.97;
/** What white rice does stands in the entry on its kinds too. */
const AS_GOOD: ReadonlySet<string> = new Set([
  'is white rice bad: rice_kinds',
  'is oat milk healthy: oat_drink',
  'are protein shakes good for losing weight: shakes_weight',
  'quelles noix sont les meilleures pour la santé: nuts_which',
]);

describe('everyday questions of nutrition in seven languages', () => {
  it('are answered by the entry that is about them, and none by one about something else', () => {
    const read = GENERAL_QUESTIONS.map(([, question, id]) => ({ question, id, intent: understand(question).intent }));
    const otherwise = read.flatMap(({ question, id, intent }) =>
      intent.kind === 'general' && intent.id !== id && !AS_GOOD.has(`${question}: ${intent.id}`) ? [`${question}: ${intent.id}`] : [],
    );
    expect(otherwise).toEqual([]);
    expect(read.filter(({ intent }) => intent.kind === 'general').length / read.length).toBeGreaterThanOrEqual(ANSWERED);
  });
});

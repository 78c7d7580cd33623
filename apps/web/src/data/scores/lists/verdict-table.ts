import { type HouseholdVerdict, ofAll, type Person, type PersonAnswer, type PersonVerdict, type YouthRule } from '@labelwise/domain/people';

/** The verdicts of many foods for some people as numbers, which are moved between threads and not copied: three of each food and person. */
export type VerdictTable = { readonly ids: readonly string[]; readonly numbers: Uint8Array<ArrayBuffer> };

const ANSWERS: readonly PersonAnswer[] = ['conflict', 'unknown', 'not judged', 'fits', 'free'];
const YOUTH_RULES: readonly (YouthRule | null)[] = [null, 'alcohol', 'some alcohol', 'caffeine'];
/** In place of a score, which ends at 100. */
const NO_SCORE = 255;
const WIDTH = 3;

/** An empty table for the worker to fill. */
export function createVerdictTable(people: readonly Person[], foods: number) {
  const ids = people.map(({ id }) => id);
  const numbers = new Uint8Array(foods * ids.length * WIDTH);
  return {
    verdicts: { ids, numbers },
    set(food: number, { people: verdicts }: HouseholdVerdict): void {
      for (const { id, answer, score, youthRule } of verdicts) {
        const at = (food * ids.length + ids.indexOf(id)) * WIDTH;
        numbers[at] = ANSWERS.indexOf(answer);
        numbers[at + 1] = score ?? NO_SCORE;
        numbers[at + 2] = YOUTH_RULES.indexOf(youthRule);
      }
    },
  };
}

/** The verdict of one food. What is no verdict is unknown. */
export function verdictAt({ ids, numbers }: VerdictTable, food: number): HouseholdVerdict {
  return ofAll(
    ids.map((id, person): PersonVerdict => {
      const at = (food * ids.length + person) * WIDTH;
      const score = numbers[at + 1] ?? NO_SCORE;
      return {
        id,
        answer: ANSWERS[numbers[at] ?? 1] ?? 'unknown',
        score: score === NO_SCORE ? null : score,
        youthRule: YOUTH_RULES[numbers[at + 2] ?? 0] ?? null,
      };
    }),
  );
}

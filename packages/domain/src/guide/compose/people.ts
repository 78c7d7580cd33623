import { type Answer, answerOf } from '../answer.ts';
import type { Block } from '../blocks.ts';
import type { ProductView } from '../facts.ts';
import { named } from '../figures.ts';
import type { NamedPerson, PersonSlot } from '../persons/read-persons.ts';

const MAX_QUESTIONS = 3;

/** Asks back who is meant: the same question once more for each who may be. */
export function composeWhom(
  question: string,
  { about, words, candidates }: Extract<PersonSlot, { kind: 'unknown' }>,
  people: readonly NamedPerson[],
): Answer {
  const known = people.map(({ name }) => name);
  const meant = people.filter(({ id }) => candidates.includes(id)).slice(0, MAX_QUESTIONS);
  const questions = meant.map(({ name }) => question.replace(words, () => name));
  return answerOf([{ kind: 'whom', about, words, known, questions }]);
}

/** An answer below the names of those it is for, and, of each food, whom it is not known to suit. `isWhole`: of every food, also what suits all. */
export function forPeople(answer: Answer, names: readonly (string | null)[], foods: readonly ProductView[], isWhole: boolean): Answer {
  const judged = foods.flatMap((food): Block[] => {
    const { people } = food;
    if (people === undefined || (!isWhole && (people.answer === 'safe' || people.answer === 'free'))) return [];
    return [{ kind: 'people verdict', food: named(food), ...people }];
  });
  return { ...answer, blocks: [{ kind: 'for people', names }, ...judged, ...answer.blocks] };
}

/** An answer that leaves out of account what somebody must not eat, since nobody declared it. */
export function withUnknownPeople(answer: Answer, words: string): Answer {
  return { ...answer, blocks: [{ kind: 'people unknown', words }, ...answer.blocks] };
}

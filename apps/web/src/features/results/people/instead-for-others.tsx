import { ageGroup } from '@labelwise/domain/people';
import type { Food } from '../../../data/foods/foods.ts';
import { membersNotJudged } from '../../../data/people/stored-people.ts';
import { nameOf, namesOf } from '../../../data/people/verdict-words.ts';
import { useVerdicts } from '../../../data/people/verdicts.ts';
import { say } from '../../../i18n/say.ts';
import { Instead } from '../instead/instead.tsx';

/** What to take instead, for all of those whom the food is judged for: only what is proven to suit each of them. */
export function InsteadForOthers({ food }: { food: Food }) {
  const { verdicts, chosen, isUnreadable } = useVerdicts(food);
  if (verdicts === null || isUnreadable) return null;
  const { people } = verdicts;
  const small = people.filter(({ person }) => ageGroup(person?.age ?? null) === 'infant');
  if (small.length > 0)
    return <p className="small muted">{say('screens-people.nothing_proposed_for', { names: small.map(nameOf).join(', ') })}</p>;
  const scores = people.flatMap(({ score }) => (score === null ? [] : [score]));
  const [only] = people;
  return (
    <Instead
      food={food}
      shown={scores.length === 0 ? { score: 0, state: 'no data' } : { score: Math.min(...scores), state: 'judged' }}
      title={
        (chosen === 'everyone' && membersNotJudged().length === 0) || only === undefined
          ? say('screens-people.instead_everyone')
          : say('screens-people.instead_name', { name: namesOf(people) })
      }
      note={say('screens-people.instead_note')}
    />
  );
}

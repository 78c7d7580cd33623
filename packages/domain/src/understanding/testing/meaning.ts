import { type Diet, definitionOf, familyOf, type Restriction, restrictionId } from '../../diets/index.ts';

/** A restriction in the short notation of the table of typed restrictions. */
export function meaningOf(restriction: Restriction): string {
  switch (restriction.kind) {
    case 'diet':
      return `${restriction.diet}${restriction.strictness === 'safety' ? '' : ` ${restriction.strictness}`}`;
    case 'member':
      return `member ${restriction.member}`;
    case 'food':
      return `food ${restriction.name}${restriction.strictness === 'safety' ? '' : ' identity'}`;
    case 'words':
      return `words ${restriction.words}`;
  }
}

/** Whether restrictions alert on the food of one: by it, by one that holds it, or by words of which no food is ever free. */
export function binds(restrictions: readonly Restriction[], wanted: Restriction): boolean {
  return restrictions.some(
    (one) => one.kind === 'words' || restrictionId(one) === restrictionId(wanted) || (one.kind === 'diet' && holds(one.diet, wanted)),
  );
}

function holds(diet: Diet, wanted: Restriction): boolean {
  if (wanted.kind === 'member') return familyOf(wanted.member) === diet;
  if (wanted.kind !== 'diet') return false;
  const [wide, narrow] = [definitionOf(diet).rule, definitionOf(wanted.diet).rule];
  return wide.kind === 'free-from' && narrow.kind === 'free-from' && narrow.against.every((property) => wide.against.includes(property));
}

import type { Restriction } from '@labelwise/domain/diets';
import type { PreparedProfile } from '@labelwise/domain/scoring';

import { definitionOf } from '@labelwise/domain/diets';
import { prepareProfile } from '@labelwise/domain/scoring';
import { understand } from '@labelwise/domain/understanding';

/** A profile that is also bound by what was said in a conversation; what it binds already stays as strict as it is. */
export function withStated(profile: PreparedProfile, stated: readonly string[]): PreparedProfile {
  const understood = stated.flatMap((said) => understand(said).map((restriction) => ({ ...asAllergy(restriction), said })));
  const { constraints } = prepareProfile({ restrictions: stated, understood });
  const added = constraints.filter(({ id }) => !profile.constraints.some((one) => one.id === id));
  return added.length === 0 ? profile : { ...profile, constraints: [...profile.constraints, ...added] };
}

/** A food that somebody speaks of leaving out is taken for an allergy; diets bind in their own way. */
function asAllergy(restriction: Restriction): Restriction {
  if (restriction.kind === 'diet') return { ...restriction, strictness: definitionOf(restriction.diet).strictness };
  return { ...restriction, strictness: 'safety' };
}

import { definitionOf, isDiet, type Restriction } from '@labelwise/domain/diets';
import { type PreparedProfile, prepareProfile } from '@labelwise/domain/scoring';
import { understand } from '@labelwise/domain/understanding';

/**
 * A profile that is also bound by what was said in a conversation; what it binds already stays as strict as it is.
 *
 * @param stated ids of what is left out ("nut-free", "kiwi-free")
 */
export function withStated(profile: PreparedProfile, stated: readonly string[]): PreparedProfile {
  const understood = stated.flatMap((id) => restrictionsOf(id).map((restriction) => ({ ...restriction, said: id })));
  const { constraints } = prepareProfile({ restrictions: stated, understood });
  const added = constraints.filter(({ id }) => !profile.constraints.some((one) => one.id === id));
  return added.length === 0 ? profile : { ...profile, constraints: [...profile.constraints, ...added] };
}

/** A food that somebody speaks of leaving out is taken for an allergy; diets bind in their own way. */
function restrictionsOf(id: string): Restriction[] {
  if (isDiet(id)) return [{ kind: 'diet', diet: id, strictness: definitionOf(id).strictness, said: id }];
  return understand(id).map((restriction) => (restriction.kind === 'diet' ? restriction : { ...restriction, strictness: 'safety' }));
}

import { definitionOf, isDiet, type Restriction } from '@labelwise/domain/diets';
import { type PreparedProfile, prepareProfile } from '@labelwise/domain/scoring';
import { understand } from '@labelwise/domain/understanding';

/**
 * A profile that is also bound by what was declared in a conversation; what it binds already stays as strict as it is.
 *
 * @param declared ids of what is left out ("nut-free", "kiwi-free")
 */
export function withDeclared(profile: PreparedProfile, declared: readonly string[], conditions: readonly string[]): PreparedProfile {
  const understood = declared.flatMap((id) => restrictionsOf(id).map((restriction) => ({ ...restriction, typed: id })));
  const stated = prepareProfile({ restrictions: declared, conditions, understood });
  const constraints = stated.constraints.filter(({ id }) => !profile.constraints.some((one) => one.id === id));
  // Diets alone change no preference here: what they ask for beside the food itself stays with the profile.
  const illness = prepareProfile({ conditions });
  const held = new Set(profile.preferenceGroups.flatMap((group) => group.map(({ name }) => name)));
  const groups = illness.preferenceGroups.filter((group) => group.every(({ name }) => !held.has(name)));
  const preferenceGroups = [...profile.preferenceGroups, ...groups];
  return {
    preferenceGroups,
    preferences: preferenceGroups.flat(),
    constraints: [...profile.constraints, ...constraints],
    limitsPotassium: profile.limitsPotassium || illness.limitsPotassium,
  };
}

/** A food that someone leaves out is taken for an allergy; diets bind in their own way. */
function restrictionsOf(id: string): Restriction[] {
  if (isDiet(id)) return [{ kind: 'diet', diet: id, strictness: definitionOf(id).strictness, typed: id }];
  return understand(id).map((restriction) => (restriction.kind === 'diet' ? restriction : { ...restriction, strictness: 'safety' }));
}

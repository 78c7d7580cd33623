import { generatePreferences, preferenceKey } from '@labelwise/domain/preferences';
import type { HealthProfile } from '../../data/health-profile.ts';
import type { Preference } from '../../data/preferences.ts';

/** Derived preferences that one selection of the health profile asks for. */
export type Cause = {
  /** The selection, in the catalogue's name ("Heart health"); null where the profile does not say. */
  readonly selection: string | null;
  readonly preferences: readonly Derived[];
};
/** A derived preference, and the further selections that ask for it as well. */
export type Derived = Preference & { readonly also: readonly string[] };

type Selected = Pick<HealthProfile, 'healthGoals' | 'dietaryRestrictions' | 'medicalConditions'> | null;

/**
 * The derived preferences by what asks for them, each once: under the selection that asks for most of them. Those that no selection
 * explains come last. The order inside a cause is the given one.
 */
export function causesOf(derived: readonly Preference[], profile: Selected): readonly Cause[] {
  const asked = selectionsByName(profile);
  const fromOf = ({ ingredientName }: Preference) => asked.get(preferenceKey(ingredientName)) ?? [];
  const reach = new Map<string, number>();
  for (const selection of derived.flatMap(fromOf)) reach.set(selection, (reach.get(selection) ?? 0) + 1);
  const causes = new Map<string | null, Derived[]>();
  for (const preference of derived) {
    const [first = null, ...also] = fromOf(preference).toSorted((one, other) => (reach.get(other) ?? 0) - (reach.get(one) ?? 0));
    causes.set(first, [...(causes.get(first) ?? []), { ...preference, also }]);
  }
  return [...causes]
    .map(([selection, preferences]) => ({ selection, preferences }))
    .toSorted(
      (one, other) =>
        Number(one.selection === null) - Number(other.selection === null) || other.preferences.length - one.preferences.length,
    );
}

/** Which selections ask for a preference, by the key of its name. */
function selectionsByName(profile: Selected): ReadonlyMap<string, readonly string[]> {
  if (profile === null) return new Map();
  const generated = generatePreferences({
    goals: profile.healthGoals,
    restrictions: profile.dietaryRestrictions,
    conditions: profile.medicalConditions,
  });
  return new Map(generated.map(({ name, from }) => [preferenceKey(name), from]));
}

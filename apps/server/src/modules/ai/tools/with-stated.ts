import type { PreparedProfile } from '@labelwise/domain/scoring';

type Strictness = PreparedProfile['constraints'][number]['strictness'];

/** Matters of amount or direction, and of conviction; every other diet that somebody speaks of is taken for an allergy. */
const STRICTNESS: Readonly<Record<string, Strictness>> = {
  keto: 'pattern', 'low-carb': 'pattern', 'low-sodium': 'pattern', paleo: 'pattern', mediterranean: 'guide', vegan: 'identity', vegetarian: 'identity', pescatarian: 'identity', kosher: 'identity', halal: 'identity',
};

/** A profile that is also bound by what was said in a conversation; what it binds already stays as strict as it is. */
export function withStated(profile: PreparedProfile, diets: readonly string[]): PreparedProfile {
  const added = diets.filter((diet) => !profile.constraints.some((one) => one.diet === diet));
  if (added.length === 0) return profile;
  return { ...profile, constraints: [...profile.constraints, ...added.map((diet) => ({ diet, strictness: STRICTNESS[diet] ?? 'safety' }))] };
}

import { ageGroup, type HouseholdAnswer, type HouseholdVerdict, type PreparedPerson, verdictForAll } from '../people/index.ts';
import { type Fit, fitOf, isSuggestable, type PreparedFood, type PreparedProfile, scoreOnly } from '../scoring/index.ts';

/** Those for whom foods are chosen: one profile, or the people of a household, of whom the strictest decides. */
export type Audience = PreparedProfile | readonly PreparedPerson[];

/** What a food comes to for an audience. `household` is null for one profile. */
export type Judgement = { readonly score: number; readonly fit: Fit | null; readonly household: HouseholdVerdict | null };

export function isHousehold(audience: Audience): audience is readonly PreparedPerson[] {
  return Array.isArray(audience);
}

/** The number that ranks a food, and how it stands to what the audience leaves out. Where nobody has a score it ranks last. */
export function judge(food: PreparedFood, audience: Audience): Judgement {
  if (!isHousehold(audience)) return { score: scoreOnly(food, audience), fit: fitOf(food, audience), household: null };
  const household = verdictForAll(food, audience);
  return { score: household.score ?? 0, fit: FITS_OF[household.answer], household };
}

/** "Not judged" proves nothing. */
const FITS_OF: Readonly<Record<HouseholdAnswer, Fit | null>> = {
  conflict: 'conflict',
  unknown: 'unknown',
  'not judged': 'unknown',
  safe: 'fits',
  free: null,
};

/** Whether a food may be proposed to an audience of our own accord: to each of them, and with nothing open for a child. */
export function isSuggestableTo(food: PreparedFood, audience: Audience): boolean {
  if (!isHousehold(audience)) return isSuggestable(food, audience);
  const { answer } = verdictForAll(food, audience);
  return audience.length > 0 && (answer === 'safe' || answer === 'free') && audience.every(({ profile }) => isSuggestable(food, profile));
}

/** Somebody among them is too young for a score, so that nothing can be proposed to all of them. */
export function hasInfant(audience: Audience): boolean {
  return isHousehold(audience) && audience.some(({ age }) => ageGroup(age) === 'infant');
}

/** Whose reasons stand for those of the audience: the strictest at this food. */
export function strictestAt(food: PreparedFood, audience: Audience): PreparedProfile | undefined {
  if (!isHousehold(audience)) return audience;
  const [strictest] = verdictForAll(food, audience).people;
  return audience.find(({ id }) => id === strictest?.id)?.profile;
}

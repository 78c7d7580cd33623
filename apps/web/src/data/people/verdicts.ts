import type { Food } from '@labelwise/contracts/foods';
import type { HouseholdAnswer, Person, PersonColour, PersonVerdict } from '@labelwise/domain/people';
import type { ScoreProfile } from '@labelwise/domain/scoring';
import { useQuery } from '@tanstack/react-query';
import { useScoreRevision } from '../preferences-updated.ts';
import { personUnknown, storedProfile, UNKNOWN_PERSON, withUnderstood } from '../scores/own-profile.ts';
import { type FoodScore, loadEngine, scoreByProfile } from '../scores/scores.ts';
import { useSession } from '../session/session-context.tsx';
import { useHousehold } from './people.ts';
import { type HouseholdPerson, type JudgedFor, judgedFor, storedPeople } from './stored-people.ts';

/** The id of the member or guest among the people. */
export const ME = 'me';

/** A verdict with whom it is for; `null` names the member or guest. */
export type NamedVerdict = PersonVerdict & {
  readonly person: { readonly nickname: string; readonly colour: PersonColour; readonly age: number | null } | null;
  /** With its ledger and alerts; a verdict without a score has only its alerts shown. */
  readonly whole: FoodScore;
};
export type TableVerdict = {
  readonly answer: HouseholdAnswer;
  /** The strictest first. */
  readonly people: readonly NamedVerdict[];
};

/** Somebody of whom nothing can be read: nothing is proven for them. */
const UNREADABLE: Person = { id: 'unreadable', age: null, profile: UNKNOWN_PERSON };

/** Those whom foods are judged for on this device now, with typed words resolved. Who cannot be read is somebody whom nothing fits. */
export async function chosenPeople(chosen: JudgedFor = judgedFor()): Promise<Person[]> {
  const stored = storedPeople();
  const others = stored === null ? [UNREADABLE] : await Promise.all(stored.map(personOf));
  const all = [{ id: ME, age: null, profile: await myProfile() }, ...others];
  return chosen === 'everyone' ? all : all.filter(({ id }) => id === chosen);
}

async function myProfile(): Promise<ScoreProfile> {
  return personUnknown() === null ? withUnderstood(storedProfile() ?? {}) : UNKNOWN_PERSON;
}

/** A person of the store as the domain asks for them. */
async function personOf({ id, age, ...one }: HouseholdPerson): Promise<Person> {
  const { dietaryRestrictions: restrictions, medicalConditions: conditions, healthGoals: goals, preferences } = one;
  return { id, age, profile: await withUnderstood({ restrictions, conditions, goals, preferences }) };
}

/** A food for those whom foods are judged for, by this device alone: it needs no network. */
export async function verdictsOf(food: Food, chosen: JudgedFor): Promise<TableVerdict> {
  const { prepareFood, preparePeople, profileOfPerson, verdictForAll } = await loadEngine();
  const people = await chosenPeople(chosen);
  const { answer, people: verdicts } = verdictForAll(prepareFood(food.facts), preparePeople(people));
  const named = verdicts.map(async (verdict): Promise<NamedVerdict> => {
    const profile = people.find(({ id }) => id === verdict.id);
    const person = (storedPeople() ?? []).find(({ id }) => id === verdict.id) ?? null;
    return { ...verdict, person, whole: await scoreByProfile(food, profile === undefined ? {} : profileOfPerson(profile)) };
  });
  return { answer, people: await Promise.all(named) };
}

/** The same for a screen; null where foods are judged for oneself alone, or until it is known. */
export function useVerdicts(food: Food): { verdicts: TableVerdict | null; chosen: JudgedFor; isUnreadable: boolean; isFailed: boolean } {
  const { user } = useSession();
  const { people, chosen, revision } = useHousehold();
  const own = useScoreRevision();
  const { data, isError } = useQuery({
    queryKey: ['verdicts', user?.id ?? null, own, revision, food],
    queryFn: () => verdictsOf(food, chosen),
    enabled: chosen !== ME,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  return { verdicts: chosen === ME ? null : (data ?? null), chosen, isUnreadable: people === null, isFailed: chosen !== ME && isError };
}

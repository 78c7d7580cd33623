import type { Food } from '@labelwise/contracts/foods';
import type { HouseholdAnswer, Person } from '@labelwise/domain/people';
import type { ScoreProfile } from '@labelwise/domain/scoring';
import { useQuery } from '@tanstack/react-query';
import type { AudienceTask } from '../choosing/choose.ts';
import { useScoreRevision } from '../preferences-updated.ts';
import { ownProfile, personUnknown, UNKNOWN_PERSON, withUnderstood } from '../scores/score-profile.ts';
import { loadEngine, scoreByProfile } from '../scores/scores.ts';
import { useSession } from '../session/session.ts';
import { ME } from './has-people.ts';
import { useHousehold } from './people.ts';
import { type HouseholdPerson, type JudgedFor, judgedFor, storedPeople } from './stored-people.ts';
import { named, type WholeVerdict } from './verdict-words.ts';

export type TableVerdict = {
  readonly answer: HouseholdAnswer;
  /** The strictest first. */
  readonly people: readonly WholeVerdict[];
};

/** A food for those whom foods are judged for, by this device alone: it needs no network. */
export async function verdictsOf(food: Food, chosen: JudgedFor): Promise<TableVerdict> {
  const { prepareFood, preparePeople, profileOfPerson, verdictForAll } = await loadEngine();
  const people = await chosenPeople(chosen);
  const { answer, people: verdicts } = named(verdictForAll(prepareFood(food.facts), preparePeople(people)));
  const whole = verdicts.map(async (verdict): Promise<WholeVerdict> => {
    const profile = people.find(({ id }) => id === verdict.id);
    return { ...verdict, whole: await scoreByProfile(food, profile === undefined ? {} : profileOfPerson(profile)) };
  });
  return { answer, people: await Promise.all(whole) };
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

/** Somebody of whom nothing can be read: nothing is proven for them. */
const UNREADABLE: Person = { id: 'unreadable', age: null, profile: UNKNOWN_PERSON };

/** Those whom foods are judged for on this device now, with typed words resolved. Who cannot be read is somebody whom nothing fits. */
export async function chosenPeople(chosen: JudgedFor = judgedFor()): Promise<Person[]> {
  const stored = storedPeople();
  const others = stored === null ? [UNREADABLE] : await Promise.all(stored.map(personOf));
  const all = [{ id: ME, age: null, profile: await myProfile() }, ...others];
  return chosen === 'everyone' ? all : all.filter(({ id }) => id === chosen);
}

export async function audienceNow(): Promise<AudienceTask> {
  return judgedFor() === ME ? { own: await ownProfile() } : { people: await chosenPeople() };
}

async function myProfile(): Promise<ScoreProfile> {
  return personUnknown() === null ? ownProfile() : UNKNOWN_PERSON;
}

/** A person of the store as the domain asks for them. */
async function personOf({ id, age, ...one }: HouseholdPerson): Promise<Person> {
  const { dietaryRestrictions: restrictions, medicalConditions: conditions, healthGoals: goals, preferences } = one;
  return { id, age, profile: await withUnderstood({ restrictions, conditions, goals, preferences }) };
}

import type { Food } from '@labelwise/contracts/foods';
import type { HouseholdAnswer } from '@labelwise/domain/people';
import { useQuery } from '@tanstack/react-query';
import { useScoreRevision } from '../preferences-updated.ts';
import { type FoodScore, loadEngine, scoreByProfile } from '../scores/scores.ts';
import { useSession } from '../session/session-context.tsx';
import { chosenPeople } from './chosen-people.ts';
import { ME } from './has-people.ts';
import { type NamedVerdict, named } from './named-verdicts.ts';
import { useHousehold } from './people.ts';
import type { JudgedFor } from './stored-people.ts';

/** A verdict with its whole score. */
export type WholeVerdict = NamedVerdict & {
  /** With its ledger and alerts; a verdict without a score has only its alerts shown. */
  readonly whole: FoodScore;
};
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

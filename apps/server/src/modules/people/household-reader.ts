import type { Person } from '@labelwise/domain/people';
import type { UnderstandingService } from '../member-profile/understanding.service.ts';
import type { PeopleService } from './people.service.ts';

type Deps = { people: Pick<PeopleService, 'list'>; understanding: Pick<UnderstandingService, 'resolved'> };

/** Reads the people of a member's household as foods are judged for them: what was typed for them is resolved, or binds as words. */
export function createHouseholdReader({ people, understanding }: Deps) {
  return async (memberId: string): Promise<(Person & { readonly name: string })[]> => {
    const all: (Person & { readonly name: string })[] = [];
    // One after the other: what they typed is read by one thread.
    for (const { id, nickname, age, dietaryRestrictions, medicalConditions, healthGoals, preferences } of await people.list(memberId)) {
      const { profile } = await understanding.resolved({
        goals: healthGoals,
        conditions: medicalConditions,
        restrictions: dietaryRestrictions,
      });
      all.push({ id, name: nickname, age, profile: { ...profile, preferences } });
    }
    return all;
  };
}

import type { Person } from '@labelwise/domain/people';
import type { HouseholdService } from '../household/household.service.ts';
import type { UnderstandingService } from '../member-profile/understanding.service.ts';
import type { PeopleService } from './people.service.ts';

type Deps = {
  people: Pick<PeopleService, 'list'>;
  households: Pick<HouseholdService, 'others'>;
  understanding: Pick<UnderstandingService, 'resolved'>;
};
type NamedPerson = Person & { readonly name: string };

/**
 * Reads the people of a member's household as foods are judged for them: what was typed for them is resolved, or binds as words. Whom
 * other members share counts like one's own; `notJudged` are members who share nothing of what they must not eat.
 */
export function createHouseholdReader({ people, households, understanding }: Deps) {
  return async (memberId: string): Promise<{ people: readonly NamedPerson[]; notJudged: readonly string[] }> => {
    const [own, others] = await Promise.all([people.list(memberId), households.others(memberId)]);
    const shared = others.people.map((person) => ({ ...person, healthGoals: [], preferences: [] }));
    const all: NamedPerson[] = [];
    // One after the other: what they typed is read by one thread.
    for (const { id, nickname, age, dietaryRestrictions, medicalConditions, healthGoals, preferences } of [...own, ...shared]) {
      const { profile } = await understanding.resolved({
        goals: healthGoals,
        conditions: medicalConditions,
        restrictions: dietaryRestrictions,
      });
      all.push({ id, name: nickname, age, profile: { ...profile, preferences } });
    }
    return { people: all, notJudged: others.notJudged };
  };
}

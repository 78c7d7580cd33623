import { HouseholdPerson, type NewPerson, type PersonChange } from '@labelwise/contracts/people';
import { addChip } from '@labelwise/domain/health-profile';
import { isChild, MAX_PEOPLE, type Person, restrictionsOfChild } from '@labelwise/domain/people';
import type { PersonTable } from '../../db/schema/profiles.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { NewId } from '../../lib/ids.ts';
import type { HouseholdService } from '../household/household.service.ts';
import type { UnderstandingService } from '../member-profile/understanding.service.ts';
import type { PeopleRepository } from './people.repository.ts';

type Member = { memberId: string; premium: boolean };
type RulesOut = (condition: string) => boolean;
type Deps = { repository: PeopleRepository; understanding: Pick<UnderstandingService, 'rulingOut'>; now: Clock; newId: NewId };
export type PeopleService = ReturnType<typeof createPeopleService>;

/** The people whom a member cooks and shops for. The server stores them; of a child it keeps only what they must not eat. */
export function createPeopleService({ repository, understanding, now, newId }: Deps) {
  return {
    async list(memberId: string): Promise<HouseholdPerson[]> {
      return (await repository.list(memberId)).map(present);
    },

    /** @throws AppError people_limit */
    async add({ memberId, premium }: Member, person: NewPerson): Promise<HouseholdPerson> {
      const time = now();
      const rulesOut = await understanding.rulingOut(isChild(person.age) ? person.medicalConditions : []);
      const row = personRow(person, { id: newId(), memberId, at: time, consentAt: time }, rulesOut);
      // The member counts as one of them.
      const most = (premium ? MAX_PEOPLE.premium : MAX_PEOPLE.free) - 1;
      if (!(await repository.add(row, most))) throw new AppError('people_limit');
      return present(row);
    },

    /** Changes what is sent. Consent is renewed by another version alone. @throws AppError not_found */
    async change(memberId: string, id: string, change: PersonChange): Promise<HouseholdPerson> {
      const time = now();
      const known = (await repository.list(memberId)).filter((one) => one.id === id).map(present);
      const isOfChild = known.some(({ age }) => isChild(change.age === undefined ? age : change.age));
      const conditions = [...known.flatMap(({ medicalConditions }) => medicalConditions), ...(change.medicalConditions ?? [])];
      const rulesOut = await understanding.rulingOut(isOfChild ? conditions : []);
      const row = await repository.change(memberId, id, (stored) => {
        const { consentAt: _at, id: _id, ...before } = present(stored);
        const after = { ...before, ...withoutAbsent(change) };
        const consentAt = after.consentVersion === stored.consentVersion ? stored.consentAt : time;
        return { ...personRow(after, { id, memberId, at: time, consentAt }, rulesOut), createdAt: stored.createdAt };
      });
      if (row === null) throw new AppError('not_found');
      return present(row);
    },

    /** @throws AppError not_found */
    async erase(memberId: string, id: string): Promise<void> {
      if (!(await repository.erase(memberId, id))) throw new AppError('not_found');
    },
  };
}

type Stamp = { id: string; memberId: string; at: number; consentAt: number };

/** A person as a row; of a child nothing is stored but who they are and what they must not eat. */
export function personRow(person: NewPerson, { id, memberId, at, consentAt }: Stamp, rulesOut: RulesOut): PersonTable {
  const { nickname, colour, age, consentVersion } = person;
  const { dietaryRestrictions, medicalConditions, healthGoals, preferences } = isChild(age)
    ? {
        dietaryRestrictions: restrictionsOfChild(person.dietaryRestrictions, person.medicalConditions, rulesOut),
        medicalConditions: [],
        healthGoals: [],
        preferences: [],
      }
    : person;
  return {
    id,
    memberId,
    nickname,
    colour,
    age,
    dietaryRestrictions: chips(dietaryRestrictions),
    medicalConditions: chips(medicalConditions),
    healthGoals: chips(healthGoals),
    preferences: JSON.stringify(preferences),
    consentVersion,
    consentAt,
    createdAt: at,
    updatedAt: at,
  };
}

/** One chip a spelling. */
function chips(given: readonly string[]): string {
  return JSON.stringify(given.reduce<readonly string[]>(addChip, []));
}

function present(row: PersonTable): HouseholdPerson {
  const { id, nickname, colour, age, consentVersion } = row;
  return HouseholdPerson.parse({
    id,
    nickname,
    colour,
    age,
    dietaryRestrictions: JSON.parse(row.dietaryRestrictions),
    medicalConditions: JSON.parse(row.medicalConditions),
    healthGoals: JSON.parse(row.healthGoals),
    preferences: JSON.parse(row.preferences),
    consentVersion,
    consentAt: new Date(row.consentAt).toISOString(),
  });
}

/** An absent field stays as it is. */
function withoutAbsent(change: PersonChange): Partial<NewPerson> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

type ReaderDeps = {
  people: Pick<PeopleService, 'list'>;
  households: Pick<HouseholdService, 'others'>;
  understanding: Pick<UnderstandingService, 'resolved'>;
};
type NamedPerson = Person & { readonly name: string };

/**
 * Reads the people of a member's household as foods are judged for them: what was typed for them is resolved, or binds as words. Whom
 * other members share counts like one's own; `notJudged` are members who share nothing of what they must not eat.
 */
export function createHouseholdReader({ people, households, understanding }: ReaderDeps) {
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

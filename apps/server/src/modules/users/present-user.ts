import type { User } from '@labelwise/contracts/users';
import { currentStatus } from '@labelwise/domain/access';
import type { MemberTable } from '../../db/schema/members.ts';

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** A member's row as the member may see it. A paid plan that has run out is none; a trial that has is told apart by its date. */
export function presentUser(member: MemberTable, ingredients: Record<string, number>, now: number): User {
  return {
    id: member.id,
    firstName: member.firstName,
    lastName: member.lastName,
    username: member.username,
    email: member.email,
    subscriptionStatus: member.subscriptionStatus === 'active' ? currentStatus(member, now) : member.subscriptionStatus,
    subscriptionPlan: member.subscriptionPlan,
    trialEndsAt: iso(member.trialEndsAt),
    subscriptionEndsAt: iso(member.subscriptionEndsAt),
    preferences: { ingredients, units: member.units },
    timeZone: member.timeZone,
    createdAt: new Date(member.createdAt).toISOString(),
  };
}

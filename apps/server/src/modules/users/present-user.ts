import type { User } from '@labelwise/contracts/users';

import type { MemberTable } from '../../db/schema/members.ts';

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** A member's row as the member may see it. */
export function presentUser(member: MemberTable, ingredients: Record<string, number>): User {
  return {
    id: member.id,
    firstName: member.firstName,
    lastName: member.lastName,
    username: member.username,
    email: member.email,
    subscriptionStatus: member.subscriptionStatus,
    subscriptionPlan: member.subscriptionPlan,
    trialEndsAt: iso(member.trialEndsAt),
    subscriptionEndsAt: iso(member.subscriptionEndsAt),
    preferences: { ingredients, units: member.units },
    timeZone: member.timeZone,
    createdAt: new Date(member.createdAt).toISOString(),
  };
}

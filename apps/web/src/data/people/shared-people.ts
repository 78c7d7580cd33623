import type { Household } from '@labelwise/contracts/household';
import { HouseholdPerson } from '@labelwise/contracts/people';
import * as z from 'zod/mini';
import { storageKeys } from '../../platform/storage/keys.ts';
import { inspectJson, local, safely, writeJson } from '../../platform/storage/local.ts';
import { readToken } from '../../platform/storage/token.ts';
import { notifyPeopleChanged } from './people-changed.ts';

const People = z.array(HouseholdPerson);
const Names = z.array(z.string());

/** Whom the others of the member's household share, as this device heard last; `null`: they lie here and cannot be read. */
export function sharedPeople(): readonly HouseholdPerson[] | null {
  if (readToken() === null) return [];
  const stored = inspectJson(storageKeys.sharedPeople, safely(People));
  if (stored.state === 'unreadable') return null;
  return stored.state === 'present' ? stored.value : [];
}

/**
 * Members of the household for whom nothing is judged, since they share nothing of what they must not eat, or never gave it. Names that
 * cannot be read are those of people all the same.
 */
export function membersNotJudged(): readonly string[] {
  if (readToken() === null) return [];
  const stored = inspectJson(storageKeys.notShared, safely(Names));
  if (stored.state === 'unreadable') return ['?'];
  return stored.state === 'present' ? stored.value : [];
}

/** Foods are judged for them too from now on, and for nobody who is shared no more. */
export function storeSharedPeople({ members }: Pick<Household, 'members'>): void {
  const people: HouseholdPerson[] = members.flatMap((member) =>
    member.people.map((person) => ({ ...person, healthGoals: [], preferences: [], consentVersion: '', consentAt: member.joinedAt })),
  );
  const others = members.filter(({ isMe, id, people: shared }) => !isMe && !shared.some((one) => one.id === id));
  const stored = () => `${local.get(storageKeys.sharedPeople)} ${local.get(storageKeys.notShared)}`;
  const before = stored();
  if (members.length > 1) writeJson(storageKeys.sharedPeople, people);
  else local.remove(storageKeys.sharedPeople);
  if (others.length > 0)
    writeJson(
      storageKeys.notShared,
      others.map(({ name }) => name),
    );
  else local.remove(storageKeys.notShared);
  if (stored() !== before) notifyPeopleChanged();
}

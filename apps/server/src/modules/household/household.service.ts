import { type Household, INVITATION_DAYS, MAX_INVITATIONS, MAX_MEMBERS, SHARED_SELF } from '@labelwise/contracts/household';
import { restrictionsOfChip } from '@labelwise/domain/diets';
import { isChild, NICKNAME_LENGTH, PERSON_COLOURS } from '@labelwise/domain/people';
import * as z from 'zod/mini';
import type { Tx } from '../../db/db.ts';
import type { HouseholdPlace } from '../../db/schema/households.ts';
import type { PersonTable } from '../../db/schema/profiles.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { NewId } from '../../lib/ids.ts';
import { fingerprint, newToken } from '../../lib/secrets.ts';
import type { HouseholdRepository, NamedMember } from './household.repository.ts';

const DAY_MS = 86_400_000;

type Deps = { repository: HouseholdRepository; publicUrl: string; now: Clock; newId: NewId };
export type HouseholdService = ReturnType<typeof createHouseholdService>;

/** Members who share a shopping list. A member has a household from their first entry or invitation on; until then they share with nobody. */
export function createHouseholdService({ repository, publicUrl, now, newId }: Deps) {
  /** The member's household, locked until the transaction ends, made where there is none. */
  async function lockOwn(tx: Tx, memberId: string): Promise<HouseholdPlace> {
    await repository.lockMember(tx, memberId);
    const [known] = await repository.places(tx, [memberId]);
    if (known === undefined) return begin(tx, memberId);
    await repository.lock(tx, known.householdId);
    const [locked] = await repository.places(tx, [memberId]);
    return locked ?? known;
  }

  async function begin(tx: Tx, memberId: string): Promise<HouseholdPlace> {
    const place = await beginEmpty(tx);
    await repository.addMember(tx, { ...membership(memberId, place.householdId), id: newId() });
    return { ...place, memberId };
  }

  async function beginEmpty(tx: Tx): Promise<Omit<HouseholdPlace, 'memberId'>> {
    const id = newId();
    await repository.insert(tx, { id, clock: 1, epoch: 0, count: 0, createdAt: now() });
    return { householdId: id, clock: 1, epoch: 0, count: 0 };
  }

  /** Who comes or begins anew shares nobody: consent is given to the household that one sees. */
  const membership = (memberId: string, householdId: string) => ({
    memberId,
    householdId,
    joinedAt: now(),
    shared: '[]',
    consentVersion: null,
    consentAt: null,
  });

  async function showOn(tx: Tx, memberId: string): Promise<Household> {
    const [place] = await repository.places(tx, [memberId]);
    if (place === undefined) return { members: [], invitations: [], shared: [], joinedSince: [] };
    const members = await repository.members(tx, place.householdId);
    const others = members.filter((one) => one.memberId !== memberId);
    const shared =
      others.length === 0
        ? null
        : await repository.sharable(
            tx,
            others.map((one) => one.memberId),
          );
    const invitations = await repository.invitations(tx, memberId, now());
    const own = members.find((one) => one.memberId === memberId);
    const ownShared = own === undefined ? [] : readShared(own);
    return {
      members: members.map((member) => ({
        id: member.id,
        name: nameOf(member),
        isMe: member.memberId === memberId,
        joinedAt: new Date(member.joinedAt).toISOString(),
        people: shared === null || own === undefined || !isShownTo(own, member) ? [] : sharedPeople(member, shared, nameOf(member)),
      })),
      invitations: invitations.map(({ id, createdAt, expiresAt }) => presentInvitation({ id, createdAt, expiresAt })),
      shared: ownShared,
      joinedSince: own === undefined || ownShared.length === 0 ? [] : others.filter((one) => !isShownTo(one, own)).map(nameOf),
    };
  }

  /** Takes a member out: theirs goes along where they stay members, and who was last leaves nothing behind. */
  async function takeOut(tx: Tx, place: HouseholdPlace, to: string | null): Promise<void> {
    const { memberId, householdId } = place;
    await repository.withdrawAll(tx, memberId);
    if (to === null) await repository.removeMember(tx, memberId);
    else {
      for (const id of await repository.clashing(tx, memberId, to)) await repository.renameEntry(tx, memberId, id, newId());
      await repository.touch(tx, to, { rowsGone: true, count: place.count });
      const [{ clock } = { clock: 0 }] = await tx.selectFrom('household').select('clock').where('id', '=', to).execute();
      await repository.moveEntries(tx, memberId, to, Number(clock));
      await repository.moveMember(tx, memberId, membership(memberId, to));
    }
    const rest = await repository.members(tx, householdId);
    if (rest.length === 0) await repository.remove(tx, householdId);
    else await repository.touch(tx, householdId, { rowsGone: true });
  }

  return {
    lockOwn,

    show: (memberId: string): Promise<Household> => showOn(repository.read, memberId),

    /** Whom the other members share with this one, and the names of those who share nothing of what they must not eat themselves. */
    async others(memberId: string) {
      const { members } = await showOn(repository.read, memberId);
      const others = members.filter(({ isMe }) => !isMe);
      return {
        people: others.flatMap(({ people }) => people),
        notJudged: others.filter(({ id, people }) => !people.some((one) => one.id === id)).map(({ name }) => name),
      };
    },

    /** @throws AppError conflict where too many links wait, or nobody more has room */
    invite: (memberId: string) =>
      repository.write(async (tx) => {
        const { householdId } = await lockOwn(tx, memberId);
        const time = now();
        const waiting = await repository.invitations(tx, memberId, time);
        const members = await repository.members(tx, householdId);
        if (waiting.length >= MAX_INVITATIONS || members.length >= MAX_MEMBERS) throw new AppError('conflict');
        const token = newToken();
        const row = { id: newId(), createdAt: time, expiresAt: time + INVITATION_DAYS * DAY_MS };
        await repository.invite(tx, { ...row, householdId, memberId, tokenHash: fingerprint(token) });
        return { ...presentInvitation(row), link: `${publicUrl}/household?invitation=${token}` };
      }),

    /** @throws AppError not_found */
    async withdraw(memberId: string, id: string): Promise<void> {
      if (!(await repository.withdraw(memberId, id))) throw new AppError('not_found');
    },

    /** @throws AppError invitation_invalid */
    async look(token: string): Promise<{ invitedBy: string; members: number }> {
      const invitation = await repository.findInvitation(repository.read, fingerprint(token), now());
      const members = invitation === undefined ? [] : await repository.members(repository.read, invitation.householdId);
      const inviter = members.find(({ memberId }) => memberId === invitation?.memberId);
      if (inviter === undefined) throw new AppError('invitation_invalid');
      return { invitedBy: nameOf(inviter), members: members.length };
    },

    /** @throws AppError invitation_invalid, conflict where the member shares a household already or nobody more has room */
    join: (memberId: string, token: string): Promise<Household> =>
      repository.write(async (tx) => {
        const own = await lockOwn(tx, memberId);
        const found = await repository.findInvitation(tx, fingerprint(token), now());
        if (found === undefined) throw new AppError('invitation_invalid');
        await repository.lock(tx, found.householdId);
        const invitation = await repository.takeInvitation(tx, fingerprint(token), now());
        if (invitation === undefined) throw new AppError('invitation_invalid');
        const there = await repository.members(tx, invitation.householdId);
        const here = await repository.members(tx, own.householdId);
        if (here.length > 1 || there.length === 0 || there.length >= MAX_MEMBERS || own.householdId === invitation.householdId)
          throw new AppError('conflict');
        await takeOut(tx, own, invitation.householdId);
        return showOn(tx, memberId);
      }),

    /** What one shares, from now on; what is left out is shared no more. Ids that are nobody's of theirs count for nothing. */
    share: (memberId: string, shared: readonly string[], consentVersion: string): Promise<Household> =>
      repository.write(async (tx) => {
        const { householdId } = await lockOwn(tx, memberId);
        const { people } = await repository.sharable(tx, [memberId]);
        const own = [SHARED_SELF, ...people.map(({ id }) => id)].filter((id) => shared.includes(id));
        const consent = own.length === 0 ? { consentVersion: null, consentAt: null } : { consentVersion, consentAt: now() };
        await repository.moveMember(tx, memberId, { shared: JSON.stringify(own), ...consent });
        await repository.touch(tx, householdId);
        return showOn(tx, memberId);
      }),

    /** Whoever is alone in theirs stays as they are. */
    leave: (memberId: string): Promise<Household> =>
      repository.write(async (tx) => {
        const place = await lockOwn(tx, memberId);
        const members = await repository.members(tx, place.householdId);
        if (members.length > 1) await takeOut(tx, place, (await beginEmpty(tx)).householdId);
        return showOn(tx, memberId);
      }),

    /** In the transaction that closes an account, before it goes. Their entries go with the account. */
    async onAccountClosing(tx: Tx, memberId: string): Promise<void> {
      await repository.lockMember(tx, memberId);
      const [place] = await repository.places(tx, [memberId]);
      if (place === undefined) return;
      await repository.lock(tx, place.householdId);
      await takeOut(tx, place, null);
    },

    /** Housekeeping: links that no one can use any more. */
    sweep: () => repository.removeExpired(now()),
  };
}

function presentInvitation({ id, createdAt, expiresAt }: { id: string; createdAt: number; expiresAt: number }) {
  return { id, createdAt: new Date(createdAt).toISOString(), expiresAt: new Date(expiresAt).toISOString() };
}

function nameOf({ firstName, username }: Pick<NamedMember, 'firstName' | 'username'>): string {
  return firstName.trim() === '' ? username : firstName;
}

/** Consent is given to those who are in the household then: who joins later sees nothing by it. */
function isShownTo(viewer: NamedMember, member: NamedMember): boolean {
  return viewer.memberId !== member.memberId && member.consentAt !== null && Number(member.consentAt) >= Number(viewer.joinedAt);
}

function readShared({ shared }: Pick<NamedMember, 'shared'>): string[] {
  const read: unknown = JSON.parse(shared);
  return Array.isArray(read) ? read.filter((id) => typeof id === 'string') : [];
}

type SharedPerson = Household['members'][number]['people'][number];
type Sharable = {
  people: readonly PersonTable[];
  profiles: readonly { memberId: string; dietaryRestrictions: string; medicalConditions: string }[];
};

const Words = z.array(z.string());
const Colour = z.enum(PERSON_COLOURS);

/** Whom a member lets the others of the household see: who they are and what they must not eat. */
function sharedPeople(member: NamedMember, { people, profiles }: Sharable, name: string): SharedPerson[] {
  const shared = new Set(Words.parse(JSON.parse(member.shared)));
  const profile = profiles.find(({ memberId }) => memberId === member.memberId);
  // Who never gave what they leave out is not somebody who leaves nothing out.
  const self: SharedPerson[] =
    profile === undefined
      ? []
      : [{ id: member.id, nickname: name.slice(0, NICKNAME_LENGTH), colour: 'stone', age: null, ...leftOut(profile) }];
  return [
    ...(shared.has(SHARED_SELF) ? self : []),
    ...people
      .filter(({ id, memberId }) => memberId === member.memberId && shared.has(id))
      .map((person) => ({
        id: person.id,
        nickname: person.nickname,
        colour: Colour.parse(person.colour),
        age: person.age,
        ...leftOut(isChild(person.age) ? { ...person, medicalConditions: '[]' } : person),
      })),
  ];
}

/**
 * Diets and allergies, and of the conditions those that rule foods out (celiac disease), without which a food would be called safe; what
 * was typed may be one. Other conditions are nobody else's matter.
 */
function leftOut({ dietaryRestrictions, medicalConditions }: Pick<PersonTable, 'dietaryRestrictions' | 'medicalConditions'>) {
  return {
    dietaryRestrictions: Words.parse(JSON.parse(dietaryRestrictions)),
    medicalConditions: Words.parse(JSON.parse(medicalConditions)).filter((condition) => restrictionsOfChip(condition)?.length !== 0),
  };
}

import { describe, expect, it } from 'vitest';
import { DIALECTS, openTestDatabase } from '../../testing/database.ts';
import { signUp } from '../../testing/members.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createInvitationsRepository } from '../invitations/invitations.repository.ts';
import { createGrants } from '../subscription/subscription.service.ts';
import { createOwnerRepository } from './owner.repository.ts';

describe.each(DIALECTS)('rows of owners on %s', (dialect) => {
  it('of all who give the role up at the same moment one stays', async () => {
    const test = await startTestApp(dialect);
    const { setRole } = createOwnerRepository(test.db);
    const ids = await Promise.all(['ana', 'bob', 'cleo', 'dan'].map(async (name) => (await signUp(test, name)).id));
    for (let round = 0; round < 10; round += 1) {
      for (const id of ids) expect(await setRole(id, 'owner')).toBe('done');
      const outcomes = await Promise.all(ids.map((id) => setRole(id, null)));
      expect(outcomes.toSorted()).toEqual(['done', 'done', 'done', 'last-owner']);
    }
  });

  it('members are found by words and page by page, and everything is counted', async () => {
    const test = await startTestApp(dialect);
    const { byId, byEmail, counts, list } = createOwnerRepository(test.db);
    const ana = await signUp(test, 'ana');
    await signUp(test, 'bob');
    const [newest] = await list('', 1, null);
    const [oldest] = await list('', 1, { at: newest?.createdAt ?? 0, id: newest?.id ?? '' });
    expect(new Set([newest?.id, oldest?.id]).size).toBe(2);
    expect(await list('', 5, { at: oldest?.createdAt ?? 0, id: oldest?.id ?? '' })).toEqual([]);
    expect((await list('ana', 5, null)).map(({ id }) => id)).toEqual([ana.id]);
    // A sign of a pattern stands for itself.
    expect(await list('a_a', 5, null)).toEqual([]);
    expect(await byId(ana.id)).toEqual(await byEmail(ana.email));
    expect(await byId(ana.id)).toMatchObject({ lastSeenAt: expect.any(Number), grantedUntil: null });
    expect(await counts(Date.now())).toMatchObject({ members: 2, owners: 0, activeInThirtyDays: 2, invitations: 0 });
  });

  it('premium that is given counts until its end, a second gift in place of the first, and is taken back', async () => {
    const test = await startTestApp(dialect);
    const { byId } = createOwnerRepository(test.db);
    const { grant } = createGrants({ db: test.db, now: Date.now });
    const { id } = await signUp(test, 'ana');
    for (const days of [1, 30]) {
      const until = Date.now() + days * 86_400_000;
      await grant(id, until);
      expect(await byId(id)).toMatchObject({ subscriptionStatus: 'active', subscriptionEndsAt: until, grantedUntil: until });
    }
    await grant(id, null);
    expect(await byId(id)).toMatchObject({ subscriptionStatus: 'free', grantedUntil: null });
  });

  it('an invitation is listed until it ends, found by its token, and taken once', async () => {
    const db = await openTestDatabase(dialect);
    const { find, insert, list, remove, take } = createInvitationsRepository(db);
    for (const id of ['one', 'other'])
      await insert({ id, tokenHash: `hash of ${id}`, note: '', role: null, createdAt: 1000, expiresAt: 2000 });
    expect(await list(1999)).toHaveLength(2);
    expect(await list(2000)).toEqual([]);
    expect(await find('hash of one', 1999)).toMatchObject({ id: 'one', expiresAt: 2000 });
    expect(await find('hash of one', 2000)).toBeUndefined();
    const taken = [1, 2].map(() => db.write((tx) => take(tx, 'hash of one', 1999)));
    expect((await Promise.all(taken)).filter((row) => row?.id === 'one')).toHaveLength(1);
    expect([await remove('other'), await remove('other')]).toEqual([true, false]);
  });
});

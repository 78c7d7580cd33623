import { describe, expect, it } from 'vitest';
import type { IdentityTable } from '../../db/schema/members.ts';
import { NO_PASSWORD } from '../../lib/secrets.ts';
import { DIALECTS } from '../../testing/database.ts';
import { signUp } from '../../testing/members.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createIdentitiesRepository } from './identities.repository.ts';

describe.each(DIALECTS)('rows of who members are elsewhere, on %s', (dialect) => {
  it('are found by issuer and subject, belong to one member, and go with them; the last way in stays', async () => {
    const { db, ...test } = await startTestApp(dialect);
    const repository = createIdentitiesRepository(db);
    const [ana, bob] = [await signUp({ db, ...test }, 'ana'), await signUp({ db, ...test }, 'bob')];
    const row = (id: string, memberId: string, subject: string): IdentityTable => ({
      id,
      memberId,
      issuer: 'https://id.example',
      subject,
      email: null,
      createdAt: 1,
      lastUsedAt: null,
    });
    const isAllowed = async () => undefined;
    expect(await repository.add(row('one', ana.id, 'a'), isAllowed)).toBe(true);
    expect(await repository.add(row('two', bob.id, 'a'), isAllowed)).toBe(false);
    expect(await repository.add(row('three', ana.id, 'b'), isAllowed)).toBe(true);
    expect(await repository.find('https://id.example', 'a')).toMatchObject({ id: 'one', memberId: ana.id });
    expect(await repository.find('https://id.example/', 'a')).toBeUndefined();
    expect((await repository.list(ana.id)).map(({ id }) => id)).toEqual(['three', 'one']);

    let hasRun = false;
    const work = async () => void (hasRun = true);
    expect(await repository.use('gone', 5, work)).toBe(false);
    expect(hasRun).toBe(false);
    expect(await repository.use('one', 5, work)).toBe(true);
    expect(await repository.find('https://id.example', 'a')).toMatchObject({ lastUsedAt: 5 });

    await db.write((tx) => tx.updateTable('member').set({ passwordHash: NO_PASSWORD }).where('id', '=', ana.id).execute());
    expect(await repository.remove(bob.id, 'one')).toBe('absent');
    // Of both at once, one stays.
    expect((await Promise.all([repository.remove(ana.id, 'one'), repository.remove(ana.id, 'three')])).toSorted()).toEqual([
      'last',
      'removed',
    ]);
    await db.write((tx) => repository.removeAll(tx, ana.id));
    expect(await repository.list(ana.id)).toEqual([]);
  });

  it('that wait are taken once, in time', async () => {
    const { db } = await startTestApp(dialect);
    const repository = createIdentitiesRepository(db);
    // The service removes what has expired by now.
    const end = Date.now() + 60_000;
    await repository.addPending('key', 'content', end);
    expect(await repository.pending('key', end - 1)).toBe('content');
    expect(await repository.pending('key', end)).toBeUndefined();
    const taken = await Promise.all([repository.takePendingAlone('key', end - 1), repository.takePendingAlone('key', end - 1)]);
    expect(taken.toSorted()).toEqual(['content', undefined]);
  });
});

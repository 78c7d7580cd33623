import { Conversation, type Message } from '@labelwise/contracts/ai';
import { beforeEach, describe, expect, it } from 'vitest';
import { RESTORABLE_MS, removeExpiredRemovals } from '../../../db/removals.ts';
import { startRemovals } from '../../../jobs/retention.ts';
import { DIALECTS, isRuledElsewhere } from '../../../testing/database.ts';
import { type As, PASSWORD, signUp } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const URL = '/api/ai/conversations';

describe.each(DIALECTS)('a removed conversation on %s', (dialect) => {
  let test: TestApp;
  let ana: { as: As; id: string };
  let bob: { as: As; id: string };
  let id = '';
  beforeEach(async () => {
    test = await startTestApp(dialect);
    [ana, bob] = await Promise.all([signUp(test, 'ana', { trial: true }), signUp(test, 'bob', { trial: true })]);
    ({ id } = Conversation.parse((await ana.as('POST', URL, { title: 'Whispered' })).json));
    await ana.as('POST', '/api/ai/chat', { conversationId: id, message: 'What is NOVA?' });
    await ana.as('POST', URL, { title: 'Later' });
  });
  const remove = () => ana.as('DELETE', `${URL}/${id}`);
  const restore = (who = ana) => who.as('POST', `${URL}/${id}/restore`);
  const shown = async () => [(await ana.as('GET', URL)).json, (await ana.as('GET', `${URL}/${id}/messages`)).json];
  const held = async () => test.db.read.selectFrom('removal').selectAll().execute();
  const age = (ms: number) =>
    test.db.write((tx) =>
      tx
        .updateTable('removal')
        .set((eb) => ({ removedAt: eb('removedAt', '-', ms) }))
        .execute(),
    );

  it('is restored whole and at its place, once and again', async () => {
    const before = await shown();
    const rows = await test.db.read.selectFrom('message').selectAll().orderBy('position').execute();
    expect((await remove()).json).toEqual({ success: true });
    expect((await ana.as('GET', URL)).json.map(({ title }: Conversation) => title)).toEqual(['Later']);
    expect(Conversation.parse((await restore()).json).title).toBe('Whispered');
    expect(await shown()).toEqual(before);
    expect(await test.db.read.selectFrom('message').selectAll().orderBy('position').execute()).toEqual(rows);
    expect((await restore()).status).toBe(200);
    expect(await shown()).toEqual(before);
    expect(await held()).toEqual([]);
    expect((await ana.as('POST', '/api/ai/chat', { conversationId: id, message: 'And what is E330?' })).status).toBe(200);
  });

  it('answers nothing meanwhile: not its messages, no chat, no export, nobody else', async () => {
    await remove();
    const calls = [
      ['GET', `${URL}/${id}/messages`, undefined],
      ['POST', `${URL}/${id}/messages`, { role: 'user', content: 'Still there?' }],
      ['POST', `${URL}/${id}/stop`, {}],
      ['POST', '/api/ai/chat', { conversationId: id, message: 'Still there?' }],
      ['DELETE', `${URL}/${id}`, undefined],
    ] as const;
    for (const [method, url, body] of calls) expect((await ana.as(method, url, body)).status, `${method} ${url}`).toBe(404);
    const exported = JSON.stringify((await ana.as('GET', '/api/export')).json);
    for (const word of ['Whispered', 'What is NOVA?', id]) expect(exported).not.toContain(word);
    expect((await restore(bob)).status).toBe(404);
    expect(await held()).toHaveLength(1);
  });

  it('is gone for good after five minutes, by the next removal, undo or minute, also after a restart', async () => {
    await remove();
    await age(RESTORABLE_MS - 60_000);
    await removeExpiredRemovals(test.db, Date.now());
    expect(await held()).toHaveLength(1);
    await age(60_000);
    expect((await restore()).status).toBe(404);
    expect((await ana.as('POST', URL, { title: 'Third' })).status).toBe(200);
    const [third] = (await ana.as('GET', URL)).json;
    await ana.as('DELETE', `${URL}/${third.id}`);
    await age(RESTORABLE_MS);
    // The process that ended had this minute's turn.
    await test.db.write((tx) => tx.deleteFrom('importLease').execute());
    const removals = startRemovals({ db: test.db, now: Date.now, onFailure: (error) => expect.fail(String(error)) });
    await removals.stop();
    expect(await held()).toEqual([]);
  });

  it('goes with the account at once', async () => {
    await remove();
    await ana.as('DELETE', `/api/users/${ana.id}`, { currentPassword: PASSWORD });
    expect(await held()).toEqual([]);
  });

  it('comes back with what there was of a reply that was being written, which is not written on', async () => {
    const pending = { status: 'pending', content: 'NOVA sorts foods' } as const;
    await test.db.write((tx) => tx.updateTable('message').set(pending).where('role', '=', 'assistant').execute());
    await remove();
    await restore();
    const [, reply] = (await ana.as('GET', `${URL}/${id}/messages`)).json as Message[];
    expect(reply).toMatchObject({ status: 'stopped', content: 'NOVA sorts foods' });
  });

  if (isRuledElsewhere(dialect)) return;

  it('is restored by members whose plan has ended, too', async () => {
    await remove();
    await test.db.write((tx) =>
      tx.updateTable('member').set({ subscriptionStatus: 'free', trialEndsAt: 1 }).where('id', '=', ana.id).execute(),
    );
    expect((await restore()).status).toBe(200);
  });
});

import type { ListEntry } from '@labelwise/contracts/shopping';
import { changeEntry } from '@labelwise/domain/shopping';
import { beforeEach, describe, expect, it } from 'vitest';
import { DIALECTS } from '../../testing/database.ts';
import { PASSWORD, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Who = Awaited<ReturnType<typeof signUp>>;
const NEW = { name: 'Lemons', foodId: null, quantity: 1, place: 'list', list: null, isRemoved: false } as const;

describe.each(DIALECTS)('acts at the same time on %s', (dialect) => {
  let test: TestApp;
  let ana: Who;
  let ben: Who;
  beforeEach(async () => {
    test = await startTestApp(dialect);
    [ana, ben] = await Promise.all([signUp(test, 'ana'), signUp(test, 'ben')]);
  });
  const add = ({ as }: Who, id: string, name = 'Lemons') =>
    as('POST', '/api/shopping', { changes: [changeEntry(id, { ...NEW, name }, { seen: 0, by: 'device-1' })] });
  const names = async ({ as }: Who) => (await as('GET', '/api/shopping')).json.entries.map(({ name }: ListEntry) => name.value).toSorted();
  const invite = async ({ as }: Who) =>
    new URL((await as('POST', '/api/household/invitations')).json.link).searchParams.get('invitation') ?? '';
  const join = async (who: Who, token: string) => who.as('POST', '/api/household/join', { token });

  it('an answer that is asked to wait comes with the next change, or at once where something changed already', async () => {
    const { cursor } = (await add(ana, 'a')).json;
    expect((await ana.as('GET', '/api/household/events?since=none')).json).toEqual({ cursor });
    const waiting = ana.as('GET', `/api/household/events?since=${cursor}`);
    const next = (await add(ana, 'b')).json.cursor;
    expect((await waiting).json).toEqual({ cursor: next });
  });

  it('links that are used, withdrawn and left behind at the same time let in who came first, and nobody after', async () => {
    const cleo = await signUp(test, 'cleo');
    const token = await invite(ana);
    const [{ id }] = (await ana.as('GET', '/api/household')).json.invitations;
    const [joined, withdrawn] = await Promise.all([join(ben, token), ana.as('DELETE', `/api/household/invitations/${id}`)]);
    const isIn = (await ana.as('GET', '/api/household')).json.members.length === 2;
    expect([joined.status, withdrawn.status]).toEqual(isIn ? [200, 404] : [403, 200]);
    expect((await join(cleo, token)).json.code).toBe('invitation_invalid');
    if (!isIn) await join(ben, await invite(ana));
    // Who invites leaves, or closes the account: the link leads nowhere any more.
    const left = await invite(ben);
    await ben.as('DELETE', '/api/household');
    expect((await join(cleo, left)).json.code).toBe('invitation_invalid');
    await join(ben, await invite(ana));
    const closed = await invite(ben);
    await ben.as('DELETE', `/api/users/${ben.id}`, { currentPassword: PASSWORD });
    expect((await join(cleo, closed)).json.code).toBe('invitation_invalid');
    expect((await ana.as('GET', '/api/household')).json.members).toHaveLength(1);
  });

  it('two who join each other at the same time end in one household, with all entries', async () => {
    await add(ana, 'a');
    await add(ben, 'b', 'Milk');
    const [byAna, byBen] = [await invite(ana), await invite(ben)];
    const answers = await Promise.all([join(ana, byBen), join(ben, byAna)]);
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const who of [ana, ben]) expect(await names(who)).toEqual(['Lemons', 'Milk']);
  });
});

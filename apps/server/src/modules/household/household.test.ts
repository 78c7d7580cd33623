import { setTimeout as pause } from 'node:timers/promises';
import type { Household } from '@labelwise/contracts/household';
import type { EntryChange, ListEntry } from '@labelwise/contracts/shopping';
import { changeEntry } from '@labelwise/domain/shopping';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { type As, PASSWORD, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Who = Awaited<ReturnType<typeof signUp>>;
const NEW = { name: 'Lemons', foodId: null, quantity: 1, place: 'list', isRemoved: false } as const;
const entry = (id: string, values: object = {}, at = { seen: 0, by: 'device-1' }): EntryChange =>
  changeEntry(id, { ...NEW, ...values }, at);

describe.each(DIALECTS)('a shopping list on %s', (dialect) => {
  let test: TestApp;
  let ana: Who;
  let ben: Who;
  beforeEach(async () => {
    test = await startTestApp(dialect);
    [ana, ben] = await Promise.all([signUp(test, 'ana'), signUp(test, 'ben')]);
  });
  const change = (as: As, changes: readonly EntryChange[], since?: string) => as('POST', '/api/shopping', { changes, since });
  const names = async ({ as }: { as: As }) =>
    (await as('GET', '/api/shopping')).json.entries.map(({ name }: ListEntry) => name.value).toSorted();
  const invite = async ({ as }: Who) =>
    new URL((await as('POST', '/api/household/invitations')).json.link).searchParams.get('invitation') ?? '';
  const join = async (who: Who, token: string) => who.as('POST', '/api/household/join', { token });
  const together = async () => join(ben, await invite(ana));

  it('of a member alone is made with its first entry, and answers what changed since', async () => {
    const empty = await ana.as('GET', '/api/shopping');
    expect(empty.json).toEqual({ cursor: 'none', isWhole: true, entries: [], lists: [], count: 0, refused: [] });
    const first = (await change(ana.as, [entry('a'), entry('b', { name: 'Milk' })])).json;
    expect(first).toMatchObject({ isWhole: true, count: 1, refused: [] });
    const next = (await change(ana.as, [changeEntry('a', { place: 'basket' }, { seen: 1, by: 'device-1' })], first.cursor)).json;
    expect(next).toMatchObject({ isWhole: false, count: 2 });
    expect(next.entries.map(({ id, place }: ListEntry) => [id, place.value])).toEqual([['a', 'basket']]);
    expect((await ana.as('GET', `/api/shopping?since=${next.cursor}`)).json.entries).toEqual([]);
    expect(await names(ben)).toEqual([]);
  });

  it('has lists with names beside the one without: entries stand on one by its id, and leave with whom added them', async () => {
    const named = (id: string, name: string) => changeEntry(id, { ...NEW, name, list: null }, { seen: 0, by: 'device-1' }, 'list');
    const first = (await change(ana.as, [named('shop', 'Drugstore'), entry('soap', { list: 'shop' }), entry('a')])).json;
    expect(first.lists).toMatchObject([{ id: 'shop', kind: 'list', name: { value: 'Drugstore' } }]);
    expect(first.entries.map(({ id, list }: ListEntry) => [id, list.value]).toSorted()).toEqual([
      ['a', null],
      ['soap', 'shop'],
    ]);
    const next = (await change(ana.as, [changeEntry('shop', { name: 'Chemist' }, { seen: 1, by: 'device-1' })], first.cursor)).json;
    expect([next.entries, next.lists]).toMatchObject([[], [{ name: { value: 'Chemist' } }]]);
    await together();
    await change(ben.as, [entry('comb', { list: 'shop' })]);
    await ana.as('DELETE', '/api/household');
    const lists = async (who: Who) => {
      const { json } = await who.as('GET', '/api/shopping');
      return [json.lists.length, json.entries.map(({ id, list }: ListEntry) => [id, list.value])];
    };
    expect(await lists(ben)).toEqual([0, [['comb', 'shop']]]);
    expect((await lists(ana))[0]).toBe(1);
    const many = Array.from({ length: 25 }, (_, at) => named(`l${at}`, `List ${at}`));
    expect((await change(ana.as, many)).json.refused).toHaveLength(6);
    expect((await change(ana.as, [named('long', 'x'.repeat(61))])).json.refused).toEqual(['long']);
  });

  it('a device that knows of one list alone changes entries as before', async () => {
    const { list: _list, ...old } = entry('a');
    const { json } = await change(ana.as, [old]);
    expect(json.entries).toMatchObject([{ id: 'a', kind: 'entry', list: { value: null } }]);
    const stored = JSON.stringify({ ...json.entries[0], list: undefined });
    await test.db.write((tx) => sql`update "shoppingEntry" set content = ${stored}`.execute(tx));
    expect((await ana.as('GET', '/api/shopping')).json.entries).toMatchObject([{ id: 'a', list: { value: null } }]);
  });

  it('is shared by who joins by link: entries come along, and each says whose it is', async () => {
    await change(ana.as, [entry('a')]);
    await change(ben.as, [entry('a', { name: 'Bread' }), entry('b', { name: 'Milk' })]);
    const { status, json } = await together();
    expect([status, json.members.map(({ name, isMe }: Household['members'][number]) => [name, isMe])]).toEqual([
      200,
      [
        ['ana', false],
        ['ben', true],
      ],
    ]);
    for (const who of [ana, ben]) expect(await names(who)).toEqual(['Bread', 'Lemons', 'Milk']);
    const [me] = (await ana.as('GET', '/api/household')).json.members;
    const lemons = (await ben.as('GET', '/api/shopping')).json.entries.find(({ name }: ListEntry) => name.value === 'Lemons');
    expect(lemons).toMatchObject({ addedBy: me.id, changedBy: me.id });
    await change(ben.as, [changeEntry('a', { quantity: 5 }, { seen: 9, by: 'device-2' })]);
    expect((await ana.as('GET', '/api/shopping')).json.entries.find(({ id }: ListEntry) => id === 'a').quantity.value).toBe(5);
  });

  it('a link lets one in, once, until its day, and not once it is withdrawn', async () => {
    const cleo = await signUp(test, 'cleo');
    const token = await invite(ana);
    expect((await ben.as('POST', '/api/household/invitation', { token })).json).toEqual({ invitedBy: 'ana', members: 1 });
    const answers = await Promise.all([join(ben, token), join(cleo, token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const [waiting] = [await invite(ana), (await ana.as('GET', '/api/household')).json.invitations];
    const [{ id }] = (await ana.as('GET', '/api/household')).json.invitations;
    expect((await cleo.as('DELETE', `/api/household/invitations/${id}`)).status).toBe(404);
    expect((await ana.as('DELETE', `/api/household/invitations/${id}`)).json).toEqual({ success: true });
    expect((await join(cleo, waiting)).json.code).toBe('invitation_invalid');
    const late = await invite(ana);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await join(cleo, late)).json.code).toBe('invitation_invalid');
    expect(test.logs()).not.toContain(token);
  });

  it('an account that closes takes its entries with it, and the other stays', async () => {
    await change(ana.as, [entry('a')]);
    await together();
    await change(ben.as, [entry('b', { name: 'Milk' }), changeEntry('a', { quantity: 3 }, { seen: 5, by: 'device-2' })]);
    await ben.as('DELETE', `/api/users/${ben.id}`, { currentPassword: PASSWORD });
    expect((await ana.as('GET', '/api/shopping')).json.entries).toMatchObject([{ id: 'a', quantity: { value: 3 }, changedBy: null }]);
    expect((await ana.as('GET', '/api/household')).json.members).toHaveLength(1);
  });

  it('what a member or somebody of theirs must not eat, and a name, reach the others as a change, whether it is given, changed or erased', async () => {
    await together();
    const mia = {
      nickname: 'Mia',
      colour: 'plum',
      age: 6,
      dietaryRestrictions: [],
      medicalConditions: [],
      healthGoals: [],
      preferences: [],
    };
    let person = '';
    const acts: Record<string, () => Promise<unknown>> = {
      'a profile': () => ana.as('PUT', '/api/health-profile', { dietaryRestrictions: ['Vegan'], consentVersion: '2026-11' }),
      'its consent withdrawn': () => ana.as('DELETE', '/api/health-profile'),
      'a person': async () => {
        person = (await ana.as('POST', '/api/people', { ...mia, consentVersion: '2026-11' })).json.id;
      },
      'a person’s allergy': () => ana.as('PUT', `/api/people/${person}`, { dietaryRestrictions: ['Allergy: Peanuts'] }),
      'a person erased': () => ana.as('DELETE', `/api/people/${person}`),
      'a name': () => ana.as('PATCH', `/api/users/${ana.id}`, { firstName: 'Anna' }),
    };
    for (const [what, act] of Object.entries(acts)) {
      const { cursor } = (await ben.as('GET', '/api/household/events')).json;
      await act();
      expect([what, (await ben.as('GET', '/api/household/events')).json.cursor]).not.toEqual([what, cursor]);
    }
    expect((await ben.as('GET', '/api/household')).json.members[0]).toMatchObject({ name: 'Anna', people: [] });
  });

  if (isRuledElsewhere(dialect)) return;

  it('takes the same change any number of times, and changes nothing more', async () => {
    const first = (await change(ana.as, [entry('a')])).json;
    const again = (await change(ana.as, [entry('a')], first.cursor)).json;
    expect(again).toMatchObject({ cursor: first.cursor, entries: [] });
  });

  it('removed entries are gone for everybody, and their devices are notified', async () => {
    const { cursor } = (await change(ana.as, [entry('a')])).json;
    await change(ana.as, [changeEntry('a', { isRemoved: true }, { seen: 1, by: 'device-1' })]);
    expect(await names(ana)).toEqual([]);
    expect((await ana.as('GET', `/api/shopping?since=${cursor}`)).json.entries).toMatchObject([{ id: 'a', isRemoved: { value: true } }]);
  });

  it('a change of what is not there, a list that is full and nonsense are refused by name', async () => {
    const { json } = await change(ana.as, [changeEntry('gone', { quantity: 2 }, { seen: 0, by: 'device-1' }), entry('a')]);
    expect(json.refused).toEqual(['gone']);
    for (const bad of [{ name: ' ' }, { quantity: 0 }, { quantity: 1.5 }, { foodId: 'x' }, { name: 'a\u202eb' }])
      expect((await change(ana.as, [entry('b', bad)])).json.code).toBe('invalid_input');
    for (let page = 0; page < 5; page += 1)
      await change(
        ana.as,
        Array.from({ length: 100 }, (_, at) => entry(`n${page}-${at}`)),
      );
    const full = (await change(ana.as, [entry('more')])).json;
    expect([full.entries.length, full.refused]).toEqual([500, ['more']]);
  });

  it('no device gets ahead of all others for good', async () => {
    await change(ana.as, [entry('a', {}, { seen: Number.MAX_SAFE_INTEGER - 2, by: 'zz' })]);
    const { json } = await change(ana.as, [changeEntry('a', { quantity: 7 }, { seen: 1, by: 'device-1' })]);
    expect(json.entries).toMatchObject([{ quantity: { value: 7 } }]);
  });

  it('one’s own link, a second household and one that is full are refused, and use no link up', async () => {
    const token = await invite(ana);
    expect((await join(ana, token)).json.code).toBe('conflict');
    expect((await join(ben, token)).status).toBe(200);
    const cleo = await signUp(test, 'cleo');
    expect((await join(ben, await invite(cleo))).json.code).toBe('conflict');
    expect((await join(ana, await invite(cleo))).json.code).toBe('conflict');
    expect((await cleo.as('GET', '/api/household')).json.invitations).toHaveLength(2);
  });

  it('who leaves takes their own entries along, and the last one leaves nothing behind', async () => {
    await change(ana.as, [entry('a')]);
    await together();
    await change(ben.as, [entry('b', { name: 'Milk' })]);
    const { cursor } = (await ana.as('GET', '/api/shopping')).json;
    expect((await ben.as('DELETE', '/api/household')).json.members).toHaveLength(1);
    expect([await names(ana), await names(ben)]).toEqual([['Lemons'], ['Milk']]);
    // Ana's device is notified that Ben's entries went.
    expect((await ana.as('GET', `/api/shopping?since=${cursor}`)).json.isWhole).toBe(true);
    for (const { as, id } of [ana, ben]) await as('DELETE', `/api/users/${id}`, { currentPassword: PASSWORD });
    for (const table of ['household', 'householdMember', 'householdInvitation', 'shoppingEntry'])
      expect((await sql`select * from ${sql.table(table)}`.execute(test.db.read)).rows, table).toEqual([]);
  });

  it('shows of each member’s people whom they share, what these must not eat alone, and nobody by default', async () => {
    const mia = {
      nickname: 'Mia',
      colour: 'plum',
      age: null,
      dietaryRestrictions: ['Allergy: Tree nuts'],
      medicalConditions: ['Celiac Disease', 'High Blood Pressure'],
    };
    const { json: person } = await ana.as('POST', '/api/people', {
      ...mia,
      healthGoals: ['Lose Weight'],
      preferences: [],
      consentVersion: '2026-11',
    });
    await ana.as('PUT', '/api/health-profile', {
      dietaryRestrictions: ['Vegan'],
      medicalConditions: ['High Blood Pressure'],
      consentVersion: '2026-11',
    });
    await together();
    const seen = async () => (await ben.as('GET', '/api/household')).json.members[0].people;
    expect(await seen()).toEqual([]);
    const share = (shared: readonly string[], as = ana.as) => as('PUT', '/api/household/sharing', { shared, consentVersion: '2026-11' });
    expect((await share([person.id, 'me', 'nobody'])).json.shared).toEqual(['me', person.id]);
    expect(await seen()).toEqual([
      { id: expect.any(String), nickname: 'ana', colour: 'stone', age: null, dietaryRestrictions: ['Vegan'], medicalConditions: [] },
      {
        id: person.id,
        nickname: 'Mia',
        colour: 'plum',
        age: null,
        dietaryRestrictions: ['Allergy: Tree nuts'],
        medicalConditions: ['Celiac Disease'],
      },
    ]);
    expect((await share([person.id], ben.as)).json.shared).toEqual([]);
    // Who joins later sees nothing by a consent that was given to others, until it is given again.
    const cleo = await signUp(test, 'cleo');
    await join(cleo, await invite(ben));
    const seenByCleo = async () => (await cleo.as('GET', '/api/household')).json.members[0].people.length;
    expect([await seenByCleo(), (await ana.as('GET', '/api/household')).json.joinedSince]).toEqual([0, ['cleo']]);
    expect((await share([person.id])).json.joinedSince).toEqual([]);
    expect([await seenByCleo(), (await seen()).length]).toEqual([1, 1]);
    await cleo.as('DELETE', '/api/household');
    await share([]);
    expect(await seen()).toEqual([]);
    // Somebody who never gave what they leave out is not shared as somebody who leaves nothing out.
    await share(['me'], ben.as);
    expect((await ana.as('GET', '/api/household')).json.members[1].people).toEqual([]);
    await share(['me']);
    await ana.as('DELETE', '/api/household');
    expect((await ana.as('GET', '/api/household')).json.shared).toEqual([]);
    expect((await ben.as('GET', '/api/household')).json.members).toHaveLength(1);
  });

  it('changes of one reach the other at once, as events that say nothing but that there are some', async () => {
    await change(ana.as, [entry('a')]);
    await together();
    const url = await test.app.listen({ port: 0 });
    const left = new AbortController();
    const answer = await fetch(`${url}/api/household/events`, {
      headers: { authorization: `Bearer ${ben.token}`, accept: 'text/event-stream' },
      signal: left.signal,
    });
    const heard: string[] = [];
    void (async () => {
      for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) heard.push(text);
    })().catch(() => undefined);
    await eventually(() => expect(heard.some((text) => text.includes('changed'))).toBe(true));
    const before = heard.length;
    await change(ana.as, [entry('b', { name: 'Milk' })]);
    await eventually(() => expect(heard.slice(before).join('')).toContain('changed'));
    expect(heard.join('')).not.toContain('Milk');
    expect((await ben.as('GET', '/api/household/events')).json.cursor).toBe((await ben.as('GET', '/api/shopping')).json.cursor);
    left.abort();
    await pause(0);
  });
});

import { tablesFromCsv } from '@labelwise/domain/lib';
import { beforeEach, describe, expect, it } from 'vitest';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { type FullMember, givenFullMember } from '../../testing/full-member.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { type As, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Row = Record<string, unknown>;
const OATS = '4006040055235';
const RICE = '8710400280507';
const TABLES = [
  'scan',
  'favorite',
  'purchased',
  'consumed',
  'submission',
  'healthProfile',
  'preference',
  'person',
  'shoppingEntry',
  'conversation',
  'message',
];
/** Who owns a row, what it is called here, and what the other server's operator alone decided. */
const OF_A_SERVER = [
  'id',
  'memberId',
  'conversationId',
  'consentAt',
  'householdId',
  'clock',
  'sharing',
  'offered',
  'offeredAt',
  'decidedAt',
  'contributedAt',
];

const bare = (file: Record<string, Row[]>) =>
  Object.fromEntries(
    TABLES.map((table) => [
      table,
      (file[table] ?? [])
        .map((row) =>
          JSON.stringify(
            Object.entries(row)
              .filter(([name]) => !OF_A_SERVER.includes(name))
              .toSorted(),
          ),
        )
        .toSorted(),
    ]),
  );
const exported = async (as: As): Promise<Record<string, Row[]>> => (await as('GET', '/api/export')).json;

describe.each(DIALECTS)('data that is brought in on %s', (dialect) => {
  let there: TestApp;
  let here: TestApp;
  let ana: FullMember;
  let file: Record<string, Row[]>;
  let as: As;
  beforeEach(async () => {
    [there, here] = await Promise.all([startTestApp(dialect), startTestApp(dialect)]);
    for (const test of [there, here]) await givenFoods(test.db, { gtin: OATS, name: 'Rolled oats' }, { gtin: RICE, name: 'Rice' });
    ana = await givenFullMember(there, 'ana');
    await ana.as('PUT', '/api/health-profile', { dietaryRestrictions: ['Vegan', 'no kiwi'], consentVersion: '2026-11' });
    await ana.as('PATCH', `/api/users/${ana.id}`, { language: 'it' });
    file = await exported(ana.as);
    ({ as } = await signUp(here, 'ana'));
  });
  const bring = (body: object) => as('POST', '/api/import/account', body);

  it('is an account of another server, whole: exported again it is the same', async () => {
    const look = await bring({ file });
    expect(look.json).toMatchObject({ applied: false, profile: 'added' });
    expect((await exported(as))['scan']).toEqual([]);
    const { status, json } = await bring({ file, apply: true });
    expect([status, json]).toEqual([200, { ...look.json, applied: true }]);
    expect(json.parts.every(({ added, refused }: Record<string, number>) => (added ?? 0) > 0 && refused === 0)).toBe(true);
    expect(bare(await exported(as))).toEqual(bare(file));
    expect((await exported(as))['consumed']).toMatchObject([{ amount: 40 }]);
    const [there1, here1] = await Promise.all([ana.as, as].map((who) => who('POST', '/api/calculate-score', { food: { barcode: OATS } })));
    expect(here1?.json).toEqual(there1?.json);
    expect((await as('GET', '/api/scans')).json).toHaveLength(1);
    expect((await as('GET', '/api/auth/me')).json.language).toBe('it');
    const [talk] = (await as('GET', '/api/ai/conversations')).json;
    expect((await as('GET', `/api/ai/conversations/${talk.id}/messages`)).json).toHaveLength(1);
  });

  it('comes as one CSV file too, which says the same and is brought in the same', async () => {
    const answer = await there.app.inject({
      method: 'GET',
      url: '/api/export/everything.csv',
      headers: { authorization: `Bearer ${ana.token}` },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const tables = tablesFromCsv(answer.body) ?? {};
    const written = ({ id, ...row }: Row) => [
      id ?? null,
      ...Object.entries(row)
        .filter(([name, value]) => value !== null && name !== 'lastUsedAt')
        .toSorted(),
    ];
    for (const [table, rows] of Object.entries(file).filter(([, rows]) => Array.isArray(rows)))
      expect((tables[table] ?? []).map(written), table).toEqual(rows.map(written));
    const { json } = await bring({ file: tables, apply: true });
    expect(json.parts.every(({ added, refused }: Record<string, number>) => (added ?? 0) > 0 && refused === 0)).toBe(true);
    expect(bare(await exported(as))).toEqual(bare(file));
    const again = await bring({ file, apply: true });
    expect(again.json.parts.every(({ added }: { added: number }) => added === 0)).toBe(true);
  });

  it('makes no doubles: twice, at once, and on the server that it came from', async () => {
    await Promise.all([bring({ file, apply: true }), bring({ file, apply: true })]);
    const again = await bring({ file, apply: true });
    expect(again.json.parts.every(({ added }: { added: number }) => added === 0)).toBe(true);
    expect(again.json.profile).toBe('stays');
    expect(bare(await exported(as))).toEqual(bare(file));
    await ana.as('POST', '/api/import/account', { file: await exported(as), apply: true });
    expect(bare(await exported(ana.as))).toEqual(bare(file));
  });

  it('brings time zone and watch of a member who has chosen none here, and says so of the watch', async () => {
    const settings = async () => (await as('GET', '/api/watch')).json.settings;
    const [member] = file['member'] ?? [];
    const zoned = { ...file, member: [{ ...member, timeZone: 'America/New_York' }] };
    expect((await bring({ file: zoned })).json.watch).toBe('mail');
    expect(await settings()).toEqual({ isOn: true, digest: false });
    await bring({ file: zoned, apply: true });
    expect(await settings()).toEqual({ isOn: true, digest: true });
    expect((await as('GET', '/api/auth/me')).json.timeZone).toBe('America/New_York');
    const off = { ...file, watchSetting: [{ isOn: 0, digest: 0 }] };
    expect((await bring({ file: off, apply: true })).json.watch).toBe('none');
    expect(await settings()).toEqual({ isOn: true, digest: true });
    const bob = await signUp(here, 'bob');
    expect((await bob.as('POST', '/api/import/account', { file: off, apply: true })).json.watch).toBe('off');
    expect((await bob.as('GET', '/api/watch')).json.settings).toEqual({ isOn: false, digest: false });
    expect((await exported(bob.as))['watchedFood']).toEqual([]);
  });

  it('a list of what was eaten becomes that again, each time with its amount, and nothing without a time', async () => {
    const at = Date.parse('2026-03-01T12:00:00Z');
    const entries = [
      { barcode: OATS, at, amount: 20.5 },
      { barcode: OATS, at: at + 3_600_000 },
      { barcode: RICE, at: null, amount: 60 },
    ];
    const send = (apply: boolean) => as('POST', '/api/import/barcodes', { entries, to: 'consumed', apply });
    expect((await send(false)).json).toMatchObject({ applied: false, added: 2, listed: 0, undated: 1 });
    await send(true);
    expect((await send(true)).json).toMatchObject({ added: 0, listed: 2, undated: 1 });
    const rows = (await exported(as))['consumed']?.map(({ amount, createdAt }) => [createdAt, amount]).toSorted();
    expect(rows).toEqual([
      ['2026-03-01T12:00:00.000Z', 20.5],
      ['2026-03-01T13:00:00.000Z', null],
    ]);
  });

  if (isRuledElsewhere(dialect)) return;

  it('leaves a health profile that is here unless it is to give way', async () => {
    await as('PUT', '/api/health-profile', { age: 70, consentVersion: '2026-11' });
    expect((await bring({ file, apply: true })).json.profile).toBe('stays');
    expect((await as('GET', '/api/health-profile')).json.age).toBe(70);
    // What follows from the other profile stays away with it, and comes with it.
    expect((await exported(as))['preference']?.filter(({ autoGenerated }) => autoGenerated === 1)).toEqual([]);
    await as('PUT', '/api/health-profile', { age: 70, dietaryRestrictions: ['Gluten-Free'], consentVersion: '2026-11' });
    expect((await bring({ file, apply: true, profile: 'replace' })).json.profile).toBe('replaced');
    const generated = (rows: Row[] = []) => rows.filter(({ autoGenerated }) => autoGenerated === 1).map((row) => row['ingredientName']);
    expect(generated((await exported(as))['preference'])).toEqual(generated(file['preference']));
    expect((await as('GET', '/api/health-profile')).json).toMatchObject({ age: 41, dietaryRestrictions: ['Vegan', 'no kiwi'] });
  });

  it('brings what was added elsewhere to a conversation that is here already', async () => {
    await bring({ file, apply: true });
    const [last] = (file['message'] ?? []).toSorted((one, other) => Number(other['position']) - Number(one['position']));
    const more = { ...last, id: 'more', position: Number(last?.['position']) + 1, content: 'I am allergic to kiwi' };
    const conversation = (file['conversation'] ?? []).map((talk) => ({ ...talk, lastPosition: more.position }));
    const longer = { ...file, conversation, message: [...(file['message'] ?? []), more] };
    const { json } = await bring({ file: longer, apply: true });
    const of = (part: string) => json.parts.find((one: { part: string }) => one.part === part);
    expect(of('conversations')).toMatchObject({ added: 1, known: 0, refused: 0 });
    expect(bare(await exported(as))).toEqual(bare(longer));
    expect((await bring({ file: longer })).json.parts.every(({ added }: { added: number }) => added === 0)).toBe(true);
  });

  it('brings neither sessions, tokens, plans nor anything of another member', async () => {
    const bob = await signUp(here, 'bob');
    const before = await exported(bob.as);
    const untouched = await exported(as);
    const forged = Object.fromEntries(
      Object.entries(file).map(([table, rows]) => [table, Array.isArray(rows) ? rows.map((row) => ({ ...row, memberId: bob.id })) : rows]),
    );
    expect((await bring({ file: forged, apply: true })).status).toBe(200);
    expect(await exported(bob.as)).toEqual({ ...before, exportedAt: expect.any(String) });
    const after = await exported(as);
    for (const table of ['session', 'accessToken', 'subscription', 'billingCustomer', 'resetToken', 'modelConsent'])
      expect(after[table], table).toEqual(untouched[table]);
    expect(after['member']?.[0]).toMatchObject({ email: 'ana@example.org', subscriptionStatus: 'free' });
  });

  it('leaves out, row by row, what no server of ours could have stored', async () => {
    const [scan] = file['scan'] ?? [];
    const hostile = {
      scan: [
        scan,
        { ...scan, scannedAt: '2999-01-01T00:00:00.000Z' },
        { ...scan, score: 900 },
        {
          ...scan,
          scannedAt: '2026-01-01T00:00:00.000Z',
          contributions: [{ id: 'x', points: 1, group: 'food', data: { kind: 'nutri-score' } }],
        },
        { ...scan, foodId: '1; drop table scan' },
        'scan',
      ],
      favorite: { rows: 'none' },
      consumed: [{ foodId: 1, createdAt: 'yesterday' }],
      preference: [{ ingredientName: ' ', preferenceValue: 3, autoGenerated: 0, removed: 0, createdAt: '2026-01-01T00:00:00.000Z' }],
      healthProfile: [{ age: -3, updatedAt: '2026-01-01T00:00:00.000Z' }],
      conversation: [{ id: 'c', title: 'x'.repeat(400), createdAt: '2026-01-01T00:00:00.000Z' }],
      message: 7,
    };
    const { json } = await bring({ file: hostile, apply: true });
    const of = (part: string) => json.parts.find((one: { part: string }) => one.part === part);
    expect(of('scans')).toEqual({ part: 'scans', added: 1, known: 0, refused: 5 });
    for (const part of ['favorites', 'consumed', 'preferences']) expect(of(part)).toMatchObject({ added: 0, refused: 1 });
    expect(of('conversations')).toMatchObject({ added: 0, refused: 2 });
    expect(json.profile).toBe('refused');
    expect((await as('GET', '/api/scans')).json).toHaveLength(1);
    expect((await bring({ file: {} })).json.profile).toBe('none');
    expect((await bring({ file: 'x' })).status).toBe(400);
  });

  it('takes every entry of a health profile that it can read, and counts the others', async () => {
    const [own] = file['healthProfile'] ?? [];
    const damaged = {
      ...own,
      age: -3,
      dietaryRestrictions: ['', 'Allergy: Milk', 7, 'x'.repeat(101), 'Vegan'],
      medicalConditions: 'Diabetes',
      healthGoals: Array.from({ length: 52 }, (_, at) => `Goal ${at}`),
    };
    const look = await bring({ file: { healthProfile: [damaged] } });
    expect(look.json).toMatchObject({ profile: 'added', profileRefused: 7 });
    await bring({ file: { healthProfile: [damaged] }, apply: true });
    const { json } = await as('GET', '/api/health-profile');
    expect(json).toMatchObject({
      age: null,
      dietaryRestrictions: ['Allergy: Milk', 'Vegan'],
      medicalConditions: [],
      height: own?.['height'],
    });
    expect(json.healthGoals).toHaveLength(50);
    expect((await bring({ file })).json.profileRefused).toBe(0);
  });

  it('a list of barcodes becomes favorites, purchases or history, once it was looked at', async () => {
    const at = Date.parse('2026-03-01T12:00:00Z');
    const entries = [
      { barcode: OATS, at },
      { barcode: RICE, at: null },
      { barcode: '96385074', at: null },
      { barcode: 'oats', at: null },
    ];
    for (const to of ['favorites', 'purchased', 'scans'] as const) {
      const look = await as('POST', '/api/import/barcodes', { entries, to });
      expect(look.json).toMatchObject({ applied: false, added: 2, listed: 0, known: [{ name: 'Rolled oats' }, { name: 'Rice' }] });
      expect(look.json.unknown).toHaveLength(2);
      expect((await as('GET', `/api/${to}`)).json).toEqual([]);
      await as('POST', '/api/import/barcodes', { entries, to, apply: true });
      const again = await as('POST', '/api/import/barcodes', { entries, to, apply: true });
      expect(again.json).toMatchObject({ added: 0, listed: 2 });
      expect((await as('GET', `/api/${to}`)).json).toHaveLength(2);
    }
    const [, oats] = (await as('GET', '/api/scans')).json;
    expect([oats.food.name, oats.scan.scannedAt]).toEqual(['Rolled oats', '2026-03-01T12:00:00.000Z']);
    expect((await as('GET', '/api/scans/allowance')).json.left).toBe(5);
    // A history has each of its times.
    const later = [at, at + 86_400_000, at + 2 * 86_400_000].map((time) => ({ barcode: OATS, at: time }));
    const added = await as('POST', '/api/import/barcodes', { entries: later, to: 'scans', apply: true });
    expect(added.json).toMatchObject({ added: 2, listed: 1 });
    expect((await as('POST', '/api/import/barcodes', { entries: later, to: 'favorites' })).json).toMatchObject({ added: 0, listed: 1 });
  });
});

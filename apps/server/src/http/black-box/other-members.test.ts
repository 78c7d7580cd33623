import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RULE_DIALECTS } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { addressOf, type Published, publishedCalls, valid } from '../../testing/from-schema.ts';
import { type FullMember, givenFullMember, PRIVATE, rowsOfMember } from '../../testing/full-member.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { type As, anyone, PASSWORD, signUp } from '../../testing/members.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const OATS = '4006040055235';
/** Anyone who knows an address may have a mail sent to it, three an hour. */
const FORGOT = '/api/auth/forgot-password';
const MAILS = ['mailOutbox', 'resetToken'] as const;
/** Where an id is that of a food, which everyone may name. */
const COMMON = /^\/api\/foods\//u;

describe.each(RULE_DIALECTS)('every call of the published document on %s', (dialect) => {
  let test: TestApp;
  let ana: FullMember;
  let calls: Published[];
  const folder = mkdtempSync(path.join(tmpdir(), 'labelwise-strangers-'));
  beforeAll(async () => {
    test = await createTestApp(dialect, { env: { LABELWISE_BENCH: '1', FREE_SCANS_PER_DAY: '0', DATA_DIR: folder } });
    await givenFoods(test.db, { gtin: OATS });
    ana = await givenFullMember(test, 'ana');
    calls = publishedCalls(test);
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });

  it('has, for the test, something of Ana in every table that it could give away', async () => {
    const rows = await rowsOfMember(test, ana.id);
    expect(Object.keys(rows).filter((table) => rows[table]?.length === 0)).toEqual([]);
  });

  it('asks for a session where it says so, before it looks at anything else', async () => {
    const visitor = anyone(test);
    for (const { method, path: route } of calls.filter(({ access }) => access !== 'none')) {
      for (const body of method === 'GET' ? [undefined] : [undefined, { nonsense: true }]) {
        const { status, json } = await visitor(method, addressOf(route, {}), body);
        expect({
          call: `${method} ${route}`,
          status,
          code: json.code,
          fields: Object.keys(json)
            .toSorted()
            .filter((name) => !['message', 'success'].includes(name)),
        }).toEqual({ call: `${method} ${route}`, status: 401, code: 'authentication_required', fields: ['code', 'error'] });
      }
    }
  });

  it('refuses what is premium to a member without it, and reveals nothing of it', async () => {
    const free = await signUp(test, 'fred');
    const premium = calls.filter(({ access }) => access === 'premium');
    expect(premium.length).toBeGreaterThan(3);
    for (const { method, path: route } of premium) {
      const { status, json } = await free.as(method, addressOf(route, {}), method === 'GET' ? undefined : {});
      expect({ route, status, code: json.code }).toEqual({ route, status: 403, code: 'premium_required' });
    }
  });

  it('neither shows Ana’s data to Bob nor lets Bob change it, with any ids in the request', async () => {
    const before = await rowsOfMember(test, ana.id);
    const begun = Date.now();
    const ids = idsIn(before, ana.id);
    expect(ids.length).toBeGreaterThan(8);
    for (const [index, call] of calls.entries()) {
      const bob = await signUp(test, `bob${index}`, { trial: true });
      for (const url of addressesWith(call, ids)) {
        for (const body of bodiesWith(call, ids, ana)) await tryAsBob(bob.as, call, url, body);
      }
      if (call.path === FORGOT) await eventually(async () => expect(await mailsWaiting(begun)).toEqual([]));
      const after = await rowsOfMember(test, ana.id);
      for (const table of call.path === FORGOT ? MAILS : []) after[table] = before[table] ?? [];
      expect(after, `after ${call.method} ${call.path}`).toEqual(before);
      await test.db.write(async (tx) => {
        for (const table of MAILS) await tx.deleteFrom(table).where('createdAt', '>=', begun).execute();
      });
    }
  });

  /** Mails asked for since then that are not sent yet; the work on them begins when the call has been answered. */
  async function mailsWaiting(since: number): Promise<object[]> {
    const [asked, queued] = await Promise.all(
      (['resetRequest', 'mailOutbox'] as const).map((table) =>
        test.db.read.selectFrom(table).select('id').where('createdAt', '>=', since).execute(),
      ),
    );
    return [...(asked ?? []), ...(queued ?? [])];
  }

  async function tryAsBob(as: As, { method, path: route }: Published, url: string, body: object | undefined): Promise<void> {
    const { app } = test;
    const answer = await as(method, url, body).catch(async () => null);
    const text = answer === null ? (await app.inject({ method, url })).body : JSON.stringify(answer.json);
    const call = `${method} ${url} ${JSON.stringify(body)}`;
    // What Bob sent may come back to Bob.
    for (const secret of [PRIVATE, ana.id, ana.email, ana.token].filter((word) => !call.includes(word)))
      expect(text, call).not.toContain(secret);
    if (answer === null || url === addressOf(route, {})) return;
    // Ana's row is answered like one that does not exist.
    if (isOwn(route)) expect([400, 401, 403, 404], call).toContain(answer.status);
  }

  it('answers Bob for Ana’s ids as for ids that do not exist', async () => {
    const ids = idsIn(await rowsOfMember(test, ana.id), ana.id);
    const bob = await signUp(test, 'bob', { trial: true });
    for (const { method, path: route, body } of calls.filter((call) => isOwn(call.path) && call.method !== 'DELETE')) {
      const good = body === null ? undefined : Object(fc.sample(valid(body, {}), { numRuns: 1, seed: 3 })[0]);
      const ask = (id: string) => bob.as(method, addressOf(route, { id }), good);
      const nobodys = await ask('01a1fea3-741d-756f-b9d2-c81b36cd0000');
      for (const id of ids)
        expect(await ask(id).then(({ status, json }) => ({ route, status, json }))).toEqual({
          route,
          status: nobodys.status,
          json: nobodys.json,
        });
    }
  });

  it('has left nothing of all that in the log', async () => {
    const lines = test.logs();
    expect(lines.split('\n').length).toBeGreaterThan(300);
    for (const secret of [PRIVATE, PASSWORD, ana.token, ana.email, 'reset-password?token=', OATS])
      expect(lines.includes(secret), secret).toBe(false);
  });
});

const isOwn = (route: string): boolean => route.includes('{id}') && !COMMON.test(route);

/** Every id that Ana's rows carry, and her own. */
function idsIn(rows: Record<string, Record<string, unknown>[]>, memberId: string): string[] {
  const ids = Object.values(rows)
    .flat()
    .flatMap((row) =>
      Object.entries(row)
        .filter(([name]) => /^id$|Id$/u.test(name) && name !== 'foodId')
        .map(([, value]) => value),
    );
  return [...new Set([memberId, ...ids.filter((id): id is string => typeof id === 'string')])];
}

/** The call's address with each of these in the place of each parameter that could name one of Ana's things. */
function addressesWith({ path: route, params, query }: Published, ids: readonly string[]): string[] {
  const needed = Object.fromEntries(
    Object.entries(query)
      .filter(([, { required }]) => required)
      .map(([name]) => [name, PRIVATE.slice(0, 3)]),
  );
  const names = Object.keys(params);
  if (names.length === 0) return [addressOf(route, {}, needed)];
  const common = { foodId: OATS, barcode: OATS, ingredientName: 'Sugar', id: OATS };
  return names.flatMap((name) => ids.map((id) => addressOf(route, { ...common, [name]: id }, needed)));
}

/** Bodies that are right, and right but for naming Ana or one of her things. */
function bodiesWith({ method, body }: Published, ids: readonly string[], ana: FullMember): Array<object | undefined> {
  if (method === 'GET' || body === null) return [undefined];
  const known = Object.fromEntries(['id', 'conversationId', 'favoriteId', 'sessionId'].map((name) => [name, ids]));
  const own = {
    email: [ana.email],
    currentPassword: [PASSWORD],
    password: ['a wrong guess'],
    foodId: [OATS],
    ingredientName: [`${'Nightin'}gale sugar`],
    token: ids,
    ...known,
  };
  const [first, second] = fc.sample(valid(body, own), { numRuns: 2, seed: 7 });
  return [Object(first), { ...Object(second), userId: ana.id }, { ...Object(second), memberId: ana.id, id: ana.id }];
}

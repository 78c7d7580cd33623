import { endpoint } from '@labelwise/contracts/endpoint';
import BetterSqlite3 from 'better-sqlite3';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startBareApp } from '../testing/bare-app.ts';
import { DIALECTS } from '../testing/database.ts';
import { signUp } from '../testing/members.ts';
import { startTestApp } from '../testing/test-app.ts';
import { serve } from './serve.ts';

const SESSION_COOKIE = 'labelwise';

const Who = z.object({ userId: z.nullable(z.string()) });
const me = endpoint({
  method: 'GET',
  path: '/api/me',
  summary: '',
  tag: 'test',
  access: 'member',
  token: 'lists:read',
  answer: Who,
  errors: [],
});
const change = endpoint({
  method: 'POST',
  path: '/api/me',
  summary: '',
  tag: 'test',
  access: 'member',
  token: 'lists:write',
  body: z.object({}),
  answer: Who,
  errors: [],
});
const anybody = endpoint({
  method: 'POST',
  path: '/api/anybody',
  summary: '',
  tag: 'test',
  access: 'none',
  token: 'foods:read',
  answer: Who,
  errors: [],
});
const paid = endpoint({ method: 'GET', path: '/api/paid', summary: '', tag: 'test', access: 'premium', token: 'foods:read', errors: [] });

const MEMBERS = new Map([
  ['token-of-ana', { userId: 'ana', sessionId: '1', premium: true, language: null, isOwner: false, lastWrite: null }],
  ['token-of-bob', { userId: 'bob', sessionId: '2', premium: false, language: null, isOwner: false, lastWrite: null }],
]);

let app: FastifyInstance;
beforeEach(async () => {
  ({ app } = await startBareApp({ findCaller: async (token) => MEMBERS.get(token) ?? null, env: { PUBLIC_URL: 'http://food.example' } }));
  serve(app, me, ({ caller }) => ({ userId: caller.userId }));
  serve(app, change, ({ caller }) => ({ userId: caller.userId }));
  serve(app, anybody, ({ caller }) => ({ userId: caller?.userId ?? null }));
  serve(app, paid, () => undefined);
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const cookie = (token: string) => ({ cookie: `${SESSION_COOKIE}=${token}` });

describe('who is asking', () => {
  it.each([
    ['nothing', {}],
    ['garbage', { authorization: 'x' }],
    ['an empty bearer', { authorization: 'Bearer ' }],
    ['Bearer null', bearer('null')],
    ['Bearer undefined', bearer('undefined')],
    ['basic credentials', { authorization: 'Basic YW5hOmFuYQ==' }],
    ['a JWT that nobody signed', bearer('eyJhbGciOiJub25lIn0.eyJzdWIiOiJhbmEifQ.')],
    ['a token of 10 kB', bearer('a'.repeat(10_000))],
    ['an unknown cookie', cookie('nobody')],
  ])('%s is 401 without any inside of ours', async (_name, headers) => {
    const answer = await app.inject({ url: '/api/me', headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ error: 'Authentication required - please log in again', code: 'authentication_required' });
  });

  it.each(DIALECTS)('a session is over at the moment that it expires, on %s', async (dialect) => {
    const test = await startTestApp(dialect);
    const { token } = await signUp(test, 'ana');
    const ask = (headers: Record<string, string>) => test.app.inject({ url: '/api/auth/me', headers });
    expect((await ask(bearer(token))).statusCode).toBe(200);
    await test.db.write((tx) => tx.updateTable('session').set({ expiresAt: Date.now() }).execute());
    for (const headers of [bearer(token), cookie(token)]) {
      const answer = await ask(headers);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ error: 'Authentication required - please log in again', code: 'authentication_required' });
    }
  });

  it('a token in the query is not looked at', async () => {
    expect((await app.inject('/api/me?token=token-of-ana&access_token=token-of-ana')).statusCode).toBe(401);
  });

  it('bearer and cookie each say it; when they differ the bearer wins, and a bad bearer is not saved by a good cookie', async () => {
    const ask = async (headers: Record<string, string>) => (await app.inject({ url: '/api/me', headers })).json();
    expect(await ask(bearer('token-of-ana'))).toEqual({ userId: 'ana' });
    expect(await ask(cookie('token-of-ana'))).toEqual({ userId: 'ana' });
    expect(await ask({ ...cookie('token-of-ana'), ...bearer('token-of-bob') })).toEqual({ userId: 'bob' });
    expect(await ask({ ...cookie('token-of-ana'), ...bearer('nobody') })).toMatchObject({ code: 'authentication_required' });
  });

  it('answers to a member are stored by no cache', async () => {
    const { headers } = await app.inject({ url: '/api/me', headers: bearer('token-of-ana') });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('premium is asked of the session at each call', async () => {
    expect((await app.inject({ url: '/api/paid', headers: bearer('token-of-bob') })).json()).toMatchObject({ code: 'premium_required' });
    expect((await app.inject({ url: '/api/paid', headers: bearer('token-of-ana') })).statusCode).toBe(204);
  });

  it('a body that names another member is 403; naming oneself is fine', async () => {
    const post = (userId: unknown) => app.inject({ method: 'POST', url: '/api/me', headers: bearer('token-of-ana'), payload: { userId } });
    expect((await post('bob')).json()).toMatchObject({ code: 'wrong_user' });
    expect((await post('ana')).statusCode).toBe(200);
  });
});

describe('a cookie alone changes something only when our own page asks', () => {
  const post = (headers: Record<string, string>, url = '/api/me') =>
    app.inject({ method: 'POST', url, headers: { ...cookie('token-of-ana'), host: 'food.example', ...headers }, payload: {} });

  it.each([
    ['no word of the origin', {}],
    ['another site', { origin: 'https://evil.example' }],
    ['a site whose name starts like ours', { origin: 'http://food.example.evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['our origin, but the browser says cross-site', { origin: 'http://food.example', 'sec-fetch-site': 'cross-site' }],
  ])('%s: 403', async (_name, headers) => {
    expect((await post(headers)).json()).toMatchObject({ code: 'origin_not_allowed' });
    expect((await post(headers, '/api/anybody')).json()).toEqual({ userId: null });
  });

  it.each([
    ['text/plain', '{"userId":"ana"}'],
    ['application/x-www-form-urlencoded', 'userId=ana'],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('a form of another site sends %s and changes nothing', async (type, payload) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/me',
      headers: { ...cookie('token-of-ana'), host: 'food.example', origin: 'https://evil.example', 'content-type': type },
      payload,
    });
    expect([403, 415]).toContain(answer.statusCode);
  });

  it.each([
    ['our public address', { origin: 'http://food.example' }],
    ['the address that was asked', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
    ['Sec-Fetch-Site: same-origin', { 'sec-fetch-site': 'same-origin' }],
  ])('%s: done', async (_name, headers) => {
    expect((await post(headers)).json()).toEqual({ userId: 'ana' });
  });
});

it('who only reads is answered while the database takes no writes; their session is prolonged when it does again', async () => {
  const test = await startTestApp('sqlite');
  const { db } = test;
  if (db.dialect !== 'sqlite') throw new Error('Asked for SQLite');
  const ana = await signUp(test, 'ana');
  await db.write((tx) =>
    tx
      .updateTable('session')
      .set({ lastUsedAt: Date.now() - 2 * 3_600_000 })
      .execute(),
  );
  const lastUsed = async () => (await db.read.selectFrom('session').select('lastUsedAt').executeTakeFirstOrThrow()).lastUsedAt;
  const before = await lastUsed();
  const other = new BetterSqlite3(db.file);
  other.exec('begin immediate');
  expect((await ana.as('GET', '/api/favorites')).status).toBe(200);
  expect(await lastUsed()).toBe(before);
  other.exec('rollback');
  other.close();
  expect((await ana.as('GET', '/api/favorites')).status).toBe(200);
  expect(await lastUsed()).toBeGreaterThan(before);
});

import { endpoint } from '@labelwise/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { DatabaseError } from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DatabaseBusyError } from '../../db/errors.ts';
import { AppError } from '../../lib/app-error.ts';
import { rawRequest, startBareApp } from '../../testing/bare-app.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { signUp } from '../../testing/members.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { serve } from '../serve.ts';

const failing = (name: string, answer?: z.ZodMiniType) =>
  endpoint({
    method: 'GET',
    path: `/api/failing/${name}`,
    summary: '',
    tag: 'test',
    access: 'none',
    token: 'never',
    errors: [],
    ...(answer && { answer }),
  });
const echo = endpoint({
  method: 'POST',
  path: '/api/echo/:id',
  summary: '',
  tag: 'test',
  access: 'none',
  token: 'never',
  errors: [],
  params: z.object({ id: z.string() }),
  query: z.object({ limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))) }),
  body: z.object({ name: z.string(), amounts: z.optional(z.array(z.number())) }),
  answer: z.object({ name: z.string() }),
});

let app: FastifyInstance;
let logs: () => string;
beforeEach(async () => {
  ({ app, logs } = await startBareApp());
  serve(app, echo, ({ body, params, query }) => ({ ...body, ...params, ...query, password: 'inside' }), {
    rateLimit: { max: 20, windowSeconds: 60 },
  });
});

describe('an answer', () => {
  it('holds what the contract says and nothing else', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/echo/1', payload: { name: 'oats' } });
    expect(answer.json()).toEqual({ name: 'oats' });
  });

  it("carries a request id: the caller's own when it is a sane one", async () => {
    expect((await app.inject('/api/none')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/u);
    expect((await app.inject({ url: '/api/none', headers: { 'x-request-id': 'checkout-4711' } })).headers['x-request-id']).toBe(
      'checkout-4711',
    );
    expect((await app.inject({ url: '/api/none', headers: { 'x-request-id': 'a b\tc<script>' } })).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/u,
    );
  });

  it('has the headers that keep a browser from harm', async () => {
    const { headers } = await app.inject('/api/none');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(headers['permissions-policy']).toContain('camera=(self)');
    expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
  });
});

describe('a failure', () => {
  it('that is unexpected reveals no internals, and the log holds everything but what people sent', async () => {
    serve(app, failing('bug'), () => {
      throw new Error('select secret from /srv/labelwise/app.db');
    });
    const answer = await app.inject('/api/failing/bug?name=carrots');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ error: 'Something went wrong on our side. Please try again.', code: 'internal' });
    expect(logs()).toContain('select secret from');
    expect(logs()).toContain(String(answer.headers['x-request-id']));
    expect(logs()).not.toContain('carrots');
  });

  it('of the database quotes no row in the log', async () => {
    serve(app, failing('row'), () => {
      throw Object.assign(new DatabaseError('duplicate key', 1, 'error'), { code: '23505', detail: 'Key (email)=(ana@food.example)' });
    });
    expect((await app.inject('/api/failing/row')).statusCode).toBe(500);
    expect(logs()).not.toContain('ana@food.example');
  });

  it.each([
    ['a busy SQLite', new DatabaseBusyError('locked')],
    ['a PostgreSQL that is shutting down', Object.assign(new DatabaseError('terminating', 1, 'error'), { code: '57P01' })],
    ['a PostgreSQL that is not there', Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' })],
  ])('of %s is a 503 that says when to come again', async (_name, error) => {
    serve(app, failing('busy'), () => {
      throw error;
    });
    const answer = await app.inject('/api/failing/busy');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
  });

  it('on purpose has the words of the catalogue; where a good answer says success, so does a bad one', async () => {
    serve(app, failing('plain'), () => {
      throw new AppError('food_not_found');
    });
    serve(app, failing('success', z.object({ success: z.boolean() })), () => {
      throw new AppError('conflict', { message: { id: 'errors.idempotency_conflict' } });
    });
    expect((await app.inject('/api/failing/plain')).json()).toEqual({ error: 'Product not found', code: 'food_not_found' });
    expect((await app.inject('/api/failing/success')).json()).toEqual({
      success: false,
      message: 'This request was already made with other contents.',
      error: 'This request was already made with other contents.',
      code: 'conflict',
    });
  });

  it('of input names the fields', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/echo/1', payload: { amounts: [1, 'two'] } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', issues: [{ path: 'name' }, { path: 'amounts.1' }] });
  });

  it.each(['limit=1e9', 'limit=-1', 'limit=0', 'limit=1.5', 'limit=x', 'limit=1&limit=2', '__proto__[limit]=5&limit=x'])(
    '?%s is 400',
    async (query) => {
      expect((await app.inject({ method: 'POST', url: `/api/echo/1?${query}`, payload: { name: 'oats' } })).statusCode).toBe(400);
    },
  );

  it('too many calls are 429 and say how long to wait', async () => {
    const call = () => app.inject({ method: 'POST', url: '/api/echo/1', payload: { name: 'oats' } });
    for (let count = 0; count < 20; count += 1) expect((await call()).statusCode).toBe(200);
    const refused = await call();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('limits follow the connection: a made-up X-Forwarded-For buys no further tries', async () => {
    const call = (address: string) =>
      app.inject({ method: 'POST', url: '/api/echo/1', payload: { name: 'oats' }, headers: { 'x-forwarded-for': address } });
    for (let count = 0; count < 20; count += 1) await call(`203.0.113.${count}`);
    expect((await call('203.0.113.200')).statusCode).toBe(429);
  });
});

describe('a path or method without a handler', () => {
  it.each([
    ['GET', '/api/nothing', 404],
    ['POST', '/api/nothing', 404],
    ['GET', '/api', 404],
    ['GET', '/api/', 404],
    ['GET', '/api/echo/1', 405],
    ['DELETE', '/api/echo/1', 405],
    ['GET', '/api/%zz', 404],
    ['GET', '/nothing', 404],
    ['POST', '/', 404],
    ['GET', `/api/${'x'.repeat(10_000)}`, 404],
  ] as const)('%s %s is %i in JSON', async (method, url, status) => {
    const answer = await app.inject({ method, url, headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toMatchObject({ code: status === 404 ? 'not_found' : 'method_not_allowed' });
    expect(answer.headers['x-request-id']).toBeDefined();
  });

  it.each(['TRACE', 'PROPFIND', 'PURGE'])('%s is 405 in JSON', async (method) => {
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const { status, body } = await rawRequest(address, `${method} /api/echo/1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(status).toBe(405);
    expect(body).toContain('"code":"method_not_allowed"');
  });

  it('a method in a header or in the query is not taken for the method', async () => {
    const over = { 'x-http-method-override': 'POST', 'x-method-override': 'POST' };
    expect((await app.inject({ url: '/api/echo/1?_method=POST', headers: over })).statusCode).toBe(405);
  });

  it('a list that is read like a deletion loses no rows', async () => {
    const test = await startTestApp('sqlite');
    const [food] = await givenFoods(test.db, {});
    const { as } = await signUp(test, 'ana');
    expect((await as('POST', '/api/scans', { foodId: food?.gtin })).status).toBeLessThan(300);
    const { json: before } = await as('GET', '/api/scans');
    expect(before).toHaveLength(1);
    for (const header of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
      for (const query of ['?_method=DELETE', '?method=DELETE', '?action=delete', ''])
        await as('GET', `/api/scans${query}`, undefined, { [header]: 'DELETE' });
      await as('GET', `/api/scans/${food?.gtin}?_method=DELETE`, undefined, { [header]: 'DELETE' });
    }
    expect(await test.db.read.selectFrom('scan').select('id').execute()).toHaveLength(1);
    expect((await as('GET', '/api/scans')).json).toEqual(before);
  });
});

describe('other origins', () => {
  it.each(['https://evil.example', 'null', 'http://127.0.0.1.evil.example', 'http://localhost', 'capacitor://localhost.evil.example'])(
    '%s gets no CORS header, asked first or not',
    async (origin) => {
      for (const method of ['OPTIONS', 'POST'] as const) {
        const { headers } = await app.inject({
          method,
          url: '/api/echo/1',
          headers: { origin, 'access-control-request-method': 'POST' },
          ...(method === 'POST' && { payload: { name: 'oats' } }),
        });
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
    },
  );

  it.each(['capacitor://localhost', 'https://localhost'])('the shell at %s may call, without cookies', async (origin) => {
    const asked = await app.inject({ method: 'OPTIONS', url: '/api/echo/1', headers: { origin, 'access-control-request-method': 'POST' } });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers['access-control-allow-origin']).toBe(origin);
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
    const called = await app.inject({ method: 'POST', url: '/api/echo/1', headers: { origin }, payload: { name: 'oats' } });
    expect(called.headers['access-control-allow-origin']).toBe(origin);
  });
});

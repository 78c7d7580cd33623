import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../config.ts';
import { createContext } from '../../context.ts';
import { createEmptyDatabase, RULE_DIALECTS } from '../../testing/database.ts';
import { startTestApp } from '../../testing/test-app.ts';

describe.each(RULE_DIALECTS)('health on %s', (dialect) => {
  it('is live and ready while the database answers', async () => {
    const { app } = await startTestApp(dialect);
    const answer = await app.inject('/api/health');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: 'ok', live: true, ready: true });
  });
});

describe('health without a database', () => {
  const gone = { status: 'unavailable', live: true, ready: false };

  it('is live, not ready, when the file is closed', async () => {
    const { app, db } = await startTestApp('sqlite');
    if (db.dialect === 'sqlite') db.reader.close();
    const answer = await app.inject('/api/health');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject(gone);
  });

  it('is live, not ready, when the server has dropped it', async () => {
    const { config, drop } = await createEmptyDatabase('postgres');
    const context = await createContext({ ...readConfig({ OFF_ENABLED: 'false', LOG_LEVEL: 'silent' }), database: config });
    onTestFinished(() => context.close());
    await drop();
    expect((await context.app.inject('/api/health')).json()).toMatchObject(gone);
  });
});

describe('metrics', () => {
  it('count by route, never by address, and are for this machine alone', async () => {
    const { app } = await startTestApp('sqlite');
    await app.inject('/api/foods/barcode/3017620422003');
    const { statusCode, body } = await app.inject('/api/metrics');
    expect(statusCode).toBe(200);
    expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/foods\/barcode\/:barcode",status="404"\} 1/u);
    expect(body).not.toContain('3017620422003');
  });

  it.each([
    ['from elsewhere', { remoteAddress: '203.0.113.9' }],
    ['through a proxy', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['through a proxy that says 127.0.0.1', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ])('do not exist for a request %s', async (_name, request) => {
    const { app } = await startTestApp('sqlite');
    expect((await app.inject({ url: '/api/metrics', ...request })).statusCode).toBe(404);
  });
});

describe('the published contract', () => {
  it('is OpenAPI 3.1 and holds every route of the contracts, with its errors', async () => {
    const { app } = await startTestApp('sqlite');
    const document = (await app.inject('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/foods/barcode/{barcode}',
        '/api/calculate-score',
        '/api/scan/detect-barcode',
        '/api/health',
        '/api/auth/login',
      ]),
    );
    expect(Object.keys(document.paths['/api/foods/barcode/{barcode}'].get.responses)).toEqual(
      expect.arrayContaining(['200', '400', '404', '429', '503']),
    );
    expect(document.paths['/api/auth/me'].get.security).toEqual([{ session: [] }]);
    expect(document.paths['/api/metrics']).toBeUndefined();
    const names = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('can be read as a page that loads nothing and runs nothing', async () => {
    const { app } = await startTestApp('sqlite');
    const { body, headers } = await app.inject('/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('/api/calculate-score');
    expect(body).not.toMatch(/<script|src=|https?:\/\/(?!www\.gnu\.org)[^"\s]*\.(?:js|css)/u);
  });
});

it('the empty route of the benchmark is absent unless asked for', async () => {
  const plain = await startTestApp('sqlite');
  expect((await plain.app.inject('/api/empty')).statusCode).toBe(404);
  const bench = await startTestApp('sqlite', { env: { LABELWISE_BENCH: '1' } });
  expect((await bench.app.inject('/api/empty')).json()).toEqual({});
});

it('a database that breaks under a route is not described in the answer', async () => {
  const { app, db } = await startTestApp('sqlite');
  if (db.dialect === 'sqlite') db.reader.close();
  for (const url of ['/api/foods/barcode/3017620422003', '/api/foods/search?q=oats']) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect(Object.keys(answer.json()).sort()).toEqual(['code', 'error']);
    expect(answer.body).not.toMatch(/database|sqlite|select| at |\//iu);
  }
});

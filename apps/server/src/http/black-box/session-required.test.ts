import { describe, expect, it } from 'vitest';
import { RULE_DIALECTS } from '../../testing/database.ts';
import { startTestApp } from '../../testing/test-app.ts';

/** What callers without an account may use. */
const OPEN = [
  'GET /api/watch/stop',
  'POST /api/watch/stop',
  'GET /api/auth/password-rules',
  'GET /api/auth/provider/{provider}/callback',
  'GET /api/auth/ways',
  'GET /api/docs',
  'GET /api/foods/barcode/{barcode}',
  'GET /api/foods/search',
  'GET /api/foods/{id}/alternatives',
  'GET /api/foods/{id}/instead',
  'GET /api/foods/{id}/shelf',
  'GET /api/health',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/legal',
  'GET /api/openapi.json',
  'GET /api/packs',
  'GET /api/packs/{of}',
  'GET /api/packs/{of}/{version}',
  'GET /api/search',
  'GET /api/search/candidates',
  'GET /api/search/shelves',
  'GET /api/search/suggestions',
  'GET /api/shelf-foods',
  'GET /api/submissions/settings',
  'GET /api/subscription-plans',
  'POST /api/auth/forgot-password',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/passkey',
  'POST /api/auth/passkey/options',
  'POST /api/auth/provider',
  'POST /api/auth/provider/finish',
  'POST /api/auth/provider/password',
  'POST /api/auth/provider/register',
  'POST /api/auth/register',
  'POST /api/auth/reset-password',
  'POST /api/calculate-score',
  'POST /api/restrictions/understand',
  'POST /api/scan/detect-barcode',
];

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;
type Method = keyof typeof METHODS;
const isMethod = (name: string): name is Method => name in METHODS;

describe.each(RULE_DIALECTS)('every published call on %s', (dialect) => {
  it('answers 401 without a valid token, but those that are open to everyone', async () => {
    const { app } = await startTestApp(dialect);
    const paths: Record<string, object> = (await app.inject('/api/openapi.json')).json().paths;
    const calls = Object.entries(paths).flatMap(([url, methods]) =>
      Object.keys(methods)
        .filter(isMethod)
        .map((method) => ({ method, url, name: `${METHODS[method]} ${url}` })),
    );
    expect(calls.length).toBeGreaterThan(30);
    const open: string[] = [];
    for (const { method, url, name } of calls) {
      const asked = {
        method: METHODS[method],
        url: url.replaceAll(/\{\w+\}/gu, '4006040055235'),
        ...(method !== 'get' && { payload: {} }),
      };
      const answers = await Promise.all([{}, { authorization: 'Bearer nobody' }].map((headers) => app.inject({ ...asked, headers })));
      if (answers.every(({ statusCode }) => statusCode === 401)) continue;
      open.push(name);
    }
    // Webhooks prove themselves by their signature, not by a session.
    expect(open.filter((name) => !OPEN.includes(name) && !/webhook/u.test(name))).toEqual([]);
  });
});

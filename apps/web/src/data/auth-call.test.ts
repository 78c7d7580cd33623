import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, fakeApi } from '../testing/fake-http.ts';
import { authCall } from './auth-call.ts';

const USER = { id: 'ana', email: 'ana@example.com' };
const login = (given: Parameters<typeof fakeApi>[0][string]) =>
  authCall('login', { email: 'a', password: 'b' }, fakeApi({ 'POST /api/auth/login': given }).http);

afterEach(() => vi.unstubAllGlobals());

describe('a call of the auth area', () => {
  it.each([
    ['a token and a user sign in', answer(200, { success: true, token: 't', user: USER }), { kind: 'signed-in', token: 't', user: USER }],
    ['success without a token is done', answer(200, { success: true, message: 'Sent' }), { kind: 'done', message: 'Sent' }],
    [
      'a refusal carries the server message',
      answer(401, { success: false, message: 'No', code: 'invalid_credentials' }),
      { kind: 'refused', message: 'No', code: 'invalid_credentials' },
    ],
    [
      'else the error field',
      answer(429, { error: 'Slow down', code: 'too_many' }),
      { kind: 'refused', message: 'Slow down', code: 'too_many' },
    ],
    ['words of a machine in between are not the server’s', answer(429, { error: 'Too Many Requests' }), { kind: 'refused', message: null }],
    ['a 200 that says no is a refusal', answer(200, { success: false }), { kind: 'refused', message: null, code: null }],
    ['invalid JSON is a connection error that quotes nothing of it', answer(502, '<html>'), { kind: 'connection', detail: '' }],
    [
      'no network is a connection error with its detail',
      new TypeError('Failed to fetch'),
      { kind: 'connection', detail: 'Failed to fetch' },
    ],
    ['so is a failed native request', answer(0, { error: 'No route' }), { kind: 'connection', detail: 'No route' }],
  ])('%s', async (_what, given, outcome) => {
    expect(await login(given)).toMatchObject(outcome);
  });
});

describe('a call of the auth area in the shell', () => {
  it.each([
    ['a refusal carries the server message', answer(401, { success: false, message: 'No' }), 'No'],
    ['a refusal without words is HTTP and its status', answer(401, {}), 'HTTP 401'],
    ['and so is one that is no JSON', answer(502, '<html>'), 'HTTP 502'],
  ])('%s', async (_what, given, message) => {
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
    expect(await login(given)).toMatchObject({ kind: 'refused', message });
  });
});

import { describe, expect, it } from 'vitest';
import type { HttpAnswer } from '../../platform/http/answer.ts';
import { answer, fakeApi } from '../../testing/fake-http.ts';
import { createSession } from './session.ts';
import { parseUser } from './user.ts';

const ANA = { id: 'ana', firstName: 'Ana', email: 'ana@example.com' };

function setUp(answers: Readonly<Record<string, HttpAnswer | Error | (() => Promise<HttpAnswer>)>> = {}) {
  const api = fakeApi(answers);
  const events: string[] = [];
  const session = createSession({
    http: api.http,
    parseUser: async (value) => parseUser(value),
    loadPreferences: async (user) => void events.push(`preferences of ${user.id}`),
    forget: () => void events.push('forget'),
    onSignedOut: (why) => void events.push(why),
  });
  return { ...api, events, session };
}

function storeCredentials(user: string = JSON.stringify(ANA)): void {
  localStorage.setItem('token', 't1');
  localStorage.setItem('authToken', 't1');
  localStorage.setItem('user', user);
  localStorage.setItem('userPreferences', '{}');
}

describe('a session at start', () => {
  it('is loading', () => {
    expect(setUp().session.getState()).toEqual({ isLoading: true, isAuthenticated: false, user: null });
  });

  it('ends signed out without credentials, and asks nobody', async () => {
    const { session, requests } = setUp();
    await session.start();
    expect(session.getState()).toEqual({ isLoading: false, isAuthenticated: false, user: null });
    expect(requests).toEqual([]);
  });

  it('shows the stored user before the server has answered', async () => {
    storeCredentials();
    const { session } = setUp({ 'GET /api/auth/me': () => new Promise(() => undefined) });
    void session.start();
    await expect.poll(() => session.getState()).toMatchObject({ isLoading: false, isAuthenticated: true, user: { id: 'ana' } });
  });

  it('takes the server copy of the user on 200 and loads the preferences', async () => {
    storeCredentials();
    const { session, events, requests } = setUp({ 'GET /api/auth/me': answer(200, { ...ANA, firstName: 'Anna' }) });
    await session.start();
    expect(session.getState().user?.firstName).toBe('Anna');
    expect(localStorage.getItem('user')).toContain('Anna');
    expect(events).toEqual(['preferences of ana']);
    expect(requests[0]?.headers['Authorization']).toBe('Bearer t1');
  });

  it.each([401, 403])('clears everything on %i', async (status) => {
    storeCredentials();
    const { session, events } = setUp({ 'GET /api/auth/me': answer(status, { error: 'no' }) });
    await session.start();
    expect(session.getState()).toEqual({ isLoading: false, isAuthenticated: false, user: null });
    for (const key of ['token', 'authToken', 'user', 'userPreferences']) expect(localStorage.getItem(key)).toBeNull();
    expect(events).toEqual(['forget', 'expired']);
  });

  it.each([
    ['a server that is down', answer(503, { error: 'busy' })],
    ['no network', new TypeError('Failed to fetch')],
    ['an answer that is no user', answer(200, 'hello')],
  ])('keeps the stored user with %s', async (_what, given) => {
    storeCredentials();
    const { session } = setUp({ 'GET /api/auth/me': given });
    await session.start();
    expect(session.getState()).toMatchObject({ isLoading: false, isAuthenticated: true, user: { id: 'ana' } });
    expect(localStorage.getItem('token')).toBe('t1');
  });

  it.each(['{broken', '"text"', '{"name":"no id"}'])('logs out when the stored user is %s', async (stored) => {
    storeCredentials(stored);
    const { session, events } = setUp();
    await session.start();
    expect(session.getState().isAuthenticated).toBe(false);
    expect(localStorage.getItem('user')).toBeNull();
    expect(events).toContain('logout');
  });

  it('asks the server who it is when only a token is stored', async () => {
    localStorage.setItem('authToken', 'Bearer t1');
    const { session } = setUp({ 'GET /api/auth/me': answer(200, ANA) });
    await session.start();
    expect(session.getState()).toMatchObject({ isAuthenticated: true, user: { id: 'ana' } });
  });
});

describe('login', () => {
  it('stores token and user, marks the session authenticated and loads the preferences', async () => {
    const { session, events } = setUp();
    await session.start();
    await session.login('Bearer t2', ANA);
    expect(localStorage.getItem('token')).toBe('t2');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ANA);
    expect(session.getState()).toMatchObject({ isAuthenticated: true, user: ANA });
    expect(events).toEqual(['forget', 'preferences of ana']);
  });
});

describe('logout', () => {
  it('clears the storage at once and tells the server with the token it had', async () => {
    storeCredentials();
    const { session, requests, events } = setUp({ 'GET /api/auth/me': answer(200, ANA), 'POST /api/auth/logout': answer(200, {}) });
    await session.start();
    session.logout();
    expect(session.getState()).toEqual({ isLoading: false, isAuthenticated: false, user: null });
    expect(localStorage.getItem('token')).toBeNull();
    expect(events).toEqual(['preferences of ana', 'forget', 'logout']);
    expect(requests.at(-1)).toMatchObject({ method: 'POST', url: '/api/auth/logout', headers: { Authorization: 'Bearer t1' } });
  });

  it('is not undone by an answer that was still on its way', async () => {
    storeCredentials();
    let release: (given: HttpAnswer) => void = () => undefined;
    const { session } = setUp({ 'GET /api/auth/me': () => new Promise((resolve) => (release = resolve)) });
    const started = session.start();
    await expect.poll(() => session.getState().isAuthenticated).toBe(true);
    session.logout();
    release(answer(200, ANA));
    await started;
    expect(session.getState().user).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });
});

describe('refresh', () => {
  it('updates user and preferences on 200', async () => {
    localStorage.setItem('token', 't1');
    const { session, events } = setUp({ 'GET /api/auth/me': answer(200, ANA) });
    await session.refresh();
    expect(session.getState().user).toEqual(ANA);
    expect(events).toEqual(['preferences of ana']);
  });

  it.each([401, 403])('logs out on %i', async (status) => {
    localStorage.setItem('token', 't1');
    const { session } = setUp({ 'GET /api/auth/me': answer(status, {}) });
    await session.refresh();
    expect(localStorage.getItem('token')).toBeNull();
    expect(session.getState().isAuthenticated).toBe(false);
  });
});

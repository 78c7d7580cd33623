import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAccess } from '../../data/session/access.ts';
import { createSession, SessionProvider } from '../../data/session/session.ts';
import { storeMember } from '../../testing/render-app.tsx';
import { createHttp } from '../http/http.ts';
import { STORED_ANSWER_HEADER } from '../service-worker.ts';
import { forgetServerDate } from './network.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const DAY = 86_400_000;

/** A connection whose answers bear these dates, one after the other; `stored`: from an earlier day, by the service worker. */
function answering(...answers: readonly { date: number; stored?: boolean }[]) {
  const left = [...answers];
  const http = createHttp({
    baseUrl: '',
    token: () => null,
    watchRequest: () => ({ answered: () => undefined, unanswered: () => undefined }),
    transport: async () => {
      const { date = NOW, stored = false } = left.shift() ?? {};
      return new Response('{}', { headers: { date: new Date(date).toUTCString(), ...(stored && { [STORED_ANSWER_HEADER]: '1' }) } });
    },
  });
  return () => act(async () => void (await http.send('/api/health')));
}

/** A member whose trial ends in five days by the server's clock. */
async function openAccess() {
  storeMember({ subscriptionStatus: 'trial', trialEndsAt: new Date(NOW + 5 * DAY).toISOString() });
  const session = createSession({
    http: { send: async () => new Response('', { status: 503 }), json: async () => Promise.reject(new Error('no answer')) },
    parseUser: async (value) => JSON.parse(JSON.stringify(value)),
    loadPreferences: async () => undefined,
    forget: () => undefined,
    onSignedOut: () => undefined,
  });
  await session.start();
  const { result } = renderHook(useAccess, { wrapper: ({ children }) => <SessionProvider value={session}>{children}</SessionProvider> });
  return () => result.current;
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  forgetServerDate();
  vi.useRealTimers();
  localStorage.clear();
});

describe('a device whose clock is', () => {
  it.each([
    ['decades behind', '1995-01-01T00:00:00Z', { isOnTrial: true, trialDaysRemaining: null }],
    ['decades ahead', '2058-01-01T00:00:00Z', { isOnTrial: false, trialDaysRemaining: 0 }],
  ])('%s shows no absurd days, and the right ones once the server has answered', async (_how, clock, before) => {
    vi.setSystemTime(Date.parse(clock));
    const access = await openAccess();
    expect(access()).toMatchObject(before);
    await answering({ date: NOW })();
    expect(access()).toMatchObject({ isOnTrial: true, hasPremiumAccess: true, trialDaysRemaining: 5 });
  });

  it('right is believed: an answer that was stored on an earlier day says nothing of the present', async () => {
    vi.setSystemTime(NOW);
    const access = await openAccess();
    const ask = answering({ date: NOW - 30 * DAY, stored: true }, { date: NOW }, { date: NOW - 3 * DAY });
    for (let answer = 0; answer < 3; answer += 1) {
      await ask();
      expect(access()).toMatchObject({ isOnTrial: true, trialDaysRemaining: 5 });
    }
  });
});

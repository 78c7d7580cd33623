import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { createQueryClient } from '../data/query-client.ts';
import { createSession, SessionProvider } from '../data/session/session.ts';
import { parseUser } from '../data/session/user.ts';
import { createNavigationMemory, NavigationMemoryProvider } from '../lib/navigation.tsx';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { type FetchAnswers, fakeFetch } from './fake-fetch.ts';
import { fakeApi } from './fake-http.ts';

type Options = {
  /** The address to start at. */
  at?: string;
  /** Answers of the API by "METHOD /path". */
  api?: Parameters<typeof fakeApi>[0];
};

/** Renders a part of the app with everything it may ask for: router, session (started), query client, translation. */
export async function renderApp(ui: ReactNode, { at = '/', api = {} }: Options = {}) {
  const { http, requests } = fakeApi(api);
  const session = createSession({
    http,
    parseUser: async (value) => parseUser(value),
    loadPreferences: async () => undefined,
    forget: () => undefined,
    onSignedOut: () => undefined,
  });
  await session.start();
  const queryClient = createQueryClient();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <SessionProvider value={session}>
        <NavigationMemoryProvider value={createNavigationMemory()}>
          <MemoryRouter initialEntries={[at]}>
            {ui}
            <Address />
          </MemoryRouter>
        </NavigationMemoryProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
  const address = () => view.getByTestId('address').textContent;
  return { ...view, user: userEvent.setup(), session, queryClient, requests, address };
}

/** The address as text, for tests that follow where a press leads. */
function Address() {
  const { pathname, search } = useLocation();
  return (
    <output data-testid="address" hidden>
      {pathname + search}
    </output>
  );
}

/** Signs a member in on this device, as a visit before has left it. */
export function storeMember(user: Readonly<Record<string, unknown>> = {}): void {
  localStorage.setItem('token', 'test-token');
  localStorage.setItem(
    'user',
    JSON.stringify({ id: 'ana', firstName: 'Ana', lastName: 'Lima', email: 'ana@example.com', subscriptionStatus: 'free', ...user }),
  );
}

/** A member's screen on an API of canned answers, with the toasts beside it. */
export async function renderScreen(
  screen: ReactNode,
  answers: FetchAnswers,
  { at = '/', member = {} }: { at?: string; member?: Record<string, unknown> } = {},
) {
  storeMember(member);
  const calls = fakeFetch(answers);
  const app = await renderApp(
    <>
      {screen}
      <Toaster label="Notifications" />
    </>,
    { at },
  );
  return { ...app, calls, made: () => calls.map(({ method, path }) => `${method} ${path}`) };
}

/** What the lists of these foods add up to, as `GET /api/activity/summary` answers it. */
export const aSummary = (changes: Readonly<Record<string, unknown>> = {}) => ({
  body: { scans: 0, products: 0, averageScore: null, favorites: 0, purchased: 0, activities: 0, ...changes },
});

import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { createQueryClient } from '../data/query-client.ts';
import { createSession } from '../data/session/session.ts';
import { SessionProvider } from '../data/session/session-context.tsx';
import { parseUser } from '../data/session/user.ts';
import { NavigationMemoryProvider } from '../lib/navigation/navigation-context.tsx';
import { createNavigationMemory } from '../lib/navigation/navigation-memory.ts';
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
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
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
  return { ...view, user: userEvent.setup(), session, requests, address };
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

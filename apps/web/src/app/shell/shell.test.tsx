import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../data/query-client.ts';
import { createSession, SessionProvider } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { fakeApi } from '../../testing/fake-http.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { Pages } from '../pages.tsx';
import { STEPS } from './onboarding-dialog.tsx';
import { Shell } from './shell.tsx';

afterEach(() => vi.unstubAllGlobals());

it('while the session is loading the whole window is the loader, "Loading Labelwise…"', () => {
  const { http } = fakeApi({});
  const session = createSession({
    http,
    parseUser: async () => undefined,
    loadPreferences: async () => undefined,
    forget: () => undefined,
    onSignedOut: () => undefined,
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider value={session}>
        <MemoryRouter>
          <Pages />
        </MemoryRouter>
      </SessionProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading Labelwise…');
  expect(screen.queryByRole('banner')).toBeNull();
});

it('the header shows the logo beside the name', async () => {
  await renderApp(<Shell bare={false}>page</Shell>, { at: '/scan' });
  const brand = screen.getByRole('link', { name: 'Labelwise' });
  expect(brand.querySelector('svg')).not.toBeNull();
  expect(screen.getByRole('banner').contains(brand)).toBe(true);
});

it.each([
  [true, ['Home', 'AI', 'Scan', 'Insights', 'Profile', 'History', 'Favorites']],
  [false, ['Home', 'AI', 'Scan', 'Insights', 'Profile']],
])('the rail of a wide window holds history and favorites too, the tabs of a phone do not: %s', async (matches, names) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => undefined, removeEventListener: () => undefined }));
  await renderApp(<Shell bare={false}>page</Shell>, { at: '/scan' });
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(names);
});

it('Help closes the menu; each of its steps has a subtitle, a description, and its dot among five', async () => {
  const { user } = await renderApp(<Shell bare={false}>page</Shell>, { at: '/scan' });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(await screen.findByRole('button', { name: 'Help' }));
  await screen.findByRole('heading', { name: 'Welcome' });
  expect(screen.queryByRole('heading', { name: 'Menu' })).toBeNull();
  for (const [at, { subtitle, description }] of STEPS.entries()) {
    expect(screen.getByText(say(subtitle))).toBeDefined();
    expect(screen.getByText(say(description))).toBeDefined();
    const current = screen.getByRole('dialog').querySelector('[data-current]');
    const dots = [...(current?.parentElement?.children ?? [])];
    expect([dots.length, dots.findIndex((dot) => dot === current)]).toEqual([5, at]);
    if (at < 4) await user.click(screen.getByRole('button', { name: 'Next' }));
  }
});

it.each([
  ['/results/3017620422003', 'Scan next'],
  ['/results', 'Scan next'],
  ['/insights', 'Scan'],
])('the raised button says on a product that the next one can be scanned: %s has "%s"', async (at, name) => {
  await renderApp(<Shell bare={false}>page</Shell>, { at });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/scan');
});

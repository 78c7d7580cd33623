import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FetchAnswers } from '../../testing/fake-fetch.ts';
import { renderScreen } from '../../testing/render-app.tsx';
import { OwnerScreen } from './owner-screen.tsx';

const ANA = {
  id: 'a1',
  email: 'ana@example.org',
  username: 'ana',
  name: 'Ana Lima',
  isOwner: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  plan: 'active',
  grantedUntil: '2027-02-01T00:00:00.000Z',
};
const OVERVIEW = {
  version: '1.2.3',
  signUp: 'invitation',
  database: 'sqlite',
  members: 1204,
  owners: 1,
  premium: 3,
  activeInThirtyDays: 40,
  scansInSevenDays: 99,
  offersWaiting: 1,
  invitations: 0,
  mailsWaiting: 0,
};
const OFFER = {
  key: 'k1',
  gtin: '4006040055235',
  name: 'Oats',
  isNew: false,
  offeredAt: '2026-11-20T10:00:00.000Z',
  changes: [{ field: 'sugars', now: '12', offered: '18', from: 'photo' }],
};

const open = (answers: FetchAnswers = {}, isOwner = true, hasPassword = true) =>
  renderScreen(
    <OwnerScreen />,
    {
      'GET /api/auth/me': { body: { id: 'boss', email: 'boss@example.org', isOwner, hasPassword } },
      'GET /api/owner/overview': { body: OVERVIEW },
      'GET /api/owner/members?limit=100': { body: [ANA] },
      'GET /api/owner/invitations': { body: [] },
      'GET /api/owner/offers': { body: [OFFER] },
      ...answers,
    },
    { at: '/owner', member: { isOwner, hasPassword } },
  );

describe('/owner', () => {
  it('is nothing for who does not run the server, and asks nothing', async () => {
    const { calls } = await open({}, false);
    expect(await screen.findByText('This page is for whoever runs this server.')).toBeDefined();
    expect(calls.filter(({ path }) => path.startsWith('/api/owner'))).toEqual([]);
  });

  it('shows counts, how accounts begin, and each member with plan and days', async () => {
    await open();
    expect(await screen.findByText('1,204')).toBeDefined();
    expect(screen.getByText('Accounts are made by invitation.')).toBeDefined();
    expect(await screen.findByText('Ana Lima · since Nov 1, 2026 · seen Nov 20, 2026 · given premium until Jan 31, 2027')).toBeDefined();
  });

  it('says whether the database is whole, and how much smaller its file has become', async () => {
    const { user } = await open({
      'POST /api/owner/database/check': { body: { state: 'whole' } },
      'POST /api/owner/database/vacuum': { body: { before: 2_400_000, after: 1_250_000 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Check the database' }));
    expect(await screen.findByText('The database is whole.')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Make the file smaller' }));
    expect(await screen.findByText('2.4 MB before, 1.3 MB now.')).toBeDefined();
  });

  it('leads an owner without a password to where one is set', async () => {
    const refusal = { status: 403, body: { error: 'Once more.', code: 'reauthentication_required' } };
    const { user } = await open({ 'POST /api/owner/database/vacuum': refusal }, true, false);
    await user.click(await screen.findByRole('button', { name: 'Make the file smaller' }));
    const link = await screen.findByRole('link', { name: /your account has none/u });
    expect(link.getAttribute('href')).toBe('/profile');
  });

  it('asks for the password where the server wants it once more, and then does what was asked', async () => {
    let isProven = false;
    const { user, calls } = await open({
      'DELETE /api/owner/members/a1/sessions': () =>
        isProven ? {} : { status: 403, body: { error: 'Please enter your current password.', code: 'reauthentication_required' } },
      'POST /api/auth/reauthenticate': () => {
        isProven = true;
        return { body: { success: true, message: '' } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Manage ana@example.org' }));
    const sheet = within(screen.getByRole('dialog', { name: 'ana@example.org' }));
    await user.click(sheet.getByRole('button', { name: 'Sign out everywhere' }));
    await user.type(await sheet.findByLabelText('Your own password, once more'), 'rye bread');
    await user.click(sheet.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('Done.')).toBeDefined();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
  });

  it('accepts an offer beside what the catalogue says, and refuses one with a reason', async () => {
    const { user, calls } = await open({
      'POST /api/owner/offers/k1/accept': {},
      'POST /api/owner/offers/k1/refuse': {},
    });
    expect(await screen.findByText('Sugars: 12 → 18')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Accept Oats' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/accept'))).toBe(true));
    await user.click(await screen.findByRole('button', { name: 'Refuse Oats' }));
    await user.type(screen.getByLabelText('Reason'), 'No picture.');
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(calls.find(({ path }) => path.endsWith('/refuse'))?.body).toEqual({ reason: 'No picture.' }));
  });

  it('an offer after which a food warns less says of what, before it is accepted', async () => {
    await open({ 'GET /api/owner/offers': { body: [{ ...OFFER, takenAway: ['nuts', 'milk'] }] } });
    expect(await screen.findByText('Afterwards it warns less of: nuts and milk. Compare it with the pack first.')).toBeDefined();
  });

  it('makes an invitation and shows its link', async () => {
    const made = {
      id: 'i1',
      note: 'Bob',
      makesOwner: false,
      createdAt: ANA.createdAt,
      expiresAt: ANA.createdAt,
      link: 'https://food.example/auth?invitation=x',
    };
    const { user, calls } = await open({ 'POST /api/owner/invitations': { body: made } });
    await user.type(await screen.findByLabelText('For whom'), 'Bob');
    await user.click(screen.getByRole('button', { name: 'Make a link' }));
    expect(await screen.findByDisplayValue('https://food.example/auth?invitation=x')).toBeDefined();
    expect(calls.find(({ method, path }) => method === 'POST' && path === '/api/owner/invitations')?.body).toEqual({
      note: 'Bob',
      makesOwner: false,
      days: 7,
    });
  });
});

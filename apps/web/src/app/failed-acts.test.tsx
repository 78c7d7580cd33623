import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HealthProfileScreen } from '../features/health-profile/health-profile-screen.tsx';
import { HouseholdScreen } from '../features/household/household-screen.tsx';
import { OwnerScreen } from '../features/owner/owner-screen.tsx';
import { ProfileScreen } from '../features/profile/profile-screen.tsx';
import { StopMailScreen, WatchScreen } from '../features/watch/watch-screen.tsx';
import { network } from '../platform/network/network.ts';
import { bytes, type FailingForm, OURS, openFailing, PROFILE_PAGE, press, RAW, typeInto } from '../testing/failing-forms.tsx';
import { dismissToast } from '../ui/feedback/toast-store.ts';

const OVERVIEW = {
  version: '1.2.3',
  signUp: 'open',
  database: 'sqlite',
  ...Object.fromEntries(
    ['members', 'owners', 'premium', 'activeInThirtyDays', 'scansInSevenDays', 'offersWaiting', 'invitations', 'mailsWaiting'].map(
      (name) => [name, 1],
    ),
  ),
};
/** Consent, switches, links and tokens: what is pressed rather than filled in. */
const ACTS: readonly FailingForm[] = [
  {
    ...OURS,
    name: 'consent to health data',
    screen: <HealthProfileScreen />,
    call: 'POST /api/health-profile',
    answers: { 'GET /api/health-profile': { body: null } },
    fill: async (user) => {
      await user.click(await screen.findByRole('checkbox'));
      await user.click(screen.getByRole('button', { name: 'Agree and continue' }));
      return () => expect(screen.getByRole('checkbox', { checked: true })).toBeDefined();
    },
  },
  {
    ...OURS,
    name: 'an access token',
    screen: <ProfileScreen />,
    call: 'POST /api/access-tokens',
    answers: PROFILE_PAGE,
    fill: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'New access token' }));
      const isStillThere = await typeInto(user, 'Name', 'Spreadsheet');
      const [scope] = screen.getAllByRole('checkbox');
      if (scope !== undefined) await user.click(scope);
      await user.click(screen.getByRole('button', { name: 'Make the token' }));
      return isStillThere;
    },
  },
  {
    ...OURS,
    name: 'a link into the household',
    screen: <HouseholdScreen />,
    call: 'POST /api/household/invitations',
    answers: {
      'GET /api/household': {
        body: {
          members: [{ id: 'ana', name: 'Ana', isMe: true, joinedAt: '2026-11-23T10:00:00Z', people: [] }],
          invitations: [],
          shared: [],
          joinedSince: [],
        },
      },
    },
    fill: press('button', 'Make a link'),
  },
  {
    ...OURS,
    name: 'a switch of the watch',
    screen: <WatchScreen />,
    call: 'PUT /api/watch/settings',
    answers: { 'GET /api/watch': { body: { settings: { isOn: true, digest: false }, changes: [], shelves: [] } } },
    fill: press('switch', 'A mail a week, when something changed'),
  },
  {
    name: 'the end of a mail',
    screen: <StopMailScreen />,
    at: '/stop-mail?token=a.b',
    member: false,
    call: 'POST /api/watch/stop?token=a.b',
    says: 'could not be stopped',
    fill: press('button', 'Stop these mails'),
  },
  {
    ...OURS,
    name: 'an invitation of the owner',
    screen: <OwnerScreen />,
    call: 'POST /api/owner/invitations',
    answers: {
      'GET /api/owner/overview': { body: OVERVIEW },
      'GET /api/owner/members': { body: [] },
      'GET /api/owner/invitations': { body: [] },
      'GET /api/owner/offers': { body: [] },
    },
    fill: async (user) => {
      const isStillThere = await typeInto(user, 'For whom', 'Ben');
      await user.click(screen.getByRole('button', { name: 'Make a link' }));
      return isStillThere;
    },
  },
];

afterEach(() => {
  vi.unstubAllGlobals();
  network.watchRequest().answered();
  dismissToast();
});

describe.each(ACTS)('$name that the server could not do', (form) => {
  it('says so beside the control, keeps what was entered, and tries again', async () => {
    const { user, made } = await openFailing(form, { status: 502, stream: bytes(RAW) });
    const isStillThere = await form.fill(user);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    expect(again.parentElement?.textContent).toContain(form.says ?? 'does not answer right now');
    isStillThere();
    expect(document.body.textContent).not.toMatch(/<html|nginx|Bad Gateway/);
    const before = made();
    await user.click(again);
    await waitFor(() => expect(made()).toBe(before + 1));
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AuthScreen } from '../features/auth/auth-screen.tsx';
import { ResetPasswordScreen } from '../features/auth/reset-password-screen.tsx';
import { HealthProfileScreen } from '../features/health-profile/health-profile-screen.tsx';
import { RestrictionsScreen } from '../features/health-profile/restrictions-screen.tsx';
import { WantMoreScreen } from '../features/preferences/want-screen.tsx';
import { ProfileScreen } from '../features/profile/profile-screen.tsx';
import { network } from '../platform/network/network.ts';
import {
  bytes,
  type FailingAnswer,
  type FailingForm,
  OURS,
  openFailing,
  PROFILE_PAGE,
  RAW,
  typed,
  typeInto,
} from '../testing/failing-forms.tsx';
import type { FetchAnswers } from '../testing/fake-fetch.ts';
import { aHealthProfile } from '../testing/health-profile.ts';
import { dismissToast } from '../ui/feedback/toast-store.ts';

const OFFLINE = 'no connection';
const SERVER = 'does not answer right now';
/** What fails, and words of what stands beside the control. */
const FAILURES: readonly [string, () => FailingAnswer, string][] = [
  ['500', () => ({ status: 500, body: { error: 'Something went wrong on our side.', code: 'internal' } }), ''],
  ['503 without words', () => ({ status: 503, stream: bytes('Service Unavailable') }), SERVER],
  ['429', () => ({ status: 429, stream: bytes('Too Many Requests') }), 'too many tries'],
  ['no network', () => new TypeError('Failed to fetch'), OFFLINE],
  ['a page of a machine in between', () => ({ status: 502, stream: bytes(RAW) }), SERVER],
];

const HELD: FetchAnswers = { 'GET /api/health-profile': { body: aHealthProfile({ age: 34 }) } };
const FORMS: readonly FailingForm[] = [
  {
    name: 'sign-in',
    screen: <AuthScreen />,
    at: '/auth',
    member: false,
    call: 'POST /api/auth/login',
    fill: typed(
      [
        ['Email', 'ana@example.com'],
        ['Password', 'a long walk'],
      ],
      'Sign In',
    ),
  },
  {
    name: 'sign-up',
    screen: <AuthScreen />,
    at: '/auth?welcome=true',
    member: false,
    call: 'POST /api/auth/register',
    fill: typed(
      [
        ['First name', 'Ana'],
        ['Last name', 'Lima'],
        ['Username', 'ana'],
        ['Email', 'ana@example.com'],
        ['Password', 'a long walk'],
      ],
      'Create Account',
    ),
  },
  {
    name: 'a new password',
    screen: <ResetPasswordScreen />,
    at: '/reset-password?token=t',
    member: false,
    call: 'POST /api/auth/reset-password',
    fill: typed(
      [
        ['New password', 'a long walk'],
        ['Confirm password', 'a long walk'],
      ],
      'Reset Password',
    ),
  },
  {
    ...OURS,
    name: 'the health profile',
    screen: <HealthProfileScreen />,
    call: 'PUT /api/health-profile',
    answers: HELD,
    fill: typed([['Protein', '75']], 'Save Health Profile'),
  },
  {
    ...OURS,
    name: 'a goal of the health profile',
    screen: <HealthProfileScreen />,
    call: 'PUT /api/health-profile',
    answers: HELD,
    fill: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Heart Health' }));
      return () => undefined;
    },
  },
  {
    ...OURS,
    name: 'dietary restrictions',
    screen: <RestrictionsScreen />,
    call: 'PUT /api/health-profile/p1',
    answers: HELD,
    fill: async (user) => {
      await user.click(await screen.findByRole('button', { name: /^Vegan/ }));
      await user.click(screen.getByRole('button', { name: 'Save Changes' }));
      return () => expect(screen.getByRole('button', { name: /^Vegan/, pressed: true })).toBeDefined();
    },
  },
  {
    ...OURS,
    name: 'names',
    screen: <ProfileScreen />,
    call: 'PATCH /api/users/ana',
    answers: PROFILE_PAGE,
    fill: typed(
      [
        ['First Name', 'Anabel'],
        ['Username', 'anabel'],
      ],
      'Save',
      'Edit Profile',
    ),
  },
  {
    ...OURS,
    name: 'the end of an account',
    screen: <ProfileScreen />,
    call: 'DELETE /api/users/ana',
    says: 'Your account could not be deleted.',
    answers: PROFILE_PAGE,
    fill: typed([['Current password', 'a long walk']], 'Delete my account', /Delete Account/),
  },
  {
    ...OURS,
    name: 'the password',
    screen: <ProfileScreen />,
    call: 'POST /api/auth/change-password',
    answers: PROFILE_PAGE,
    fill: typed(
      [
        ['Current password', 'a long walk'],
        ['New password', 'a longer walk'],
      ],
      'Change password',
      /Change password/,
    ),
  },
];

afterEach(() => {
  vi.unstubAllGlobals();
  network.watchRequest().answered();
  dismissToast();
});

/** A form that nobody has signed in for and one of a member fail in every way; the others share what they fail with. */
const THOROUGH = ['sign-in', 'the health profile'];

describe.each(FORMS)('$name that could not be saved', (form) => {
  const failures = THOROUGH.includes(form.name) ? FAILURES : FAILURES.slice(-1);
  it.each(failures)('for %s says so beside the control, keeps what was entered, and tries again', async (_what, failure, words) => {
    const { user, made } = await openFailing(form, failure());
    const isStillThere = await form.fill(user);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    if (words !== '') expect(again.parentElement?.textContent).toContain(form.says ?? words);
    isStillThere();
    expect(document.body.textContent).not.toMatch(/<html|nginx|Bad Gateway|Service Unavailable|Too Many Requests|\b50[023]\b/);
    const before = made();
    await user.click(again);
    await waitFor(() => expect(made()).toBe(before + 1));
  });
});

it('a preference that could not be saved stays in its sheet, with what was typed behind it', async () => {
  const form: FailingForm = {
    ...OURS,
    name: 'a preference',
    screen: <WantMoreScreen />,
    call: 'POST /api/user-preferences',
    answers: { 'GET /api/user-preferences': { body: [] } },
    fill: async (user) => typeInto(user, 'Add your own', 'Magnesium'),
  };
  const { user, made } = await openFailing(form, { status: 400, stream: bytes(RAW) });
  const isStillThere = await form.fill(user);
  await user.keyboard('{Enter}');
  const sheet = within(await screen.findByRole('dialog', { name: 'Magnesium' }));
  await user.click(sheet.getByRole('radio', { name: '5 of 5, Must Have' }));
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await user.click(await sheet.findByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(made()).toBe(2));
  // The answer has come: nothing of it is left for the next test.
  await sheet.findByRole('button', { name: 'Try Again' });
  expect(sheet.getByRole('radio', { name: '5 of 5, Must Have', checked: true })).toBeDefined();
  isStillThere();
  expect(document.body.textContent).not.toMatch(/html|nginx/);
});

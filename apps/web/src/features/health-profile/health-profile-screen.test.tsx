import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_VERSION } from '../../data/health-profile.ts';
import { noteTrialStarted } from '../../data/subscription.ts';
import { type FetchAnswers, type FetchCall, fakeFetch } from '../../testing/fake-fetch.ts';
import { aHealthProfile } from '../../testing/health-profile.ts';
import { renderApp, storeMember } from '../../testing/render-app.tsx';
import { currentToast, dismissToast } from '../../ui/feedback/toast-store.ts';
import { HealthProfileScreen } from './health-profile-screen.tsx';

const READ = 'GET /api/health-profile';
const PUT = 'PUT /api/health-profile';

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
});

async function open(answers: FetchAnswers, member: Record<string, unknown> = {}) {
  storeMember({ preferences: { units: 'metric', ingredients: {} }, ...member });
  const given = answers[READ];
  let held = { ...aHealthProfile(), ...(typeof given === 'object' && 'body' in given && typeof given.body === 'object' ? given.body : {}) };
  const echo = ({ body }: FetchCall) => {
    held = { ...held, ...(typeof body === 'object' ? body : {}) };
    return { body: held };
  };
  const calls = fakeFetch({ 'GET /api/user-preferences': { body: [] }, [PUT]: echo, 'POST /api/health-profile': echo, ...answers });
  const view = await renderApp(<HealthProfileScreen />, { at: '/health-profile' });
  return { ...view, calls, saves: () => calls.filter(({ method, path }) => path === '/api/health-profile' && method !== 'GET') };
}

describe('consent', () => {
  it('comes before the first field: nothing is stored and no field stands before it', async () => {
    const { user, saves } = await open({ [READ]: { body: null } });
    const agree = await screen.findByRole('button', { name: 'Agree and continue' });
    expect(screen.queryByLabelText('Age')).toBeNull();
    await user.click(agree);
    expect(saves()).toEqual([]);
    expect(screen.getByText('Please tick the box to go on.')).toBeDefined();
    await user.click(screen.getByRole('checkbox'));
    await user.click(agree);
    expect(await screen.findByLabelText('Age')).toBeDefined();
    expect(saves()).toEqual([{ method: 'POST', path: '/api/health-profile', body: { consentVersion: CONSENT_VERSION } }]);
    expect(currentToast()).toBeNull();
  });

  it('of older words is asked for again', async () => {
    await open({ [READ]: { body: aHealthProfile({ consentVersion: '2020-01' }) } });
    expect(await screen.findByRole('button', { name: 'Agree and continue' })).toBeDefined();
  });

  it('that could not be withdrawn leaves the question open, which says why and tries again', async () => {
    const { user, calls } = await open({
      [READ]: { body: aHealthProfile({ age: 34 }) },
      'DELETE /api/health-profile': { status: 500, body: { error: 'no' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw and erase' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Erase' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Your health data could not be erased. Please try again.');
    await user.click(dialog.getByRole('button', { name: 'Erase' }));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2));
    await dialog.findByRole('alert');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Withdraw and erase' }));
    expect(within(screen.getByRole('alertdialog')).queryByRole('alert')).toBeNull();
  });

  it('is withdrawn in the same place after one question, which erases everything', async () => {
    const { user, calls } = await open({
      [READ]: { body: aHealthProfile({ age: 34 }) },
      'DELETE /api/health-profile': { body: { success: true } },
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw and erase' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/It cannot be undone/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Erase' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Health data erased'));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
    expect(await screen.findByRole('button', { name: 'Agree and continue' })).toBeDefined();
  });
});

describe('the basic fields', () => {
  it('save themselves 1 s after the last change, silently, in inches and pounds', async () => {
    const { user, saves } = await open({ [READ]: { body: aHealthProfile() } });
    await user.type(await screen.findByLabelText('Height'), '171');
    await user.type(screen.getByLabelText('Weight'), '66');
    expect(screen.getByText('22.6')).toBeDefined();
    expect(screen.getByText('BMI, Normal')).toBeDefined();
    expect(saves()).toEqual([]);
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.body).toMatchObject({ height: 171 / 2.54, weight: 66 / 0.45359237, age: null });
    expect(saves()[0]?.body).not.toHaveProperty('healthGoals');
    await screen.findByText('Saved');
    expect(currentToast()).toBeNull();
  });

  it('are saved at once when the screen is left', async () => {
    const { user, saves, unmount } = await open({ [READ]: { body: aHealthProfile() } });
    await user.type(await screen.findByLabelText('Age'), '34');
    unmount();
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.body).toMatchObject({ age: 34 });
  });

  it('do not save an activity level alone', async () => {
    const { user, saves, unmount } = await open({ [READ]: { body: aHealthProfile() } });
    await user.selectOptions(await screen.findByLabelText('Activity level'), 'very-active');
    unmount();
    expect(saves()).toEqual([]);
  });

  it('show another unit system without changing what is stored', async () => {
    const { user, calls } = await open({
      [READ]: { body: aHealthProfile({ height: 171 / 2.54, weight: 66 / 0.45359237 }) },
      'PATCH /api/users/ana': { body: {} },
    });
    expect(await screen.findByDisplayValue('171')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Imperial' }));
    expect(screen.getByDisplayValue('67')).toBeDefined();
    expect(screen.getByDisplayValue('146')).toBeDefined();
    expect(screen.getByText('22.6')).toBeDefined();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ units: 'imperial' });
  });

  it('that cannot be true are named once the field is left, and are not saved', async () => {
    const { user, saves } = await open({ [READ]: { body: aHealthProfile() } });
    await user.type(await screen.findByLabelText('Age'), '900');
    await user.tab();
    expect(screen.getByText('Please enter 1 to 130.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save Health Profile' }));
    expect(saves()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText('Age'));
  });
});

describe('chips', () => {
  it('save at once when one is added', async () => {
    const { user, saves } = await open({ [READ]: { body: aHealthProfile({ healthGoals: ['Build Muscle'] }) } });
    await user.click(await screen.findByRole('button', { name: 'Heart Health', pressed: false }));
    expect(screen.getByRole('button', { name: 'Heart Health', pressed: true })).toBeDefined();
    await waitFor(() => expect(currentToast()?.title).toBe('Health profile saved successfully and ingredient preferences updated'));
    expect(saves().map(({ method, body }) => ({ method, body }))).toEqual([
      { method: 'PUT', body: { healthGoals: ['Build Muscle', 'Heart Health'] } },
    ]);
  });

  it('that were taken away come back by Undo', async () => {
    const { user, saves } = await open({ [READ]: { body: aHealthProfile({ medicalConditions: ['Celiac', 'Diabetes'] }) } });
    await user.click(await screen.findByRole('button', { name: 'Celiac', pressed: true }));
    await waitFor(() => expect(currentToast()?.action?.label).toBe('Undo'));
    currentToast()?.action?.onPress();
    expect(await screen.findByRole('button', { name: 'Celiac', pressed: true })).toBeDefined();
    await waitFor(() => expect(saves().at(-1)?.body).toEqual({ medicalConditions: ['Celiac', 'Diabetes'] }));
  });

  it('save with the removal flag when one is taken away', async () => {
    const { user, saves } = await open({ [READ]: { body: aHealthProfile({ medicalConditions: ['Celiac'] }) } });
    await user.click(await screen.findByRole('button', { name: 'Celiac', pressed: true }));
    await waitFor(() => expect(currentToast()?.title).toBe('Health profile updated and unnecessary preferences removed'));
    expect(saves()[0]?.body).toEqual({ medicalConditions: [], removal: true });
  });

  it('take a text of one’s own once, regardless of case', async () => {
    const { user, saves } = await open({ [READ]: { body: aHealthProfile({ dietaryRestrictions: ['No pork'] }) } });
    const add = async (text: string) => {
      await user.click(screen.getAllByRole('button', { name: 'Add your own' })[1] ?? document.body);
      await user.type(screen.getByLabelText('Add your own: Dietary Restrictions'), `${text}{Enter}`);
    };
    await screen.findByRole('button', { name: 'Remove No pork' });
    await add('  no PORK ');
    await add('   ');
    expect(saves()).toEqual([]);
    await add('No beef');
    await waitFor(() => expect(saves()[0]?.body).toEqual({ dietaryRestrictions: ['No pork', 'No beef'] }));
  });

  it('go back when the save is refused', async () => {
    const { user } = await open({ [READ]: { body: aHealthProfile() }, [PUT]: { status: 500, body: {} } });
    await user.click(await screen.findByRole('button', { name: 'Vegan', pressed: false }));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Error', description: 'Failed to save health profile', variant: 'destructive' }),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Vegan', pressed: false })).toBeDefined());
  });
});

/** Lets every call wait until it is released. */
function holdAnswers(): () => void {
  const answering = fetch;
  let release = () => undefined as void;
  const retracted = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => retracted.then(() => answering(...call)));
  return () => release();
}

describe('the button', () => {
  it('saves everything and reads Saving... meanwhile', async () => {
    const { user, saves } = await open({ [READ]: { body: aHealthProfile({ age: 34, healthGoals: ['Lose Weight'] }) } });
    await user.type(await screen.findByLabelText('Protein'), '75.9');
    const release = holdAnswers();
    await user.click(screen.getByRole('button', { name: 'Save Health Profile' }));
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDefined();
    release();
    await waitFor(() => expect(currentToast()?.title).toBe('Health profile saved successfully and ingredient preferences updated'));
    expect(saves().at(-1)?.body).toMatchObject({ age: 34, targetProtein: 75, targetFat: null, healthGoals: ['Lose Weight'] });
    expect(await screen.findByRole('button', { name: 'Save Health Profile' })).toBeDefined();
  });

  it('is what Enter in any of its fields does', async () => {
    const { user, saves } = await open({ [READ]: { body: aHealthProfile() } });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save Health Profile' });
    const fields = ['Age', 'Height', 'Weight', 'Calories', 'Protein', 'Carbs', 'Fat'].map((name) =>
      screen.getByLabelText<HTMLInputElement>(name),
    );
    // A browser presses the button that a field's form has.
    expect(button.type).toBe('submit');
    expect(fields.map(({ form }) => form)).toEqual(fields.map(() => button.form));
    await user.type(screen.getByLabelText('Protein'), '75');
    button.form?.requestSubmit();
    await waitFor(() => expect(saves().at(-1)?.body).toMatchObject({ targetProtein: 75 }));
  });
});

describe('the upgrade banner', () => {
  it('names what premium adds, and offers the trial only where one can start', async () => {
    const { unmount } = await open({ [READ]: { body: aHealthProfile() } });
    for (const part of ['AI Nutritionist', 'Advanced Analytics', 'Personalized Plans']) expect(await screen.findByText(part)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Upgrade to Premium' }).getAttribute('href')).toBe('/subscribe');
    expect(screen.getByRole('button', { name: 'Start 7-Day Free Trial' })).toBeDefined();
    unmount();
    await open({ [READ]: { body: aHealthProfile() } }, { trialEndsAt: '2020-01-01T00:00:00Z' });
    await screen.findByText('AI Nutritionist');
    expect(screen.queryByRole('button', { name: 'Start 7-Day Free Trial' })).toBeNull();
  });

  it('is not there for premium members', async () => {
    await open({ [READ]: { body: aHealthProfile() } }, { subscriptionStatus: 'active', subscriptionEndsAt: '2999-01-01T00:00:00Z' });
    await screen.findByLabelText('Age');
    expect(screen.queryByText('AI Nutritionist')).toBeNull();
  });

  it.each([
    [{ status: 409, body: { success: false, message: 'You have had your trial.' } }, 'You have had your trial.'],
    [{ status: 409, body: {} }, 'Failed to start trial'],
    [new TypeError('Failed to fetch'), 'Unable to start trial. Please try again.'],
  ])('says why no trial started', async (refusal, description) => {
    const { user } = await open({ [READ]: { body: aHealthProfile() }, 'POST /api/start-trial': refusal });
    await user.click(await screen.findByRole('button', { name: 'Start 7-Day Free Trial' }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Trial Setup Failed', description }));
  });

  it('says after the reload that the trial has started, once', async () => {
    noteTrialStarted();
    const { unmount } = await open({ [READ]: { body: aHealthProfile() } });
    expect(currentToast()).toMatchObject({ title: 'Trial Started!', description: 'You now have 7 days of premium access.' });
    unmount();
    dismissToast();
    await open({ [READ]: { body: aHealthProfile() } });
    expect(currentToast()).toBeNull();
  });
});

it('signed out, the screen is a card with the way to sign in', async () => {
  fakeFetch({});
  await renderApp(<HealthProfileScreen />);
  expect(screen.getByRole('heading', { name: 'Please sign in to manage your health profile' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth');
});

it('a profile that cannot be loaded is never shown as an empty one', async () => {
  await open({ [READ]: { status: 500, body: {} } });
  expect(await screen.findByText('Unable to load your health profile')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Agree and continue' })).toBeNull();
});

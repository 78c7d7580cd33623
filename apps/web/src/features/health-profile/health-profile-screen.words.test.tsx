import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onPreferencesUpdated } from '../../data/preferences-updated.ts';
import { type FetchAnswers, fakeFetch } from '../../testing/fake-fetch.ts';
import { aHealthProfile } from '../../testing/health-profile.ts';
import { renderApp, storeMember } from '../../testing/render-app.tsx';
import { currentToast, dismissToast } from '../../ui/feedback/toast-store.ts';
import { HealthProfileScreen } from './health-profile-screen.tsx';

const PUT = 'PUT /api/health-profile';
const PROFILE = aHealthProfile();

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
});

async function open(answers: FetchAnswers = {}, units = 'metric') {
  storeMember({ preferences: { units, ingredients: {} } });
  const calls = fakeFetch({
    'GET /api/user-preferences': { body: [] },
    'GET /api/health-profile': { body: PROFILE },
    [PUT]: ({ body }) => ({ body: { ...PROFILE, ...Object(body) } }),
    ...answers,
  });
  const view = await renderApp(<HealthProfileScreen />, { at: '/health-profile' });
  await screen.findByRole('button', { name: 'Save Health Profile' });
  return { ...view, calls, saved: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
}
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the sections', () => {
  it('hold the basic fields and the targets by their names', async () => {
    await open();
    const basics = section('Basic Information');
    for (const label of ['Age', 'Gender', 'Activity level', 'Height', 'Weight']) expect(basics.getByLabelText(label)).toBeDefined();
    const targets = section('Daily Nutrition Targets');
    for (const [label, unit] of [
      ['Calories', 'kcal'],
      ['Protein', 'g'],
      ['Carbs', 'g'],
      ['Fat', 'g'],
    ] as const) {
      expect(targets.getByLabelText(label).parentElement?.textContent).toContain(unit);
    }
  });

  it.each([
    ['Health Goals', ['Lose Weight', 'Gain Weight', 'Build Muscle', 'Improve Energy', 'Better Sleep', 'Heart Health']],
    ['Dietary Restrictions', ['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Keto', 'Paleo', 'Low-Sodium', 'Low-Carb']],
    [
      'Medical Information',
      ['Diabetes', 'High Blood Pressure', 'Heart Disease', 'High Cholesterol', 'Kidney Disease', 'GERD', 'IBS', 'Celiac'],
    ],
  ])('%s has the chips %j and takes a text of one’s own', async (name, chips) => {
    const { user, saved } = await open();
    expect(
      section(name)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([...chips, 'Add your own']);
    await user.click(section(name).getByRole('button', { name: 'Add your own' }));
    await user.type(section(name).getByLabelText(`Add your own: ${name}`), ' Own words {Enter}');
    await waitFor(() => expect(Object.values(Object(saved()[0]))).toEqual([['Own words']]));
  });

  it('speak of −5 to +5 as the scale of ingredient preferences, never of a food’s score', async () => {
    await open();
    expect(screen.getByText(/Selections turn into ingredient preferences on a scale from −5 to \+5\./)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/scores? (?:from|of|between)? ?[−-]5/iu);
  });
});

describe('the basic fields', () => {
  it('are inches and pounds for who chose so, stored as they stand', async () => {
    const { user, saved } = await open({}, 'imperial');
    await user.type(screen.getByLabelText('Height'), '70');
    await user.type(screen.getByLabelText('Weight'), '170');
    expect(screen.getByText('24.4')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save Health Profile' }));
    await waitFor(() => expect(saved()[0]).toMatchObject({ height: 70, weight: 170 }));
  });

  it('tell a BMI with its word only once height and weight are there, and follow every change', async () => {
    const { user } = await open({}, 'imperial');
    await user.type(screen.getByLabelText('Height'), '70');
    expect(screen.queryByText(/^BMI/)).toBeNull();
    await user.type(screen.getByLabelText('Weight'), '120');
    expect(screen.getByText('BMI, Underweight')).toBeDefined();
    await user.clear(screen.getByLabelText('Weight'));
    expect(screen.queryByText(/^BMI/)).toBeNull();
    await user.type(screen.getByLabelText('Weight'), '210');
    expect(screen.getByText('BMI, Obese')).toBeDefined();
  });
});

describe('what follows from a save', () => {
  it('reaches every list: the preferences are read again and announced', async () => {
    const heard = vi.fn<() => void>();
    const stop = onPreferencesUpdated(heard);
    const { user, calls } = await open();
    const before = calls.filter(({ path }) => path === '/api/user-preferences').length;
    await user.click(screen.getByRole('button', { name: 'Heart Health' }));
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    expect(calls.filter(({ path }) => path === '/api/user-preferences').length).toBeGreaterThan(before);
    stop();
  });

  it('is only noted where it fails: the profile is saved and says so', async () => {
    const { user } = await open({ 'GET /api/user-preferences': { status: 500, body: { error: 'no' } } });
    await user.click(screen.getByRole('button', { name: 'Heart Health' }));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Health profile saved successfully and ingredient preferences updated' }),
    );
    expect(currentToast()?.variant).not.toBe('destructive');
    expect(screen.getByRole('button', { name: 'Heart Health', pressed: true })).toBeDefined();
  });
});

it('signed out, no profile is asked for', async () => {
  const calls = fakeFetch({});
  await renderApp(<HealthProfileScreen />);
  expect(calls).toEqual([]);
});

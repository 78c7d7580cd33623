import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onPreferencesUpdated } from '../../data/preferences-updated.ts';
import { type FetchAnswers, fakeFetch } from '../../testing/fake-fetch.ts';
import { aHealthProfile } from '../../testing/health-profile.ts';
import { renderApp, storeMember } from '../../testing/render-app.tsx';
import { currentToast, dismissToast } from '../../ui/feedback/toast-store.ts';
import { RestrictionsScreen } from './restrictions-screen.tsx';

const PROFILE = aHealthProfile({ age: 34, gender: 'female', height: 67.5, healthGoals: ['Heart Health'], dietaryRestrictions: ['Vegan'] });
const PUT = 'PUT /api/health-profile/p1';

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
});

async function open(answers: FetchAnswers) {
  storeMember();
  const calls = fakeFetch({ 'GET /api/health-profile': { body: PROFILE }, 'GET /api/user-preferences': { body: [] }, ...answers });
  return { ...(await renderApp(<RestrictionsScreen />)), calls };
}

describe('dietary restrictions', () => {
  it('are twelve cards with descriptions, and badges for what is chosen', async () => {
    await open({});
    const cards = within(await screen.findByRole('list', { name: 'Dietary restrictions' })).getAllByRole('button');
    const names = [
      'Vegetarian',
      'Vegan',
      'Gluten-Free',
      'Dairy-Free',
      'Keto',
      'Paleo',
      'Low-Sodium',
      'Low-Carb',
      'Kosher',
      'Halal',
      'Pescatarian',
      'Mediterranean',
    ];
    expect(cards).toHaveLength(12);
    for (const [at, name] of names.entries()) expect(cards[at]?.textContent).toMatch(new RegExp(`^${name}.{8,}`, 'u'));
    expect(cards.filter((card) => card.getAttribute('aria-pressed') === 'true').map((card) => card.textContent)).toEqual([
      'VeganNothing from animals',
    ]);
    expect(screen.getByRole('button', { name: 'Remove Vegan' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to Health Profile' }).getAttribute('href')).toBe('/health-profile');
  });

  it('are stored by Save Changes alone, with the other fields as they were', async () => {
    const heard = vi.fn<() => void>();
    const stop = onPreferencesUpdated(heard);
    const { user, calls } = await open({ [PUT]: { body: { ...PROFILE, dietaryRestrictions: ['Halal'] } } });
    await user.click(await screen.findByRole('button', { name: /^Halal/ }));
    await user.click(screen.getByRole('button', { name: 'Remove Vegan' }));
    expect(screen.getByText('You have changes that are not saved yet.')).toBeDefined();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Dietary Restrictions Updated',
        description: 'Your dietary preferences and ingredient preferences have been updated successfully.',
      }),
    );
    const { id: _id, updatedAt: _updatedAt, understood: _understood, ...fields } = PROFILE;
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ...fields, dietaryRestrictions: ['Halal'] });
    await waitFor(() => expect(screen.queryByText('You have changes that are not saved yet.')).toBeNull());
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    stop();
  });

  it.each([
    ['the server message', { status: 404, body: { error: 'There is nothing here.', code: 'not_found' } }, 'There is nothing here.'],
    ['its own words without one', new TypeError('Failed to fetch'), 'Failed to update dietary restrictions. Please try again.'],
  ])('that cannot be saved show %s and stay chosen', async (_what, refusal, description) => {
    const { user } = await open({ [PUT]: refusal });
    await user.click(await screen.findByRole('button', { name: /^Keto/ }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Error', description, variant: 'destructive' }));
    expect(screen.getByRole('button', { name: /^Keto/, pressed: true })).toBeDefined();
  });

  it('ask for consent before the first one', async () => {
    await open({ 'GET /api/health-profile': { body: null } });
    expect(await screen.findByRole('button', { name: 'Agree and continue' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  });

  it('signed out say where to sign in', async () => {
    fakeFetch({});
    await renderApp(<RestrictionsScreen />);
    expect(screen.getByRole('heading', { name: 'Please sign in to manage your dietary preferences' })).toBeDefined();
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { foodScores } from '../../data/scores/score-cache.ts';
import { keepUnlessSaved } from '../../data/unsaved-scans.ts';
import { ApiError } from '../../platform/http/http.ts';
import { storeMember } from '../../testing/render-app.tsx';
import { currentToast, dismissToast } from '../../ui/feedback/toast-store.ts';
import { givenFood, ok, openResults } from './testing/results-page.tsx';

const ID = '4006381333931';
const AT = `/results/${ID}`;
const LISTS = { Favorite: 'favorites', Purchase: 'purchased' } as const;
type Name = keyof typeof LISTS;

afterEach(() => {
  vi.unstubAllGlobals();
  foodScores.clear();
  dismissToast();
});

async function openAsMember(isSaved: boolean, replies: Parameters<typeof openResults>[2] = {}) {
  storeMember();
  return openResults(AT, await givenFood(), {
    [`GET /api/favorites/check/${ID}`]: ok({ isFavorited: isSaved }),
    [`GET /api/purchased/check/${ID}`]: ok({ isPurchased: isSaved }),
    ...replies,
  });
}

async function ready(name: Name): Promise<HTMLElement> {
  const toggle = await screen.findByRole('button', { name });
  await waitFor(() => expect(toggle.hasAttribute('disabled')).toBe(false));
  return toggle;
}

describe('ten presses before the page has drawn the first', () => {
  it.each([
    ['Favorite', 'POST /api/favorites'],
    ['Purchase', `POST /api/purchased/${ID}`],
    ['I ate this', `POST /api/consumed/${ID}`],
  ] as const)('on %s are one call', async (name, call) => {
    const { calls } = await openAsMember(false, { [call]: ok({ success: true }) });
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    act(() => {
      for (let at = 0; at < 10; at += 1) button.click();
    });
    await waitFor(() => expect(currentToast()?.title).toMatch(/^Added|^Note/u));
    expect(calls.filter((made) => made === call)).toHaveLength(1);
  });
});

it('a scan that the account did not take says so until a further try goes through', async () => {
  const save = vi.fn(async () => undefined).mockRejectedValueOnce(new ApiError(503, 'Service Unavailable'));
  await keepUnlessSaved({ memberId: 'ana', foodId: ID, save }).catch(() => undefined);
  const { user } = await openAsMember(false);
  const notice = (await screen.findByText('This scan is not in your history.')).closest('[role=alert]');
  expect(notice?.textContent).toContain('Not saved: Labelwise does not answer right now.');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByText('This scan is not in your history.')).toBeNull());
  expect(currentToast()?.title).toBe('Saved to your history');
  expect(save).toHaveBeenCalledTimes(2);
});

it.each([
  ['of another member', 'ben', new ApiError(503, 'Service Unavailable')],
  ['beyond the daily limit, which has its own words', 'ana', new ApiError(429, '', { code: 'daily_scan_limit' })],
])('there is no such notice for a scan %s', async (_what, memberId, error) => {
  await keepUnlessSaved({ memberId, foodId: ID, save: () => Promise.reject(error) }).catch(() => undefined);
  await openAsMember(false);
  await ready('Favorite');
  expect(screen.queryByText('This scan is not in your history.')).toBeNull();
});

describe('a toggle of a member', () => {
  it.each([
    ['Favorite', false, 'POST /api/favorites', 'Added to Favorites'],
    ['Favorite', true, `DELETE /api/favorites/${ID}`, 'Removed from Favorites'],
    ['Purchase', false, `POST /api/purchased/${ID}`, 'Added to Purchased'],
    ['Purchase', true, `DELETE /api/purchased/${ID}`, 'Removed from Purchased'],
  ] as const)('%s, saved before: %s, calls %s and says "%s" with the name of the food', async (name, isSaved, call, title) => {
    let answer: (reply: ReturnType<typeof ok>) => void = () => undefined;
    const { user, calls } = await openAsMember(isSaved, {
      [call]: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const toggle = await ready(name);
    expect(toggle.getAttribute('aria-pressed')).toBe(String(isSaved));
    await user.click(toggle);
    await waitFor(() => expect(toggle.hasAttribute('disabled')).toBe(true));
    expect(toggle.getAttribute('aria-pressed')).toBe(String(!isSaved));
    answer(ok({ success: true }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title, description: 'Crunchy Muesli' }));
    await waitFor(() => expect(toggle.hasAttribute('disabled')).toBe(false));
    expect(calls).toContain(call);
  });

  it.each([
    ['Favorite', false, 'Failed to add to favorites. Please try again.'],
    ['Favorite', true, 'Failed to remove from favorites. Please try again.'],
    ['Purchase', false, 'Failed to update purchase status. Please try again.'],
    ['Purchase', true, 'Failed to update purchase status. Please try again.'],
  ] as const)('%s, saved before: %s, that fails is taken back and says "%s"', async (name, isSaved, description) => {
    const down = { status: 500, body: { error: 'no' } };
    const { user } = await openAsMember(isSaved, { [`DELETE /api/favorites/${ID}`]: down, [`DELETE /api/purchased/${ID}`]: down });
    const toggle = await ready(name);
    await user.click(toggle);
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Error', description, variant: 'destructive' }));
    expect(toggle.getAttribute('aria-pressed')).toBe(String(isSaved));
  });

  it.each([
    ['Favorite', 'POST /api/favorites'],
    ['Purchase', `POST /api/purchased/${ID}`],
  ] as const)('%s pressed off and on again, by itself or by Undo, keeps the day on which it was saved', async (name, add) => {
    const addedAt = '2026-03-01T10:00:00.000Z';
    const { user, calls } = await openAsMember(true, {
      [`DELETE /api/${LISTS[name]}/${ID}`]: ok({ success: true, addedAt }),
      [`${add}?addedAt=${encodeURIComponent(addedAt)}`]: ok({ success: true }),
    });
    const toggle = await ready(name);
    await user.click(toggle);
    await waitFor(() => expect(currentToast()?.title).toMatch(/^Removed/u));
    await user.click(await ready(name));
    await waitFor(() => expect(currentToast()?.title).toMatch(/^Added/u));
    await user.click(await ready(name));
    await waitFor(() => expect(currentToast()?.title).toMatch(/^Removed/u));
    act(() => currentToast()?.action?.onPress());
    await waitFor(() => expect(currentToast()?.title).toMatch(/^Added/u));
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    expect(calls.filter((made) => made === `${add}?addedAt=${encodeURIComponent(addedAt)}`)).toHaveLength(2);
  });

  it.each([
    ['Favorite', 'Removed from Favorites'],
    ['Purchase', 'Removed from Purchased'],
  ] as const)('%s that another device took out already is out: "%s"', async (name, title) => {
    const { user, calls } = await openAsMember(true);
    const toggle = await ready(name);
    await user.click(toggle);
    await waitFor(() => expect(currentToast()).toMatchObject({ title, description: 'Crunchy Muesli' }));
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
    expect(calls).toContain(`DELETE /api/${LISTS[name]}/${ID}`);
  });

  it('that fails asks again what another device may have made of it', async () => {
    let isFavorited = false;
    const { user } = await openAsMember(false, {
      [`GET /api/favorites/check/${ID}`]: async () => ok({ isFavorited }),
      'POST /api/favorites': async () => {
        isFavorited = true;
        return { status: 500, body: { error: 'no' } };
      },
    });
    const toggle = await ready('Favorite');
    await user.click(toggle);
    await waitFor(() => expect(currentToast()?.title).toBe('Error'));
    await waitFor(() => expect(toggle.getAttribute('aria-pressed')).toBe('true'));
  });
});

it('an eaten food that could not be stored shows an error', async () => {
  const { user } = await openAsMember(false, { [`POST /api/consumed/${ID}`]: { status: 503, body: {} } });
  await user.click(await screen.findByRole('button', { name: 'I ate this' }));
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Error', description: 'This could not be noted. Please try again.' }));
});

it('what was eaten is one serving at once, and how much it was can be given after', async () => {
  const food = await givenFood();
  const entry = { consumed: { id: 'n1', createdAt: '2026-11-23T12:00:00.000Z', amount: null }, food };
  const { user, calls } = await openAsMember(false, {
    [`POST /api/consumed/${ID}`]: ok(entry),
    'PATCH /api/consumed/n1': ok({ ...entry, consumed: { ...entry.consumed, amount: 40 } }),
  });
  await user.click(await screen.findByRole('button', { name: 'I ate this' }));
  await user.click(await screen.findByRole('button', { name: 'How much was it?' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls).toContain('PATCH /api/consumed/n1'));
  await waitFor(() => expect(currentToast()?.title).toBe('Amount changed'));
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { foodScores } from '../../data/scores/score-cache.ts';
import { previousScore } from '../../data/scores/scores.ts';
import { storeMember } from '../../testing/render-app.tsx';
import { currentToast, dismissToast } from '../../ui/feedback/toast-store.ts';
import { givenFood, ok, openResults, scoreOfFood } from './testing/results-page.tsx';

const AT = '/results/4006381333931';
const LOOKUP = 'GET /api/foods/barcode/4006381333931';
const refused = (status: number, code: string) => ({ status, body: { error: code, code } });

afterEach(() => {
  vi.unstubAllGlobals();
  foodScores.clear();
  dismissToast();
});

describe('a product', () => {
  it('reads top to bottom: what it is, its score, why, the details', async () => {
    const food = await givenFood();
    const { score, label } = scoreOfFood(food);
    await openResults(AT, food);
    await screen.findByRole('heading', { level: 1, name: 'Crunchy Muesli' });
    await screen.findByRole('img', { name: `Score ${score} of 100, ${label}` });
    await screen.findByRole('heading', { name: 'Additives Analysis' });
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Health Assessment',
      'Is it good for you?',
      'Ingredients',
      'Of your day',
      `Why ${score}`,
      'Nutri-Score',
      'Additives Analysis',
      'Product Information',
    ]);
    screen.getByText('Alder & Rye');
    screen.getByText('Muesli');
    screen.getByText(/^It adds up: .* = \d+$/);
    screen.getByRole('table', { name: 'Nutrition Facts' });
    expect(screen.getAllByText('Information: not medical advice, and no medical device.')).toHaveLength(2);
  });

  it('has no toggles for a visitor, who is offered to sign in', async () => {
    await openResults(AT, await givenFood());
    await screen.findByRole('link', { name: 'Sign in to save' });
    expect(screen.queryByRole('button', { name: 'Favorite' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Purchase' })).toBeNull();
  });

  it('without figures says N/A, the reason and what would settle it, never NaN', async () => {
    const { container } = await openResults(AT, await givenFood({ nutriments: {}, ingredients: null, additives: '', novaGroup: null }));
    expect((await screen.findAllByText(/Not Available/)).length).toBeGreaterThan(0);
    await screen.findByText(/Its ingredient list would/);
    expect(container.textContent).toContain('Still needed:');
    expect(container.textContent).not.toMatch(/NaN|undefined|null/);
  });

  it('shows better matches where there are any, and no empty section where there are none', async () => {
    const food = await givenFood();
    const better = {
      food: {
        id: '96385074',
        barcode: '96385074',
        name: 'Oats',
        brand: null,
        image: null,
        category: null,
        nutriscoreGrade: 'a',
        healthScore: 92,
        placeholder: 'cereal',
      },
      score: 92,
      reason: 'One ingredient',
      because: { kind: 'scores higher' },
      occasion: null,
    };
    await openResults(AT, food, { [`GET /api/foods/${food.id}/instead`]: ok({ kind: 'better', foods: [better] }) });
    const section = await screen.findByRole('region', { name: 'Even better matches' });
    expect(within(section).getByRole('link').getAttribute('href')).toBe('/results/96385074');
  });

  it('is scored by the device itself when the server does not answer', async () => {
    const food = await givenFood();
    await openResults(AT, food, {}, null);
    await screen.findByRole('img', { name: new RegExp(`^Score ${scoreOfFood(food).score} of 100`) });
  });

  it.each([
    ['?from=favorites', '/favorites'],
    ['?from=trending', '/trending'],
    ['?fromPage=insights', '/insights'],
    ['?fromPage=detailed-history', '/detailed-history'],
    ['?from=elsewhere', '/'],
    ['', '/'],
  ])('opened with %j leads Back to %s', async (query, path) => {
    const { user, address } = await openResults(`/results/4006381333931${query}`, await givenFood());
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe(path));
  });

  it('opens from the query too', async () => {
    await openResults('/results?barcode=4006381333931', await givenFood());
    await screen.findByRole('heading', { level: 1, name: 'Crunchy Muesli' });
  });
});

it('says near the score and near the additives that neither is medical advice', async () => {
  await openResults(AT, await givenFood());
  const note = 'Information: not medical advice, and no medical device.';
  await waitFor(() => expect(screen.getAllByText(note)).toHaveLength(2));
  for (const card of ['Health Assessment', 'Additives Analysis']) {
    expect(within(screen.getByRole('region', { name: card })).getByText(note)).toBeDefined();
  }
});

describe('a product that cannot be shown', () => {
  it.each([
    ['is not known', refused(404, 'food_not_found'), 'Product Not Found', "We couldn't find information for this barcode", 'Back to Scan'],
    ['is no barcode', refused(400, 'invalid_barcode'), 'Invalid Barcode', 'Barcode must be 8-14 digits long.', 'Back to Scan'],
    ['is asked for too often', refused(429, 'too_many_requests'), 'Too many requests', /wait a moment/, 'Try Again'],
    ['fails on the server', refused(500, 'internal'), 'Failed to load scan results', /on our side/, 'Try Again'],
    ['has no network', new TypeError('Failed to fetch'), 'No connection', /online again/, 'Try Again'],
  ])('because it %s says so, with a way on', async (_why, reply, title, text, action) => {
    await openResults(AT, null, { [LOOKUP]: reply });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByRole('alert').textContent).toMatch(text);
    screen.getByRole(action === 'Try Again' ? 'button' : 'link', { name: action });
  });

  it('leads back to the scanner', async () => {
    const { user, address } = await openResults(AT, null);
    await user.click(await screen.findByRole('link', { name: 'Back to Scan' }));
    await waitFor(() => expect(address()).toBe('/scan'));
  });

  it('is tried again on Try Again', async () => {
    const food = await givenFood();
    let attempts = 0;
    const { user } = await openResults(AT, food, {
      [LOOKUP]: async () => (attempts++ === 0 ? refused(503, 'upstream_unavailable') : ok(food)),
    });
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    await screen.findByRole('heading', { level: 1, name: 'Crunchy Muesli' });
  });

  it('says Loading results... meanwhile', async () => {
    await openResults(AT, null, { [LOOKUP]: () => new Promise(() => undefined) });
    expect(screen.getByRole('status', { name: '' }).textContent).toContain('Loading results...');
  });
});

describe('the score celebration', () => {
  it('shows when the score rises past a limit since this device showed it last, and only then', async () => {
    const food = await givenFood();
    localStorage.setItem('labelwise_shown_scores', JSON.stringify({ '4006381333931': 60 }));
    const first = await openResults(AT, food);
    await screen.findByText('Excellent choice!');
    expect(previousScore('4006381333931')).toBe(scoreOfFood(food).score);
    first.unmount();
    await openResults(AT, food);
    await screen.findByText(/It adds up/);
    expect(screen.queryByText('Excellent choice!')).toBeNull();
  });
});

describe('a member', () => {
  const CHECKS = (id: string) => ({
    [`GET /api/favorites/check/${id}`]: ok({ isFavorited: false }),
    [`GET /api/purchased/check/${id}`]: ok({ isPurchased: false }),
  });

  it('toggles a favorite: shown at once, disabled in flight, then confirmed', async () => {
    storeMember();
    const food = await givenFood();
    let answer: (reply: ReturnType<typeof ok>) => void = () => undefined;
    const { user, calls } = await openResults(AT, food, {
      ...CHECKS(food.id),
      'POST /api/favorites': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const favorite = await screen.findByRole('button', { name: 'Favorite' });
    await waitFor(() => expect(favorite.hasAttribute('disabled')).toBe(false));
    await user.click(favorite);
    await waitFor(() => expect(favorite.getAttribute('aria-pressed')).toBe('true'));
    expect(favorite.hasAttribute('disabled')).toBe(true);
    answer(ok({}));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Added to Favorites', description: 'Crunchy Muesli' }));
    await waitFor(() => expect(favorite.hasAttribute('disabled')).toBe(false));
    expect(calls).toContain('POST /api/favorites');
  });

  it.each([
    ['Favorite', 'Failed to add to favorites. Please try again.'],
    ['Purchase', 'Failed to update purchase status. Please try again.'],
  ])('sees a refused %s taken back, with the reason', async (name, description) => {
    storeMember();
    const food = await givenFood();
    const { user } = await openResults(AT, food, CHECKS(food.id));
    const toggle = await screen.findByRole('button', { name });
    await waitFor(() => expect(toggle.hasAttribute('disabled')).toBe(false));
    await user.click(toggle);
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Error', description, variant: 'destructive' }));
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
  });

  it('notes that it was eaten, and can take it back', async () => {
    storeMember();
    const food = await givenFood();
    const { user, calls } = await openResults(AT, food, {
      ...CHECKS(food.id),
      [`POST /api/consumed/${food.id}`]: ok({}),
      [`DELETE /api/consumed/${food.id}`]: ok({}),
    });
    await user.click(await screen.findByRole('button', { name: 'I ate this' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Noted as eaten'));
    currentToast()?.action?.onPress();
    await waitFor(() => expect(calls).toContain(`DELETE /api/consumed/${food.id}`));
  });

  it('shows a conflict before the score', async () => {
    storeMember();
    const food = await givenFood();
    const score = scoreOfFood(food);
    const conflict = {
      ...score,
      alerts: [
        {
          level: 'conflict' as const,
          about: 'vegan',
          message: 'Not vegan: contains gelatin.',
          title: 'Contains gelatin',
          detail: 'Not vegan.',
          why: 'contains gelatin',
          span: null,
          data: { kind: 'not suitable' as const, restriction: 'vegan', substance: null, cause: { kind: 'contains' } },
        },
      ],
    };
    await openResults(AT, food, {}, conflict);
    const alert = await screen.findByRole('alert', { name: 'Contains gelatin' });
    expect(alert.textContent).toContain('Not vegan.');
    expect(alert.compareDocumentPosition(screen.getByRole('img', { name: /^Score/ }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows once what goes against two restrictions by the same words, with both reasons', async () => {
    storeMember();
    const food = await givenFood();
    const alert = {
      level: 'conflict' as const,
      message: '',
      title: 'Contains milk',
      why: 'contains milk',
      span: [0, 4] as [number, number],
    };
    const of = (restriction: string, detail: string) => ({
      ...alert,
      about: restriction,
      detail,
      data: { kind: 'not suitable' as const, restriction, substance: null, cause: { kind: 'contains' } },
    });
    await openResults(AT, food, {}, { ...scoreOfFood(food), alerts: [of('dairy-free', 'You avoid milk.'), of('vegan', 'Not vegan.')] });
    const shown = await screen.findByRole('alert', { name: 'Contains milk' });
    expect(screen.getAllByRole('alert', { name: 'Contains milk' })).toHaveLength(1);
    expect(shown.textContent).toContain('You avoid milk. Not vegan.');
  });
});

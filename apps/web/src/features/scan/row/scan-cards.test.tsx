import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { scoreOnDevice } from '../../../data/scores/scores.ts';
import { keepUnlessSaved } from '../../../data/unsaved-scans.ts';
import { ApiError } from '../../../platform/http/http.ts';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { foodOfFields } from '../../../testing/foods.ts';
import { renderApp, storeMember } from '../../../testing/render-app.tsx';
import { dealt, emptyRow } from './row.ts';
import { CurrentCard } from './scan-cards.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('a card of several in a row says that its scan is not in the history, until a further try goes through', async () => {
  fakeFetch({});
  storeMember();
  const food = await foodOfFields({ ingredients: 'Oats' });
  const save = vi.fn(async () => undefined).mockRejectedValueOnce(new ApiError(500, ''));
  await keepUnlessSaved({ memberId: 'ana', foodId: food.id, save }).catch(() => undefined);
  const code = { barcode: '4006040055235', shown: '4 006040 055235' };
  const row = dealt(emptyRow('ana'), { ...code, kind: 'food', food, score: await scoreOnDevice(food), stored: 'failed' });
  const { user } = await renderApp(<CurrentCard row={row} onOpen={() => undefined} onAnother={() => undefined} />);
  expect(await screen.findByText('This scan is not in your history.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByText('This scan is not in your history.')).toBeNull());
  expect(save).toHaveBeenCalledTimes(2);
});

import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { aListFood, aScore } from '../../testing/foods.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { useScan } from './use-scan.ts';

const OATS = '4006040055235';

/** A banner whose time never ends. */
function Scanner({ heard }: { heard: string[] }) {
  const scan = useScan();
  const read = () =>
    void scan.run(OATS, {
      stands: new Promise(() => undefined),
      onAnswer: ({ name }) => heard.push(name),
      onOpen: () => heard.push('opens'),
    });
  return (
    <button type="button" onClick={read}>
      read
    </button>
  );
}

it('results that are drawn do not wait for the banner, which is called with them first', async () => {
  const heard: string[] = [];
  fakeFetch({ [`GET /api/foods/barcode/${OATS}`]: { body: aListFood() }, 'POST /api/calculate-score': { body: aScore(82) } });
  const { user, address } = await renderApp(
    <Routes>
      <Route path="/scan" element={<Scanner heard={heard} />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { at: '/scan' },
  );
  await user.click(screen.getByRole('button', { name: 'read' }));
  await waitFor(() => expect(address()).toBe('/results/temp'));
  expect(heard).toEqual(['Rolled oats', 'opens']);
});

import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { nextPage } from '../../lib/navigation.tsx';
import { AppRouter, type BrowserHistory, createBrowserHistory } from './app-router.tsx';

const begun: string[] = [];
let drawings = 0;

/** Says where it is, and notes when it is there in earnest. */
function Page() {
  const { pathname } = useLocation();
  const [drawing] = useState(() => (drawings += 1));
  useEffect(() => void begun.push(pathname), [pathname]);
  return <p data-testid="page">{`${pathname} ${drawing}`}</p>;
}

function start(): BrowserHistory {
  window.history.replaceState(null, '', '/scan');
  const history = createBrowserHistory();
  render(
    <AppRouter history={history} pages={<Page />}>
      <span />
    </AppRouter>,
  );
  return history;
}

const pages = () => screen.getAllByTestId('page').map((page) => [page.textContent?.split(' ')[0], page.style.display !== 'none']);

afterEach(() => {
  begun.length = 0;
  drawings = 0;
});

it('a page that is known ahead is drawn out of sight, and is the one that stands after the push', async () => {
  const history = start();
  let isDrawn = false;
  await act(async () => void nextPage.draw('/results/temp').then(() => (isDrawn = true)));
  expect(isDrawn).toBe(true);
  expect(pages()).toEqual([
    ['/scan', true],
    ['/results/temp', false],
  ]);
  expect(begun).toEqual(['/scan']);
  const ahead = screen.getAllByTestId('page')[1];
  await act(async () => history.push('/results/temp', undefined, { flushSync: true }));
  expect(pages()).toEqual([['/results/temp', true]]);
  expect(screen.getByTestId('page')).toBe(ahead);
  expect(begun).toEqual(['/scan', '/results/temp']);
});

it('another way than the one that was known leaves it undrawn', async () => {
  const history = start();
  await act(async () => void nextPage.draw('/results/temp'));
  const stands = screen.getAllByTestId('page')[0];
  await act(async () => history.push('/history'));
  expect(pages()).toEqual([['/history', true]]);
  expect(screen.getByTestId('page')).toBe(stands);
});

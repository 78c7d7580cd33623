import { NavigationType } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { type BrowserHistory, createBrowserHistory, createNavigationTimer, type HistoryChange } from './app-router.tsx';

describe('the navigation timer', () => {
  it.each([
    [1000, []],
    [1001, ['Slow navigation: /scan took 1001 ms']],
  ])('a navigation of %i ms logs %j', (tookMs, logged) => {
    let now = 0;
    const reports: string[] = [];
    const timer = createNavigationTimer(
      () => now,
      (message) => reports.push(message),
    );
    timer.finish('/first');
    timer.start();
    now = tookMs;
    timer.finish('/scan');
    timer.finish('/scan');
    expect(reports).toEqual(logged);
  });
});

let history: BrowserHistory;
let seen: HistoryChange[];
let end: () => void;

beforeEach(() => {
  window.history.replaceState(null, '', '/start');
  history = createBrowserHistory();
  seen = [];
  end = history.listen((change) => seen.push(change));
});
afterEach(() => end());

it('starts at the address of the window', () => {
  expect(history.current()).toMatchObject({ action: NavigationType.Pop, location: { pathname: '/start', state: null, key: 'default' } });
});

it('a push and a replacement change the address at once and carry their state', () => {
  history.push('/results/1?from=history#top', { from: 'history' });
  expect(window.location.pathname).toBe('/results/1');
  history.replace({ pathname: '/results/2', search: '', hash: '' });
  expect(seen.map(({ action, location }) => [action, location.pathname, location.search, location.state])).toEqual([
    [NavigationType.Push, '/results/1', '?from=history', { from: 'history' }],
    [NavigationType.Replace, '/results/2', '', null],
  ]);
  expect(seen[0]?.location.key).not.toBe(seen[1]?.location.key);
  expect(window.history.state).toMatchObject({ idx: 1 });
});

it('who knows that the next page is ready says so with the push', () => {
  history.push('/results/temp', null, { flushSync: true });
  history.push('/scan');
  expect(seen.map(({ isReady }) => isReady)).toEqual([true, undefined]);
});

it('the browser’s Back arrives as a pop with the state of the entry', async () => {
  history.replace('/list', { scroll: 3 });
  history.push('/results/1');
  history.go(-1);
  await eventually(() =>
    expect(seen.at(-1)).toMatchObject({ action: NavigationType.Pop, location: { pathname: '/list', state: { scroll: 3 } } }),
  );
});

it('a listener that was removed is not called again', () => {
  end();
  history.push('/elsewhere');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(seen).toEqual([]);
});

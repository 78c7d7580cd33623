import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { foods } from '@labelwise/contracts/foods';
import { looksLikeBarcode } from '@labelwise/domain/gtin';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { webTransport } from '../http/http.ts';
import { storageKeys } from '../storage/keys.ts';
import { cameWithPage, repeatEarlyPress } from './early-lookup.ts';

const SCRIPT = readFileSync(path.join(import.meta.dirname, 'early-lookup.js'), 'utf8');
// The script of the page writes out what contracts and domain say: these are theirs.
const ADDRESS = foods.byBarcode.path.replace(':barcode', '3017620422003');
const SHELF = foods.shelf.path.replace(':id', '03017620422003');

/** Opens the address as a browser does: the script of the page runs before the app. */
function open(address: string, fetched: () => Promise<Response>) {
  window.history.replaceState(null, '', address);
  const fetching = vi.fn<typeof fetch>(fetched);
  vi.stubGlobal('fetch', fetching);
  runInThisContext(SCRIPT);
  return fetching;
}

afterEach(() => {
  vi.unstubAllGlobals();
  window.earlyLookups = undefined;
  // The script of the page before listens no more.
  if (window.earlyPresses !== undefined) window.earlyPresses.taken = true;
  window.history.replaceState(null, '', '/');
});

const get = (url: string) => webTransport({ url, method: 'GET', headers: {} });

it('the product of the address is asked for once, before the app runs, and the first to ask takes the answer', async () => {
  const fetching = open('/results/3017620422003', async () => Response.json({ name: 'Nutella' }));
  expect(fetching).toHaveBeenCalledTimes(1);
  const answer = await get(ADDRESS);
  expect(JSON.parse(await answer.text())).toEqual({ name: 'Nutella' });
  expect(fetching).toHaveBeenCalledTimes(1);
  await get(ADDRESS);
  expect(fetching).toHaveBeenCalledTimes(2);
});

it.each([7, 8, 14, 15])('an address with %i digits is asked for exactly where the domain takes them for a barcode', (length) => {
  const digits = '3'.repeat(length);
  const fetching = open(`/results/${digits}`, async () => Response.json({}));
  expect(fetching.mock.calls.map(([path]) => path)).toEqual(
    looksLikeBarcode(digits) ? [foods.byBarcode.path.replace(':barcode', digits)] : [],
  );
});

it('another request is sent as usual', async () => {
  const fetching = open('/results/3017620422003', async () => Response.json({}));
  await get('/api/foods/barcode/5449000000996');
  expect(fetching).toHaveBeenCalledTimes(2);
});

it('an answer that never came is the asker’s to deal with', async () => {
  open('/results/3017620422003', () => Promise.reject(new TypeError('offline')));
  await expect(get(ADDRESS)).rejects.toThrow('offline');
});

describe('where the server has put the answer into the page', () => {
  /** As the page holds it, before the script. */
  function sendAnswer(): void {
    document.head.innerHTML =
      '<script type="application/json" id="first-food">{"name":"Nutella \\u003c"}</script>' +
      '<script type="application/json" id="first-shelf" data-food="03017620422003">{"shelf":null}</script>';
    document.documentElement.dataset['drawn'] = 'results';
  }
  afterEach(() => {
    document.head.replaceChildren();
    delete document.documentElement.dataset['own'];
    delete document.documentElement.dataset['drawn'];
  });

  it('that is the answer, and nothing is asked', async () => {
    sendAnswer();
    const fetching = open('/results/3017620422003', async () => Response.json({}));
    expect(JSON.parse(await (await get(ADDRESS)).text())).toEqual({ name: 'Nutella <' });
    expect(cameWithPage(SHELF)).toBe(true);
    expect(JSON.parse(await (await get(SHELF)).text())).toEqual({ shelf: null });
    expect(cameWithPage(SHELF)).toBe(false);
    expect(fetching).not.toHaveBeenCalled();
    expect(document.documentElement.dataset['own']).toBeUndefined();
  });

  it('it is on the device at once, so that it is there should the network go before the page is at rest', async () => {
    sendAnswer();
    const put = vi.fn<(url: string, answer: Response) => Promise<void>>(async () => undefined);
    vi.stubGlobal('caches', { open: async () => ({ put }) });
    // A page that is never at rest.
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    open('/results/3017620422003', async () => Response.json({}));
    const answer = await get(ADDRESS);
    await eventually(() => expect(put).toHaveBeenCalledTimes(1));
    const [url, stored] = put.mock.calls[0] ?? [];
    expect(url).toBe(ADDRESS);
    expect(await stored?.json()).toEqual({ name: 'Nutella <' });
    expect(Date.now() - Date.parse(stored?.headers.get('date') ?? '')).toBeLessThan(60_000);
    expect(JSON.parse(await answer.text())).toEqual({ name: 'Nutella <' });
    vi.restoreAllMocks();
  });

  it.each([storageKeys.token, storageKeys.authToken])('a member is answered their own food all the same, by their %s', async (key) => {
    sendAnswer();
    localStorage.setItem(key, '"Bearer ana"');
    const fetching = open('/results/3017620422003', async () => Response.json({ name: 'as Ana has it' }));
    expect(JSON.parse(await (await get(ADDRESS)).text())).toEqual({ name: 'as Ana has it' });
    expect(new Headers(fetching.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer ana');
    expect(cameWithPage(SHELF)).toBe(false);
  });

  it('a service worker is asked for it once more, so that it knows how old it is', async () => {
    sendAnswer();
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
    const fetching = open('/results/3017620422003', async () => Response.json({}));
    await get(ADDRESS);
    await eventually(() => expect(fetching.mock.calls.map(([url]) => url)).toEqual([ADDRESS]));
  });

  it.each([storageKeys.token, storageKeys.authToken, storageKeys.scoreProfile, storageKeys.guestProfile, storageKeys.submissions])(
    'what was drawn stays out of sight where %s is stored',
    (key) => {
      sendAnswer();
      localStorage.setItem(key, '{}');
      open('/results/3017620422003', async () => Response.json({}));
      expect(document.documentElement.dataset['own']).toBe('');
    },
  );
});

describe('a page that the device had stored', () => {
  const openStored = () => {
    document.documentElement.dataset['drawn'] = 'results';
    document.documentElement.dataset['stored'] = '';
    document.head.innerHTML = '<script type="application/json" id="first-food">{"name":"of before"}</script>';
    return open('/results/3017620422003', async () => Response.json({ name: 'of today' }));
  };
  afterEach(() => {
    document.head.replaceChildren();
    for (const name of ['drawn', 'stored', 'own']) delete document.documentElement.dataset[name];
  });

  it('is what stands for a visitor of whom nothing is known', async () => {
    expect(openStored()).not.toHaveBeenCalled();
    expect(await (await get(ADDRESS)).text()).toContain('of before');
  });

  it('holds nothing for whom the device knows: the server is asked', async () => {
    localStorage.setItem(storageKeys.token, 'abc');
    expect(openStored()).toHaveBeenCalledTimes(1);
    expect(await (await get(ADDRESS)).text()).toContain('of today');
  });
});

it('the scripts of a drawn page run in their order once it has been seen', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  // The pages of the other tests have nothing to start.
  document.dispatchEvent(new Event('DOMContentLoaded'));
  vi.runAllTimers();
  document.documentElement.dataset['drawn'] = 'scan';
  document.head.innerHTML = '<link data-start href="/one.js"><link href="/other.css"><link data-start href="/two.js">';
  open('/scan', async () => Response.json({}));
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const scripts = () => [...document.querySelectorAll('script')].map(({ src, type, async }) => [new URL(src).pathname, type, async]);
  expect(scripts()).toEqual([]);
  vi.runAllTimers();
  expect(scripts()).toEqual([
    ['/one.js', 'module', false],
    ['/two.js', 'module', false],
  ]);
  delete document.documentElement.dataset['drawn'];
  document.head.replaceChildren();
});

it.each(['/', '/scan', '/results', '/results/temp', '/results/123', '/results?barcode=3017620422003'])('%s asks for nothing', (address) => {
  expect(open(address, async () => Response.json({}))).not.toHaveBeenCalled();
});

it('what the app has answered itself is not pressed again', () => {
  document.documentElement.dataset['drawn'] = 'scan';
  document.body.innerHTML = '<button type="button">Scan</button>';
  open('/scan', async () => Response.json({}));
  const button = document.querySelector('button');
  const pressed = vi.fn((event: Event) => event.preventDefault());
  button?.addEventListener('click', pressed);
  button?.click();
  repeatEarlyPress();
  expect(pressed).toHaveBeenCalledTimes(1);
  delete document.documentElement.dataset['drawn'];
  document.body.replaceChildren();
});

it('a press is not lost where the app draws the page anew', () => {
  document.documentElement.dataset['drawn'] = 'results';
  document.body.innerHTML = '<button type="button">Share</button><button type="button">Compare</button>';
  open('/scan', async () => Response.json({}));
  document.querySelectorAll('button')[1]?.click();
  document.body.innerHTML = '<button type="button">Share</button><button type="button">Compare</button>';
  const pressed = vi.fn();
  document.querySelectorAll('button')[1]?.addEventListener('click', pressed);
  repeatEarlyPress();
  expect(pressed).toHaveBeenCalledTimes(1);
  delete document.documentElement.dataset['drawn'];
  document.body.replaceChildren();
});

it('a control that the app draws only after a while is pressed once it stands', () => {
  vi.useFakeTimers();
  document.documentElement.dataset['drawn'] = 'results';
  document.body.innerHTML = '<a href="/auth">Sign in to save</a>';
  open('/scan', async () => Response.json({}));
  document.querySelector('a')?.click();
  document.body.replaceChildren();
  repeatEarlyPress();
  vi.advanceTimersByTime(1000);
  document.body.innerHTML = '<a href="/auth">Sign in to save</a>';
  const pressed = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('a')?.addEventListener('click', pressed);
  vi.advanceTimersByTime(1000);
  expect(pressed).toHaveBeenCalledTimes(1);
  delete document.documentElement.dataset['drawn'];
  document.body.replaceChildren();
  vi.useRealTimers();
});

it('a button pressed before the app ran is pressed again by the app, once', () => {
  document.documentElement.dataset['drawn'] = 'scan';
  document.body.innerHTML = '<button type="button"><svg></svg></button>';
  open('/scan', async () => Response.json({}));
  const pressed = vi.fn();
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  document.querySelector('button')?.addEventListener('click', pressed);
  repeatEarlyPress();
  repeatEarlyPress();
  expect(pressed).toHaveBeenCalledTimes(1);
  delete document.documentElement.dataset['drawn'];
  document.body.replaceChildren();
});

it.each([
  ['a first visit', {}, ''],
  ['a guest', { guestMode: 'true' }, undefined],
  ['a member', { guestMode: 'true', token: 'abc' }, ''],
])('%s: the guest’s home that comes drawn is for guests alone', (_, memory, own) => {
  for (const [key, value] of Object.entries(memory)) localStorage.setItem(key, value);
  document.documentElement.dataset['drawn'] = 'home';
  open('/', async () => Response.json({}));
  expect(document.documentElement.dataset['own']).toBe(own);
  delete document.documentElement.dataset['own'];
  delete document.documentElement.dataset['drawn'];
});

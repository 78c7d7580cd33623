import { foods } from '@labelwise/contracts/foods';
import { looksLikeBarcode } from '@labelwise/domain/gtin';
import { afterEach, expect, it, vi } from 'vitest';
import { STORED_ANSWER_HEADER } from '../src/platform/service-worker.ts';
import { drawnOrStored, markStored, workbox } from './pwa.ts';

it('marks a stored answer with the header that the app reads, and leaves the rest as it is', async () => {
  const stored = new Response('{"name":"Nutella"}', { status: 200, headers: { etag: '"1"' } });
  const marked = await markStored({ cachedResponse: stored });
  expect(marked?.headers.get(STORED_ANSWER_HEADER)).toBe('1');
  expect(marked?.headers.get('etag')).toBe('"1"');
  expect(await marked?.json()).toEqual({ name: 'Nutella' });
});

it('passes on that nothing was stored', async () => {
  expect(await markStored({ cachedResponse: undefined })).toBeNull();
});

it('uses nothing from outside itself, for the build copies its text into the worker', async () => {
  const copy: unknown = new Function(`return ${markStored.toString()}`)();
  expect(copy).toBeInstanceOf(Function);
  const marked: unknown = typeof copy === 'function' ? await Reflect.apply(copy, undefined, [{ cachedResponse: new Response('') }]) : null;
  expect(marked instanceof Response && marked.headers.get(STORED_ANSWER_HEADER)).toBe('1');
});

const STORED = 'the stored page';
const ADDRESS = 'http://localhost/results/3017620422003';
const drawnPage = (number: number) => `<html lang="en" data-drawn="results"><script src="/assets/index-Ab1.js"></script>${number}`;

/** A device with its caches, where the files of one release lie; `visit` opens the results from the worker. */
function givenWorker(release = '/assets/index-Ab1.js') {
  const pages = new Map<string, Response>();
  const cache = {
    match: async (key: string) => pages.get(key)?.clone(),
    put: async (key: string, page: Response) => void pages.set(key, page),
    delete: async (key: string) => pages.delete(key),
    keys: async () => [...pages.keys()],
  };
  const shell = { open: async () => cache, match: async (url: string) => fileOf(url.replace('http://localhost', '')) };
  const fileOf = (path: string) => (path === '/index.html' ? new Response(STORED) : path === release ? new Response('code') : undefined);
  vi.stubGlobal('caches', shell);
  // As the worker has it: a text that uses nothing from outside itself.
  const copy: unknown = new Function(`return ${drawnOrStored.toString()}`)();
  const visit = async (answer: () => Promise<Response>, address = ADDRESS) => {
    vi.stubGlobal('fetch', answer);
    const waiting: Promise<unknown>[] = [];
    const event = { waitUntil: (work: Promise<unknown>) => waiting.push(work) };
    const page: unknown =
      typeof copy === 'function' ? await Reflect.apply(copy, undefined, [{ request: new Request(address), event }]) : null;
    const text = page instanceof Response ? await page.text() : null;
    for (let at = 0; at < waiting.length; at += 1) await waiting[at];
    return text;
  };
  return { visit, pages };
}
const sends =
  (body: string, date = new Date()) =>
  async () =>
    new Response(body, { headers: { date: date.toUTCString() } });
const offline = () => Promise.reject(new TypeError('offline'));

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the server’s page has the verdict in it', sends('drawn'), 'drawn'],
  ['without a network', offline, STORED],
  ['a server at fault', async () => new Response('', { status: 502 }), STORED],
  ['a server that takes longer than a second', () => new Promise<Response>(() => undefined), STORED],
])('results open from the worker: %s', async (_, answer, page) => {
  expect(await givenWorker().visit(answer)).toBe(page);
});

it('results that are asked for in a language come from the server, and are not stored for the next time', async () => {
  const { visit, pages } = givenWorker();
  expect(await visit(sends(drawnPage(22)))).toBe(drawnPage(22));
  expect(await visit(sends('en français'), `${ADDRESS}?lang=fr`)).toBe('en français');
  expect(await visit(offline, `${ADDRESS}?lang=fr`)).toBe(STORED);
  expect(await pages.get(ADDRESS)?.clone().text()).toContain('22');
});

it('what the server drew last stands at once, says that it is an earlier one, and makes way for what it draws today', async () => {
  const { visit } = givenWorker();
  expect(await visit(sends(drawnPage(22)))).toBe(drawnPage(22));
  const before = drawnPage(22).replace('data-drawn="results"', 'data-drawn="results" data-stored');
  expect(await visit(sends(drawnPage(25)))).toBe(before);
  expect(await visit(offline)).toContain('25');
  expect(await visit(offline, `${ADDRESS}?from=trending`)).toContain('25');
});

it('a page that was drawn for another release, a week ago or for nobody in particular does not stand', async () => {
  const other = givenWorker('/assets/index-Cd2.js');
  await other.visit(sends(drawnPage(22)));
  expect(await other.visit(sends('today'))).toBe('today');
  const old = givenWorker();
  await old.visit(sends(drawnPage(22), new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)));
  expect(await old.visit(sends('today'))).toBe('today');
  const member = givenWorker();
  await member.visit(sends(drawnPage(22)));
  await member.visit(sends('the plain page of somebody signed in'));
  expect(member.pages.size).toBe(0);
});

it('forty pages are stored, the oldest goes first', async () => {
  const { visit, pages } = givenWorker();
  for (let code = 10_000_000; code < 10_000_041; code += 1) await visit(sends(drawnPage(1)), `http://localhost/results/${code}`);
  expect(pages.size).toBe(40);
  expect(pages.has('http://localhost/results/10000000')).toBe(false);
});

/** The name of the cache that the worker answers a request from; `pages` where it draws or stores a page, null where it lets it through. */
function cacheOf(pathname: string, mode: RequestMode): string | null {
  const url = new URL(pathname, 'http://localhost');
  const request = { mode, url: url.href };
  const route = workbox.runtimeCaching?.find(({ urlPattern }) => {
    // As the worker has it: a text that uses nothing from outside itself.
    const matches: unknown = new Function(`return ${String(urlPattern)}`)();
    return typeof matches === 'function' && Reflect.apply(matches, undefined, [{ request, url, sameOrigin: true }]) === true;
  });
  return route === undefined ? null : (route.options?.cacheName ?? 'pages');
}

it.each([7, 8, 13, 14, 15])(
  'the worker takes an address with %i digits for results exactly where the domain takes them for a barcode',
  (length) => {
    const digits = '3'.repeat(length);
    expect(cacheOf(`/results/${digits}`, 'navigate')).toBe(looksLikeBarcode(digits) ? 'pages' : null);
    expect(workbox.navigateFallbackDenylist?.some((denied) => denied.test(`/results/${digits}?from=scan`))).toBe(looksLikeBarcode(digits));
  },
);

it('the worker stores the answers for a food and its shelf, at the paths of their contracts, and nothing else of the API', () => {
  expect(cacheOf(foods.byBarcode.path.replace(':barcode', '3017620422003'), 'cors')).toBe('labelwise-foods');
  expect(cacheOf(foods.shelf.path.replace(':id', '03017620422003'), 'cors')).toBe('labelwise-foods');
  for (const path of [foods.search.path, '/api/scans', '/api/user-preferences']) expect(cacheOf(path, 'cors')).toBeNull();
});

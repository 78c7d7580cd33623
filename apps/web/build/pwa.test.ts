import { expect, it, vi } from 'vitest';
import { STORED_ANSWER_HEADER } from '../src/platform/service-worker/service-worker.ts';
import { drawnOrStored, markStored } from './pwa.ts';

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
const drawn = async (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('caches', { match: async () => new Response(STORED) });
  // As the worker has it: a text that uses nothing from outside itself.
  const copy: unknown = new Function(`return ${drawnOrStored.toString()}`)();
  const request = new Request('http://localhost/results/3017620422003');
  const page: unknown = typeof copy === 'function' ? await Reflect.apply(copy, undefined, [{ request }]) : null;
  vi.unstubAllGlobals();
  return page instanceof Response ? page.text() : null;
};

it.each([
  ['the server’s page has the verdict in it', async () => new Response('drawn'), 'drawn'],
  ['without a network', () => Promise.reject(new TypeError('offline')), STORED],
  ['a server at fault', async () => new Response('', { status: 502 }), STORED],
  ['a server that takes longer than a second', () => new Promise<Response>(() => undefined), STORED],
])('results open from the worker: %s', async (_, answer, page) => {
  expect(await drawn(answer)).toBe(page);
});

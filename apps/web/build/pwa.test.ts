import { expect, it } from 'vitest';
import { STORED_ANSWER_HEADER } from '../src/platform/service-worker/service-worker.ts';
import { markStored } from './pwa.ts';

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

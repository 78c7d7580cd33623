import { expect, it } from 'vitest';
import { KEPT_HEADER } from '../src/platform/service-worker/caches.ts';
import { markKept } from './mark-kept.ts';

it('marks a stored answer with the header that the app reads, and leaves the rest as it is', async () => {
  const kept = new Response('{"name":"Nutella"}', { status: 200, headers: { etag: '"1"' } });
  const marked = await markKept({ cachedResponse: kept });
  expect(marked?.headers.get(KEPT_HEADER)).toBe('1');
  expect(marked?.headers.get('etag')).toBe('"1"');
  expect(await marked?.json()).toEqual({ name: 'Nutella' });
});

it('passes on that nothing was stored', async () => {
  expect(await markKept({ cachedResponse: undefined })).toBeNull();
});

it('uses nothing from outside itself, for the build copies its text into the worker', async () => {
  const copy: unknown = new Function(`return ${markKept.toString()}`)();
  expect(copy).toBeInstanceOf(Function);
  const marked: unknown = typeof copy === 'function' ? await Reflect.apply(copy, undefined, [{ cachedResponse: new Response('') }]) : null;
  expect(marked instanceof Response && marked.headers.get(KEPT_HEADER)).toBe('1');
});

import { TEXT_FILES } from '@labelwise/label-reader/web';
import { afterEach, expect, it, vi } from 'vitest';
import { dropWrongFiles } from './read-label.ts';

afterEach(() => vi.unstubAllGlobals());

it('what something on the way answered in the place of a file is erased, and the files stay', async () => {
  const { alphabet, detection } = TEXT_FILES;
  const stored = new Map<string, Blob>([
    [alphabet.url, new Blob([new Uint8Array(alphabet.bytes)])],
    [detection.url, new Blob(['<h1>Sign in to this network</h1>'])],
    ['/assets/another.js', new Blob(['1'])],
  ]);
  const cache = {
    match: async (url: string) => (stored.has(url) ? { blob: async () => stored.get(url) } : undefined),
    delete: async (url: string) => stored.delete(url),
  };
  vi.stubGlobal('caches', { keys: async () => ['labelwise-labels'], open: async () => cache });
  await dropWrongFiles();
  expect([...stored.keys()]).toEqual([alphabet.url, '/assets/another.js']);
});

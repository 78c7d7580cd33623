import { vi } from 'vitest';

/** A request that is answered in a later task, as the platform's are. */
class FakeRequest extends EventTarget {
  result: unknown = undefined;
  error: DOMException | null = null;
}

function answer(work: () => unknown, types: readonly string[] = ['success']): FakeRequest {
  const request = new FakeRequest();
  queueMicrotask(() => {
    try {
      request.result = work();
      for (const type of types) request.dispatchEvent(new Event(type));
    } catch (error) {
      request.error = error instanceof DOMException ? error : new DOMException(String(error));
      request.dispatchEvent(new Event('error'));
    }
  });
  return request;
}

/** Bytes of the page stay bytes of the page, which a structured clone of jsdom's are not. */
const copyOf = (value: unknown): unknown => (value instanceof Uint8Array ? value.slice() : structuredClone(value));

/**
 * jsdom has no IndexedDB. This one has what our store of files asks of it: one object store, read and written whole, with copies in and
 * out. @returns what lies in it, by key; and how to fill the device, after which nothing more can be written
 */
export function fakeIndexedDb() {
  const values = new Map<string, unknown>();
  let isFull = false;
  const store = {
    get: (key: string) => answer(() => copyOf(values.get(key))),
    put: (value: unknown, key: string) =>
      answer(() => {
        if (isFull) throw new DOMException('Full', 'QuotaExceededError');
        values.set(key, copyOf(value));
      }),
    delete: (key: string) => answer(() => void values.delete(key)),
    getAllKeys: () => answer(() => [...values.keys()].toSorted()),
  };
  const database = {
    createObjectStore: () => store,
    transaction: () => Object.assign(new EventTarget(), { objectStore: () => store }),
    close: () => undefined,
  };
  vi.stubGlobal('indexedDB', { open: () => answer(() => database, ['upgradeneeded', 'success']) });
  return {
    files: values,
    fill: () => {
      isFull = true;
    },
  };
}

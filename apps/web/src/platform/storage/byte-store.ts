/**
 * Files of this app on the device, in IndexedDB: there in browsers, workers and the native shell alike, read whole into memory, and
 * untouched by a new version of the app. A cache of the service worker would be none in the shell, and could not be written in pieces.
 */
const DATABASE = 'labelwise-files';
const STORE = 'files';

export const byteStore = {
  /** `null` where it is not there: never stored, or taken back by the browser. */
  async get(name: string): Promise<Uint8Array | null> {
    const value: unknown = await answerOf((await storeFor('readonly')).get(name));
    return value instanceof Uint8Array ? value : null;
  },
  /** @throws where the device has no room, or stores nothing */
  async set(name: string, bytes: Uint8Array): Promise<void> {
    await answerOf((await storeFor('readwrite')).put(bytes, name));
  },
  async remove(name: string): Promise<void> {
    await answerOf((await storeFor('readwrite')).delete(name));
  },
  async names(): Promise<string[]> {
    const keys = await answerOf((await storeFor('readonly')).getAllKeys());
    return keys.map(String);
  },
};

async function storeFor(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  const database = await answerOf(opening);
  const transaction = database.transaction(STORE, mode);
  // Another tab may delete the whole: nothing is held open.
  transaction.addEventListener('complete', () => database.close());
  return transaction.objectStore(STORE);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database did not answer.')));
  });
}

/** Asks the browser not to take files back when room gets scarce; whether it agreed. */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}

import { LIST_CORE, LIST_LANGUAGES, TEXT_FILES } from '@labelwise/label-reader/web';

/** What the reader's files weigh on their way when they are fetched for the first time, with those of one language, in MB. */
export const DOWNLOAD_MB = 22;

type Connection = { readonly saveData?: boolean; readonly type?: string };

/** Whether the files would come over a connection that the person may pay for by size; where browsers do not tell, on every phone. */
export function mayCost(): boolean {
  const connection: Connection | undefined = 'connection' in navigator ? Object(navigator.connection) : undefined;
  if (connection?.saveData === true || connection?.type === 'cellular') return true;
  if (connection?.type !== undefined) return false;
  return matchMedia('(pointer: coarse)').matches;
}

/** Whether the reader's models lie on this device already. */
export async function isReaderStored(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  try {
    const found = await Promise.all(Object.values(TEXT_FILES).map(({ url }) => caches.match(url)));
    return found.every((response) => response !== undefined);
  } catch {
    // A browser that refuses its caches stores nothing.
    return false;
  }
}

/**
 * Erases stored files that are not what they are to be: something on the way may have answered a page of its own in their place, which
 * would be taken for the file for ever. They are fetched again with the next reading.
 */
export async function dropWrongFiles(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const files = [...Object.values(TEXT_FILES), LIST_CORE, ...Object.values(LIST_LANGUAGES)];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url, bytes } of files) {
      const stored = await cache.match(url);
      if (stored !== undefined && (await stored.blob()).size !== bytes) await cache.delete(url);
    }
  }
}

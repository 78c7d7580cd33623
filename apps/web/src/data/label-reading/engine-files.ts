import { TEXT_FILES } from '@labelwise/label-reader/web';

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

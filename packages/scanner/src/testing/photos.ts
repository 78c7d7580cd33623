import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const DATA = new URL('../../../../../shared/data/', import.meta.url);
const MANIFEST = new URL('barcodes/barcodes_manifest.jsonl', DATA);

export type Photo = {
  id: string;
  folder: string;
  bytes: Uint8Array;
  /** The 13-digit key of the code that is printed there; `null` where there is none. */
  gtin: string | null;
};

type ManifestLine = { id: string; file: string; format: string; gtin: string | null };

/**
 * Pictures whose entry in the collection names another code than the one printed on the pack: the digits below the bars
 * say so. Such a picture counts on neither side.
 */
export const MISLABELLED: readonly string[] = ['zxingcpp-ean13-2/23.webp', 'zxingcpp-ean13-2/28.webp'];

/** The collection of real pictures, which is not part of the repository; `null` where it is not beside it. */
export async function readPhotos(): Promise<Photo[] | null> {
  if (!existsSync(MANIFEST)) return null;
  const lines = (await readFile(MANIFEST, 'utf8')).trim().split('\n');
  return Promise.all(lines.map((line) => readPhoto(JSON.parse(line))));
}

async function readPhoto({ id, file, format, gtin }: ManifestLine): Promise<Photo> {
  const printed = format === 'NONE' || gtin === null ? null : gtin.padStart(13, '0');
  return { id, folder: id.split('/')[0] ?? id, bytes: await readFile(new URL(file, DATA)), gtin: printed };
}

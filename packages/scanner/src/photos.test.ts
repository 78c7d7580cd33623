import { STRESS } from '@labelwise/domain/testing';
import { expect, it } from 'vitest';
import { createNodeDecoder } from './node.ts';
import { MISLABELLED, readPhotos } from './testing/photos.ts';

/** What plain zxing-wasm reads of all pictures, of which it misreads three. */
const PLAIN_READS = 211;
/** Every so many-th picture is read; all of them in `npm run stress`. */
const STEP = STRESS ? 1 : 60;

const photos = await readPhotos();
if (photos === null) process.stdout.write('photos.test.ts skipped: the pictures are not beside the repository\n');

it.skipIf(photos === null)(
  'reads more real pictures than the plain engine, and none of them wrongly',
  async () => {
    const decoder = await createNodeDecoder();
    const wrong: string[] = [];
    let read = 0;
    const seen = (photos ?? []).filter((_, at) => at % STEP === 0);
    for (const { id, bytes, gtin } of seen) {
      const outcome = await decoder.decodeImage(bytes);
      if (outcome.kind !== 'product') continue;
      if (outcome.barcode.gtin === gtin) read += 1;
      else if (!MISLABELLED.includes(id)) wrong.push(`${id}: ${outcome.barcode.gtin}`);
    }
    expect(wrong).toEqual([]);
    expect(read / seen.length).toBeGreaterThan(PLAIN_READS / (photos ?? []).length);
  },
  180_000,
);

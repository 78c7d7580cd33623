import { STRESS, times, within } from '@labelwise/domain/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { barcodeJpeg, blackPng, manyFramesGif, mutated, withGiantExif } from '../../testing/pictures.ts';
import { createBarcodeDecoder, type DecodeResult } from './barcode-decoder.ts';

const decoder = createBarcodeDecoder({ timeoutMs: within(1500), maxPixels: 25_000_000 });
/** For what is judged by what it reads: a busy machine may take its time. */
const patient = createBarcodeDecoder({ timeoutMs: 100_000, maxPixels: 25_000_000 });
afterAll(() => Promise.all([decoder.close(), patient.close()]));

const product = { kind: 'product', barcode: { gtin: '3017620422003', format: 'EAN-13' } };
const text = (content: string) => new TextEncoder().encode(content);

async function timed(bytes: Uint8Array): Promise<{ result: DecodeResult; ms: number }> {
  const start = performance.now();
  return { result: await decoder.decode(bytes), ms: performance.now() - start };
}

describe('pictures that are one', () => {
  it('reads the code of a photo', async () => {
    expect(await patient.decode(barcodeJpeg())).toMatchObject(product);
  });

  it.runIf(STRESS)('reads a small code in a photo of twelve megapixels', async () => {
    expect(await patient.decode(barcodeJpeg(4000, 3000, 2))).toMatchObject(product);
  });

  it('reads past a giant EXIF block', async () => {
    expect(await patient.decode(withGiantExif(barcodeJpeg(), 5_000_000))).toMatchObject(product);
  });

  it('sees nothing on black', async () => {
    expect(await patient.decode(blackPng(640, 480, 480))).toEqual({ kind: 'none', seen: 'dark' });
  });
});

describe('hostile files', () => {
  const jpeg = barcodeJpeg();
  it.each([
    ['nothing at all', new Uint8Array(), 'empty'],
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'not_an_image'],
    ['a web page that starts with spaces', text('   <html>'), 'not_an_image'],
    ['a bomb of 60,000 by 60,000 in a few kilobytes', blackPng(60_000, 60_000, 400), 'too_large'],
    ['a JPEG cut off in its header', jpeg.subarray(0, 100), 'truncated'],
    ['a PNG cut off behind its header', blackPng(640, 480, 480).subarray(0, 60), 'unreadable'],
  ])('refuses %s', async (_, bytes, reason) => {
    const { result, ms } = await timed(bytes);
    expect(result).toEqual({ kind: 'refused', reason });
    expect(ms).toBeLessThan(within(2000));
  });

  it.each([
    ['a bomb just within the limit of pixels', blackPng(5000, 5000, 5000)],
    ['a GIF of 10,000 frames', manyFramesGif(10_000, 1000)],
    ['a JPEG with a page of HTML behind it', Buffer.concat([jpeg, text('<html><script>alert(1)</script>')])],
    ['a GIF that is a script too', Buffer.concat([text('GIF89a=1;/*'), Buffer.alloc(500), text('*/alert(1)')])],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2)],
  ])('answers %s within two seconds', async (_, bytes) => {
    expect((await timed(bytes)).ms).toBeLessThan(within(2000));
  });

  it('answers mutated and cut JPEGs, and the process still runs after them', async () => {
    for (let seed = 0; seed < times(8, 500); seed += 1) {
      const { ms } = await timed(mutated(jpeg, seed));
      expect(ms).toBeLessThan(within(2000));
    }
    expect(await patient.decode(jpeg)).toMatchObject(product);
  });
});

describe('limits', () => {
  it('ends a picture that takes too long, and starts again with the next', async () => {
    const hasty = createBarcodeDecoder({ timeoutMs: 20, maxPixels: 25_000_000 });
    const late = { kind: 'refused', reason: 'timeout' };
    expect(await hasty.decode(barcodeJpeg(2000, 1500))).toEqual(late);
    // Until the old thread has ended, pictures are refused as busy.
    await eventually(async () => expect(await hasty.decode(barcodeJpeg(2000, 1500))).toEqual(late));
    await hasty.close();
  });

  it('says that it is busy, not that it saw nothing, of a picture whose turn did not come in time', async () => {
    const hasty = createBarcodeDecoder({ timeoutMs: 20, maxPixels: 25_000_000 });
    const results = await Promise.all([barcodeJpeg(2000, 1500), barcodeJpeg()].map((picture) => hasty.decode(picture)));
    expect(results).toEqual(['timeout', 'busy'].map((reason) => ({ kind: 'refused', reason })));
    await hasty.close();
  });

  it('turns away what could not be answered in time', async () => {
    const crowded = createBarcodeDecoder({ timeoutMs: 20_000, maxPixels: 25_000_000, maxWaiting: 2 });
    const results = await Promise.all(Array.from({ length: 6 }, () => crowded.decode(barcodeJpeg(320, 240, 3))));
    expect(results.filter((result) => result.kind === 'refused' && result.reason === 'busy')).toHaveLength(3);
    expect(results.filter(({ kind }) => kind === 'product')).toHaveLength(3);
    await crowded.close();
  });

  it('takes the limit of pixels that is passed', async () => {
    const strict = createBarcodeDecoder({ timeoutMs: 1500, maxPixels: 100_000 });
    expect(await strict.decode(barcodeJpeg())).toEqual({ kind: 'refused', reason: 'too_large' });
    await strict.close();
  });
});

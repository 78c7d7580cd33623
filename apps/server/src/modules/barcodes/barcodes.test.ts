import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { within } from '@labelwise/domain/testing';
import { toBuffer } from 'bwip-js/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createTestApp, startTestApp, type TestApp } from '../../testing/test-app.ts';

const PHOTO = path.join(import.meta.dirname, '../../../../../../shared/data/barcodes/quagga2-ean');

const draw = (bcid: string, text: string) =>
  toBuffer({ bcid, text, scale: 4, height: 20, paddingwidth: 12, paddingheight: 8, backgroundcolor: 'FFFFFF' });
const dataUrl = (bytes: Uint8Array, type = 'jpeg') => `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

describe('POST /api/scan/detect-barcode', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp('sqlite', { env: { LABELWISE_BENCH: '1' } });
  });
  afterAll(() => test.close());

  const detect = async (image: unknown) => {
    const start = performance.now();
    const answer = await test.app.inject({ method: 'POST', url: '/api/scan/detect-barcode', payload: { image } });
    return { status: answer.statusCode, body: answer.json(), ms: performance.now() - start };
  };

  it.each([
    ['ean13', '3017620422003', '3017620422003', 'EAN-13'],
    ['ean8', '96385074', '96385074', 'EAN-8'],
    ['upca', '036000291452', '0036000291452', 'UPC-A'],
  ])('reads %s %s', async (bcid, text, barcode, format) => {
    const picture = dataUrl(await draw(bcid, text), 'png');
    // A phone sends frame after frame; on a busy machine the first may come before the decoder has loaded.
    await eventually(async () => expect((await detect(picture)).body).toEqual({ success: true, barcode, format }));
  });

  it.skipIf(!existsSync(PHOTO))('reads a photo of a pack', async () => {
    const photo = readFileSync(path.join(PHOTO, 'image-001.jpg'));
    const barcode = readFileSync(path.join(PHOTO, 'image-001.txt'), 'utf8').trim();
    await eventually(async () => expect((await detect(dataUrl(photo))).body).toMatchObject({ success: true, barcode }));
  });

  it("says so when it sees none, or one that is no product's", async () => {
    expect((await detect(dataUrl(png(640, 480, emptyPixels(640, 480)), 'png'))).body).toEqual({ success: false });
    expect((await detect(dataUrl(await draw('code128', 'PARCEL-4711'), 'png'))).body).toEqual({ success: false });
  });

  it.each([
    ['text', 'hello', 400],
    ['a web address', 'https://evil.example/a.jpg', 400],
    ['a file address', 'file:///etc/passwd', 400],
    ['no bytes', 'data:image/jpeg;base64,', 400],
    ['bytes that are no base64', 'data:image/jpeg;base64,!!!!', 400],
    ['an SVG', dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1/"/></svg>'), 'svg+xml'), 400],
    ['a web page', dataUrl(Buffer.from('<!doctype html><script>1</script>')), 400],
    ['half a JPEG header', dataUrl(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])), 400],
    ['a PNG of 60,000 by 60,000 in a few bytes', dataUrl(png(60_000, 60_000, Buffer.alloc(100)), 'png'), 413],
    ['9 MB', dataUrl(Buffer.alloc(9 * 1024 * 1024, 0xff)), 413],
    ['a number', 5, 400],
    ['nothing', undefined, 400],
  ])('%s is refused in time', async (_name, image, status) => {
    const { status: actual, body, ms } = await detect(image);
    expect(actual).toBe(status);
    expect(body).toMatchObject({ success: false, error: expect.any(String), code: expect.any(String) });
    expect(ms).toBeLessThan(within(2000));
  });

  it('a picture that ends after its header is handled, and the next one is read', async () => {
    const whole = await draw('ean13', '3017620422003');
    for (const bytes of [whole.subarray(0, 200), png(800, 600, Buffer.alloc(10))]) {
      const { status, body } = await detect(dataUrl(bytes, 'png'));
      expect(status === 400 || body.success === false).toBe(true);
    }
    await eventually(async () => expect((await detect(dataUrl(whole, 'png'))).body).toMatchObject({ success: true }));
  });
});

it('an address may send 40 pictures in ten seconds, and is refused when it sends more', async () => {
  const { app } = await startTestApp('sqlite');
  const send = () => app.inject({ method: 'POST', url: '/api/scan/detect-barcode', payload: { image: 'data:,' } });
  for (let count = 0; count < 40; count += 1) expect((await send()).statusCode).toBe(400);
  const refused = await send();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

/** Rows of a white picture, each behind its filter byte. */
function emptyPixels(width: number, height: number): Buffer {
  const rows = Buffer.alloc((width + 1) * height, 0xff);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return rows;
}

/** A grey PNG whose header states this size, independent of its pixels. */
function png(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(body.length + 8);
    frame.writeUInt32BE(data.length, 0);
    frame.set(body, 4);
    frame.writeUInt32BE(crc32(body), body.length + 4);
    return frame;
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

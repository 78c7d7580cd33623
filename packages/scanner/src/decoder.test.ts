import { sample } from '@labelwise/domain/testing';
import { describe, expect, it } from 'vitest';
import { BARCODE_FORMATS } from './formats.ts';
import { createNodeDecoder } from './node.ts';
import { drawCode, stacked, turnedBy } from './testing/draw-code.ts';
import { generateFrame } from './testing/generated-frames.ts';

const decoder = await createNodeDecoder();

describe('decodeFrame', () => {
  it.each([
    ['EAN13', '3017620422003', 'EAN-13', '3017620422003', '3017620422003', '3 017620 422003'],
    ['EAN8', '96385074', 'EAN-8', '0000096385074', '96385074', '9638 5074'],
    ['UPCA', '012000006494', 'UPC-A', '0012000006494', '012000006494', '0 12000 00649 4'],
    ['UPCE', '01264904', 'UPC-E', '0012000006494', '01264904', '0 12000 00649 4'],
  ] as const)('accepts %s %s', async (engineName, text, format, gtin, raw, displayValue) => {
    const outcome = await decoder.decodeFrame(await drawCode(engineName, text));
    expect(outcome).toEqual({ kind: 'product', barcode: { gtin, raw, format, displayValue } });
  });

  it.each([
    ['QRCode', 'https://id.gs1.org/01/09506000134352', 'QR'],
    ['DataMatrix', 'https://example.com/01/09506000134352/10/ABC', 'Data Matrix'],
    ['ITF', '09506000134352', 'ITF'],
    ['Code128', '9506000134352', 'Code 128'],
  ] as const)('finds the product that %s %s carries', async (engineName, text, format) => {
    const outcome = await decoder.decodeFrame(await drawCode(engineName, text));
    expect(outcome).toMatchObject({ kind: 'product', barcode: { gtin: '9506000134352', format } });
  });

  it.each([
    ['QRCode', 'https://example.com/menu', 'QR'],
    ['Aztec', 'M1DOE/JANE', 'Aztec'],
    ['DataMatrix', 'SN 000123', 'Data Matrix'],
    ['PDF417', 'boarding pass', 'PDF417'],
    ['Code128', 'LOT-2026-11', 'Code 128'],
    ['Code39', 'SHELF 12', 'Code 39'],
    ['Code93', 'PARCEL', 'Code 93'],
    ['Codabar', 'A40156B', 'Codabar'],
    ['ITF', '123456789012', 'ITF'],
    ['EAN13', '1920095004808', 'EAN-13'],
  ] as const)('tells that %s %s is no product', async (engineName, text, format) => {
    expect(await decoder.decodeFrame(await drawCode(engineName, text))).toMatchObject({ kind: 'other', format });
  });

  it('reads every published format', () => {
    expect(BARCODE_FORMATS).toHaveLength(13);
  });

  it('takes the retail code, not the product link of the QR beside it', async () => {
    const both = stacked(await drawCode('QRCode', 'https://id.gs1.org/01/09506000134352', 6), await drawCode('EAN13', '3017620422003'));
    expect(await decoder.decodeFrame(both)).toMatchObject({ kind: 'product', barcode: { gtin: '3017620422003' } });
  });

  it('takes the long code where a UPC-E stands beside it', async () => {
    const both = stacked(await drawCode('UPCE', '01264904'), await drawCode('EAN13', '3017620422003'));
    expect(await decoder.decodeFrame(both)).toMatchObject({ kind: 'product', barcode: { gtin: '3017620422003' } });
  });

  const table = (level: number) => ({ data: new Uint8Array(640 * 480).fill(level), width: 640, height: 480 });

  it('says what it sees where it reads nothing: an empty table, the dark, bars that are no code', async () => {
    expect(await decoder.decodeFrame(table(200))).toEqual({ kind: 'none', seen: 'nothing' });
    expect(await decoder.decodeFrame(table(12))).toEqual({ kind: 'none', seen: 'dark' });
    const { frame } = generateFrame(1, { modulePx: 3, isNonsense: true });
    expect(await decoder.decodeFrame(frame)).toEqual({ kind: 'none', seen: 'bars' });
  });

  it('refuses a frame whose length does not fit its size', async () => {
    await expect(async () => decoder.decodeFrame({ data: new Uint8Array(10), width: 5, height: 5 })).rejects.toThrow(RangeError);
  });
});

describe('frame after frame', () => {
  it('finds a code of another kind within four, and then in each', async () => {
    const frames = await createNodeDecoder();
    const table = { data: new Uint8Array(640 * 480).fill(200), width: 640, height: 480 };
    const link = await drawCode('QRCode', 'https://example.com/menu');
    await frames.decodeFrame(table);
    const kinds = [];
    for (let at = 0; at < 6; at += 1) kinds.push((await frames.decodeFrame(link)).kind);
    expect(kinds.indexOf('other')).toBeLessThan(4);
    expect(new Set(kinds.slice(kinds.indexOf('other')))).toEqual(new Set(['other']));
  });

  it('reads by gray levels what has no edges', async () => {
    const frames = await createNodeDecoder();
    const { frame, gtin } = generateFrame(7, { modulePx: 2, blurPx: 1.6, degrees: 30 });
    const outcomes = [];
    for (let at = 0; at < 3 && outcomes.at(-1)?.kind !== 'product'; at += 1) outcomes.push(await frames.decodeFrame(frame));
    expect(outcomes).toContainEqual(expect.objectContaining({ kind: 'product', barcode: expect.objectContaining({ gtin }) }));
  });
});

describe('any angle', () => {
  it.each(
    sample(
      Array.from({ length: 12 }, (_, at) => at * 15),
      4,
    ),
  )('reads a code turned by %i° within five frames', async (degrees) => {
    const frame = turnedBy(await drawCode('EAN13', '3017620422003'), degrees);
    const outcomes = [];
    for (let at = 0; at < 5 && outcomes.at(-1)?.kind !== 'product'; at += 1) outcomes.push(await decoder.decodeFrame(frame));
    expect(outcomes).toContainEqual(
      expect.objectContaining({ kind: 'product', barcode: expect.objectContaining({ gtin: '3017620422003' }) }),
    );
  });

  it.each([0, 37, 90, 141])('reads a photo turned by %i°', async (degrees) => {
    const photo = turnedBy(await drawCode('EAN13', '5449000000996'), degrees);
    expect(await decoder.decodePhoto(photo)).toMatchObject({ kind: 'product', barcode: { gtin: '5449000000996' } });
  });
});

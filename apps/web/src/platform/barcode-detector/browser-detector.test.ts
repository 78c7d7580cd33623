import { afterEach, describe, expect, it } from 'vitest';
import { createBrowserDetector, judge } from './detector.ts';

const ean = { rawValue: '3017620422003', format: 'ean_13' };
const link = { rawValue: 'https://id.gs1.org/01/09506000134352', format: 'qr_code' };
const menu = { rawValue: 'https://example.com/menu', format: 'qr_code' };

describe('judge', () => {
  it.each([
    ['a code of the till', [ean], '3017620422003'],
    ['a code of the till beside a QR that carries another product', [link, ean], '3017620422003'],
    ['the long code beside a UPC-E', [{ rawValue: '01264904', format: 'upc_e' }, ean], '3017620422003'],
    ['a QR that carries a product', [menu, link], '9506000134352'],
  ])('takes %s', (_, found, gtin) => {
    expect(judge(found)).toMatchObject({ kind: 'product', barcode: { gtin } });
  });

  it('believes no code whose check digit is wrong', () => {
    expect(judge([{ rawValue: '3017620422004', format: 'ean_13' }])).toEqual({ kind: 'none', seen: 'nothing' });
  });

  it('names a code that is no product', () => {
    expect(judge([menu])).toEqual({ kind: 'other', raw: menu.rawValue, format: 'QR' });
  });

  it('passes over codes that it does not know', () => {
    expect(judge([{ rawValue: 'x', format: 'unknown' }])).toEqual({ kind: 'none', seen: 'nothing' });
  });
});

describe('createBrowserDetector', () => {
  afterEach(() => {
    delete window.BarcodeDetector;
  });

  function provide(formats: string[] | Error): void {
    window.BarcodeDetector = class {
      static async getSupportedFormats(): Promise<string[]> {
        if (formats instanceof Error) throw formats;
        return formats;
      }
      async detect(): Promise<(typeof ean)[]> {
        return [ean];
      }
    };
  }

  it('is null where the browser has none', async () => {
    expect(await createBrowserDetector()).toBeNull();
  });

  it.each([[[]], [['qr_code']], [new Error('service missing')]])('is null where it cannot read packs: %s', async (formats) => {
    provide(formats);
    expect(await createBrowserDetector()).toBeNull();
  });

  it('reads a frame and judges what it read', async () => {
    provide(['ean_13', 'qr_code']);
    const detector = await createBrowserDetector();
    expect(await detector?.detect(document.createElement('video'))).toMatchObject({ kind: 'product' });
  });
});

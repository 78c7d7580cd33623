import { type Barcode, BarcodeFormat, BarcodeValueType } from '@capacitor-mlkit/barcode-scanning';
import { NOTHING } from '@labelwise/scanner';
import { describe, expect, it, vi } from 'vitest';
import { loadPhotoScanner } from './index.ts';
import { createNativePhotoScanner, type Devices } from './native.ts';
import { takesPhotos } from './photo-scanner.ts';

const PHOTO = { type: 0, uri: 'file:///photo.jpg', saved: false };
const seen = (rawValue: string, format: BarcodeFormat): Barcode => ({
  rawValue,
  displayValue: rawValue,
  format,
  valueType: BarcodeValueType.Unknown,
});
const OATS = seen('4006040055235', BarcodeFormat.Ean13);
const failing = (code?: string) => () => Promise.reject(Object.assign(new Error('plugin'), { code }));

function aDevice({
  barcodes = [],
  camera = {},
  ...rest
}: { barcodes?: Barcode[]; camera?: Partial<Devices['camera']> } & Partial<Omit<Devices, 'camera'>> = {}): Devices {
  return {
    camera: {
      checkPermissions: async () => ({ camera: 'granted', photos: 'granted' }),
      requestPermissions: async () => ({ camera: 'denied', photos: 'granted' }),
      takePhoto: async () => PHOTO,
      chooseFromGallery: async () => ({ results: [PHOTO] }),
      ...camera,
    },
    reader: { readBarcodesFromImage: async () => ({ barcodes }), openSettings: async () => undefined },
    hasReader: async () => true,
    decode: async () => NOTHING,
    ...rest,
  };
}

describe.each(['scanPhoto', 'scanGallery'] as const)('%s', (way) => {
  it.each([
    [
      'a product',
      [OATS],
      { success: true, barcode: { gtin: '4006040055235', raw: '4006040055235', format: 'EAN-13', displayValue: '4 006040 055235' } },
    ],
    [
      'the product beside a QR code',
      [seen('https://example.com', BarcodeFormat.QrCode), OATS],
      { success: true, barcode: { format: 'EAN-13' } },
    ],
    ['no code', [], { success: false, error: 'No barcode detected' }],
    ['a wrong check digit', [seen('4006040055236', BarcodeFormat.Ean13)], { success: false, error: 'No barcode detected' }],
    ['a code that is no product’s', [seen('hello', BarcodeFormat.Pdf417)], { success: false, error: 'This is not a product barcode' }],
  ])('answers a picture of %s', async (_what, barcodes, outcome) => {
    expect(await createNativePhotoScanner(aDevice({ barcodes }))[way]()).toMatchObject(outcome);
  });

  it.each([
    ['there is no reader', { hasReader: async () => false }],
    ['the reader fails', { reader: { readBarcodesFromImage: failing(), openSettings: async () => undefined } }],
  ])('lets our own decoder read the picture where %s', async (_why, device) => {
    const decode = vi.fn(async () => NOTHING);
    expect(await createNativePhotoScanner(aDevice({ ...device, decode }))[way]()).toMatchObject({ error: 'No barcode detected' });
    expect(decode).toHaveBeenCalledExactlyOnceWith(PHOTO);
  });

  it('fails when nobody can read the picture', async () => {
    const scanner = createNativePhotoScanner(aDevice({ hasReader: async () => false, decode: failing() }));
    expect(await scanner[way]()).toEqual({ success: false, errorType: 'camera', error: 'Barcode scanning failed' });
  });
});

describe('the camera', () => {
  it.each([
    ['cancelled', 'OS-PLUG-CAMR-0006', { errorType: 'cancelled', error: 'Scan cancelled by user' }],
    ['broken', 'OS-PLUG-CAMR-0010', { errorType: 'camera', error: 'Barcode scanning failed' }],
  ])('that is %s', async (_what, code, outcome) => {
    expect(await createNativePhotoScanner(aDevice({ camera: { takePhoto: failing(code) } })).scanPhoto()).toMatchObject(outcome);
  });

  it('is not opened without the permission', async () => {
    const takePhoto = vi.fn(async () => PHOTO);
    const scanner = createNativePhotoScanner(
      aDevice({ camera: { takePhoto, checkPermissions: async () => ({ camera: 'prompt', photos: 'prompt' }) } }),
    );
    expect(await scanner.scanPhoto()).toMatchObject({ success: false, errorType: 'permission', error: 'Camera permission denied by user' });
    expect(takePhoto).not.toHaveBeenCalled();
  });

  it('takes photos at quality 90', async () => {
    const takePhoto = vi.fn(async () => PHOTO);
    await createNativePhotoScanner(aDevice({ camera: { takePhoto } })).scanPhoto();
    expect(takePhoto).toHaveBeenCalledWith(expect.objectContaining({ quality: 90, saveToGallery: false }));
  });
});

describe('the gallery', () => {
  it.each([
    ['cancelled', failing('OS-PLUG-CAMR-0020'), 'Gallery selection cancelled by user'],
    ['left without a choice', async () => ({ results: [] }), 'Gallery selection cancelled by user'],
    ['closed to the app', failing('OS-PLUG-CAMR-0005'), 'Gallery access failed'],
  ])('that is %s', async (_what, chooseFromGallery, error) => {
    expect(await createNativePhotoScanner(aDevice({ camera: { chooseFromGallery } })).scanGallery()).toMatchObject({
      success: false,
      error,
    });
  });

  it('is none of a browser', async () => {
    expect(takesPhotos()).toBe(false);
    expect(await (await loadPhotoScanner()).scanGallery()).toEqual({
      success: false,
      errorType: 'platform',
      error: 'Gallery access not available on web platform',
    });
  });
});

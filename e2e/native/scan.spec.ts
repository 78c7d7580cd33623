import { NUTELLA } from '../support/foods.data.ts';
import { expect, expectToast, type FakeDevice, GUEST, type Page, shown, test, toastOf } from './shell.ts';

// A phone vibrates only where reduced motion is not asked for.
test.use({ memory: GUEST, reducedMotion: 'no-preference' });

const EAN = { rawValue: NUTELLA, displayValue: NUTELLA, format: 'EAN_13', valueType: 'PRODUCT' };
const QR = { rawValue: 'https://example.com/win', displayValue: 'https://example.com/win', format: 'QR_CODE', valueType: 'URL' };
const PHOTO = { type: 0, uri: 'file:///data/photo.jpg', webPath: '/icons/icon-192.png', saved: false };
const manual = (page: Page) => page.getByRole('dialog', { name: 'Enter Barcode Manually' });
const takePhoto = (page: Page) => page.getByRole('button', { name: 'Take Photo' });

function givenPhoto(device: FakeDevice, barcodes: readonly object[]): void {
  device.answer('Camera.takePhoto', { data: PHOTO });
  device.answer('Camera.chooseFromGallery', { data: { results: [PHOTO] } });
  device.answer('BarcodeScanner.readBarcodesFromImage', { data: { barcodes } });
}

async function openLive(page: Page) {
  await page.goto('/scan');
  await page.getByRole('button', { name: 'Scan Live' }).click();
  return page.getByRole('dialog', { name: 'Scanning' });
}

test.describe('Take Photo', () => {
  test('takes one at quality 90, reads it with ML Kit and opens the product', { tag: '@long' }, async ({ page, device }) => {
    givenPhoto(device, [EAN]);
    await page.goto('/scan');
    await expect(page.getByRole('button', { name: 'Start Scanning' })).toHaveCount(0);
    await takePhoto(page).click();
    await expect(page).toHaveURL('/results/temp');
    await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();
    expect(device.called('Camera.takePhoto')).toMatchObject([{ quality: 90, saveToGallery: false }]);
    expect(device.called('BarcodeScanner.readBarcodesFromImage')).toMatchObject([{ path: PHOTO.uri }]);
  });

  test('asks for the permission only when it is not granted yet', { tag: '@long' }, async ({ page, device }) => {
    givenPhoto(device, [EAN]);
    await page.goto('/scan');
    await takePhoto(page).click();
    await expect(page).toHaveURL('/results/temp');
    expect(device.called('Camera.requestPermissions')).toEqual([]);
    device.answer('Camera.checkPermissions', { data: { camera: 'prompt' } });
    await page.goto('/scan');
    await takePhoto(page).click();
    await expect(page).toHaveURL('/results/temp');
    expect(device.called('Camera.requestPermissions')).toHaveLength(1);
  });

  test('a refusal opens the manual entry, says how to allow it, and leads to the settings', { tag: '@long' }, async ({ page, device }) => {
    device.answer('Camera.checkPermissions', { data: { camera: 'prompt' } });
    device.answer('Camera.requestPermissions', { data: { camera: 'denied' } });
    await page.goto('/scan');
    await takePhoto(page).click();
    await expect(manual(page)).toBeVisible();
    await expectToast(page, 'Camera Permission Required', 'Please allow camera access when prompted and try scanning again.');
    expect(device.called('Camera.takePhoto')).toEqual([]);
    await manual(page).getByRole('button', { name: 'Close' }).first().click();
    await expect(
      page.getByText(
        'Camera permission is required for barcode scanning. Please allow camera access when prompted, or enable it in Settings > Privacy & Security > Camera.',
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Open Settings' }).click();
    await expect.poll(() => device.called('BarcodeScanner.openSettings')).toHaveLength(1);
  });

  test('a cancelled photo stops the spinner, with no toast and no modal', { tag: '@long' }, async ({ page, device }) => {
    device.answer('Camera.takePhoto', {
      error: { message: 'Couldn’t take photo because the process was canceled.', code: 'OS-PLUG-CAMR-0006' },
    });
    await page.goto('/scan');
    await takePhoto(page).click();
    await expect.poll(() => device.called('Camera.takePhoto')).toHaveLength(1);
    await expect(takePhoto(page)).toBeEnabled();
    await expect(manual(page)).toHaveCount(0);
    await expect(toastOf(page)).toHaveText('');
  });

  for (const [what, barcodes, text] of [
    ['without a code', [], 'No barcode detected'],
    ['of a code that is no product’s', [QR], 'This is not a product barcode'],
  ] as const) {
    test(`a photo ${what} says so`, { tag: '@long' }, async ({ page, device }) => {
      givenPhoto(device, barcodes);
      await page.goto('/scan');
      await takePhoto(page).click();
      await expectToast(page, 'Scanner Error', text);
      await expect(takePhoto(page)).toBeEnabled();
    });
  }

  test('a camera that fails says so and opens the manual entry', { tag: '@long' }, async ({ page, device }) => {
    device.answer('Camera.takePhoto', { error: { message: 'No camera available.', code: 'OS-PLUG-CAMR-0007' } });
    await page.goto('/scan');
    await takePhoto(page).click();
    await expect(manual(page)).toBeVisible();
    await expectToast(page, 'Scanner Error', 'Barcode scanning failed');
  });

  test('our own decoder reads the photo where the device has no reader', { tag: '@long' }, async ({ page, device }) => {
    givenPhoto(device, []);
    device.answer('BarcodeScanner.isSupported', { data: { supported: false } });
    await page.goto('/scan');
    await takePhoto(page).click();
    // The picture that is served is our icon: the decoder ran, and found what is in it.
    await expectToast(page, 'Scanner Error', 'No barcode detected');
    expect(device.called('BarcodeScanner.readBarcodesFromImage')).toEqual([]);
  });
});

test.describe('the live scanner', () => {
  test('draws the camera behind the page, reads by ML Kit, and gives both back at the end', async ({ page, device }) => {
    const overlay = await openLive(page);
    await expect(overlay.getByText('Hold the barcode inside the frame')).toBeVisible();
    expect(device.called('BarcodeScanner.startScan')).toMatchObject([{ lensFacing: 'BACK' }]);
    await expect(page.locator('html')).toHaveAttribute('data-camera', 'behind');
    await expect(page.locator('body')).toHaveCSS('visibility', 'hidden');
    await device.emit('BarcodeScanner.barcodesScanned', { barcodes: [QR] });
    await expect(overlay.getByText('This is not a product barcode')).toBeVisible();
    const banner = shown(page, 'Barcode Detected');
    await device.emit('BarcodeScanner.barcodesScanned', { barcodes: [QR, EAN] });
    await banner;
    await expect.poll(() => device.called('Haptics.impact')).toHaveLength(1);
    await expect(page).toHaveURL('/results/temp');
    await expect(page.locator('html')).not.toHaveAttribute('data-camera');
    await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();
    await expect.poll(() => device.called('BarcodeScanner.stopScan').length).toBeGreaterThan(0);
    expect(device.hears('BarcodeScanner.barcodesScanned')).toBe(false);
  });

  test('has torch, zoom and the other camera', { tag: '@long' }, async ({ page, device }) => {
    const overlay = await openLive(page);
    await overlay.getByRole('button', { name: 'Torch' }).click();
    await expect.poll(() => device.called('BarcodeScanner.enableTorch')).toHaveLength(1);
    await overlay.getByRole('button', { name: 'Zoom, 1 times' }).click();
    await expect.poll(() => device.called('BarcodeScanner.setZoomRatio')).toEqual([{ zoomRatio: 2 }]);
    await overlay.getByRole('button', { name: 'Switch camera' }).click();
    await expect.poll(() => device.called('BarcodeScanner.startScan')).toMatchObject([{ lensFacing: 'BACK' }, { lensFacing: 'FRONT' }]);
    await expect(page.locator('html')).toHaveAttribute('data-camera', 'behind');
  });

  test('is refused with Camera Permission Required and the manual entry', { tag: '@long' }, async ({ page, device }) => {
    device.answer('BarcodeScanner.checkPermissions', { data: { camera: 'denied' } });
    device.answer('BarcodeScanner.requestPermissions', { data: { camera: 'denied' } });
    const overlay = await openLive(page);
    await expect(manual(page)).toBeVisible();
    await expectToast(page, 'Camera Permission Required', 'Please allow camera access when prompted and try scanning again.');
    expect(device.called('BarcodeScanner.startScan')).toEqual([]);
    await expect(overlay.getByText('Camera access denied. Please allow camera permissions and try again.')).toBeAttached();
  });

  test('reads a picture of the gallery', { tag: '@long' }, async ({ page, device }) => {
    givenPhoto(device, [EAN]);
    const overlay = await openLive(page);
    await overlay.getByRole('button', { name: 'Choose from gallery' }).click();
    await expect(page).toHaveURL('/results/temp');
    expect(device.called('Camera.chooseFromGallery')).toMatchObject([{ allowMultipleSelection: false }]);
  });

  for (const [what, code, text] of [
    ['fails', 'OS-PLUG-CAMR-0018', 'Gallery access failed'],
    ['was cancelled', 'OS-PLUG-CAMR-0020', null],
  ] as const) {
    test(`a gallery that ${what} ${text === null ? 'is passed over in silence' : 'says so'}`, { tag: '@long' }, async ({
      page,
      device,
    }) => {
      device.answer('Camera.chooseFromGallery', { error: { message: 'gallery', code } });
      const overlay = await openLive(page);
      await overlay.getByRole('button', { name: 'Choose from gallery' }).click();
      await expect.poll(() => device.called('Camera.chooseFromGallery')).toHaveLength(1);
      if (text === null) await expect(toastOf(page)).toHaveText('');
      else await expectToast(page, 'Scanner Error', text);
      await expect(overlay.getByText('Hold the barcode inside the frame')).toBeVisible();
    });
  }
});

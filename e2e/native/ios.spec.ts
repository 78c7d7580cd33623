import { NUTELLA } from '../support/foods.data.ts';
import { asMember, expect, TOKEN } from './shell.ts';

asMember.use({ system: 'ios' });

asMember(
  'an iPhone scans a photo, keeps the token in its Keychain, and logs without secrets',
  { tag: '@long' },
  async ({ page, device, person }) => {
    device.answer('Camera.takePhoto', { data: { type: 0, uri: 'file:///tmp/photo.jpg', saved: false } });
    device.answer('BarcodeScanner.readBarcodesFromImage', {
      data: { barcodes: [{ rawValue: NUTELLA, displayValue: NUTELLA, format: 'EAN_13', valueType: 'PRODUCT' }] },
    });
    await page.goto('/scan');
    await page.getByRole('button', { name: 'Take Photo' }).click();
    await expect(page).toHaveURL(`/results/${NUTELLA}`);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(device.vault.has(TOKEN)).toBe(true);
    await page.evaluate((email) => console.warn(`of ${email}`), person.email);
    await expect.poll(() => device.called('NativeLog.write')).toContainEqual({ level: 'WARN', message: 'of …' });
  },
);

asMember('on an iPhone the live scanner is the device’s own', { tag: '@long' }, async ({ page, device }) => {
  await page.goto('/scan');
  await page.getByRole('button', { name: 'Scan Live' }).click();
  await expect(page.getByRole('dialog', { name: 'Scanning' }).getByText('Hold the barcode inside the frame')).toBeVisible();
  await device.emit('BarcodeScanner.barcodesScanned', {
    barcodes: [{ rawValue: NUTELLA, displayValue: NUTELLA, format: 'EAN_13', valueType: 'PRODUCT' }],
  });
  await expect(page).toHaveURL(`/results/${NUTELLA}`);
});

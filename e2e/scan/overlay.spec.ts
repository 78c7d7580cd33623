import { expect, GUEST, test } from '../support/app.ts';

test.use({ memory: GUEST });

test('the scanner fills the window with the camera’s picture, a frame in its middle', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [1280, 720];
      const context = canvas.getContext('2d');
      if (context !== null) context.fillStyle = 'gray';
      setInterval(() => context?.fillRect(0, 0, 1280, 720), 50);
      return canvas.captureStream(10);
    };
  });
  await page.goto('/scan');
  await page.getByRole('button', { name: 'Start Scanning' }).click();
  const overlay = page.getByRole('dialog', { name: 'Scanning' });
  await expect(overlay.getByText('Hold the barcode inside the frame')).toBeVisible();
  const window = { x: 0, y: 0, width: 390, height: 844 };
  expect(await overlay.boundingBox()).toEqual(window);
  expect(await overlay.locator('video').boundingBox()).toEqual(window);
  const frame = await overlay.locator('svg[viewBox="0 0 320 220"]').boundingBox();
  if (frame === null) throw new Error('There is no frame.');
  expect(frame.width).toBeGreaterThan(200);
  expect(Math.abs(frame.x + frame.width / 2 - 195)).toBeLessThan(2);
  await overlay.getByRole('button', { name: 'Enter Barcode Manually' }).click();
  await expect(page.getByRole('dialog', { name: 'Enter Barcode Manually' })).toBeVisible();
});

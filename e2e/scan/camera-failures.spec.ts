import { expect, expectToast, GUEST, test } from '../support/app.ts';

test.use({ memory: GUEST });

const TITLE = 'Camera Not Available';
const OTHER = 'Web camera access denied or not available. Please use manual entry instead.';

test('a camera that is refused gives its toast and the manual entry; the overlay shows its line', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('no', 'NotAllowedError');
    };
  });
  await page.goto('/scan');
  await page.getByRole('button', { name: 'Start Scanning' }).click();
  await expectToast(page, TITLE, 'Camera permission was denied. Please allow camera access and try again.');
  const manual = page.getByRole('dialog', { name: 'Enter Barcode Manually' });
  await expect(manual.getByLabel('Barcode', { exact: true })).toBeFocused();
  await manual.getByRole('button', { name: 'Close' }).click();
  const overlay = page.getByRole('dialog', { name: 'Scanning' });
  await expect(overlay.getByText('Camera access denied. Please allow camera permissions and try again.')).toBeVisible();
  await expect(overlay.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('Try Again opens the camera again', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    let asked = 0;
    navigator.mediaDevices.getUserMedia = async () => {
      asked += 1;
      if (asked === 1) throw new DOMException('no', 'NotReadableError');
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
      return canvas.captureStream(10);
    };
  });
  await page.goto('/scan');
  await page.getByRole('button', { name: 'Start Scanning' }).click();
  await page.getByRole('dialog', { name: 'Enter Barcode Manually' }).getByRole('button', { name: 'Close' }).click();
  const overlay = page.getByRole('dialog', { name: 'Scanning' });
  await overlay.getByRole('button', { name: 'Try Again' }).click();
  await expect(overlay.getByText('Hold the barcode inside the frame')).toBeVisible();
  await expect(overlay.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
});

test('a camera that never answers is given up within five seconds, and is used when it comes after all', { tag: '@long' }, async ({
  page,
  context,
}) => {
  // Allowed already: nobody is being asked, the waiting is ours alone.
  await context.grantPermissions(['camera']);
  await page.addInitScript(() => {
    const stream = document.createElement('canvas').captureStream(5);
    let asked = 0;
    navigator.mediaDevices.getUserMedia = () => {
      asked = performance.now();
      return new Promise((resolve) => {
        Object.assign(window, { answer: () => resolve(stream), late: stream });
      });
    };
    const opened = new MutationObserver(() => {
      if (document.querySelector('dialog[open] input') === null) return;
      opened.disconnect();
      Object.assign(window, { manualAfter: performance.now() - asked });
    });
    opened.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
  });
  await page.goto('/scan');
  await page.getByRole('button', { name: 'Start Scanning' }).click();
  await expect(page.getByText('Starting camera...')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Enter Barcode Manually' })).toBeVisible();
  await expectToast(page, TITLE, OTHER);
  expect(await page.evaluate(() => Number(Reflect.get(window, 'manualAfter')))).toBeLessThanOrEqual(5000);
  await page.evaluate(() => {
    const answer: unknown = Reflect.get(window, 'answer');
    if (typeof answer === 'function') answer();
  });
  // What stood in for it gives way.
  await expect(page.getByRole('dialog', { name: 'Enter Barcode Manually' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  const tracks = () =>
    page.evaluate(() => {
      const late: unknown = Reflect.get(window, 'late');
      return late instanceof MediaStream ? late.getTracks().map(({ readyState }) => readyState) : [];
    });
  expect(await tracks()).toEqual(['live']);
  await page.getByRole('button', { name: 'Close scanner' }).click();
  expect(await tracks()).toEqual(['ended']);
});

test('while the browser asks, the overlay says what to choose, and nothing is given up', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const permission = Object.assign(new EventTarget(), { state: 'prompt' });
    navigator.permissions.query = async () => permission as PermissionStatus;
    navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined);
  });
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Scan' }).click();
  const overlay = page.getByRole('dialog', { name: 'Scanning' });
  await expect(overlay.getByText('Your browser asks for the camera. Choose Allow, and hold a barcode in front of it.')).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(overlay.getByText('Starting camera...')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Enter Barcode Manually' })).toHaveCount(0);
});

test('a browser without cameras says so at once', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
  await page.goto('/scan');
  await page.getByRole('button', { name: 'Start Scanning' }).click();
  await expectToast(page, TITLE, OTHER);
  await expect(page.getByText('Camera not supported in this browser.')).toBeVisible();
});

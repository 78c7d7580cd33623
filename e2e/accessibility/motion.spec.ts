import { expect, GUEST, type Page, test } from '../support/app.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { openPage } from '../support/pages.ts';

test.use({ memory: { ...GUEST, labelwise_shown_scores: '{}' }, reducedMotion: 'reduce' });

/** Animations and transitions that run for longer than 20 ms. */
function motion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const timing = animation.effect?.getComputedTiming();
      const moves = animation.playState === 'running' && Number(timing?.duration ?? 0) > 20;
      const target = animation.effect instanceof KeyframeEffect ? (animation.effect.target?.className ?? '') : '';
      return moves ? [String(target)] : [];
    }),
  );
}

/** A camera, and a detector of the browser's own that sees this barcode once the page holds `inSight`. */
async function cameraThatSees(page: Page, barcode: string): Promise<void> {
  await page.addInitScript((rawValue) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      setInterval(() => context?.fillRect(0, 0, 10, 10), 50);
      return canvas.captureStream(10);
    };
    class Detector {
      static getSupportedFormats = async () => ['ean_13'];
      detect = async () => (Reflect.get(window, 'inSight') === true ? [{ rawValue, format: 'ean_13' }] : []);
    }
    Reflect.set(window, 'BarcodeDetector', Detector);
  }, barcode);
}

test('nothing moves for a person who asked for less motion: pages, skeleton, score, menu', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/foods/barcode/*', async (route) => {
    await held;
    await route.continue();
  });
  for (const address of ['/', '/onboarding', '/scan']) {
    await openPage(page, address);
    expect.soft(await motion(page), address).toEqual([]);
  }
  await page.goto(`/results?barcode=${NUTELLA}`);
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  expect.soft(await motion(page), 'skeleton').toEqual([]);
  release();
  await expect(page.getByRole('img', { name: /^Score \d+ of 100, / }).first()).toBeVisible();
  expect.soft(await motion(page), 'score').toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect.soft(await motion(page), 'menu').toEqual([]);
});

test('the scan line, the live camera and its banner stand still too', { tag: '@long' }, async ({ page }) => {
  await cameraThatSees(page, NUTELLA);
  await page.route('**/api/foods/barcode/*', () => new Promise(() => undefined));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, '/scan');
  expect(await motion(page), 'where motion is wanted the scan line moves').not.toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => motion(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start Scanning' }).click();
  const overlay = page.getByRole('dialog', { name: 'Scanning' });
  await expect(overlay.getByText('Hold the barcode inside the frame')).toBeVisible();
  expect(await motion(page), 'overlay').toEqual([]);
  await page.evaluate(() => {
    Reflect.set(window, 'inSight', true);
  });
  await expect(overlay.getByText('Barcode Detected')).toBeVisible();
  expect(await motion(page), 'banner').toEqual([]);
});

test('a celebration is still read for two seconds', { tag: '@long' }, async ({ page }) => {
  await page.goto('/scan');
  const show = async (score: number) => {
    await page.evaluate((value) => {
      localStorage.setItem('lastScanFood', JSON.stringify({ id: '1', name: 'Porridge', barcode: '96385074', ingredients: 'Oats, water' }));
      localStorage.setItem('lastScanScore', JSON.stringify({ score: value }));
    }, score);
    await page.goto('/results/temp');
    await expect(page.getByRole('img', { name: new RegExp(`^Score ${score} of 100, `) }).first()).toBeVisible();
  };
  await show(70);
  await page.addInitScript(() => {
    let since = 0;
    new MutationObserver(() => {
      const shown = document.body?.innerText.includes('Excellent choice!') === true;
      if (shown && since === 0) since = performance.now();
      if (!shown && since !== 0) Object.assign(window, { readFor: performance.now() - since });
    }).observe(document, { subtree: true, childList: true });
  });
  await show(80);
  const message = page.getByText('Excellent choice!', { exact: true });
  await expect(message).toBeVisible();
  expect(await motion(page)).toEqual([]);
  await expect(message).toHaveCount(0);
  // On a busy machine the page may notice its beginning late.
  expect(await page.evaluate(() => Number(Reflect.get(window, 'readFor')))).toBeGreaterThanOrEqual(1800);
});

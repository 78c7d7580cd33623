import { expect, GUEST, type Page, test } from '../support/app.ts';
import { NUTELLA, UNKNOWN } from '../support/foods.data.ts';
import { startServer } from '../support/server.ts';

test.use({ memory: GUEST });

const BANNER = "You're offline. Some features may not work.";

async function expectFault(page: Page, title: string, text: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('alert').getByText(text)).toBeVisible();
}

test('an unknown product says so, names the barcode and leads back to the scanner', { tag: '@long' }, async ({ page }) => {
  await page.goto(`/results/${UNKNOWN}`);
  await expectFault(page, 'Product Not Found', "We couldn't find information for this barcode");
  await expect(page.getByText('4 006381 333931')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Scan' }).click();
  await expect(page).toHaveURL('/scan');
});

test('a server that is gone while the app is open reads as no connection, and Try Again finds it once it is back', {
  tag: '@long',
}, async ({ page }) => {
  const server = await startServer();
  try {
    await page.goto(`${server.url}/results`);
    await expect(page.getByRole('heading', { level: 1, name: 'No scan results found' })).toBeVisible();
    await server.kill();
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/results/${NUTELLA}`);
    await expectFault(page, 'No connection', 'This product is not kept on this device. It opens as soon as you are online again.');
    await server.restart();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();
  } finally {
    await server.close();
  }
});

test('without a network it says so, and the product opens by itself when the network is back', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await page.goto('/results');
  await expect(page.getByRole('heading', { level: 1, name: 'No scan results found' })).toBeVisible();
  await server.cut();
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/results/${NUTELLA}`);
  await expectFault(page, 'No connection', 'This product is not kept on this device. It opens as soon as you are online again.');
  await expect(page.getByText(BANNER, { exact: true })).toBeVisible();
  await server.mend();
  await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();
});

test('a lookup that takes its time shows the skeleton of what comes, and says so', { tag: '@long' }, async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/foods/barcode/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/results?barcode=${NUTELLA}`);
  await expect(page.getByText('Loading results...')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

import { expect, GUEST, type Page, test } from '../support/app.ts';
import { NUTELLA, UNKNOWN } from '../support/foods.data.ts';
import { startServer } from '../support/server.ts';

test.use({ memory: GUEST });

const BANNER = "You're offline. Some features may not work.";

const answer = (page: Page, status: number, code: string) =>
  page.route('**/api/foods/barcode/*', (route) => route.fulfill({ status, json: { error: 'Said by the server', code } }));

async function expectFault(page: Page, title: string, text: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('alert').getByText(text)).toBeVisible();
}

test('an unknown product says so, names the barcode and leads back to the scanner', async ({ page }) => {
  await page.goto(`/results/${UNKNOWN}`);
  await expectFault(page, 'Product Not Found', "We couldn't find information for this barcode");
  await expect(page.getByText('4 006381 333931')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Scan' }).click();
  await expect(page).toHaveURL('/scan');
});

test('what is no barcode says what one is', async ({ page }) => {
  await page.goto('/results/hello');
  await expectFault(page, 'Invalid Barcode', 'Barcode must be 8-14 digits long.');
});

test('too many lookups say to wait, and Try Again tries again', async ({ page }) => {
  await answer(page, 429, 'too_many_requests');
  await page.goto(`/results/${NUTELLA}`);
  await expectFault(page, 'Too many requests', 'You are looking things up faster than we can answer. Please wait a moment and try again.');
  await page.unroute('**/api/foods/barcode/*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();
});

for (const status of [500, 503]) {
  test(`an answer of ${status} says that it is on our side, with Try Again`, async ({ page }) => {
    await answer(page, status, 'internal');
    await page.goto(`/results/${NUTELLA}`);
    await expectFault(
      page,
      'Failed to load scan results',
      'The product database does not answer right now. This is on our side; please try again in a moment.',
    );
    await expect(page.getByText(BANNER, { exact: true })).toHaveCount(0);
    await page.unroute('**/api/foods/barcode/*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();
  });
}

test('a server that is gone while the app is open reads as no connection, and Try Again finds it once it is back', async ({ page }) => {
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

test('without a network it says so, and the product opens by itself when the network is back', async ({ page, server }) => {
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

test('nothing scanned yet says so and leads to the scanner', async ({ page }) => {
  for (const address of ['/results', '/results/temp']) {
    await page.goto(address);
    await expectFault(
      page,
      'No scan results found',
      'Nothing has been scanned on this device yet. Scan a pack and its results stand here.',
    );
  }
  await page.getByRole('link', { name: 'Back to Scan' }).click();
  await expect(page).toHaveURL('/scan');
});

test.describe('a device whose last scan is damaged', () => {
  test.use({ memory: { ...GUEST, lastScanFood: '{"name":', lastScanScore: 'x' } });

  test('says that it cannot be read', async ({ page }) => {
    await page.goto('/results/temp');
    await expectFault(page, 'Failed to load scan results', 'The last scan kept on this device cannot be read. Scan the pack once more.');
  });
});

test('a lookup that takes its time shows the skeleton of what comes, and says so', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/foods/barcode/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/results/${NUTELLA}`);
  await expect(page.getByText('Loading results...')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

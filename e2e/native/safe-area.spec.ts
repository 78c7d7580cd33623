import { openPage } from '../support/pages.ts';
import { asMember, expect, GUEST, type Page, TOKEN, test } from './shell.ts';

/** An iPhone 15 Pro upright: the island above, the home bar below. In CSS px. */
const NOTCH = { top: 59, bottom: 34, left: 0, right: 0 } as const;

test.use({ memory: GUEST, insets: NOTCH });
asMember.use({ insets: NOTCH });

async function boxOf(page: Page, selector: ReturnType<Page['locator']>) {
  await expect(selector).toBeVisible();
  const box = await selector.boundingBox();
  if (box === null) throw new Error('not in sight');
  const height = page.viewportSize()?.height ?? 0;
  return { top: box.y, bottom: box.y + box.height, height };
}

test('header and bottom bar keep their buttons inside the safe area', async ({ page, device: _device }) => {
  await openPage(page, '/scan');
  const menu = await boxOf(page, page.getByRole('button', { name: 'Menu' }));
  expect(menu.top).toBeGreaterThanOrEqual(NOTCH.top);
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Home', 'Scan', 'Profile']) {
    const tab = await boxOf(page, main.getByRole('link', { name }));
    expect(tab.bottom).toBeLessThanOrEqual(tab.height - NOTCH.bottom);
  }
  // The page begins below the header and can be scrolled clear of the bar.
  const heading = await boxOf(page, page.getByRole('heading', { level: 1 }));
  expect(heading.top).toBeGreaterThan(menu.bottom - 1);
});

test('the scanner’s buttons lie inside the safe area, and so does the manual entry', { tag: '@long' }, async ({
  page,
  device: _device,
}) => {
  await page.goto('/scan');
  await page.getByRole('button', { name: 'Scan Live' }).click();
  const overlay = page.getByRole('dialog', { name: 'Scanning' });
  const close = await boxOf(page, overlay.getByRole('button', { name: 'Close scanner' }));
  expect(close.top).toBeGreaterThanOrEqual(NOTCH.top);
  const manual = overlay.getByRole('button', { name: 'Enter Barcode Manually' });
  const low = await boxOf(page, manual);
  expect(low.bottom).toBeLessThanOrEqual(low.height - NOTCH.bottom);
  await manual.click();
  const submit = await boxOf(page, page.getByRole('button', { name: 'Scan Product' }));
  expect(submit.bottom).toBeLessThanOrEqual(submit.height - NOTCH.bottom);
});

asMember('the keyboard hides neither the chat’s input nor its button', { tag: '@long' }, async ({ page, device, server }) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${device.vault.get(TOKEN)}` };
  await fetch(`${server.url}/api/start-trial`, { method: 'POST', headers, body: JSON.stringify({ subscriptionPlan: 'monthly' }) });
  await page.goto('/ai-nutritionist');
  const input = page.getByRole('textbox', { name: 'Message' });
  await input.click();
  // A keyboard takes the lower part of the window (`interactive-widget=resizes-content`, `adjustResize`).
  await page.setViewportSize({ width: 390, height: 844 - 336 });
  for (const part of [input, page.getByRole('button', { name: 'Send' })]) {
    const box = await boxOf(page, part);
    expect(box.bottom).toBeLessThanOrEqual(box.height);
    expect(box.top).toBeGreaterThanOrEqual(NOTCH.top);
  }
});

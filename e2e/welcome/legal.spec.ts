import { expect, GUEST, test } from '../support/app.ts';

test.use({ memory: GUEST });

for (const path of ['/legal', '/terms']) {
  test(`Back of ${path} is the browser’s own step back`, { tag: '@long' }, async ({ page }) => {
    await page.goto('/auth?welcome=true');
    if (path === '/legal') {
      await page.getByRole('link', { name: 'Privacy Policy' }).click();
      await page.getByRole('link', { name: 'Read the full policy' }).click();
    } else {
      await page.getByRole('link', { name: 'Terms & Conditions' }).click();
    }
    await expect(page).toHaveURL(path);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(path === '/legal' ? '/privacy' : '/auth?welcome=true');
    await page.goForward();
    await expect(page).toHaveURL(path);
  });
}

test('both texts of /legal scroll inside their own area, by keyboard too', { tag: '@long' }, async ({ page }) => {
  await page.goto('/legal');
  for (const tab of ['Terms & Conditions', 'Privacy Policy']) {
    await page.getByRole('tab', { name: tab }).click();
    const area = page.getByRole('region', { name: 'Text' });
    expect(await area.evaluate((element) => element.scrollHeight > element.clientHeight + 200)).toBe(true);
    await area.focus();
    await page.keyboard.press('End');
    await expect.poll(() => area.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(200);
  }
});

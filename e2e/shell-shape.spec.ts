import { expect, GUEST, test } from './support/app.ts';

test.use({ memory: GUEST });

test('the menu comes from the left and ends at the left edge', { tag: '@long' }, async ({ page }) => {
  await page.goto('/scan');
  await page.evaluate(() => {
    const lefts: number[] = [];
    Object.assign(window, { lefts });
    const look = (): void => {
      // The dialog fills the window; what slides is the panel in it.
      const panel = document.querySelector('dialog[open]')?.firstElementChild ?? null;
      if (panel !== null) lefts.push(panel.getBoundingClientRect().left);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect.poll(() => menu.evaluate((element) => element.firstElementChild?.getBoundingClientRect().left)).toBe(0);
  const lefts: unknown = await page.evaluate(() => Reflect.get(window, 'lefts'));
  expect(Array.isArray(lefts) && lefts.every((left) => left <= 0) && lefts.some((left) => left < 0), String(lefts)).toBe(true);
});

test('the scan button is raised among its neighbours and carries a camera’s frame', { tag: '@long' }, async ({ page }) => {
  await page.goto('/legal');
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const tops = await tabs.evaluateAll((links) =>
    links.map((link) => link.querySelector('svg')?.parentElement?.getBoundingClientRect().top ?? 0),
  );
  const [home = 0, ai = 0, scan = 0, insights = 0, profile = 0] = tops;
  for (const other of [home, ai, insights, profile]) expect(scan).toBeLessThan(other - 4);
  await expect(tabs.nth(2).locator('svg')).toBeVisible();
});

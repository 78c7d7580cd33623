import { callerOf, tokenOf } from '../members/member.ts';
import { expect, type Page } from '../support/app.ts';
import { expectNoViolations } from '../support/axe.ts';
import { test } from '../support/member.ts';
import { openPage } from '../support/pages.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const field = (page: Page) => page.getByRole('combobox', { name: 'Search foods' });

/** The option that readers are on: the one that the field names. */
async function active(page: Page): Promise<string> {
  const id = (await field(page).getAttribute('aria-activedescendant')) ?? '';
  return id === '' ? '' : page.evaluate((id) => document.getElementById(id)?.textContent ?? 'no such element', id);
}

/** What readers hear of how many were found. */
const heard = (page: Page) => page.getByRole('search').getByRole('status');

test('the search of the header by keyboard: its list, its ends, its way out, what is heard, and filters of what was found', async ({
  page,
  server,
}) => {
  await page.goto('/legal');
  const call = callerOf(server, await tokenOf(page));
  expect((await call('POST', '/api/health-profile', { consentVersion: '2026-11', dietaryRestrictions: ['Dairy-Free'] })).status).toBe(200);

  for (const address of ['/no/such/page', '/']) {
    await openPage(page, address);
    for (let stop = 0; stop < 6 && !(await field(page).evaluate((element) => element === document.activeElement)); stop += 1)
      await page.keyboard.press('Tab');
    await expect(field(page), address).toBeFocused();
  }
  await page.keyboard.type('yoghrt');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(heard(page)).toHaveText(/^All \d+ for “yoghrt”, shown as yog/);
  await expectNoViolations(page, 'an open search');

  await page.keyboard.press('ArrowDown');
  const options = page.getByRole('option');
  expect(await active(page)).toBe(await options.first().textContent());
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  expect(await active(page)).toMatch(/^All \d+/);
  await expect(options.last()).toBeInViewport();
  await page.keyboard.press('Home');
  expect(await active(page)).toBe(await options.first().textContent());
  await page.keyboard.press('ArrowUp');
  expect(await active(page)).toBe('');
  await page.keyboard.press('ArrowUp');
  expect(await active(page)).toMatch(/^All \d+/);
  await page.keyboard.press('ArrowLeft');
  expect(await active(page)).toBe('');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page)).toHaveValue('yoghrt');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');

  await page.keyboard.type('yogurt');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=yogurt');
  const count = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /foods?, those that fit first/ });
  await expect(count).toHaveText(/^\d+ foods, those that fit first$/);
  const all = Number.parseInt((await count.textContent()) ?? '', 10);
  const narrow = async (name: RegExp) => {
    const filter = page.getByRole('checkbox', { name });
    await filter.focus();
    await page.keyboard.press('Space');
    await expect(filter).toBeChecked();
  };
  await narrow(/^Fits me/);
  await expect(page).toHaveURL('/search?q=yogurt&fits=1');
  await expect.poll(async () => Number.parseInt((await count.textContent()) ?? '', 10)).toBeLessThan(all);
  const fitting = Number.parseInt((await count.textContent()) ?? '', 10);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/search?q=yogurt');
  await narrow(/^Plain yogurt/);
  await expect(page).toHaveURL('/search?q=yogurt&shelf=en%3Aplain-yogurts');
  await expect.poll(async () => Number.parseInt((await count.textContent()) ?? '', 10)).toBeLessThan(all);
  expect(fitting).toBeGreaterThan(0);
});

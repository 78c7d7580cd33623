import { expect, GUEST, test } from '../support/app.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { englishLeft, wordsOf } from './speak.ts';

test.use({ memory: GUEST, locale: 'de-DE' });

const say = wordsOf('de');

test('a page that comes drawn speaks the language of its reader before any script has run, and the app takes it over', async ({ page }) => {
  const warned: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
  for (const [address, words] of [
    ['/', say('screens-start.what_is_in_it')],
    ['/scan', say('screens-common.scan_food')],
    [`/results/${NUTELLA}`, 'Nutella'],
  ] as const) {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(words);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('html')).not.toHaveAttribute('data-own');
    await expect(page.getByRole('button', { name: say('screens-app.menu') })).toBeVisible();
    expect(await englishLeft(page, 'de'), address).toEqual([]);
    const drawn = await heading.elementHandle();

    scripts.resolve();
    await page.getByRole('button', { name: say('screens-app.menu') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await drawn?.evaluate((one) => one === document.querySelector('h1')), 'the same heading').toBe(true);
    expect(await englishLeft(page, 'de'), `${address}, taken over`).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
  }
  expect(warned.filter((text) => text.includes('drawn again'))).toEqual([]);
});

test('another language that is chosen on the device comes drawn from the next page on', { tag: '@long' }, async ({ page }) => {
  await page.goto('/scan');
  await page.getByRole('button', { name: say('screens-app.menu') }).click();
  await page.getByRole('combobox', { name: say('screens-app.language') }).selectOption('nl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  const answer = await page.reload();
  expect(await answer?.text()).toContain('<html lang="nl" data-drawn="scan"');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('nl')('screens-common.scan_food'));
});

test('a language that this device does not have is not chosen without a network: the menu says so, and the page keeps its own', {
  tag: '@long',
}, async ({ page, server }) => {
  await page.goto('/scan');
  await page.getByRole('button', { name: say('screens-app.menu') }).click();
  const choice = page.getByRole('combobox', { name: say('screens-app.language') });
  await expect(choice).toBeVisible();
  await server.cut();
  await choice.selectOption('it');
  await expect(page.getByText(say('screens-app.language_not_fetched'))).toBeVisible();
  await expect(choice).toHaveValue('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await server.mend();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: say('screens-app.menu') }).click();
  await choice.selectOption('it');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});

test('in a language that runs from right to left, icons that follow the line are mirrored, and others stand as they are', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`/results/${NUTELLA}?lang=en-x-mirrored`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const mirrored = page.locator('header svg[data-along]').first();
  await expect(mirrored).toHaveCSS('scale', '-1 1');
  await expect(page.locator('header svg:not([data-along])').first()).toHaveCSS('scale', 'none');
});

import { expect, GUEST, type Page, test } from '../support/app.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { visitTwice } from '../support/service-worker.ts';
import { isSecond, serveVersions } from '../support/versions.ts';
import { foreignAmong, wordsOf } from './speak.ts';

// A browser that asks for German, on which somebody chose Italian.
test.use({ serviceWorkers: 'allow', locale: 'de-DE' });
const CHOSEN = { ...GUEST, language: 'it' };

const say = wordsOf('it');

/** Every text that was in sight at any moment, over all loads of the page. */
async function watchTexts(page: Page): Promise<Set<string>> {
  const seen = new Set<string>();
  await page.exposeFunction('noteText', (text: string) => seen.add(text));
  await page.addInitScript((device) => {
    for (const [name, value] of Object.entries(device)) if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
    const note = (text: string) => void Reflect.get(window, 'noteText')(text.trim());
    const look = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      for (let text: Node | null = node instanceof Text ? node : walker.nextNode(); text !== null; text = walker.nextNode())
        if (text.parentElement?.closest('script, style, mark') === null && text.parentElement.checkVisibility({ visibilityProperty: true }))
          note(text.textContent ?? '');
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) for (const node of type === 'childList' ? addedNodes : [target]) look(node);
      note(document.title);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    // What stands in the document as it came is no change of it, and neither is what a class shows.
    Reflect.set(window, 'lookAtAll', () => look(document.body));
    document.addEventListener('DOMContentLoaded', () => look(document.body));
  }, CHOSEN);
  return seen;
}

test('no word of another language is in sight at any moment: at the first load, without a network, in another language, after an update', {
  tag: '@long',
}, async ({ page, server }) => {
  test.slow();
  const versions = await serveVersions(server.url);
  try {
    const seen = await watchTexts(page);
    const expectOwn = async (language: 'it' | 'nl', where: string) => {
      await page.evaluate(() => Reflect.get(window, 'lookAtAll')());
      expect(seen.size, where).toBeGreaterThan(5);
      expect(foreignAmong(seen, language), where).toEqual([]);
      seen.clear();
    };
    for (const address of ['/', '/scan', `/results/${NUTELLA}`]) {
      await page.goto(versions.url + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'it');
      await page.waitForLoadState('networkidle');
      await expectOwn('it', `the first load of ${address}`);
    }

    await visitTwice(page, `${versions.url}/scan`);
    await expectOwn('it', 'the installed app');
    await server.cut();
    for (const address of ['/', '/scan', `/results/${NUTELLA}`]) {
      await page.goto(versions.url + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(say('screens-app.youre_offline_some_features'))).toBeVisible();
      await expectOwn('it', `${address} without a network`);
    }
    await server.mend();

    await page.goto(`${versions.url}/scan`);
    versions.deploy();
    await page.reload();
    const offer = page.getByRole('status').filter({ hasText: say('screens-app.a_new_version_of') });
    await expect(offer).toBeVisible();
    await page.waitForLoadState('networkidle');
    await offer.getByRole('button', { name: say('screens-app.update') }).click();
    await expect.poll(() => isSecond(page).catch(() => false)).toBe(true);
    await expect(page.getByRole('heading', { level: 1, name: say('screens-common.scan_food') })).toBeVisible();
    await expectOwn('it', 'after an update');

    await page.getByRole('button', { name: say('screens-app.menu') }).click();
    const choice = page.getByRole('combobox', { name: say('screens-app.language') });
    await expect(choice).toBeVisible();
    await expectOwn('it', 'the menu');
    await choice.selectOption('nl');
    await expect(page.getByRole('heading', { level: 1, name: wordsOf('nl')('screens-common.scan_food') })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectOwn('nl', 'the next language');
  } finally {
    await page.close();
    await versions.close();
  }
});

test('a word of another language that is in sight for a moment is found', { tag: '@long' }, async ({ page }) => {
  const seen = await watchTexts(page);
  await page.goto('/scan');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const flash = document.body.appendChild(document.createElement('p'));
    flash.textContent = 'Scan Food';
    requestAnimationFrame(() => flash.remove());
  });
  await expect.poll(() => foreignAmong(seen, 'it')).toEqual(['Scan Food']);
});

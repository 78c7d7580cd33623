import { deviceWith, expect, test } from '../support/app.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { newPerson, signUp } from '../support/member.ts';
import { settled } from '../support/pages.ts';
import { englishLeft, LANGUAGES, LOCALES, wordsOf } from './speak.ts';

/** Whose words differ most from English in length and order; the others are walked in `npm run stress`. */
const EACH_TIME: ReadonlySet<string> = new Set(['de']);

for (const [at, language] of LANGUAGES.entries()) {
  const say = wordsOf(language);
  const next = LANGUAGES[(at + 1) % LANGUAGES.length] ?? 'en';

  test(`a member looks a food up, sets an allergy, makes a list and changes the language: ${language}`, {
    tag: EACH_TIME.has(language) ? [] : '@long',
  }, async ({ browser, server }) => {
    const memory = { ...(await signUp(server, newPerson())), hasSeenWelcomeSurvey: 'true' };
    const context = await browser.newContext({
      baseURL: server.url,
      storageState: deviceWith(server, memory),
      locale: LOCALES[language],
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const ring = page.getByRole('img', { name: new RegExp(say('screens-common.score_of_100', { score: '(\\d+)', word: '' })) }).first();
    const number = async () => Number(/\d+/.exec((await ring.getAttribute('aria-label')) ?? '')?.[0]);
    const onlyOwnWords = async (where: string) => {
      await settled(page);
      expect(await englishLeft(page, language), where).toEqual([]);
    };

    await page.goto('/scan');
    await page.getByRole('button', { name: say('screens-scan.enter_barcode_manually') }).click();
    await page.getByLabel(say('screens-common.barcode'), { exact: true }).fill(NUTELLA);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /Nutella/ })).toBeVisible();
    await expect(ring).toBeVisible();
    await onlyOwnWords('results');
    const before = await number();

    await page.goto('/health-profile');
    await page.getByRole('checkbox').check({ force: true });
    await page.getByRole('button', { name: say('screens-health-profile.agree_and_continue') }).click();
    const allergies = page.getByRole('region', { name: say('screens-health-profile.allergies'), exact: true });
    const nuts = say('screens-choices.allergen_tree_nuts');
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/health-profile') && answer.request().method() !== 'GET');
    await allergies.getByRole('button', { name: nuts, exact: true }).click();
    await expect(allergies.getByRole('button', { name: nuts, exact: true, pressed: true })).toBeVisible();
    await saved;
    await onlyOwnWords('the health profile');

    await page.goto(`/results/${NUTELLA}`);
    await expect(page.getByRole('alert').first()).toContainText(say('terms.hazelnuts'), { ignoreCase: true });
    await expect(ring).toHaveAttribute('aria-label', new RegExp(say('screens-common.match_poor')));
    expect(await number()).toBeLessThan(before + 1);
    expect(await number()).toBeLessThanOrEqual(25);
    await onlyOwnWords('results with an allergy');

    await page.getByRole('button', { name: say('screens-shopping.list'), exact: true }).click();
    await expect(page.getByText(say('screens-shopping.is_added', { name: 'Nutella' }), { exact: true }).first()).toBeVisible();
    await page.goto('/shopping');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('screens-app.shopping'));
    await expect(page.getByRole('listitem').filter({ hasText: 'Nutella' }).first()).toBeVisible();
    await onlyOwnWords('the list');

    await page.getByRole('button', { name: say('screens-app.menu'), exact: true }).click();
    await page.getByRole('combobox', { name: say('screens-app.language') }).selectOption(next);
    await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[next]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(next)('screens-app.shopping'));
    // Another device of the same member, which speaks the language of before.
    await page.evaluate(() => localStorage.removeItem('language'));
    await context.clearCookies({ name: 'language' });
    await page.goto('/favorites');
    await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[next]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(next)('screens-common.favorites'));
    await context.close();
  });
}

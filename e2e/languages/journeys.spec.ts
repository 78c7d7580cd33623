import type { Language } from '@labelwise/contracts/languages';
import type { Browser } from '@playwright/test';
import { callerOf, tokenOf } from '../members/member.ts';
import { deviceWith, expect, type Page, test } from '../support/app.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { newPerson } from '../support/member.ts';
import { settled } from '../support/pages.ts';
import type { RunningServer } from '../support/server.ts';
import { englishLeft, LANGUAGES, LOCALES, wordsOf } from './speak.ts';

/** Whose words differ most from English in length and order. */
const EACH_TIME: Language = 'de';

const after = (language: Language): Language => LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? 'en';

for (const language of LANGUAGES) {
  const say = wordsOf(language);
  const next = after(language);

  test(`a first visit that speaks ${language}: a product by its digits, and another language for what follows`, {
    tag: language === EACH_TIME ? [] : '@long',
  }, async ({ browser, server }) => {
    const { page, close } = await firstVisit(browser, server, language);
    await readIntroduction(page, language);
    await onlyOwnWords(page, language, 'the first home');
    await typeBarcode(page, language);
    await onlyOwnWords(page, language, 'results');
    await switchTo(page, language, next);
    await expect(page.getByRole('heading', { level: 1, name: /Nutella/ })).toBeVisible();
    await expect(ring(page, next)).toBeVisible();
    await onlyOwnWords(page, next, 'results in the next language');
    await close();
  });

  test(`a first day that speaks ${language}: three questions, an account, a favorite, the list, the guide, and another language on every device`, {
    tag: '@long',
  }, async ({ browser, server }) => {
    test.slow();
    const { page, close, context } = await firstVisit(browser, server, language);
    await readIntroduction(page, language);
    await typeBarcode(page, language);

    await page.getByRole('button', { name: say('screens-results.answer'), exact: true }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('heading', { name: say('screens-common.three_questions_then_the') })).toBeVisible();
    await sheet.getByRole('button', { name: say('screens-choices.allergen_tree_nuts'), exact: true }).click();
    await onlyOwnWords(page, language, 'three questions');
    await sheet.getByRole('button', { name: say('screens-welcome.agree_and_score_it'), exact: true }).click();
    const contained = say('alerts.contains', { words: say('alerts.hazelnuts') });
    await expect(sheet.getByText(contained, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: contained })).toBeVisible();
    await expect(ring(page, language)).toHaveAttribute('aria-label', new RegExp(say('screens-common.match_poor')));
    await onlyOwnWords(page, language, 'results with an allergy');

    await page.goto('/auth?welcome=true');
    await onlyOwnWords(page, language, 'the sign-up');
    await signUpAs(page, language);
    const offer = page.getByRole('dialog', { name: say('screens-welcome.take_your_answers_along') });
    await offer.getByRole('button', { name: say('screens-welcome.agree_and_take_along') }).click();
    await expect(page.getByText(say('screens-home.done_the_score_is'))).toBeVisible();
    await onlyOwnWords(page, language, 'home of a new member');

    await page.goto(`/results/${NUTELLA}`);
    await expect(page.getByRole('heading', { name: contained })).toBeVisible();
    await page.getByRole('button', { name: say('screens-results.favorite'), exact: true }).click();
    await expect(page.getByText(say('screens-results.added_to_favorites'), { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: say('screens-shopping.list'), exact: true }).click();
    await expect(page.getByText(say('screens-shopping.is_added', { name: 'Nutella' }), { exact: true }).first()).toBeVisible();
    for (const [address, title] of [
      ['/favorites', 'screens-common.favorites'],
      ['/shopping', 'screens-app.shopping'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(title));
      await expect(page.getByRole('listitem').filter({ hasText: 'Nutella' }).first()).toBeVisible();
      await onlyOwnWords(page, language, address);
    }

    await page.goto('/ai-nutritionist');
    await onlyOwnWords(page, language, 'the door of the nutritionist');
    await expect(page.getByRole('link', { name: say('screens-nutritionist.try_free_for_7') })).toBeVisible();
    await callerOf(server, await tokenOf(page))('POST', '/api/start-trial', {});
    await page.reload();
    await page.getByRole('button', { name: say('screens-nutritionist.suggest_protein') }).click();
    await page.keyboard.press('Enter');
    const reply = page
      .getByRole('region', { name: say('screens-nutritionist.messages') })
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
      .last();
    await expect(reply.getByRole('link').first()).toHaveAttribute('href', /^\/results\/\d+$/);
    await onlyOwnWords(page, language, 'the nutritionist');
    // Names of foods are those of the packs; what a score is called is ours.
    const text = await reply.innerText();
    for (const id of ['screens-common.match_great', 'screens-common.match_good', 'screens-common.match_poor'])
      if (language !== 'en') expect(text).not.toContain(wordsOf('en')(id));

    await page.goto('/favorites');
    await switchTo(page, language, next);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(next)('screens-common.favorites'));
    // Another device of the same member, which speaks the previous language.
    await page.evaluate(() => localStorage.removeItem('language'));
    await context.clearCookies({ name: 'language' });
    await page.goto('/shopping');
    await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[next]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(next)('screens-app.shopping'));
    await close();
  });
}

/** A phone that has never been here, and asks for its language as browsers do. */
async function firstVisit(browser: Browser, server: RunningServer, language: Language) {
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: deviceWith(server, {}),
    locale: LOCALES[language],
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveURL('/onboarding');
  await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[language]);
  return { page, context, close: () => context.close() };
}

async function readIntroduction(page: Page, language: Language): Promise<void> {
  const say = wordsOf(language);
  for (const label of ['screens-common.next', 'screens-common.next', 'screens-common.next', 'screens-common.get_started']) {
    await onlyOwnWords(page, language, 'the introduction');
    await page.getByRole('button', { name: say(label), exact: true }).click();
  }
  await onlyOwnWords(page, language, 'the end of the introduction');
  await page.getByRole('button', { name: say('screens-start.explore_first') }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: say('screens-start.what_is_in_it') })).toBeVisible();
}

async function signUpAs(page: Page, language: Language): Promise<void> {
  const say = wordsOf(language);
  const person = newPerson();
  for (const [label, value] of [
    ['screens-auth.first_name', person.firstName],
    ['screens-auth.last_name', person.lastName],
    ['screens-auth.username', person.username],
    ['screens-auth.email', person.email],
    ['screens-auth.password', person.password],
  ] as const)
    await page.getByLabel(say(label), { exact: true }).fill(value);
  await page
    .getByRole('button', { name: say('screens-common.create_account'), exact: true })
    .first()
    .click();
}

async function typeBarcode(page: Page, language: Language): Promise<void> {
  const say = wordsOf(language);
  await page.goto('/scan');
  await page.getByRole('button', { name: say('screens-scan.enter_barcode_manually') }).click();
  await page.getByLabel(say('screens-common.barcode'), { exact: true }).fill(NUTELLA);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Nutella/ })).toBeVisible();
  await expect(ring(page, language)).toBeVisible();
}

const ring = (page: Page, language: Language) =>
  page.getByRole('img', { name: new RegExp(wordsOf(language)('screens-common.score_of_100', { score: '\\d+', word: '' })) }).first();

async function switchTo(page: Page, language: Language, next: Language): Promise<void> {
  const say = wordsOf(language);
  await page.getByRole('button', { name: say('screens-app.menu'), exact: true }).click();
  await page.getByRole('combobox', { name: say('screens-app.language') }).selectOption(next);
  await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[next]);
}

async function onlyOwnWords(page: Page, language: Language, where: string): Promise<void> {
  await settled(page);
  expect(await englishLeft(page, language), `${where} in ${language}`).toEqual([]);
}

import type { Language } from '@labelwise/contracts/languages';
import { PERSON_CONSENT_VERSION } from '@labelwise/contracts/people';
import type { Browser, Page } from '@playwright/test';
import { LANGUAGES, LOCALES, wordsOf } from '../languages/speak.ts';
import { callerOf } from '../members/member.ts';
import { deviceWith, expect, GUEST, test } from '../support/app.ts';
import { newPerson, signUp } from '../support/member.ts';
import { openPage, settled } from '../support/pages.ts';
import type { RunningServer } from '../support/server.ts';

/** Of the sample catalogue, those whose results are longest: several conflicts, a long name, figures and sentences of every kind. */
const LONG_RESULTS = ['0009800123018', '0009542015374', '0009542020200', '5000328528441', '0000050112579', '3245413868411'];

/** As they are left until something is opened. */
const MAX_HEIGHT = 3 * 844;

const FULL = {
  consentVersion: '2026-11',
  age: 34,
  gender: 'female',
  height: 66,
  weight: 143,
  activityLevel: 'sedentary',
  healthGoals: ['Heart Health'],
  dietaryRestrictions: ['Vegan', 'Gluten-Free', 'Low-Sodium', 'Halal', 'Allergy: Milk', 'Allergy: Tree nuts'],
  medicalConditions: [],
};
const person = (nickname: string, age: number | null, dietaryRestrictions: readonly string[]) => ({
  nickname,
  colour: 'sky',
  age,
  dietaryRestrictions,
  medicalConditions: [],
  healthGoals: [],
  preferences: [],
  consentVersion: PERSON_CONSENT_VERSION,
});
const HOUSEHOLD = [person('Ben', null, ['Vegan', 'Allergy: Peanuts']), person('Mia', 6, ['Allergy: Tree nuts', 'Allergy: Milk'])];

/** What a device stores of a member who leaves out much, alone or with two others. */
async function memberOf(server: RunningServer, people: readonly object[]) {
  const member = await signUp(server, newPerson(), { trial: true });
  const call = callerOf(server, member.token);
  expect((await call('POST', '/api/health-profile', FULL)).status).toBeLessThan(300);
  for (const one of people) expect((await call('POST', '/api/people', one)).status).toBeLessThan(300);
  return { ...member, hasSeenWelcomeSurvey: 'true' };
}

type Opened = {
  browser: Browser;
  server: RunningServer;
  language: Language;
  memory: Readonly<Record<string, string>>;
  foods: readonly string[];
};

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Opens the results of foods on a phone of somebody, and expects them to end in time, and to take nothing away once a part is opened. */
async function expectThreeScreens({ browser, server, language, memory, foods }: Opened): Promise<void> {
  const say = wordsOf(language);
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: deviceWith(server, { ...memory, language: LOCALES[language] }),
    locale: LOCALES[language],
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  for (const barcode of foods) {
    await openPage(page, `/results/${barcode}`);
    await expect.poll(() => height(page), { message: barcode }).toBeLessThanOrEqual(MAX_HEIGHT);
  }
  const before = await page.getByRole('heading').allTextContents();
  const information = page.locator('details').filter({ hasText: say('screens-details.product_information') });
  await information.locator('summary').first().click();
  await settled(page);
  expect(await page.getByRole('heading').allTextContents()).toEqual(expect.arrayContaining(before));
  await context.close();
}

test.slow();

test('results are three screens of a phone at most until something is opened', async ({ browser, server }) => {
  await expectThreeScreens({ browser, server, language: 'nl', memory: await memberOf(server, []), foods: LONG_RESULTS.slice(0, 2) });
});

for (const language of LANGUAGES)
  test(`results are three screens at most for a member, a household and a guest: ${language}`, { tag: '@long' }, async ({
    browser,
    server,
  }) => {
    for (const memory of [await memberOf(server, []), await memberOf(server, HOUSEHOLD), GUEST])
      await expectThreeScreens({ browser, server, language, memory, foods: LONG_RESULTS });
  });

import type { Browser, BrowserContext } from '@playwright/test';
import { deviceWith, expect, type Locator, type Page } from '../support/app.ts';
import type { Person } from '../support/member.ts';
import type { RunningServer } from '../support/server.ts';

type Answer = { status: number; body: unknown };
export type Caller = (method: string, path: string, body?: object) => Promise<Answer>;

/** The API as one member calls it. */
export function callerOf(server: RunningServer, token: string): Caller {
  return async (method, path, body) => {
    const answer = await fetch(server.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  };
}

/** The id that the catalogue gave the food with this barcode. */
export async function foodIdOf(call: Caller, barcode: string): Promise<string> {
  const { body } = await call('GET', `/api/foods/barcode/${barcode}`);
  const id: unknown = Reflect.get(Object(body), 'id');
  if (typeof id !== 'string') throw new Error(`no food for ${barcode}: ${JSON.stringify(body)}`);
  return id;
}

/** The device's token for the signed-in member. */
export async function tokenOf(page: Page): Promise<string> {
  return (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
}

/** Looks a barcode up by hand; ends on its results. */
export async function enterBarcode(page: Page, barcode: string, name: string | RegExp): Promise<void> {
  await page.goto('/scan');
  await page.getByRole('button', { name: 'Enter Barcode Manually' }).click();
  await page.getByLabel('Barcode', { exact: true }).fill(barcode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\//);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // Among several people one's own ring stands in their card.
  await expect(page.getByRole('img', { name: /score \d+ of 100, /i }).first()).toBeVisible();
}

/** The ring on results, by its text. */
export function scoreOf(page: Page): Locator {
  return page.getByRole('img', { name: /^Score \d+ of 100, / }).first();
}

/** The score on screen once its animation has ended, 0 to 100. */
export async function scoreNumber(page: Page): Promise<number> {
  const label = await scoreOf(page).getAttribute('aria-label');
  return Number(/\d+/.exec(label ?? '')?.[0] ?? Number.NaN);
}

/** Another device with the same server, with nobody signed in. */
export async function newDevice(browser: Browser, server: RunningServer): Promise<BrowserContext> {
  const memory = { guestMode: 'true', hasSeenOnboarding: 'true', hasSeenWelcomeSurvey: 'true' };
  return browser.newContext({
    baseURL: server.url,
    storageState: deviceWith(server, memory),
    serviceWorkers: 'block',
    timezoneId: 'Europe/Paris',
    viewport: { width: 390, height: 844 },
  });
}

export async function signInAt(page: Page, address: string, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Adds an ingredient to the list of an open want screen, at the strongest priority. */
export async function addPreference(page: Page, name: string): Promise<void> {
  await page.getByLabel('Add your own').fill(name);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByRole('radio', { name: /^5 of 5/ }).check({ force: true });
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet).toHaveCount(0);
}

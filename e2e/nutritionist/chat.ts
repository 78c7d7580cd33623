import { expect, type Locator, type Page } from '../support/app.ts';
import { test as base, newPerson, type Person, signUp } from '../support/member.ts';

/** Journeys of a member with premium access. */
export const test = base.extend<{ person: Person }>({
  person: async ({ server: _server }, use) => use(newPerson()),
  memory: async ({ server, person }, use) => use({ ...(await signUp(server, person, { trial: true })), hasSeenWelcomeSurvey: 'true' }),
});

export const input = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' });
export const rows = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Messages' })
    .getByRole('listitem')
    .filter({ has: page.locator('time') });

/** Asks and waits for the whole reply. */
export async function ask(page: Page, question: string): Promise<void> {
  // The guide may answer faster than anybody can look at the locked field.
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/ai/chat',
  );
  await input(page).fill(question);
  await page.keyboard.press('Enter');
  await answered;
  await expect(input(page)).toBeEnabled();
}

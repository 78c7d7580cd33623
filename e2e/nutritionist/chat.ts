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

type Turn = { id: string; role: 'user' | 'assistant'; content: string; timestamp: string; status: string };

/** Replaces the messages of one conversation, for texts that the guide never answers. */
export async function givenTalk(page: Page, messages: readonly Pick<Turn, 'role' | 'content'>[]): Promise<void> {
  const began = Date.parse('2026-11-20T08:00:00Z');
  const turns = messages.map(
    (message, n): Turn => ({ ...message, id: `m${n}`, timestamp: new Date(began + n * 60_000).toISOString(), status: 'complete' }),
  );
  await page.route('**/api/ai/conversations', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: [{ id: 'c1', title: 'A talk', createdAt: '2026-11-20T08:00:00Z' }] })
      : route.continue(),
  );
  await page.route('**/api/ai/conversations/c1/messages*', (route) => {
    // Newest page first, as the server pages it.
    const end = Number(new URL(route.request().url()).searchParams.get('cursor') ?? turns.length);
    const from = Math.max(0, end - 200);
    const headers: Record<string, string> = from === 0 ? {} : { link: `</api/ai/conversations/c1/messages?cursor=${from}>; rel="next"` };
    return route.fulfill({ json: turns.slice(from, end), headers });
  });
}

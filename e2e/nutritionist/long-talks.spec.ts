import { expect, type Locator, type Page } from '../support/app.ts';
import { givenTalk, longTalk } from '../support/talk.ts';
import { ask, input, rows, test } from './chat.ts';

const SCROLLER = '[aria-label="Messages"]';
const distanceFromEnd = (page: Page) => page.locator(SCROLLER).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
/** The row stands at the top of the list, or as far up as the end of the talk lets it. */
const isReadFromStart = async (page: Page, row: Locator) => {
  const below = await row.evaluate(
    (it, list) => it.getBoundingClientRect().top - (document.querySelector(list)?.getBoundingClientRect().top ?? 0),
    SCROLLER,
  );
  return below >= -4 && (below < 40 || (await distanceFromEnd(page)) < 4);
};

test.describe('a talk of a thousand messages', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens at its end, holds few of them in the page, and scrolls to its beginning', { tag: '@long' }, async ({ page }) => {
    await givenTalk(page, longTalk(1000));
    await page.goto('/ai-nutritionist?chat=c1');
    await expect(page.getByText('Answer 999')).toBeVisible();
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(4);
    expect(await rows(page).count()).toBeLessThan(40);
    await page.mouse.move(195, 400);
    await expect(async () => {
      await page.mouse.wheel(0, -20_000);
      await expect(page.getByText('Question 0', { exact: true })).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 60_000 });
    expect(await rows(page).count()).toBeLessThan(40);
  });
});

test('a long answer is read from its beginning, below the question; a press leads to its end', async ({ page }) => {
  await givenTalk(page, longTalk(12));
  await page.goto('/ai-nutritionist?chat=c1');
  await expect(page.getByText('Answer 11')).toBeVisible();
  const steps = Array.from({ length: 60 }, (_, n) => `Step ${n} of the plan, with the reason for it.`).join('\n\n');
  const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  const turn = (id: string, role: string, content: string) => ({
    id,
    role,
    content,
    timestamp: new Date().toISOString(),
    status: 'complete',
  });
  await page.route('**/api/ai/chat', (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/event-stream' },
      body:
        event('start', { question: turn('q', 'user', 'And oats?'), replyId: 'r' }) +
        event('delta', { text: steps.slice(0, 400) }) +
        event('delta', { text: steps.slice(400) }) +
        event('done', { message: turn('r', 'assistant', steps) }),
    }),
  );
  await input(page).fill('And oats?');
  await page.keyboard.press('Enter');
  const talk = page.locator(SCROLLER);
  await expect.poll(() => distanceFromEnd(page)).toBeGreaterThan(600);
  await expect(talk.getByText('And oats?')).toBeInViewport();
  await expect(talk.getByText('Step 0 of the plan')).toBeInViewport();
  await page.getByRole('button', { name: 'Go to the newest message' }).click();
  await expect.poll(() => distanceFromEnd(page)).toBeLessThan(4);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test('each answer of a talk begins at the top of the list, below its question, with no button on its first line', async ({ page }) => {
      await page.goto('/ai-nutritionist');
      for (const question of ['What should I eat for breakfast with diabetes?', 'Tips for less sugar in my week', 'What is NOVA?']) {
        await ask(page, question);
        await expect(rows(page).last().getByRole('status')).toHaveCount(0);
        const asked = rows(page).filter({ hasText: question }).first();
        await expect.poll(() => isReadFromStart(page, asked)).toBe(true);
        const first = await rows(page).last().locator('p').first().boundingBox();
        const button = await page
          .getByRole('button', { name: 'Go to the newest message' })
          .boundingBox({ timeout: 500 })
          .catch(() => null);
        expect(button === null || first === null || button.y > first.y + first.height).toBe(true);
      }
    });
  });

test('reading up is left alone while a reply grows; a press leads back to the newest', { tag: '@long' }, async ({ page }) => {
  await givenTalk(page, longTalk(40));
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  const turn = (id: string, role: string, content: string, status = 'complete') => ({
    id,
    role,
    content,
    timestamp: new Date().toISOString(),
    status,
  });
  const reply = `Here it is. ${'Much to read about oats. '.repeat(60)}`;
  await page.route('**/api/ai/chat', async (route) => {
    await held;
    await route.fulfill({
      headers: { 'content-type': 'text/event-stream' },
      body:
        event('start', { question: turn('q', 'user', 'And oats?'), replyId: 'r' }) +
        event('delta', { text: reply }) +
        event('done', { message: turn('r', 'assistant', reply) }),
    });
  });
  await page.goto('/ai-nutritionist?chat=c1');
  await expect(page.getByText('Answer 39')).toBeVisible();
  await input(page).fill('And oats?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Writing an answer' })).toBeVisible();
  await expect.poll(() => distanceFromEnd(page)).toBeLessThan(4);

  await page.mouse.move(195, 300);
  await page.mouse.wheel(0, -900);
  await expect.poll(() => distanceFromEnd(page)).toBeGreaterThan(600);
  const before = await page.locator(SCROLLER).evaluate((box) => box.scrollTop);
  release();
  await expect(input(page)).toBeEnabled();
  await expect(page.getByRole('log')).toContainText('Here it is.');
  expect(Math.abs((await page.locator(SCROLLER).evaluate((box) => box.scrollTop)) - before)).toBeLessThan(4);
  await page.getByRole('button', { name: 'Go to the newest message' }).click();
  await expect.poll(() => distanceFromEnd(page)).toBeLessThan(4);
  await expect(page.getByText('Here it is.').first()).toBeAttached();
});

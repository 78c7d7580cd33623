import { type ModelStandIn, startModelStandIn } from '../../apps/server/src/adapters/ai-model/testing/model-stand-in.ts';
import { expect } from '../support/app.ts';
import { startServer } from '../support/server.ts';
import { ask, test as base, input, rows } from './chat.ts';

/** A reply that waits before its last piece, so that a journey sees it being written however slow the machine is. */
function gate() {
  const { promise: until, resolve: open } = Promise.withResolvers<null>();
  return { until, open: () => open(null) };
}

const WORDS = ['Oats ', 'are ', '**whole grain**. ', 'They ', 'hold ', 'much ', 'fiber. '];

/** The same journeys with a model behind the chat: a stand-in that speaks its protocol. */
const test = base.extend<object, { model: ModelStandIn }>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads which fixtures this one needs off the pattern
    async ({}, use) => {
      const model = await startModelStandIn();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ model }, use) => {
      const server = await startServer({ AI_BASE_URL: model.url, AI_MODEL: 'stand-in', AI_API_KEY: 'none' });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(({ model }) => model.misbehave(null));

test('a model’s reply streams in, and the badge says that it is one', { tag: '@long' }, async ({ page, model }) => {
  const { until, open } = gate();
  model.script(() => ({ text: WORDS, pauseMs: 100, until }));
  await page.goto('/ai-nutritionist');
  await expect(page.getByText('AI Powered', { exact: true })).toBeVisible();
  await input(page).fill('What about oats?');
  await page.keyboard.press('Enter');
  const reply = rows(page).last();
  await expect(reply).toContainText('Oats are');
  await expect(input(page)).toBeDisabled();
  await expect(reply.getByText('whole grain')).toBeVisible();
  open();
  await expect(input(page)).toBeEnabled();
  await expect(reply).toContainText('They hold much fiber.');
  await expect(page.getByText(/not medical advice/i)).toHaveCount(1);
});

test('a reply is stopped, keeps what there is of it, and another question follows', { tag: '@long' }, async ({ page, model }) => {
  model.script(() => ({ text: Array.from({ length: 200 }, () => 'fiber '), pauseMs: 100 }));
  await page.goto('/ai-nutritionist');
  await input(page).fill('What about oats?');
  await page.keyboard.press('Enter');
  await expect(rows(page).last()).toContainText('fiber fiber');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(rows(page).last()).toContainText('Stopped.');
  await expect(input(page)).toBeEnabled();
  await page.reload();
  await expect(rows(page).last()).toContainText('Stopped.');
  model.script(() => ({ text: ['Done.'] }));
  await ask(page, 'And now?');
  await expect(rows(page).last()).toContainText('Done.');
});

test('a reply survives a reload while it is being written', { tag: '@long' }, async ({ page, model }) => {
  const { until, open } = gate();
  model.script(() => ({ text: [...WORDS, 'End.'], pauseMs: 100, until }));
  await page.goto('/ai-nutritionist');
  await input(page).fill('What about oats?');
  await page.keyboard.press('Enter');
  await expect(rows(page).last()).toContainText('Oats are');
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(input(page)).toBeDisabled();
  open();
  await expect(rows(page).last()).toContainText('End.');
  await expect(input(page)).toBeEnabled();
});

test('a reply goes on while another page is open, and stands there at the return', { tag: '@long' }, async ({ page, model }) => {
  const { until, open } = gate();
  model.script(() => ({ text: [...WORDS, 'End.'], pauseMs: 100, until }));
  await page.goto('/ai-nutritionist');
  await input(page).fill('What about oats?');
  await page.keyboard.press('Enter');
  await expect(rows(page).last()).toContainText('Oats are');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  open();
  await expect(rows(page).last()).toContainText('End.');
  await expect(input(page)).toBeEnabled();
});

test('a talk that is deleted while its reply is being written is gone', { tag: '@long' }, async ({ page, model }) => {
  model.script(() => ({ text: Array.from({ length: 100 }, () => 'fiber '), pauseMs: 100 }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/ai-nutritionist');
  await input(page).fill('What about oats?');
  await page.keyboard.press('Enter');
  await expect(rows(page).last()).toContainText('fiber fiber');
  await page.getByRole('button', { name: 'Delete conversation: What about oats?' }).click({ force: true });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('list', { name: 'Suggestions' })).toBeVisible();
  await expect(input(page)).toBeEnabled();
  await page.reload();
  await expect(page.getByText('No conversations yet')).toBeVisible();
});

test('a model that fails leaves the apology and a toast', { tag: '@long' }, async ({ page, model }) => {
  model.misbehave('fail');
  await page.goto('/ai-nutritionist');
  await input(page).fill('What about oats?');
  await page.keyboard.press('Enter');
  await expect(rows(page).last()).toContainText("I'm sorry, I'm having trouble responding right now. Please try again in a moment.");
  await expect(page.getByText('Failed to get AI response. Please try again.')).toBeVisible();
  await expect(input(page)).toBeEnabled();
  await page.reload();
  await expect(rows(page).last()).toContainText("I'm sorry, I'm having trouble responding right now.");
});

import { callerOf, newDevice, signInAt, tokenOf } from '../members/member.ts';
import { expect, expectToast } from '../support/app.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { newPerson, signUp } from '../support/member.ts';
import { ask, input, rows, test } from './chat.ts';

test('a suggestion is asked, answered piece by piece, and still there after a reload', async ({ page }) => {
  await page.goto('/ai-nutritionist');
  await expect(page.getByText('Built-in guide', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Suggest protein-rich snacks' }).click();
  await expect(input(page)).toHaveValue('Suggest protein-rich snacks');
  await expect(input(page)).toBeFocused();
  await expect(page).toHaveURL('/ai-nutritionist');
  const streamed = page.waitForResponse('**/api/ai/chat');
  await page.keyboard.press('Enter');
  expect((await streamed).headers()['content-type']).toContain('text/event-stream');
  await expect(page).toHaveURL(/\?chat=/);
  await expect(rows(page)).toHaveCount(2);
  await expect(input(page)).toBeEnabled();
  await expect(input(page)).toBeFocused();
  await expect(rows(page).last().getByRole('link').first()).toHaveAttribute('href', /^\/results\/\d+$/);
  await expect(page.getByText(/not medical advice/i)).toHaveCount(1);
  const shown = await rows(page).allInnerTexts();
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect.poll(() => rows(page).allInnerTexts()).toEqual(shown);
});

test('what is asked next belongs to the same talk, and a product opens without leaving the app', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await page.goto('/ai-nutritionist');
  await ask(page, `Is ${NUTELLA} good for me?`);
  await ask(page, 'What could I eat instead?');
  await expect(rows(page)).toHaveCount(4);
  const own = await callerOf(server, await tokenOf(page))('GET', '/api/ai/conversations');
  expect(own.body).toHaveLength(1);
  await page.evaluate(() => {
    document.body.dataset['same'] = 'page';
  });
  await page.getByRole('link', { name: 'Nutella' }).first().click();
  await expect(page).toHaveURL(`/results/${NUTELLA}`);
  expect(await page.evaluate(() => document.body.dataset['same'])).toBe('page');
  await page.goBack();
  await expect(rows(page)).toHaveCount(4);
});

test('a talk is deleted after one question, put back whole by Undo, and gone once deleted again', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await page.goto('/ai-nutritionist');
  await ask(page, 'What is NOVA?');
  await page.getByRole('button', { name: 'Chat History' }).click();
  const drawer = page.getByRole('dialog', { name: 'Chat History' });
  const remove = async () => {
    await drawer.getByRole('button', { name: 'Delete conversation: What is NOVA?' }).click();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Put back');
  await remove();
  await expectToast(page, 'Success', 'Conversation deleted successfully.');
  await expect(drawer.getByText('No conversations yet')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('list', { name: 'Suggestions' })).toBeVisible();
  await expect(page).toHaveURL('/ai-nutritionist');
  expect((await callerOf(server, await tokenOf(page))('GET', '/api/ai/conversations')).body).toEqual([]);
});

test('a new chat takes the focus to the input; the old one opens from the drawer, which closes', { tag: '@long' }, async ({ page }) => {
  await page.goto('/ai-nutritionist');
  await ask(page, 'What is NOVA?');
  await page.getByRole('button', { name: 'Chat History' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start New Chat' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(input(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Chat History' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^What is NOVA\?/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(2);
});

test('a second member sees nothing of it', { tag: '@long' }, async ({ page, server, browser }) => {
  await page.goto('/ai-nutritionist');
  await ask(page, 'What is NOVA?');
  const address = new URL(page.url());
  const other = newPerson();
  await signUp(server, other, { trial: true });
  const device = await newDevice(browser, server);
  const screen = await device.newPage();
  await signInAt(screen, '/auth', other);
  await expect(screen).not.toHaveURL('/auth');
  await screen.goto(address.pathname + address.search);
  await expect(screen.getByRole('list', { name: 'Suggestions' })).toBeVisible();
  await expect(screen).toHaveURL('/ai-nutritionist');
  await expect(screen.getByText('What is NOVA?')).toHaveCount(0);
  await screen.getByRole('button', { name: 'Chat History' }).click();
  await expect(screen.getByRole('dialog').getByText('No conversations yet')).toBeVisible();
  await device.close();
});

test('a load that takes over ten seconds empties the list without a word', { tag: '@long' }, async ({ page }) => {
  await page.route('**/api/ai/conversations', () => undefined);
  await page.goto('/ai-nutritionist');
  await page.getByRole('button', { name: 'Chat History' }).click();
  const drawer = page.getByRole('dialog', { name: 'Chat History' });
  await expect(drawer.getByText('Loading conversations...')).toBeAttached();
  await expect(drawer.getByText('No conversations yet')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('alert')).toHaveText('');
});

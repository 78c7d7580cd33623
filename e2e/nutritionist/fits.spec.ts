import { expect, type Page } from '../support/app.ts';
import { expectNoViolations, painted } from '../support/axe.ts';
import { test as freeMember } from '../support/member.ts';
import { settled } from '../support/pages.ts';
import { givenTalk } from '../support/talk.ts';
import { input, rows, test } from './chat.ts';

const LONG_LINK = `https://example.com/${'a'.repeat(3000)}`;
const MARKDOWN = `# A plan

| Food | Protein | Fiber | Salt | Sugars | Score |
|---|---:|---:|---:|---:|---:|
| Skyr | 11 g | 0 g | 0.1 g | 3.9 g | 88 |
| White beans in water, drained weight | 7 g | 6 g | 0.4 g | 0.3 g | 82 |

- one
  - two ${'deep '.repeat(20)}
- [x] done

\`\`\`
const figure = '${'x'.repeat(400)}';
\`\`\`

> quoted

${LONG_LINK}

![pixel](https://evil.example/pixel.png) <b>bold</b>`;
const TALK = [
  { role: 'user', content: `${'w'.repeat(600)} <b>me</b>` },
  { role: 'assistant', content: MARKDOWN },
  { role: 'user', content: 'Thanks' },
] as const;

const sideways = (page: Page) =>
  page.evaluate(() => ({
    page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    talk:
      (document.querySelector('[aria-label="Messages"]')?.scrollWidth ?? 0) -
      (document.querySelector('[aria-label="Messages"]')?.clientWidth ?? 0),
  }));

test('tables, lists, code and a link of 3 kB fit at any width; nothing is fetched for them', { tag: '@long' }, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await givenTalk(page, TALK);
  await page.goto('/ai-nutritionist?chat=c1');
  await expect(page.getByText('quoted')).toBeAttached();
  await expect(page.getByText('<b>me</b>')).toBeAttached();
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await painted(page);
    expect(await sideways(page), `at ${width} px`).toEqual({ page: 0, talk: 0 });
  }
  expect(fetched.filter((url) => url.includes('evil.example'))).toEqual([]);
});

test('letters of twice the size leave room for the talk at 320 px', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await givenTalk(page, TALK);
  await page.goto('/ai-nutritionist?chat=c1');
  await expect(page.getByText('Thanks')).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(async () => (await page.getByRole('region', { name: 'Messages' }).boundingBox())?.height ?? 0).toBeGreaterThan(160);
  await expect(page.getByText('Thanks')).toBeInViewport();
  await expect(input(page)).toBeInViewport();
  expect(await sideways(page)).toEqual({ page: 0, talk: 0 });
});

test('the chat has no violation in both themes: welcome, talk, drawer, question', { tag: '@long' }, async ({ page }) => {
  await givenTalk(page, TALK);
  await page.goto('/ai-nutritionist');
  await expect(page.getByRole('list', { name: 'Suggestions' })).toBeVisible();
  await settled(page);
  await expectNoViolations(page, 'welcome');
  await page.goto('/ai-nutritionist?chat=c1');
  await expect(page.getByText('quoted')).toBeAttached();
  await settled(page);
  await expectNoViolations(page, 'talk');
  await page.getByRole('button', { name: 'Chat History' }).click();
  await settled(page);
  await expectNoViolations(page, 'drawer');
  await page.getByRole('button', { name: 'Delete conversation: A talk' }).click();
  await settled(page);
  await expectNoViolations(page, 'question');
});

test('on a wide window the sidebar stands beside the chat, and its delete button comes with pointer and keyboard', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await givenTalk(page, TALK);
  await page.goto('/ai-nutritionist?chat=c1');
  const sidebar = page.getByRole('complementary', { name: 'Chat History' });
  await expect(sidebar.getByRole('button', { name: /^A talk/ })).toHaveAttribute('aria-current', 'true');
  const remove = sidebar.getByRole('button', { name: 'Delete conversation: A talk' });
  const opacity = () => remove.evaluate((button) => getComputedStyle(button.parentElement ?? button).opacity);
  expect(await opacity()).toBe('0');
  await sidebar.getByRole('button', { name: /^A talk/ }).hover();
  await expect.poll(opacity).toBe('1');
  await page.mouse.move(900, 300);
  await expect.poll(opacity).toBe('0');
  await sidebar.getByRole('button', { name: /^A talk/ }).focus();
  await page.keyboard.press('Tab');
  await expect(remove).toBeFocused();
  await expect.poll(opacity).toBe('1');
  await settled(page);
  await expectNoViolations(page, 'wide');
});

test('the input is 56 px high at least, and in view when a keyboard takes half of the window', { tag: '@long' }, async ({ page }) => {
  await givenTalk(page, TALK);
  await page.goto('/ai-nutritionist?chat=c1');
  await expect(page.getByText('Thanks')).toBeVisible();
  expect((await input(page).boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await input(page).click();
  await page.setViewportSize({ width: 390, height: 420 });
  await expect(input(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Thanks')).toBeInViewport();
  // iOS lays the keyboard over the page: the page learns of it by the visual viewport alone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    const view = window.visualViewport;
    if (view === null) return;
    Object.defineProperty(view, 'height', { configurable: true, value: 844 - 336 });
    view.dispatchEvent(new Event('resize'));
  });
  await expect
    .poll(async () => {
      const box = await input(page).boundingBox();
      return box === null ? 0 : box.y + box.height;
    })
    .toBeLessThan(844 - 336);
});

freeMember(
  'without premium access the card stands in both themes without a violation, and leads to /subscribe',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/ai-nutritionist');
    await expect(page.getByRole('region', { name: 'Premium Feature' })).toBeVisible();
    await settled(page);
    await expectNoViolations(page, 'premium feature');
    await page.getByRole('link', { name: 'Try free for 7 days' }).click();
    await expect(page).toHaveURL('/subscribe');
    await page.goBack();
    await page.getByRole('link', { name: 'Upgrade to Premium' }).click();
    await expect(page).toHaveURL('/subscribe');
    await expect(rows(page)).toHaveCount(0);
  },
);

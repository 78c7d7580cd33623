import type { Page } from '@playwright/test';
import { fillAccount } from '../accessibility/full-account.ts';
import { deviceWith, expect, GUEST, test } from '../support/app.ts';
import { expectNoViolations } from '../support/axe.ts';
import { BARE, BISCUITS, COLA, NO_FIGURES, NUTELLA, UNKNOWN } from '../support/foods.data.ts';
import { newPerson, signUp } from '../support/member.ts';
import { openPage, settled } from '../support/pages.ts';
import { englishLeft, LANGUAGES, LOCALES, languageOf } from './speak.ts';

/** The two that nobody speaks: 40 % longer with accents, and from right to left. */
const PSEUDO = ['en-x-accented', 'en-x-mirrored'];
const TAGS: readonly string[] = [...LANGUAGES.map((language) => LOCALES[language]), ...PSEUDO];

const OPEN = [
  '/',
  '/scan',
  ...[NUTELLA, BARE, NO_FIGURES, UNKNOWN].map((barcode) => `/results/${barcode}`),
  '/search?q=nutella',
  `/compare?ids=${[NUTELLA, COLA, BISCUITS].join(',')}`,
  '/people',
  '/offline',
  '/privacy',
  '/legal',
];
const FIRST = ['/onboarding', '/auth', '/survey?welcome=true'];
const OWN = [
  '/',
  `/results/${NUTELLA}`,
  '/history',
  '/favorites',
  '/trending',
  '/want-more',
  '/shopping',
  '/shopping?tab=basket',
  '/insights',
  '/preferences',
  '/health-profile',
  '/profile',
  '/subscription',
  '/ai-nutritionist',
];

const LARGE_TEXT = 'html { font-size: 200% !important }';

/** By how many px the page is wider than its window. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** It always has a request under way, by which others' changes come. */
const LISTENING = '/shopping';

test.slow();

for (const tag of TAGS) {
  const language = languageOf(tag);

  test(`nothing is cut off, sticks out or lies upon another at 320 px: ${tag}`, { tag: '@long' }, async ({ browser, server }) => {
    const member = { ...(await signUp(server, newPerson())), hasSeenWelcomeSurvey: 'true' };
    for (const [memory, addresses] of [
      [{}, FIRST],
      [GUEST, OPEN],
      [member, OWN],
    ] as const) {
      const context = await browser.newContext({
        baseURL: server.url,
        storageState: deviceWith(server, { ...memory, language: tag }),
        locale: tag,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        viewport: { width: 320, height: 568 },
      });
      const page = await context.newPage();
      if (memory === member) await fillAccount(page, server);
      for (const address of addresses) {
        const whole = PSEUDO.includes(tag) ? `${address}${address.includes('?') ? '&' : '?'}lang=${tag}` : address;
        if (address.startsWith(LISTENING)) await page.goto(whole).then(() => settled(page));
        else await openPage(page, whole);
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        expect.soft(await misplaced(page), `${address} in ${tag}`).toEqual([]);
        if (PSEUDO.includes(tag)) await expectNoViolations(page, `${address} in ${tag}`);
        if (language === null) continue;
        expect.soft(await englishLeft(page, language), `${address} in ${tag}`).toEqual([]);
        await page.addStyleTag({ content: LARGE_TEXT });
        expect.soft(await sideways(page), `${address} in ${tag} at 200 %`).toBeLessThanOrEqual(0);
      }
      await context.close();
    }
  });
}

test('the first pages hold their words at 320 px with 40 % more letters and from right to left', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: deviceWith(server, GUEST),
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width: 320, height: 568 },
  });
  const page = await context.newPage();
  for (const tag of PSEUDO)
    for (const address of ['/', `/results/${NUTELLA}`]) {
      await openPage(page, `${address}?lang=${tag}`);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      expect.soft(await misplaced(page), `${address} in ${tag}`).toEqual([]);
    }
  await context.close();
});

test('the longest words of German, French and Dutch fit 320 px with text of twice the size', async ({ browser, server }) => {
  for (const [memory, address, language] of [
    [{}, '/survey?welcome=true', 'de'],
    [GUEST, '/', 'de'],
    [GUEST, `/results/${BARE}`, 'fr'],
    [GUEST, '/privacy', 'nl'],
  ] as const) {
    const context = await browser.newContext({
      baseURL: server.url,
      storageState: deviceWith(server, { ...memory, language: LOCALES[language] }),
      locale: LOCALES[language],
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      viewport: { width: 320, height: 568 },
    });
    const page = await context.newPage();
    await openPage(page, address);
    await page.addStyleTag({ content: LARGE_TEXT });
    expect(await sideways(page), `${address} in ${language}`).toBeLessThanOrEqual(0);
    await context.close();
  }
});

test('what sticks out, is cut off, broken or upon another is found', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.setContent(`<main style="width:300px">
    <p style="position:absolute;left:250px;white-space:nowrap">sticks out far</p>
    <p style="width:60px;overflow:hidden;white-space:nowrap">cut off here</p>
    <p style="width:30px;word-break:break-all">broken</p>
    <button style="position:absolute;top:200px;left:10px">one</button>
    <button style="position:absolute;top:205px;left:15px">other</button>
    <p>what stands as it should</p>
  </main>`);
  const found = (await misplaced(page)).join('\n');
  for (const fault of ['beyond the window', 'cut off: p', 'broken: "broken"', 'upon each other: button']) expect(found).toContain(fault);
  expect(found).not.toContain('as it should');
});

/** What does not fit: beyond the window, cut by its own box, broken inside a word that would fit a line, or upon another control. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const HYPHENATED = 10;
    const width = document.documentElement.clientWidth;
    const named = (element: Element) =>
      `${element.localName}.${String(element.getAttribute('class')).slice(0, 40)} "${(element.textContent ?? '').trim().slice(0, 50)}"`;
    const isSeen = (element: Element) => {
      const { width: w, height } = element.getBoundingClientRect();
      if (w <= 1 || height <= 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      // For readers of the screen alone.
      for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement)
        if (getComputedStyle(one).clipPath !== 'none') return false;
      return true;
    };
    const scrolls = (element: Element): boolean => {
      for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement) {
        const { overflowX } = getComputedStyle(one);
        if (overflowX === 'auto' || overflowX === 'scroll' || one.closest('[aria-hidden="true"]') !== null) return true;
      }
      return false;
    };
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width) found.push(`the page scrolls sideways: ${document.documentElement.scrollWidth}`);

    const texts: { readonly element: Element; readonly text: Text }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (node instanceof Text && element !== null && node.data.trim() !== '' && isSeen(element)) texts.push({ element, text: node });
    }
    for (const { element, text } of texts) {
      if (scrolls(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right } of range.getClientRects())
        if (right > width + 1 || left < -1) {
          found.push(`beyond the window: ${named(element)}`);
          break;
        }
      for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, textOverflow, display } = getComputedStyle(box);
        if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
        const clamps = textOverflow === 'ellipsis' || display.includes('-webkit-box');
        if (!clamps && box.scrollWidth > box.clientWidth + 1 && range.getBoundingClientRect().right > box.getBoundingClientRect().right + 1)
          found.push(`cut off: ${named(element)}`);
        break;
      }
      // A word that stands on two lines, and is too short for a hyphen of the browser's (`reset.css`); an address may break anywhere.
      if (text.data.includes('@')) continue;
      for (const word of text.data.matchAll(/(?<![\p{L}\d·\u00ad])[\p{L}\p{M}\d·\u00ad]{2,24}(?![\p{L}\d·\u00ad])/gu)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 && (word[0].length < HYPHENATED || getComputedStyle(element).hyphens !== 'auto')) {
          found.push(`broken: "${word[0]}" in ${named(element)}`);
          break;
        }
      }
    }

    const controls = [...document.querySelectorAll('a[href], button, input, select, summary')].filter(
      (element) => isSeen(element) && element.closest('[inert]') === null,
    );
    const fixed = (element: Element): boolean => {
      for (let one: Element | null = element; one !== null; one = one.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true;
      return false;
    };
    const boxes = controls
      .filter((element) => !fixed(element) && !scrolls(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const over = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const below = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const labelled = one.element.closest('label') !== null && one.element.closest('label') === other.element.closest('label');
        if (over > 6 && below > 6 && !labelled) found.push(`upon each other: ${named(one.element)} and ${named(other.element)}`);
      }
    return [...new Set(found)];
  });
}

import { expect, type Page, test } from '../support/app.ts';
import { expectNoViolations, painted } from '../support/axe.ts';
import { openPage } from '../support/pages.ts';
import { stepsBack, tabThrough } from './tab-stops.ts';

/** The four distances that readers may set (WCAG 1.4.12). */
const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
const LARGE_TEXT = 'html { font-size: 200% !important }';

/** Opens each address once and expects what holds for every page: its landmarks, and nothing that axe finds. */
export async function expectNoBarriers(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await test.step(address, async () => {
      await openPage(page, address);
      await expectLandmarks(page, address);
      await expectNoViolations(page, address);
    });
  }
}

/** Opens each address once and expects that it fits small windows and large text, and that the Tab key walks it in order. */
export async function expectFitAndStops(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await test.step(address, async () => {
      await openPage(page, address);
      await expectFit(page, address);
      await expectGoodStops(page, address);
    });
  }
}

/** One main heading, one main part, and no navigation without a name. */
async function expectLandmarks(page: Page, address: string): Promise<void> {
  const counted = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main').length,
    unnamed: document.querySelectorAll('nav:not([aria-label], [aria-labelledby])').length,
  }));
  expect.soft(counted, address).toEqual({ headings: 1, mains: 1, unnamed: 0 });
}

/** Nothing scrolls sideways, is cut off or too small to hit at 320 px, with wide spacing and with text of twice the size. */
export async function expectFit(page: Page, address: string): Promise<void> {
  await styled(page, LARGE_TEXT, async () => {
    expect.soft(await sidewaysScroll(page), `${address} at 200 %`).toEqual([]);
    expect.soft(await cutText(page), `${address} cut at 200 %`).toEqual([]);
  });
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 568 });
  await painted(page);
  expect.soft(await sidewaysScroll(page), `${address} at 320 px`).toEqual([]);
  expect.soft(await cutText(page), `${address} cut at 320 px`).toEqual([]);
  expect.soft(await smallTargets(page), `${address} targets`).toEqual([]);
  await styled(page, WIDE_SPACING, async () => {
    expect.soft(await sidewaysScroll(page), `${address} with wide spacing`).toEqual([]);
  });
  if (size !== null) await page.setViewportSize(size);
  await painted(page);
}

/** Every stop of the Tab key shows its focus, follows the reading order and lies under no bar. */
async function expectGoodStops(page: Page, address: string): Promise<void> {
  const stops = await tabThrough(page);
  const named = (bad: typeof stops) => bad.map(({ name }) => name);
  expect.soft(stops.length, address).toBeGreaterThan(1);
  expect.soft(named(stops.filter(({ shows }) => !shows)), `${address}: without a visible focus`).toEqual([]);
  expect.soft(named(stops.filter(({ covered }) => covered)), `${address}: covered`).toEqual([]);
  expect.soft(stepsBack(stops), `${address}: against the reading order`).toEqual([]);
}

/** Runs a check while the page has one more style sheet. */
async function styled(page: Page, content: string, check: () => Promise<void>): Promise<void> {
  const sheet = await page.addStyleTag({ content });
  await painted(page);
  await check();
  await sheet.evaluate((element) => element.parentNode?.removeChild(element));
  await painted(page);
}

/** What sticks out of the window sideways, where that makes the page scroll. */
function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(-3)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40) ?? ''}`);
  });
}

/** Text that its own box cuts off without a sign. */
function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, label, td, th, li')]
      .filter((element) => {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
        const readOnly = clipPath !== 'none' || element.closest('[class*="sr-only"]') !== null;
        return !readOnly && overflowX === 'hidden' && textOverflow === 'clip' && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40) ?? ''}`),
  );
}

/** Targets under 24×24 px that no exception of the criterion covers: links in running text, and what is hidden from everybody. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inText = (element: Element) =>
      element.tagName === 'A' &&
      element.parentElement !== null &&
      (element.parentElement.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [role="button"], [tabindex="0"]')].flatMap(
      (element) => {
        const label = element instanceof HTMLInputElement ? element.closest('label') : null;
        const { width, height, bottom } = (label ?? element).getBoundingClientRect();
        const hidden = width <= 1 || height <= 1 || bottom <= 0 || !element.checkVisibility();
        return hidden || inText(element) || (width >= 23.5 && height >= 23.5)
          ? []
          : [`${element.tagName} "${element.textContent?.slice(0, 30) ?? ''}" ${width.toFixed(0)}×${height.toFixed(0)}`];
      },
    );
  });
}

import { expect, GUEST, type Page, test } from '../support/app.ts';
import { PAGES } from '../support/pages.data.ts';
import { openPage } from '../support/pages.ts';

test.use({ reducedMotion: 'reduce' });
test.slow();

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

for (const [group, addresses] of Object.entries(PAGES)) {
  test.describe(group, () => {
    test.use({ memory: group === 'welcome and sign-in' ? {} : GUEST });

    test(`${group} fit 320 px, 200 % text and wide spacing without sideways scrolling, with targets of 24 px`, async ({ page }) => {
      for (const address of addresses) {
        await page.setViewportSize({ width: 320, height: 568 });
        await openPage(page, address);
        expect.soft(await sidewaysScroll(page), `${address} at 320 px`).toEqual([]);
        expect.soft(await cutText(page), `${address} cut at 320 px`).toEqual([]);
        expect.soft(await smallTargets(page), `${address} targets`).toEqual([]);
        // The four distances that readers may set (WCAG 1.4.12).
        await page.addStyleTag({
          content:
            '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
        });
        expect.soft(await sidewaysScroll(page), `${address} with wide spacing`).toEqual([]);
        await openPage(page, address);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
        expect.soft(await sidewaysScroll(page), `${address} at 200 %`).toEqual([]);
        expect.soft(await cutText(page), `${address} cut at 200 %`).toEqual([]);
      }
    });
  });
}

/** Where the words of the bottom bar lie, and the parts that they may not touch. */
function barLabels(page: Page) {
  return page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((tabs) =>
      tabs.map((tab) => {
        const words = document.createRange();
        for (const node of tab.childNodes) if (node instanceof Text) words.selectNode(node);
        const sign = tab.querySelector('svg')?.getBoundingClientRect();
        const edges = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });
        return {
          name: words.toString(),
          words: edges(words.getBoundingClientRect()),
          tab: edges(tab.getBoundingClientRect()),
          signEnds: sign?.bottom ?? 0,
        };
      }),
    );
}

test.describe('the bottom bar at 320 px and 200 % text', () => {
  test.use({ memory: GUEST, viewport: { width: 320, height: 568 } });

  test('keeps its five words apart, whole, inside the window and off the signs', async ({ page }) => {
    for (const address of ['/', '/scan']) {
      await openPage(page, address);
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
      const labels = await barLabels(page);
      expect(labels.map(({ name }) => name)).toEqual(['Home', 'AI', 'Scan', 'Insights', 'Profile']);
      for (const [at, { name, words, tab, signEnds }] of labels.entries()) {
        expect.soft(words.left, `${name} from the word before`).toBeGreaterThan(labels[at - 1]?.words.right ?? -1);
        expect.soft(words.right, `${name} in the window`).toBeLessThanOrEqual(320);
        expect.soft(words.top, `${name} below its sign`).toBeGreaterThanOrEqual(signEnds - 1);
        expect.soft(words.bottom, `${name} in its tab`).toBeLessThanOrEqual(tab.bottom);
        expect.soft(tab.bottom, `${name} in the window`).toBeLessThanOrEqual(568);
      }
    }
  });
});

test.describe('what the thumb uses most', () => {
  test.use({ memory: GUEST });

  test('tabs and primary buttons are at least 44 px high and wide', async ({ page }) => {
    await openPage(page, '/scan');
    const targets = [
      ...(await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all()),
      page.getByRole('button', { name: 'Start Scanning' }),
      page.getByRole('button', { name: 'Enter Barcode Manually' }),
      page.getByRole('button', { name: 'Menu' }),
    ];
    for (const target of targets) {
      const box = await target.boundingBox();
      expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(44);
    }
  });
});

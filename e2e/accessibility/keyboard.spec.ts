import { expect, GUEST, type Page, test } from '../support/app.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { openPage } from '../support/pages.ts';

test.use({ memory: GUEST });

type Stop = { name: string; top: number; left: number; ring: boolean; covered: boolean };

/** Where the focus is: its place, whether it shows, and whether a fixed bar lies over it. Null once it has left the page. */
function focusedStop(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    // The ring may fade in: what counts is where it ends.
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(fading.map((each) => each.finished));
    const box = element.getBoundingClientRect();
    // A field shows its focus on the box around it, whose edge takes the colour of the ring.
    const shows = (each: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, borderTopColor, borderTopWidth, boxShadow } = getComputedStyle(each);
      const edge = borderTopColor === outlineColor ? Number.parseFloat(borderTopWidth) : 0;
      return boxShadow !== 'none' || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) + edge >= 2);
    };
    const around = [element, element.parentElement, element.parentElement?.parentElement, ...element.children];
    const ring = around.some((each) => each instanceof Element && shows(each));
    const inside = (x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element) === true);
    };
    const [left, right] = [box.left + 3, box.right - 3];
    const [top, bottom] = [box.top + 3, box.bottom - 3];
    const middle = [(left + right) / 2, (top + bottom) / 2] as const;
    const covered = ![[left, top], [right, top], [left, bottom], [right, bottom], middle].some(([x = 0, y = 0]) => inside(x, y));
    return { name: (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName).slice(0, 40), top: box.top + scrollY, left: box.left, ring, covered };
  });
}

/** Every stop of the Tab key from the top of the page to its end. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let at = 0; at < 60; at += 1) {
    await page.keyboard.press('Tab');
    const stop = await focusedStop(page);
    const first = stops[0];
    if (stop === null || (first !== undefined && stop.name === first.name && stop.top === first.top)) break;
    stops.push(stop);
  }
  return stops;
}

for (const address of ['/', '/scan', '/auth', `/results/${NUTELLA}`, '/terms', '/legal', '/subscribe', '/no/such/page']) {
  test(`every stop of the Tab key on ${address} shows its focus and lies under no bar`, async ({ page }) => {
    await openPage(page, address);
    const stops = await tabThrough(page);
    expect(stops.length).toBeGreaterThan(2);
    expect(stops.filter(({ ring }) => !ring), 'without a visible focus').toEqual([]);
    expect(stops.filter(({ covered }) => covered), 'covered').toEqual([]);
  });
}

test('the first stop skips to the content', async ({ page }) => {
  await openPage(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('from the home of a guest to a score by keyboard alone', async ({ page }) => {
  await openPage(page, '/scan');
  const button = page.getByRole('button', { name: 'Enter Barcode Manually' });
  for (let at = 0; at < 20 && !(await button.evaluate((element) => element === document.activeElement)); at += 1) await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Barcode', { exact: true })).toBeFocused();
  await page.keyboard.type(NUTELLA);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/results/temp');
  await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();
});

test('every page has one main heading, one main part and named navigation', async ({ page }) => {
  for (const address of ['/', '/scan', '/auth', `/results/${NUTELLA}`, '/results', '/terms', '/ai-nutritionist', '/no/such/page', '/onboarding']) {
    await openPage(page, address);
    await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    await expect.soft(page.getByRole('main'), address).toHaveCount(1);
    expect.soft(await page.getByRole('navigation').evaluateAll((all) => all.filter((nav) => !nav.hasAttribute('aria-label') && !nav.hasAttribute('aria-labelledby')).length), address).toBe(0);
  }
});

import { asMember, expect, type Page } from './shell.ts';

/** A phone of 390 by 844 with a notch and a home bar, in CSS px. */
const INSETS = { top: 47, bottom: 34, left: 0, right: 0 } as const;

asMember.use({ reducedMotion: 'reduce', insets: INSETS });

/** Whole in the window, above the home bar, with nothing over it. */
async function expectInReach(page: Page, name: string): Promise<void> {
  const part = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
  await expect(part).toBeInViewport({ ratio: 1 });
  const box = await part.boundingBox();
  if (box === null) throw new Error('not in sight');
  expect(box.y + box.height, name).toBeLessThanOrEqual(844 - INSETS.bottom);
  expect(box.height, name).toBeGreaterThanOrEqual(44);
  expect(
    await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.textContent, {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
    }),
  ).toBe(name);
}

for (const [address, scrolled, buy] of [
  ['/subscribe', false, 'Get Yearly'],
  ['/subscription', true, 'Get Started'],
] as const) {
  asMember(
    `in the shell Restore is in sight on ${address} together with the terms and the button that buys`,
    async ({ page, device: _device }) => {
      await page.goto(address);
      await expect(page.getByRole('button', { name: 'Restore' })).toBeAttached();
      if (scrolled) {
        // The wheel over the middle of the page scrolls the page itself: no part of it takes the scrolling.
        await page.mouse.move(195, 500);
        await page.mouse.wheel(0, 844);
      }
      for (const name of ['Restore', 'Terms & Conditions', 'Privacy Policy', buy]) await expectInReach(page, name);
    },
  );
}

import type { Page } from '@playwright/test';
import { expect, GUEST } from '../support/app.ts';
import { rememberTracks, trackStates, test as withCamera } from '../support/camera.ts';
import { NUTELLA } from '../support/foods.data.ts';

const test = withCamera.extend<{ taps: () => Promise<number> }>({
  /** How often a finger or the mouse went down since the app was opened. */
  taps: async ({ page }, use) => {
    await page.addInitScript(() => {
      addEventListener('pointerdown', () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1)), {
        capture: true,
      });
    });
    await use(() => page.evaluate(() => Number(sessionStorage.getItem('taps'))));
  },
});

/** A phone; the smallest, a tablet and a wide window. */
const WINDOWS = [
  { viewport: { width: 390, height: 844 }, tag: [] },
  { viewport: { width: 320, height: 568 }, tag: ['@long'] },
  { viewport: { width: 820, height: 1180 }, tag: ['@long'] },
  { viewport: { width: 1280, height: 800 }, tag: ['@long'] },
];

/** The camera's picture runs in the scanner. */
async function expectLive(page: Page): Promise<void> {
  const picture = page.getByRole('dialog', { name: 'Scanning' }).locator('video');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth > 0 && !video.paused)).toBe(true);
}

for (const { viewport, tag } of WINDOWS) {
  test.describe(`in a window of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test(`a first visit has its camera live after one tap, in sight without scrolling (${viewport.width})`, { tag }, async ({
      page,
      taps,
    }) => {
      await page.goto('/');
      await expect(page).toHaveURL('/onboarding');
      const scan = page.getByRole('button', { name: 'Scan without an account' });
      await expect(scan).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await scan.click();
      await expectLive(page);
      expect(await taps()).toBe(1);
    });
  });
}

for (const { viewport, tag } of WINDOWS) {
  test.describe(`a guest with a pack before the camera, in a window of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, memory: GUEST, scene: { codes: [{ symbology: 'ean13', text: NUTELLA }] } });

    test(`is shown its score one tap after the home, has it scored again by three more, and the camera live again with the next (${viewport.width})`, {
      tag,
    }, async ({ page, taps }) => {
      await rememberTracks(page);
      await page.goto('/');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Scan', exact: true }).click();
      // The pack is read and its results open by themselves.
      await expect(page).toHaveURL('/results/temp');
      await expect(page.getByRole('heading', { level: 1, name: /Nutella/ })).toBeVisible();
      const score = page.getByRole('img', { name: /^Score \d+ of 100, / }).first();
      await expect(score).toBeVisible();
      expect(await taps()).toBe(1);

      await page.getByRole('button', { name: 'Answer', exact: true }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: 'Tree nuts' }).click();
      await sheet.getByRole('button', { name: 'Agree and score it for me' }).click();
      await expect(sheet.getByText('Contains hazelnuts', { exact: true })).toBeVisible();
      expect(await taps()).toBe(4);
      await page.keyboard.press('Escape');
      await expect(page.getByText('You are allergic to nuts.').first()).toBeVisible();

      const next = page.getByRole('link', { name: 'Scan next' });
      await expect(next).toBeInViewport({ ratio: 1 });
      // Within reach of a thumb: in the lower half of the window.
      if (viewport.width < 820) expect((await next.boundingBox())?.y).toBeGreaterThan(viewport.height / 2);
      const before = (await trackStates(page)).length;
      await next.click();
      // The pack is still in view and may be read before anybody sees the scanner: that the camera was opened lasts.
      await expect.poll(async () => (await trackStates(page)).length).toBe(before + 1);
      expect(await taps()).toBe(5);
    });
  });
}

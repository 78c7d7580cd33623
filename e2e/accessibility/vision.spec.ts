import { expect, GUEST, type Locator, type Page, test } from '../support/app.ts';
import { NUTELLA, WATER } from '../support/foods.data.ts';
import { openPage } from '../support/pages.ts';

test.use({ memory: GUEST });

const DEFICIENCIES = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
/** One food of each level of the ring. */
const LEVELS = { good: WATER, fair: '0000236598784', poor: NUTELLA } as const;
const SIDE = 32;
/** Steps of lightness (L*, 0 to 100) that anybody can distinguish. */
const MIN_LIGHTNESS_DIFFERENCE = 20;
/** Of the sign's surface. */
const SHARE = 0.08;

/** The lightness of a picture's every dot, on a grid of 32 by 32. */
async function lightnessOf(page: Page, sign: Locator): Promise<number[]> {
  const png = (await sign.screenshot()).toString('base64');
  return page.evaluate(
    async ([data, side]) => {
      const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(side, side).getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.drawImage(picture, 0, 0, side, side);
      const { data: dots } = context.getImageData(0, 0, side, side);
      const linear = (value = 0) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      return Array.from({ length: side * side }, (_none, at) => {
        const light = 0.2126 * linear(dots[at * 4]) + 0.7152 * linear(dots[at * 4 + 1]) + 0.0722 * linear(dots[at * 4 + 2]);
        return light > 0.008856 ? 116 * Math.cbrt(light) - 16 : 903.3 * light;
      });
    },
    [png, SIDE] as const,
  );
}

function distinctShare(left: readonly number[], right: readonly number[]): number {
  return left.filter((light, at) => Math.abs(light - (right[at] ?? light)) >= MIN_LIGHTNESS_DIFFERENCE).length / left.length;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the three levels of a score differ in lightness or shape for every kind of colour vision, ${colorScheme}`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const devtools = await page.context().newCDPSession(page);
    const seen = new Map<string, number[]>();
    for (const [level, barcode] of Object.entries(LEVELS)) {
      await openPage(page, `/results/${barcode}`);
      const ring = page
        .getByRole('main')
        .locator(`[data-level="${level}"]`)
        .filter({ has: page.locator('small') })
        .first();
      await expect(ring).toBeVisible();
      for (const type of DEFICIENCIES) {
        await devtools.send('Emulation.setEmulatedVisionDeficiency', { type });
        seen.set(`${type} ${level}`, await lightnessOf(page, ring.locator('svg').last()));
      }
      await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
    }
    for (const type of DEFICIENCIES) {
      for (const [one, other] of [
        ['good', 'fair'],
        ['fair', 'poor'],
        ['good', 'poor'],
      ] as const) {
        const share = distinctShare(seen.get(`${type} ${one}`) ?? [], seen.get(`${type} ${other}`) ?? []);
        expect.soft(share, `${type}: ${one} beside ${other}`).toBeGreaterThan(SHARE);
      }
    }
  });
}

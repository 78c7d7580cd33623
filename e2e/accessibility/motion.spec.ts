import { expect, GUEST, type Page, test } from '../support/app.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { openPage } from '../support/pages.ts';

test.use({ memory: { ...GUEST, labelwise_shown_scores: '{}' }, reducedMotion: 'reduce' });

/** Animations and transitions that run and are longer than a blink. */
function motion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const timing = animation.effect?.getComputedTiming();
      const moves = animation.playState === 'running' && Number(timing?.duration ?? 0) > 20;
      const target = animation.effect instanceof KeyframeEffect ? (animation.effect.target?.className ?? '') : '';
      return moves ? [String(target)] : [];
    }),
  );
}

test('nothing moves for somebody who asked for less motion: pages, skeleton, score, menu', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => { release = resolve; });
  await page.route('**/api/foods/barcode/*', async (route) => {
    await held;
    await route.continue();
  });
  for (const address of ['/', '/onboarding', '/scan']) {
    await openPage(page, address);
    expect.soft(await motion(page), address).toEqual([]);
  }
  await page.goto(`/results/${NUTELLA}`);
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  expect.soft(await motion(page), 'skeleton').toEqual([]);
  release();
  await expect(page.getByRole('img', { name: /^Score \d+ of 100, / }).first()).toBeVisible();
  expect.soft(await motion(page), 'score').toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect.soft(await motion(page), 'menu').toEqual([]);
});

test('a celebration is still read for two seconds', async ({ page }) => {
  await page.goto('/scan');
  const show = async (score: number) => {
    await page.evaluate((value) => {
      localStorage.setItem('lastScanFood', JSON.stringify({ id: '1', name: 'Porridge', barcode: '96385074' }));
      localStorage.setItem('lastScanScore', JSON.stringify({ score: value }));
    }, score);
    await page.goto('/results/temp');
    await expect(page.getByRole('img', { name: new RegExp(`^Score ${score} of 100, `) }).first()).toBeVisible();
  };
  await show(70);
  await show(80);
  const message = page.getByText('Excellent choice!', { exact: true });
  await expect(message).toBeVisible();
  const seen = Date.now();
  expect(await motion(page)).toEqual([]);
  await expect(message).toHaveCount(0);
  expect(Date.now() - seen).toBeGreaterThan(1000);
});

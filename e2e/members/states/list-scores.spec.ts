import { expect, type Page } from '../../support/app.ts';
import { BISCUITS, COLA, NUTELLA } from '../../support/foods.data.ts';
import { test } from '../../support/member.ts';
import { callerOf, foodIdOf, tokenOf } from '../member.ts';

test('a list is scored on the device, with the server’s numbers and none of its calls, also after a preference changed', {
  tag: '@long',
}, async ({ page, server }) => {
  await page.goto('/');
  // Until a device knows the member, the server scores.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('labelwise_score_profile'))).not.toBeNull();
  const call = callerOf(server, await tokenOf(page));
  const ids = await Promise.all([NUTELLA, COLA, BISCUITS].map((barcode) => foodIdOf(call, barcode)));
  for (const foodId of ids) await call('POST', '/api/scans', { foodId });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/calculate-score')) asked.push(request.method());
  });
  const scoresOnServer = async () => {
    const answers = await Promise.all(ids.map((id) => call('POST', '/api/calculate-score', { food: { id } })));
    return answers.map(({ body }) => Number(Reflect.get(Object(body), 'score'))).toSorted((left, right) => left - right);
  };
  const scoresOnScreen = async () => {
    const names = await page.locator('main [data-level] b').allTextContents();
    return names.map(Number).toSorted((left, right) => left - right);
  };
  const expectSame = async () => {
    await page.goto('/history');
    const expected = await scoresOnServer();
    await expect.poll(scoresOnScreen).toEqual(expected);
  };
  await expectSame();
  await call('POST', '/api/user-preferences', { ingredientName: 'Caffeine', preferenceValue: -5 });
  await expectSame();
  const former = await scoresOnScreen();
  await call('POST', '/api/user-preferences', { ingredientName: 'Caffeine', preferenceValue: 5 });
  const release = await holdBack(page, '**/api/user-preferences');
  await page.goto('/history');
  // What another device changed is not here yet, so the list shows what this one knows ...
  await expect.poll(scoresOnScreen).toEqual(former);
  const expected = await scoresOnServer();
  expect(expected).not.toEqual(former);
  release();
  // ... and scores itself again when the answer comes.
  await expect.poll(scoresOnScreen).toEqual(expected);
  expect(asked).toEqual([]);
});

/** Holds the answers of an address back until the test releases them. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

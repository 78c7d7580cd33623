import { callerOf, tokenOf } from '../members/member.ts';
import { expect, expectToast } from '../support/app.ts';
import { ask, rows, test } from './chat.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('an allergy that was stated is stored in the health profile with one press, and taken out by Undo', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await page.goto('/ai-nutritionist');
  const call = callerOf(server, await tokenOf(page));
  await call('PUT', '/api/health-profile', { consentVersion: '2026-11', dietaryRestrictions: ['Vegan'] });
  const profile = async () => (await call('GET', '/api/health-profile')).body;
  await page.reload();
  await ask(page, "I'm allergic to peanuts");
  const offer = rows(page).last().getByRole('button', { name: 'Add peanut-free to my health profile' });
  await expect(offer).toBeInViewport();
  const { width, height } = (await offer.boundingBox()) ?? { width: 0, height: 0 };
  expect([height >= 44, width <= 358]).toEqual([true, true]);
  await offer.click();
  await expectToast(page, 'In your health profile: peanut-free');
  await expect.poll(profile).toMatchObject({ dietaryRestrictions: ['Vegan', 'peanut-free'] });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(offer).toBeVisible();
  await expect.poll(profile).toMatchObject({ dietaryRestrictions: ['Vegan'] });
});

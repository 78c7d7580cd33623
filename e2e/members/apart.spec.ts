import { expect } from '../support/app.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { newPerson, signUp, test } from '../support/member.ts';
import { callerOf, foodIdOf, newDevice, signInAt, tokenOf } from './member.ts';

const LISTS = ['/api/scans', '/api/favorites', '/api/purchased', '/api/consumed', '/api/user-preferences'] as const;

test('a second member sees empty lists where the first has saved things, and can change none of them', { tag: '@long' }, async ({
  page,
  server,
  browser,
}) => {
  await page.goto('/');
  const ana = callerOf(server, await tokenOf(page));
  const foodId = await foodIdOf(ana, NUTELLA);
  await ana('POST', '/api/scans', { foodId });
  await ana('POST', '/api/favorites', { foodId });
  await ana('POST', `/api/purchased/${foodId}`);
  await ana('POST', `/api/consumed/${foodId}`);
  await ana('POST', '/api/user-preferences', { ingredientName: 'Sugar', preferenceValue: -4 });
  const held = await Promise.all(LISTS.map((path) => ana('GET', path)));
  for (const { body } of held) expect(body).toHaveLength(1);
  const id = String(Reflect.get(Object((await ana('GET', '/api/auth/me')).body), 'id'));
  expect(id).not.toBe('undefined');

  const other = newPerson();
  const bo = callerOf(server, (await signUp(server, other)).token);
  for (const path of LISTS) expect((await bo('GET', path)).body).toEqual([]);
  // As if there were no such member: the answer does not reveal who exists.
  expect((await bo('GET', `/api/users/${id}`)).status).toBe(404);
  expect((await bo('PATCH', `/api/users/${id}`, { firstName: 'Bo' })).status).toBe(404);
  expect((await bo('DELETE', `/api/users/${id}`, { currentPassword: other.password })).status).toBe(404);
  expect((await bo('POST', '/api/favorites', { foodId, userId: id })).status).toBe(403);
  expect((await bo('POST', '/api/scans', { foodId, userId: id })).status).toBe(403);
  for (const path of [
    `/api/favorites/${foodId}`,
    `/api/purchased/${foodId}`,
    `/api/consumed/${foodId}`,
    '/api/user-preferences/Sugar',
    '/api/scans',
  ])
    await bo('DELETE', path);
  expect(await Promise.all(LISTS.map((path) => ana('GET', path)))).toEqual(held);

  const device = await newDevice(browser, server);
  const screen = await device.newPage();
  await signInAt(screen, '/favorites', other);
  await expect(screen).toHaveURL('/favorites');
  for (const [address, heading] of [
    ['/favorites', 'No Favorites Yet'],
    ['/history', 'No scan history yet'],
  ] as const) {
    await screen.goto(address);
    await expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    await expect(screen.getByText('Nutella')).toHaveCount(0);
  }
  await device.close();
});

test('on a shared device the next member finds nothing of the one before', async ({ page, server }) => {
  await page.goto('/');
  const ana = callerOf(server, await tokenOf(page));
  await ana('POST', '/api/favorites', { foodId: await foodIdOf(ana, NUTELLA) });
  await page.goto('/favorites');
  await expect(page.getByText('Nutella').first()).toBeVisible();
  const other = newPerson();
  await signUp(server, other);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await signInAt(page, '/auth', other);
  await expect(page).not.toHaveURL('/auth');
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
  await expect(page.getByText('Nutella')).toHaveCount(0);
});

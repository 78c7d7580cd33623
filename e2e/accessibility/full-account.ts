import { callerOf, foodIdOf, tokenOf } from '../members/member.ts';
import type { Page } from '../support/app.ts';
import { BISCUITS, COLA, HOSTILE, LONG, NUTELLA, PESTO } from '../support/foods.data.ts';
import type { RunningServer } from '../support/server.ts';

/** A member on a trial, so that gated parts show, with something in every list. */
export async function fillAccount(page: Page, server: RunningServer): Promise<void> {
  await page.goto('/');
  const ask = callerOf(server, await tokenOf(page));
  /** What is refused would leave a page emptier than its test believes. */
  const call = async (method: string, path: string, body?: object) => {
    const answer = await ask(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path} was refused: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };
  await call('POST', '/api/start-trial', {});
  await call('POST', '/api/health-profile', {
    consentVersion: '2026-11',
    age: 34,
    gender: 'female',
    height: 66,
    weight: 143,
    activityLevel: 'sedentary',
    healthGoals: ['Heart Health'],
    dietaryRestrictions: ['Gluten-Free'],
    medicalConditions: ['Diabetes'],
  });
  for (const [ingredientName, preferenceValue] of [
    ['Sugar', -4],
    ['Hazelnuts', 5],
  ] as const)
    await call('POST', '/api/user-preferences', { ingredientName, preferenceValue });
  for (const barcode of [NUTELLA, COLA, BISCUITS, PESTO, HOSTILE, LONG]) {
    const foodId = await foodIdOf(call, barcode);
    await call('POST', '/api/scans', { foodId });
    await call('POST', '/api/favorites', { foodId });
    await call('POST', `/api/purchased/${foodId}`);
    await call('POST', `/api/consumed/${foodId}`);
  }
  await call('POST', '/api/shopping', { changes: [entryOf('Loaf of the market', null, 'list'), entryOf('Nutella', NUTELLA, 'basket')] });
  await page.reload();
}

/** An entry of the shopping list as a device sends it. */
function entryOf(name: string, foodId: string | null, place: 'list' | 'basket') {
  const stamped = <T>(value: T) => ({ value, count: 1, by: 'device' });
  return {
    id: name.replaceAll(' ', '-'),
    name: stamped(name),
    foodId: stamped(foodId),
    quantity: stamped(1),
    place: stamped(place),
    isRemoved: stamped(false),
  };
}

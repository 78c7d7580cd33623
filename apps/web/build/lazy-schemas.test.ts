import { expect, it } from 'vitest';
import { lazySchemas } from './lazy-schemas.ts';
import { bundle } from './testing/bundle.ts';

const ENTRY = `import * as z from 'zod/mini';
import { foods } from '@labelwise/contracts/foods';
export const Name = z.string().check(z.minLength(1));
export const known = z.enum(globalThis.listNames());
export const one = (word) => z.literal(word);
export const byBarcode = foods.byBarcode;`;

it('a schema of a module is made when it is used, and checks as written', async () => {
  let listed = 0;
  Object.assign(globalThis, { listNames: () => [`name ${(listed += 1)}`] });
  const { code } = await bundle(ENTRY, lazySchemas());
  const { known, one, byBarcode, Name } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(listed).toBe(0);
  expect(known.safeParse('name 1').success).toBe(true);
  expect(known.safeParse('name 2').success).toBe(false);
  expect(listed).toBe(1);
  expect(one('sugar').safeParse('sugar').success).toBe(true);
  expect(Name.parse('Nutella')).toBe('Nutella');
  expect(byBarcode.params.safeParse({ barcode: '3017620422003' }).success).toBe(true);
  expect((await byBarcode.answer['~standard'].validate({})).issues.length).toBeGreaterThan(0);
});

import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { lazySchemas } from './lazy-schemas.ts';

const ENTRY = `import * as z from 'zod/mini';
import { foods } from '@labelwise/contracts/foods';
export const Name = z.string().check(z.minLength(1));
export const known = z.enum(globalThis.listNames());
export const one = (word) => z.literal(word);
export const byBarcode = foods.byBarcode;`;
const entry: Plugin = {
  name: 'entry',
  resolveId: (source) => (source === 'entry.js' ? `${import.meta.dirname}/entry.js` : null),
  load: (id) => (id.endsWith('/build/entry.js') ? ENTRY : null),
};

async function bundle() {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [lazySchemas(), entry],
    build: { write: false, rolldownOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error('nothing was built');
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(chunk.code)}`);
}

it('a schema of a module is made when it is used, and checks as written', async () => {
  let listed = 0;
  Object.assign(globalThis, { listNames: () => [`name ${(listed += 1)}`] });
  const { known, one, byBarcode, Name } = await bundle();
  expect(listed).toBe(0);
  expect(known.safeParse('name 1').success).toBe(true);
  expect(known.safeParse('name 2').success).toBe(false);
  expect(listed).toBe(1);
  expect(one('sugar').safeParse('sugar').success).toBe(true);
  expect(Name.parse('Nutella')).toBe('Nutella');
  expect(byBarcode.params.safeParse({ barcode: '3017620422003' }).success).toBe(true);
  expect((await byBarcode.answer['~standard'].validate({})).issues.length).toBeGreaterThan(0);
});

import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { lazySchema } from './lazy-schema.ts';

it('makes a schema once, when it is first asked for, and answers as the schema does', () => {
  const make = vi.fn(() => z.object({ name: z.string() }));
  const schema = lazySchema(make);
  const list = z.array(schema);
  expect(make).not.toHaveBeenCalled();
  expect(list.parse([{ name: 'Nutella' }])).toEqual([{ name: 'Nutella' }]);
  expect(schema.safeParse({ name: 1 }).success).toBe(false);
  expect(z.extend(schema, { brand: z.string() }).safeParse({ name: 'Nutella' }).success).toBe(false);
  expect(schema).toBeInstanceOf(z.ZodMiniObject);
  expect(make).toHaveBeenCalledOnce();
});

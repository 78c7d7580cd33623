import { expect, it } from 'vitest';
import { newId } from './ids.ts';

it('an id is a version 7 UUID, and later ids sort after earlier ones', () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  expect(newId(1_700_000_000_000) < newId(1_700_000_000_001)).toBe(true);
  expect(newId(5)).not.toBe(newId(5));
});

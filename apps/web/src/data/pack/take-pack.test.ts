import { describe, expect, it } from 'vitest';
import type { StoredPack } from './pack.ts';
import { nextStep } from './take-pack.ts';

const OFFER = { of: 'de', version: 'b', foods: 10, bytes: 1000, sha256: 'x', vocabulary: 'v1', rules: 'r', madeAt: 1 };
const DIFFERENCE = { from: 'a', bytes: 100, sha256: 'y', changed: 1, removed: 0 };
const STORED: StoredPack = { of: 'de', foods: 10, vocabulary: 'v1', madeAt: 0, layers: [{ version: 'a', from: null, bytes: 1000 }] };
const step = (stored: StoredPack | null, offer: object = {}, difference: typeof DIFFERENCE | null = DIFFERENCE) =>
  nextStep(stored, { state: 'ready', offer: { ...OFFER, ...offer }, difference });

describe('what brings a device up to date', () => {
  it('is nothing where it has the newest, the difference where it has one before, else the whole', () => {
    expect(step(STORED, { version: 'a' })).toEqual({ kind: 'none' });
    expect(step(STORED)).toEqual({ kind: 'difference', ...DIFFERENCE });
    expect(step(null)).toMatchObject({ kind: 'whole', bytes: 1000, from: null });
    expect(step(STORED, {}, null)).toMatchObject({ kind: 'whole' });
  });

  it('is the whole for a pack of another vocabulary, also of the same version', () => {
    expect(step({ ...STORED, vocabulary: 'v0' })).toMatchObject({ kind: 'whole' });
    expect(step({ ...STORED, vocabulary: 'v0' }, { version: 'a' })).toMatchObject({ kind: 'whole' });
  });

  it('is the whole once differences come to a quarter of it', () => {
    const layers = [...STORED.layers, { version: 'a', from: 'z', bytes: 200 }];
    expect(step({ ...STORED, layers })).toMatchObject({ kind: 'whole' });
  });
});

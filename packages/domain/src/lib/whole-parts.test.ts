import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sum, wholeParts } from './index.ts';

it('whole parts add up to the total, each within one of its exact share', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 9 }), fc.nat(200), (weights, total) => {
      const all = sum(weights);
      const parts = wholeParts(weights, total);
      expect(sum(parts)).toBe(all === 0 ? 0 : total);
      for (const [at, part] of parts.entries()) expect(Math.abs(part - (total * (weights[at] ?? 0)) / all)).toBeLessThan(1);
    }),
  );
});

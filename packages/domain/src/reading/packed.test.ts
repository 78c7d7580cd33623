import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIngredients } from '../vocabulary/index.ts';
import { findingsOf, packReading, unpackFindings, unpackItems } from './index.ts';

const texts = fc
  .array(
    fc.constantFrom(
      'Wheat flour 50%',
      'milk',
      'sauce (soy, _celery_)',
      'xyzzy',
      'may contain nuts',
      'free from egg',
      '(salt',
      'E330',
      'crème fraîche',
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(', '));

describe('a packed reading', () => {
  it('unpacks to what it was', () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ maxLength: 60 })), fc.constantFrom(null, 'Peanut bar', 'Vegan'), (ingredientsText, name) => {
        const reading = readIngredients({ ingredientsText, lang: 'en', name });
        if (reading === null) return;
        const packed = packReading(reading, name);
        expect(unpackItems(packed).items).toEqual(reading.items);
        expect(unpackFindings(packed)).toEqual(findingsOf(reading));
      }),
      { numRuns: 300 },
    );
  });

  it.each(['', '1', '1|a', '2|x|||0|0|||||||', 'hello', '1|a|b|c|d|e|f|g|h|i|j'])('that is damaged (%j) is no reading', (packed) => {
    expect(unpackFindings(packed)).toBeNull();
  });
});

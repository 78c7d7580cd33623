import { describe, expect, it } from 'vitest';
import { notToEatIn } from './not-to-eat.ts';

describe('what of the own foods somebody may not eat', () => {
  it.each([
    ['what from my scans is off limits for Oskar', 'scans'],
    ['was darf Oskar vom Scannen nicht essen', 'scans'],
    ['welche von meinen gescannten Sachen sind nix für Nina', 'scans'],
    ["qu'est-ce que Nina ne doit pas manger dans mes scans", 'scans'],
    ['qué no puedo comer de lo que he escaneado', 'scans'],
    ['cosa non posso mangiare tra i prodotti scansionati', 'scans'],
    ['o que não posso comer do que digitalizei', 'scans'],
    ['wat mag ik niet eten van mijn scans', 'scans'],
    ['which of my favourites should Leo avoid', 'favorites'],
    ['wat kan Oskar beter niet eten uit mijn lijst', 'list'],
  ] as const)('is asked in seven languages: %s', (typed, set) => {
    expect(notToEatIn(typed)).toMatchObject({ set, property: { kind: 'conflict' }, isNegated: false });
  });

  it.each([
    'which of my scans can I eat',
    'why can I not scan',
    'what can I not scan',
    'what have I scanned',
    "which of my scans don't contain nuts",
  ])('is not: %s', (typed) => {
    expect(notToEatIn(typed)).toBeNull();
  });
});

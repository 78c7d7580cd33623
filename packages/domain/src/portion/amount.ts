import type { ReadFood } from '../matching/index.ts';
import { portionOf } from './portion.ts';

/** The most of one food that one note of a meal may hold, in grams or millilitres. */
export const MAX_EATEN = 5000;

/** How an amount can be counted, and what one of it is in grams or millilitres. */
export type AmountUnit = { readonly kind: 'serving' | 'can' | '100' | 'piece' | 'g' | 'ml'; readonly amount: number };

/** "6 x 20 g", "4 × 125 ml": packs that say what one piece weighs. */
const PIECES = /(?:^|\s)\d{1,3}\s*[x×]\s*(\d{1,4}(?:[.,]\d{1,2})?)\s*(kg|g|ml|cl|l)\b/iu;
const GRAMS: Readonly<Record<string, number>> = { kg: 1000, g: 1, ml: 1, cl: 10, l: 1000 };

/**
 * The units in which an amount of a food can be given, the usual one first: a serving (else a can, else 100 g or ml), a piece where the
 * pack says what one weighs, and grams or millilitres.
 */
export function amountUnits(food: ReadFood, servingSize: number | null, quantity: string | null): readonly AmountUnit[] {
  const { kind, amount, unit } = portionOf(food, servingSize);
  const piece = pieceOf(quantity);
  return [
    { kind, amount },
    ...(piece === null || piece === amount ? [] : [{ kind: 'piece', amount: piece } as const]),
    { kind: unit, amount: 1 },
  ];
}

function pieceOf(quantity: string | null): number | null {
  const [, number = '', unit = ''] = PIECES.exec(quantity ?? '') ?? [];
  const grams = Number(number.replace(',', '.')) * (GRAMS[unit.toLowerCase()] ?? 0);
  return grams > 0 && grams <= MAX_EATEN ? grams : null;
}

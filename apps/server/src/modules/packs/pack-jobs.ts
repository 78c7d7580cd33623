/** What the thread that writes packs is asked, and answers. One pack at a time: begin, rows, finish. */
import type { PackOf } from '@labelwise/domain/pack';
import type { StoredFood } from '../foods/storage/food-row.ts';

export type PackJob =
  | { readonly kind: 'begin' }
  | { readonly kind: 'rows'; readonly rows: readonly StoredFood[] }
  | { readonly kind: 'finish'; readonly of: PackOf; readonly madeAt: number }
  | {
      readonly kind: 'difference';
      readonly after: Uint8Array;
      readonly contentAfter: Float64Array;
      readonly version: string;
      readonly contentBefore: Float64Array;
    };

export type PackAnswer =
  | { readonly kind: 'going on' }
  | { readonly kind: 'written'; readonly pack: WrittenPack }
  | {
      readonly kind: 'difference';
      readonly bytes: Uint8Array;
      readonly sha256: string;
      readonly changed: number;
      readonly removed: number;
    };

export type WrittenPack = {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly version: string;
  readonly foods: number;
  /** Barcode and content of each food, by turns: what differences are found by. */
  readonly content: Float64Array;
};

import type { FoodProduct } from '../food/index.ts';
import { placeOf } from './codes.ts';
import type { Pack } from './open-pack.ts';
import type { PackCard } from './record.ts';

/** A pack with the differences that came since, read as one. */
export type PackLayers = {
  /** Foods of all layers together. */
  readonly size: number;
  /** @param gtin as foods bear it @throws PackFault where its block is damaged */
  readonly find: (gtin: string) => FoodProduct | null;
  /** Every card once, as the newest layer has it. @throws PackFault */
  readonly cards: () => Generator<PackCard>;
};

/** @param packs the oldest first */
export function layersOf(packs: readonly Pack[]): PackLayers {
  const newestFirst = packs.toReversed();
  const hidden = newestFirst.map(() => new Set<number>());
  let size = 0;
  const seen = new Set<number>();
  for (const [at, pack] of newestFirst.entries()) {
    const below = newestFirst.length - 1 - at > 0;
    for (const code of at === 0 ? [] : pack.codes) if (seen.has(code)) hidden[at]?.add(code);
    size += pack.codes.length - (hidden[at]?.size ?? 0);
    if (below) for (const code of [...pack.codes, ...pack.removed]) seen.add(code);
  }

  return {
    size,
    find(gtin) {
      const code = Number(gtin);
      for (const pack of newestFirst) {
        const place = pack.placeOf(code);
        if (place >= 0) return pack.food(place);
        if (placeOf(pack.removed, code) >= 0) return null;
      }
      return null;
    },
    *cards() {
      for (const [at, pack] of newestFirst.entries())
        for (const [place, code] of pack.codes.entries()) if (hidden[at]?.has(code) !== true) yield pack.card(place);
    },
  };
}

/** What of each food tells one version from another: its barcode and a number made of its content. */
export type PackContent = ReadonlyMap<number, number>;

/** What a device that holds `before` lacks of `after`. */
export function differenceOf(before: PackContent, after: PackContent): { readonly changed: number[]; readonly removed: number[] } {
  return {
    changed: [...after].flatMap(([code, content]) => (before.get(code) === content ? [] : [code])),
    removed: [...before.keys()].filter((code) => !after.has(code)),
  };
}

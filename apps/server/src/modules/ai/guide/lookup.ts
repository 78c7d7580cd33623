import { type AlternativeView, type Criterion, matchMention, officialName, type ProductView } from '@labelwise/domain/guide';
import type { MemberTools } from '../tools/assistant-tools.ts';
import { type Asked, SCANS_READ } from './answerer.ts';

export type Found =
  | { kind: 'one'; product: ProductView }
  | { kind: 'several'; mention: string; products: readonly ProductView[] }
  | { kind: 'none'; mention: string };

const SEARCHED = 12;
const RECENT = 30;
/** "Is the second one vegan?" */
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** The foods that a question speaks of, in its order: by barcode, by name, or as "it", the one spoken of before. */
export async function findProducts({ of, tools }: Asked): Promise<Found[]> {
  const found: Found[] = [];
  for (const code of of.barcodes.slice(0, 2)) found.push(await byBarcode(code, { of, tools }));
  if (of.refersBack) {
    const before = await spokenOf({ of, tools });
    if (before !== null) found.push({ kind: 'one', product: before });
  }
  for (const mention of of.mentions.slice(0, 2)) {
    if (!/^\d{8,14}$/.test(mention.replaceAll(' ', ''))) found.push(await byName(mention, { of, tools }));
  }
  return found;
}

/** The product of the last answer, or else of the last scan. */
async function spokenOf({ of, tools }: Asked): Promise<ProductView | null> {
  const other = /\bother(?: one)?\b/.test(of.said)
    ? (of.spokenOf[1] ?? of.spokenBefore.find((code) => code !== of.spokenOf[0]))
    : undefined;
  const last = other ?? of.spokenOf[ORDINALS.findIndex((word) => of.said.includes(`${word} one`))] ?? of.spokenOf[0];
  if (last !== undefined) return tools.product(last);
  return (await tools.scans(1))[0]?.product ?? null;
}

async function byBarcode(code: string, { tools }: Asked): Promise<Found> {
  const product = await tools.product(code);
  return product === null ? { kind: 'none', mention: code } : { kind: 'one', product };
}

/** What the member scanned is meant before anything else that has the name. */
async function byName(mention: string, { tools }: Asked): Promise<Found> {
  const scans = await tools.scans(Math.min(RECENT, SCANS_READ));
  const known = matchMention(
    mention,
    scans.map(({ product }) => product),
  );
  if (known.kind === 'one') return known;
  const match = matchMention(mention, await tools.search(officialName(mention), SEARCHED));
  return match.kind === 'one' ? match : { ...match, mention };
}

/** With fewer of the same kind the shelves around are looked at too. */
const ENOUGH = 3;
const LOOKED_AT = 8;
const FATS: readonly string[] = ['en:vegetable-oils', 'en:olive-oils', 'en:butters', 'en:margarines'];
/** The first categories of a food ("plant-based foods") say too little of what would do instead. */
const TOO_WIDE = 2;

/** Of the same category; where that has too little, from the next wider shelf that has anything better. */
export async function betterThan(product: ProductView, criteria: readonly Criterion[], tools: MemberTools): Promise<AlternativeView[]> {
  const near = await tools.alternatives(product.barcode);
  if (near.length >= ENOUGH && criteria.length === 0) return bestFirst(near);
  const known = new Set([product.barcode, ...near.map((one) => one.product.barcode)]);
  for (const shelf of product.facts.categoriesTags.slice(TOO_WIDE, -1).reverse()) {
    const around = (await tools.ideas({ shelves: [shelf], criteria, limit: LOOKED_AT })).filter(
      (one) => !known.has(one.barcode) && one.score > product.score && isFat(one) === isFat(product),
    );
    if (around.length > 0) return bestFirst([...near, ...around.map((one) => ({ product: one, reason: 'From a shelf close by' }))]);
  }
  return bestFirst(near);
}

/** Oils stand beside spreads in the categories, and on no bread. */
const isFat = ({ facts }: ProductView): boolean => facts.categoriesTags.some((tag) => FATS.includes(tag));

function bestFirst(list: readonly AlternativeView[]): AlternativeView[] {
  return [...list].sort((one, other) => other.product.score - one.product.score);
}

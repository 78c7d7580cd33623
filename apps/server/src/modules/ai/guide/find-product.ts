import { matchMention, officialName, type ProductView } from '@labelwise/domain/guide';
import { type Asked, SCANS_READ } from './asked.ts';

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

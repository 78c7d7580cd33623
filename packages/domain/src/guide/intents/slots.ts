import { dietsNamedIn } from '../declared/diets.ts';
import { dietsOfWord } from '../declared/named-foods.ts';
import { nutrimentOf } from '../figures.ts';
import { termsIn } from '../knowledge/terms.ts';
import { nutrientsIn, shelvesIn } from '../understand/concepts.ts';
import { isFoodName } from '../understand/mention-words.ts';
import { NICKNAMES } from '../understand/name-words.data.ts';
import { isCommonWord } from './common-words.ts';
import type { Chunk, Marks } from './marks.ts';
import type { Feature, ReadKind } from './rules.data.ts';

/** Whether words that people use, and that no table knows, stand where a name may. */
export function isDoubtful({ kind, text }: Chunk): boolean {
  return (
    kind === 'open' &&
    !Object.hasOwn(NICKNAMES, text) &&
    text.split(' ').every((word) => isCommonWord(word) && !isFoodName(word) && termsIn([word]).length === 0)
  );
}

/** "Coke sugar", "calories nutella": a name with what is asked of it before or behind it. */
export function edgeProperty({ text }: Chunk, isAskedAfter = false): { product: string; property: string } | null {
  const words = text.split(' ');
  if (words.length < 2) return null;
  for (const length of [3, 2, 1]) {
    if (length >= words.length) continue;
    for (const isBehind of [true, false]) {
      const property = (isBehind ? words.slice(-length) : words.slice(0, length)).join(' ');
      const product = (isBehind ? words.slice(0, -length) : words.slice(length)).join(' ');
      const [only, ...others] = nutrientsIn(property.split(' '));
      const isWhole = only?.length === length && others.length === 0 && nutrimentOf(only.name) !== null;
      const side = isBehind ? words[words.length - length - 1] : undefined;
      if (isAskedAfter && isBehind && dietsOfWord(property) !== null) return { product, property };
      if (
        (isWhole && !/^(?:zero|low|no|free|less|added|high|peanut)$/.test(side ?? '')) ||
        (shelvesIn(property.split(' ')).length === 0 && dietsNamedIn(property.split(' '))[0]?.length === length)
      )
        return { product, property };
    }
  }
  return null;
}

/** Without a name these are about what was spoken of before. */
const GOES_BACK: ReadonlySet<ReadKind> = new Set(['swap', 'why', 'contains', 'amount', 'ingredients', 'verdict']);
function mayGoBack(kind: ReadKind, features: ReadonlySet<Feature>): boolean {
  return GOES_BACK.has(kind) && (features.has('follows') || kind === 'why' || kind === 'swap');
}
const OF_TWO: ReadonlySet<ReadKind> = new Set(['compare']);
/** Names of foods ("milk") are products for these, too. */
export const OF_FOODS: ReadonlySet<ReadKind> = new Set(['verdict', 'compare', 'swap', 'contains', 'amount', 'ingredients', 'why']);
/** These may be asked of two at once. */
const OF_BOTH: ReadonlySet<ReadKind> = new Set(['amount', 'contains']);

/** Whether nothing but words that join stands between the first two names. */
function areJoined(words: readonly string[], [first, second]: readonly Chunk[]): boolean {
  return first !== undefined && second !== undefined && JOINED.test(words.slice(first.end, second.from).join(' '));
}
const JOINED = /^(?:and|or|and in|or in|and of|in|vs|versus|and the|in the)$/;

/** A bare name with a property at its edge. */
const SPLITS: ReadonlySet<ReadKind> = new Set(['amount', 'contains', 'compare', 'verdict', 'why']);

/** The names that a question is about, and whether it goes back to the previous product. */
export function slots(
  kind: ReadKind | null,
  { words }: Marks,
  chunks: readonly Chunk[],
  features: ReadonlySet<Feature>,
): { readonly mentions: readonly string[]; readonly refersBack: boolean } {
  if (kind !== null && !OF_FOODS.has(kind)) return { mentions: [], refersBack: false };
  const open = chunks.filter((chunk) => chunk.kind === 'open');
  const splits = kind !== null && SPLITS.has(kind);
  const isAlone = !chunks.some((chunk) => chunk.kind === 'property');
  const named = open.map((chunk) => {
    const edge = splits ? edgeProperty(chunk, kind === 'contains' && chunks.length === 1) : null;
    // "Gluten free pasta" with a property of its own behind it is a name.
    return edge !== null && (isAlone || chunk.text.startsWith(edge.product)) ? { ...chunk, text: edge.product } : chunk;
  });
  // Of "is it nut free?" the nuts are no product.
  const foods =
    kind === null || (features.has('pronoun') && kind !== 'compare')
      ? []
      : chunks.filter((chunk) => chunk.kind === 'food').map((chunk) => withoutProperty(chunk, kind));
  // "What did raisins do to deserve that": a word that people use is no name beside a food.
  const sure = named.filter((chunk) => !isDoubtful(chunk));
  const wanted =
    kind !== null && OF_TWO.has(kind)
      ? [...named, ...foods].sort((one, other) => one.from - other.from)
      : sure.length > 0 || (named.length > 0 && foods.length === 0)
        ? named
        : asProduct(kind, foods, words);
  // "The fat in X and in Y" asks it of both.
  const isOfBoth = kind !== null && OF_BOTH.has(kind) && named.length > 1 && areJoined(words, named);
  const mentions = wanted.slice(0, (kind !== null && OF_TWO.has(kind)) || isOfBoth ? 2 : 1).map(({ text }) => text);
  const isMissing = mentions.length < (kind === 'compare' ? 2 : 1);
  return {
    mentions,
    // A question that names nothing and follows nothing is about no product: "how much sugar?"
    refersBack: isMissing && !features.has('barcode') && (features.has('pronoun') || (kind !== null && mayGoBack(kind, features))),
  };
}

/** "Most protein tofu or skyr", "are butter beans gluten free": a food without what is asked of it. */
function withoutProperty(chunk: Chunk, kind: ReadKind): Chunk {
  const edge = kind === 'compare' || kind === 'contains' || kind === 'amount' ? edgeProperty(chunk) : null;
  const isFood = edge !== null && (shelvesIn(edge.product.split(' ')).length > 0 || (kind === 'amount' && isFoodName(edge.product)));
  return isFood ? { ...chunk, text: edge.product } : chunk;
}

/** Of "is there milk in chocolate" the food that is asked about, not what it may hold. */
function asProduct(kind: ReadKind | null, foods: readonly Chunk[], words: readonly string[]): readonly Chunk[] {
  if (kind === 'swap') {
    const at = words.findIndex((word) => /^(?:of|than|to|for|like|replace|swap)$/.test(word));
    return foods.filter(({ from }) => from > at).slice(0, 1);
  }
  if (kind === 'contains' || kind === 'amount') {
    const inside = foods.filter(({ from }) => words.slice(0, from).some((word) => word === 'in' || word === 'of'));
    return inside.length > 0 ? inside.slice(0, 1) : foods.slice(0, 1);
  }
  return foods.slice(0, 1);
}

import {
  foodPartsOf,
  inEnglish,
  isFoodName,
  isNamed,
  isTelling,
  isWeak,
  matchMention,
  matchParts,
  namedInFull,
  namingWords,
  officialName,
  otherNames,
  type ProductView,
  partsOf,
  plainFoodOf,
  saysNoMore,
  shelfOf,
  shelvesIn,
  translationsOf,
  withApostrophe,
  withoutForms,
  withoutKinds,
  wordsShared,
  wordsToSearch,
} from '@labelwise/domain/guide';
import { byNameOfFood, othersOfThatFood, shown } from './find-named.ts';
import { type Found, type Inquiry, MAX_SCANS } from './inquiry.ts';

const SEARCHED = 12;
const RECENT = 30;
/** "Is the second one vegan?" */
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** The foods that a question names, in its order: by barcode, by name, or as "it", the one mentioned before. */
export async function findProducts(inquiry: Inquiry): Promise<Found[]> {
  const { question } = inquiry;
  const found: Found[] = [];
  for (const code of question.barcodes.slice(0, 2)) found.push(await byBarcode(code, inquiry));
  if (question.refersBack) {
    const before = await lastProducts(inquiry);
    if (before !== null) found.push({ kind: 'one', product: before });
  }
  for (const mention of question.mentions.slice(0, 2)) {
    if (!/^\d{8,14}$/.test(mention.replaceAll(' ', ''))) found.push(await byNameOrKind(mention, inquiry));
  }
  return found;
}

/** The product of the last answer, or else of the last scan. */
async function lastProducts({ question, tools }: Inquiry): Promise<ProductView | null> {
  const other = /\bother(?: one)?\b/.test(question.normalizedText)
    ? (question.lastProducts[1] ?? question.earlierProducts.find((code) => code !== question.lastProducts[0]))
    : undefined;
  const last =
    other ??
    question.lastProducts[ORDINALS.findIndex((word) => new RegExp(`\\b(?:${word} one|the ${word})\\b`).test(question.normalizedText))] ??
    question.lastProducts[0];
  if (last !== undefined) return tools.product(last);
  return (await tools.own('scans', 1))[0]?.product ?? null;
}

/** Of "no, the zero one" the zero of what was named before, else what has that name by itself. */
async function byNameOrKind(mention: string, inquiry: Inquiry): Promise<Found> {
  const { kindOf, isVariant } = inquiry.question;
  const ofKind = kindOf === null ? null : await byWords(`${kindOf} ${mention}`, inquiry);
  const isNearest = ofKind?.kind === 'several' && ofKind.products.length === 1;
  if (ofKind !== null && ofKind.kind !== 'none' && !isNearest) return ofKind;
  const other = kindOf === null ? null : await byOtherPart(kindOf, mention, inquiry);
  if (other !== null) return other;
  // "The dark one" of something is no other food that is dark.
  const isOnlyVariant = kindOf !== null && (isVariant || mention.split(' ').every((word) => isWeak(word)));
  return isOnlyVariant ? partNamed(`${kindOf} ${mention}`, inquiry) : byName(mention, inquiry);
}

/** "The one by Carrefour" after "gazpacho Alvalle": what is meant takes the place of a part of the name. */
async function byOtherPart(kindOf: string, mention: string, inquiry: Inquiry): Promise<Found | null> {
  const words = kindOf.split(' ').slice(0, MAX_KIND);
  const parts = words.flatMap((_, from) =>
    words.slice(from).map((_one, more) => [...words.slice(0, from), ...words.slice(from + more + 1)]),
  );
  const names = parts.filter(({ length }) => length > 0).sort((one, another) => another.length - one.length);
  const spoken = [...new Set([mention, inEnglish(mention) ?? mention, ...otherNames(mention)])].slice(0, MAX_WAYS);
  for (const name of names.slice(0, MAX_OTHER))
    for (const one of spoken) {
      const found = await byWords([...name, one].join(' '), inquiry);
      if (found.kind === 'one') return found;
    }
  return null;
}
const MAX_KIND = 4;
const MAX_OTHER = 6;
const MAX_WAYS = 4;

async function byBarcode(code: string, { tools }: Inquiry): Promise<Found> {
  const product = await tools.product(code);
  return product === null ? { kind: 'none', mention: code } : { kind: 'one', product };
}

/**
 * What the member scanned is meant before anything else that has the name. Where the name fits one of several kinds of a product, all
 * are named: a wrong one is never taken for the right one.
 */
export async function byName(mention: string, inquiry: Inquiry): Promise<Found> {
  // "3 oreos": how many is no part of a name, unless a product bears it ("7 up").
  const counted = COUNTED.exec(mention)?.[1];
  if (counted !== undefined && (await byWords(mention, inquiry)).kind !== 'one') return byName(counted, inquiry);
  const called = await byNameOfFood(mention, inquiry, () => byWords(mention, inquiry));
  if (called !== null) return shown(asWritten(called, inquiry));
  const found = await byWords(mention, inquiry);
  if (found.kind !== 'none') return asWritten(found, inquiry);
  const bare = withoutForms(mention) ?? mention;
  const made = await byParts(bare, inquiry);
  if (made !== null) return asWritten(made.kind === 'none' ? await othersOfThatFood(mention, inquiry) : made, inquiry);
  // "A Mars bar", "amys mac", "mandorle": as the catalogue may call it.
  for (const other of [bare, withApostrophe(bare), inEnglish(bare), ...otherNames(bare)]) {
    const again = other === null || other === mention ? found : await byWords(other, inquiry);
    if (again.kind !== 'none') return asWritten({ ...again, ...('mention' in again ? { mention } : {}) }, inquiry);
  }
  const apart = (await writtenApart(bare, inquiry)) ?? (await writtenApart(inEnglish(bare) ?? '', inquiry));
  if (apart !== null) return asWritten(apart, inquiry);
  const part = await partNamed(bare, inquiry);
  return asWritten(part.kind === 'none' ? await othersOfThatFood(mention, inquiry) : part, inquiry);
}

/**
 * "Leche de coco", "Linsensuppe": a food by what it is made of and into, whatever a pack calls it. Where the catalogue has none, neither
 * other milk nor other things of coconut are meant. `null` for other names, and for those with words that no table knows.
 */
async function byParts(mention: string, inquiry: Inquiry): Promise<Found | null> {
  const made = foodPartsOf(mention);
  const parts = made ?? plainFoodOf(mention);
  if (parts === null) return null;
  const searched = await Promise.all(translationsOf(parts).map((name) => inquiry.tools.search(name, SEARCHED)));
  const candidates = [...new Map(searched.flat().map((product) => [product.barcode, product])).values()];
  const match = matchParts(parts, candidates);
  if (match.kind === 'none') return made === null || parts.others.length > 0 ? null : { kind: 'none', mention };
  return match.kind === 'one' ? match : { ...match, mention };
}

const COUNTED = /^\d{1,2} (\p{L}.*)$/u;

/** "Redbull", "kitkat": a name of two words that is typed as one; `null` where the catalogue has none. */
async function writtenApart(mention: string, inquiry: Inquiry): Promise<Found | null> {
  const words = mention.split(' ');
  for (const [at, word] of words.entries()) {
    if (word.length < MIN_JOINED || isFoodName(word)) continue;
    for (let cut = MIN_PIECE; cut <= word.length - MIN_PIECE; cut += 1) {
      const pieces = `${word.slice(0, cut)} ${word.slice(cut)}`;
      const named = [...words.slice(0, at), pieces, ...words.slice(at + 1)].join(' ');
      const products = await inquiry.tools.search(pieces, SEARCHED);
      const found = matchMention(
        named,
        products.filter((one) => isWrittenIn(pieces, one)),
      );
      if (found.kind !== 'none') return found.kind === 'one' ? found : { ...found, mention };
    }
  }
  return null;
}
const MIN_JOINED = 6;
const MIN_PIECE = 3;

/** Whether a name or brand holds these words side by side, letter by letter. */
function isWrittenIn(pieces: string, { name, brand }: ProductView): boolean {
  return ` ${officialName(`${brand ?? ''} ${name}`)} `.includes(` ${pieces} `);
}

/** Of several the one whose name stands in the question in full: "il pesto alla genovese barilla". */
function asWritten(found: Found, { typed }: Inquiry): Found {
  if (found.kind !== 'several' && found.kind !== 'perhaps') return found;
  const product = namedInFull(typed, found.mention, found.products) ?? onlyOneOf(found.mention, found.products);
  return product === null ? found : { kind: 'one', product };
}

/** "Lindt 78%": the only product that bears the brand, and a number or a kind that tells it from others of that. */
function onlyOneOf(mention: string, [only, ...others]: readonly ProductView[]): ProductView | null {
  const words = officialName(mention).split(' ');
  if (only === undefined || others.length > 0 || words.length < 2) return null;
  const [brand, name] = [officialName(only.brand ?? '').split(' '), officialName(only.name).split(' ')];
  const isBorne = words.every((word) => brand.includes(word) || name.includes(word));
  const tells = words.some((word) => (/\d/.test(word) || isTelling(word)) && name.includes(word));
  return isBorne && tells && words.some((word) => brand.includes(word)) ? only : null;
}

/** What a part of the words names is asked back, never taken: the rest may be what tells it from another. */
async function partNamed(mention: string, inquiry: Inquiry): Promise<Found> {
  const naming = namingWords(mention);
  const bare = withoutKinds(mention);
  const parts = [...(naming === null ? [] : [naming]), ...(bare === null ? [] : [bare]), ...partsOf(mention)];
  // Words that the search does not find ("mayonesa safeway", "lindor truffels") may be those of a food that a part of them finds.
  const searched = wordsToSearch(mention).flatMap((word) => [officialName(word), withApostrophe(word) ?? [], inEnglish(word) ?? []].flat());
  const around = await Promise.all(searched.map((word) => inquiry.tools.search(word, SEARCHED)));
  const candidates = [...new Map(around.flat().map((product) => [product.barcode, product])).values()];
  const whole = matchMention(mention, candidates);
  if (whole.kind === 'one') return whole;
  if (whole.kind === 'several') return { ...whole, mention };
  // A kind of food ("cookies") names none of its products.
  const named = parts.filter((one) => (withoutKinds(one) !== null || !isKind(one)) && !isOtherFood(mention, one));
  for (const part of named.slice(0, MAX_PARTS)) {
    const found = await byWords(part, inquiry);
    if (found.kind !== 'none' && saysNoMore(mention, part, kindsOf(found))) return found;
    if (found.kind === 'one') return { kind: 'perhaps', mention, products: [found.product] };
    if (found.kind === 'several') return { kind: 'perhaps', mention, products: found.products };
  }
  const nearest = nearestTo(mention, candidates);
  return nearest.length === 0 ? { kind: 'none', mention } : { kind: 'perhaps', mention, products: nearest };
}
/** "Rice cakes" are no cake: of a name of foods alone a part without what stands before it is another. */
function isOtherFood(mention: string, part: string): boolean {
  return isFoodName(mention) && mention !== part && mention.endsWith(` ${part}`);
}

/** Whether words say nothing but a kind of food. */
function isKind(words: string): boolean {
  return words.split(' ').every((word) => shelvesIn([word]).length > 0);
}

/** Those that share most words with a mention, where that is more than one: "feijão preto harris teeter". */
function nearestTo(mention: string, candidates: readonly ProductView[]): ProductView[] {
  const shared = candidates.map((product) => ({ product, count: wordsShared(mention, product) }));
  const most = Math.max(0, ...shared.map(({ count }) => count));
  return most < MIN_SHARED ? [] : shared.flatMap(({ product, count }) => (count === most ? [product] : [])).slice(0, MAX_NEAREST);
}
const MIN_SHARED = 2;
const MAX_NEAREST = 4;

/** The kinds of food that what was found is of: "chips Pringles" says no more than "Pringles". */
function kindsOf(found: Found): string[] {
  const products = found.kind === 'one' ? [found.product] : found.kind === 'several' ? found.products : [];
  return [...new Set(products.flatMap(({ facts }) => shelfOf(facts.categoriesTags) ?? []))];
}
/** Look-ups that a name which nothing has is worth. */
const MAX_PARTS = 5;

/** "Coconut milk" is no milk chocolate with coconut: of foods only products of their kind, where that is known of both. */
function ofItsKind(mention: string, products: readonly ProductView[]): readonly ProductView[] {
  const kinds: readonly string[] = isFoodName(mention) ? shelvesIn(mention.split(' ')) : [];
  const isWhole = ({ name, brand }: ProductView) => mention.includes(' ') && officialName(`${brand ?? ''} ${name}`).includes(mention);
  const isOther = ({ facts }: ProductView) => {
    const shelf = shelfOf(facts.categoriesTags);
    return shelf !== null && !kinds.includes(shelf);
  };
  return kinds.length === 0 ? products : products.filter((product) => isNamed(mention, product) || isWhole(product) || !isOther(product));
}

/** "Bananas" are no banana muffins: the only product that a single food finds is another food that holds it. */
function isMadeOf(mention: string, [only, ...others]: readonly ProductView[]): boolean {
  if (only === undefined || others.length > 0 || mention.includes(' ') || !isFoodName(mention)) return false;
  const further = officialName(only.name)
    .split(' ')
    .filter((word) => isFoodName(word) && shelvesIn([word]).length + foodsShared(word, mention) > 0);
  return further.filter((word) => foodsShared(word, mention) === 0).length >= MIN_FURTHER;
}

/** Other foods in a name that make it another food. */
const MIN_FURTHER = 1;

/** Whether two words name one food. */
const foodsShared = (word: string, other: string): number =>
  word.replace(/s$/, '') === other.replace(/s$/, '') || otherNames(other).includes(word) ? 1 : 0;

export async function byWords(mention: string, { tools }: Inquiry): Promise<Found> {
  const scans = await tools.own('scans', Math.min(RECENT, MAX_SCANS));
  const scanned = scans.map(({ product }) => product);
  const known = matchMention(mention, scanned);
  if (known.kind === 'one') return known;
  const match = matchMention(mention, ofItsKind(mention, await tools.search(officialName(mention), SEARCHED)));
  const others = known.kind === 'several' ? known.products : [];
  if (match.kind === 'several' && others.length === 0 && isMadeOf(mention, match.products)) return { kind: 'none', mention };
  if (match.kind === 'none') return others.length === 0 ? { ...match, mention } : { kind: 'several', mention, products: others };
  const products = match.kind === 'one' ? [match.product] : match.products;
  const further = others.filter(({ barcode }) => !products.some((one) => one.barcode === barcode));
  if (match.kind === 'one' && further.length === 0) return match;
  return { kind: 'several', mention, products: [...products, ...further] };
}

import {
  type Claim,
  type ClaimSubject,
  common,
  type EvidenceSource,
  type Mask,
  NO_PROPERTIES,
  overlaps,
  type ReadItem,
  union,
  without,
} from '../reading/index.ts';
import {
  HALVED_AFTER,
  HALVED_BEFORE,
  NOT_ADDED_AFTER,
  NOT_ADDED_BEFORE,
  OF_OTHERS,
  UNTICKED_AFTER,
  UNTICKED_BEFORE,
} from './claims.data.ts';
import {
  ADDING_WORDS,
  DAIRY,
  FAMILIES,
  GLUTEN,
  LACTOSE_ALONE,
  OATS,
  OTHER_CEREALS,
  SUBSTANCES,
  TURNING_WORDS,
  WHOLE_ALLERGENS,
} from './items.data.ts';
import type { Token } from './list-structure.ts';

/**
 * Allergens by their own names. A denial of a part or a kind of one ("without butter", "wheat free", "no prawns") claims nothing of the
 * rest.
 */
const CLAIMED: Readonly<Record<string, readonly ClaimSubject[]>> = {
  'en:gluten': ['Gluten'],
  'en:cereals-containing-gluten': ['Gluten'],
  'en:milk': ['Dairy', 'Lactose'],
  'en:dairy': ['Dairy', 'Lactose'],
  'en:milk-part': ['Dairy', 'Lactose'],
  'en:milk-unspecified': ['Dairy', 'Lactose'],
  'en:dairy-dish': ['Dairy', 'Lactose'],
  'en:milk-proteins': ['Dairy'],
  'en:lactose': ['Lactose'],
  'en:egg': ['Eggs'],
  'en:egg-part': ['Eggs'],
  'en:egg-unspecified': ['Eggs'],
  'en:peanut': ['Peanuts'],
  'en:nut': ['Nuts'],
  'en:tree-nut': ['Nuts'],
  'en:nut-form': ['Nuts'],
  'en:nut-or-peanut': ['Nuts'],
  'en:tree-nut-unspecified': ['Nuts'],
  'en:soya': ['Soy'],
  'en:soya-bean': ['Soy'],
  'en:fish': ['Fish'],
  'en:shellfish': ['Shellfish'],
  'en:sesame': ['Sesame'],
  'en:sesame-seeds': ['Sesame'],
  'en:mustard': ['Mustard'],
  'en:celery': ['Celery'],
  'en:lupin-bean': ['Lupin'],
  'en:lupin': ['Lupin'],
  'en:sulfite': ['Sulphites'],
  'en:sulphite-part': ['Sulphites'],
  'en:sulphites-unspecified': ['Sulphites'],
  'en:e220': ['Sulphites'],
};

/** Whether an ingredient is an allergen by its own name, and no part or kind of it. */
export function namesWholeAllergen(id: string): boolean {
  return id in CLAIMED;
}

const FOR_PEOPLE: readonly (readonly [ClaimSubject, RegExp])[] = [
  [
    'vegan',
    /(?<![a-z])(?:100 ?% )?(?:vegan[oaei]?s?|vegane[rsnm]?|vegetali(?:en|enne|ens|ennes)|plantaardig|rein pflanzlich|100 ?% (?:plant based|vegetal|pflanzlich|plantaardig))(?![a-z])/g,
  ],
  ['vegetarian', /(?<![a-z])(?:vegetarian[oaie]?s?|vegetarisch[ers]*|vegetarien(?:ne)?s?)(?![a-z])/g],
  ['kosher', /(?<![a-z])(?:kosher|koscher|casher|cacher|koosjer)(?! (?:salt|gelatin))(?![a-z])/g],
  ['halal', /(?<![a-z])halal(?! (?:gelatin))(?![a-z])/g],
];
/** Of a style, a place or another food; or a question answered with no. */
const NO_CLAIM =
  /^(?:[- ](?:style|type|facility|factory|kitchen|bakery|range|options?|recipes?|fed|feed)(?![a-z])|s? beware| ?[?:] ?(?:no|non|nein|nee|nao|x)(?![a-z]))/;
const UNSURE =
  /(?<![a-z])(?:not|non|nicht|kein[a-z]*|no|ni|nor|neither|weder|pas|nao|nem|niet|geen|un|may|kann|peut|never|cannot|can't|isn't|aren't|jamais|nie|mai|nunca|also available|try our|discover|decouvrez|entdecke[n]?|descubr[ae]|scopri|ontdek)[ -](?:[a-z']+ ){0,5}$/;

/**
 * Whether a denial in a text is about the food as a whole and all that is in it: not about the foods that an asterisk marks ("rice*.
 * *gluten free"), about other foods, or about what is only not added.
 */
function isOfWhole(folded: string, from: number): boolean {
  const before = /[^.;:()[\]{}•\n]*$/.exec(folded.slice(0, from))?.[0] ?? '';
  const after = /^[^.;()[\]{}•*\n]*/.exec(folded.slice(from))?.[0] ?? '';
  if (NOT_ADDED_BEFORE.test(before) || NOT_ADDED_AFTER.test(after)) return false;
  if (/\*[ =:]*$/.test(before) && folded.indexOf('*') < from - before.length) return false;
  return !/= ?$/.test(before) && !OF_OTHERS.test(before + after);
}

/**
 * What a text says of the food as a whole: "gluten free", "vegan", "not suitable for vegetarians". A denial that stands with an
 * ingredient ("gluten free oats", "vegan sausage") is about that one alone and is no claim. `holdsFood`: whether a piece of a list
 * names a food; in the name of a product every claim is one of the whole.
 */
export function claimsOf(
  items: readonly ReadItem[],
  folded: string,
  unsuitable: readonly ('vegan' | 'vegetarian')[],
  holdsFood: (piece: string) => boolean,
  at: readonly number[],
): Claim[] {
  const claims: Claim[] = unsuitable.map((about) => ({ about, suits: false }));
  const undone = new Set<ClaimSubject>();
  for (const item of items) {
    if (item.presence !== 'denied' || item.id === null) continue;
    const subjects = CLAIMED[item.id] ?? [];
    if (subjects.length === 0) continue;
    const from = placeIn(at, item.start);
    if (isUndone(folded, from, placeIn(at, item.end))) for (const about of subjects) undone.add(about);
    if (!isOfWhole(folded, from)) continue;
    for (const about of subjects) if (!claims.some((claim) => claim.about === about)) claims.push({ about, suits: true });
  }
  for (const [about, words] of FOR_PEOPLE) {
    const found = [...folded.matchAll(words)];
    const [first] = found;
    if (
      first === undefined ||
      found.some(({ index, 0: claim }) => isUndone(folded, index, index + claim.length)) ||
      UNSURE.test(folded.slice(0, first.index)) ||
      NO_CLAIM.test(folded.slice(first.index + first[0].length)) ||
      claims.some((claim) => claim.about === about)
    )
      continue;
    if (holdsFood(pieceAround(folded, first.index))) continue;
    claims.push({ about, suits: true });
    if (about === 'vegan' && !claims.some((claim) => claim.about === 'vegetarian')) claims.push({ about: 'vegetarian', suits: true });
  }
  return claims.filter(({ about, suits }) => !suits || !undone.has(about));
}

/** Words of a denial beside what it denies. */
const DENIES_BEFORE =
  /(?:sans|ohne|sin|senza|zonder|sem|without|free (?:from|of)|frei von|vrij van|no|libres? de|exent[oa]s? de|exempte?s? de)\s*$/;
const DENIES_AFTER = /^[- ]*free(?![a-z])/;

/** Whether what stands around a claim unticks it ("Gluten free ❌", "[ ] vegan"), halves it ("95 % gluten free") or is of another time. */
function isUndone(folded: string, from: number, to: number): boolean {
  const before = folded.slice(Math.max(0, from - 60), from).replace(DENIES_BEFORE, '');
  const after = folded.slice(to, to + 60).replace(DENIES_AFTER, '');
  return UNTICKED_AFTER.test(after) || UNTICKED_BEFORE.test(before) || HALVED_BEFORE.test(before) || HALVED_AFTER.test(after);
}

/** The place in the folded text of one in the printed text; places rise. */
function placeIn(at: readonly number[], printed: number): number {
  let [low, high] = [0, at.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((at[middle] ?? 0) >= printed) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The words between the signs that divide a list. */
function pieceAround(text: string, at: number): string {
  const isDivider = (sign: string): boolean => /[,.;:()[\]{}•*\n]/.test(sign);
  let from = at;
  while (from > 0 && !isDivider(text.charAt(from - 1))) from -= 1;
  let to = at;
  while (to < text.length && !isDivider(text.charAt(to))) to += 1;
  return text.slice(from, to);
}

/** Named by a part or kind, and yet the allergen itself. */
const WHEAT_GLUTEN = 'en:wheat-gluten';

/** Whether a denial of the ingredient denies an allergen of the law as a whole, unless a word beside it makes it one kind. */
export function isWholeAllergen(id: string): boolean {
  return namesWholeAllergen(id) || id === WHEAT_GLUTEN;
}

/**
 * What the denials of an item take out of the food that they stand with. Of a family that is denied by its own name ("dairy-free") all of
 * it; of a part or a kind ("casein-free whey", "rye-free wheat flour", "almond-free hazelnut paste") what is that kind's alone.
 */
export function propertiesTakenOut(denied: readonly ReadItem[]): Mask {
  return denied.reduce((all, { id, has }) => {
    if (id === null || !SUBSTANCES.has(id)) return all;
    const isWhole = isWholeAllergen(id);
    return union(all, isWhole ? withMembers(has) : without(has, WHOLE_ALLERGENS));
  }, NO_PROPERTIES);
}

/**
 * Where an item turns from what it is without to what it is with ("dairy-free spread with butter"): the place of that word. In a list
 * what "and" joins is another food; in a product's name ("gluten-free bread and cakes") it is the same.
 */
export function turnOf(tokens: readonly Token[], source: EvidenceSource): number {
  const first = tokens.findIndex(({ isDenied }) => isDenied);
  const turns = (word: string): boolean => TURNING_WORDS.has(word) || (source !== 'name' && ADDING_WORDS.has(word));
  const turn = first < 0 ? -1 : tokens.findIndex(({ word, isDenied }, at) => at > first && !isDenied && turns(word));
  return turn < 0 ? tokens.length : turn;
}

/** What can be taken out of a food that is there in spite of a denial of more: lactose of milk. */
export function removable(denied: Mask): Mask {
  return overlaps(denied, DAIRY) ? NO_PROPERTIES : LACTOSE_ALONE;
}

/**
 * A part of a food that denies something ("lactose-free yogurt (milk)"). Lactose is taken out of milk, and gluten-free oats are oats; a food
 * that the brackets name in spite of the denial ("dairy-free spread (oil, whey)") is there (decision 028).
 */
export function withoutDenied(item: ReadItem, denied: Mask): ReadItem {
  if (item.presence !== 'contained') return item;
  const isOfOats = overlaps(item.has, OATS) && !overlaps(item.has, OTHER_CEREALS);
  return {
    ...item,
    has: without(item.has, common(denied, union(removable(denied), isOfOats ? GLUTEN : NO_PROPERTIES))),
    may: without(item.may, denied),
    children: item.children.map((child) => withoutDenied(child, denied)),
  };
}

/** What is without gluten is without the gluten of every cereal; the same for milk and for nuts. */
function withMembers(denied: Mask): Mask {
  return FAMILIES.reduce((all, [family, members]) => (overlaps(denied, family) ? union(all, members) : all), denied);
}

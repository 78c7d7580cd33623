import { hasProperty, type Claim, type ClaimSubject, type ReadItem } from '../reading/index.ts';

const DENIABLE = ['Gluten', 'Dairy', 'Lactose', 'Eggs', 'Peanuts', 'Nuts', 'Soy', 'Fish', 'Shellfish', 'Sesame', 'Mustard', 'Celery', 'Lupin', 'Sulphites'] as const;
const FOR_PEOPLE: readonly (readonly [ClaimSubject, RegExp])[] = [
  ['vegan', /(?<![a-z])(?:100 ?% )?(?:vegan[oaei]?s?|vegane[rsnm]?|vegetali(?:en|enne|ens|ennes)|plantaardig|rein pflanzlich|100 ?% (?:plant based|vegetal|pflanzlich|plantaardig))(?![a-z])/],
  ['vegetarian', /(?<![a-z])(?:vegetarian[oaie]?s?|vegetarisch[ers]*|vegetarien(?:ne)?s?)(?![a-z])/],
  ['kosher', /(?<![a-z])(?:kosher|koscher|casher|cacher|koosjer)(?! (?:salt|gelatin))(?![a-z])/],
  ['halal', /(?<![a-z])halal(?! (?:gelatin))(?![a-z])/],
];
const UNSURE = /(?<![a-z])(?:not|non|nicht|no|pas|nao|niet|un|may|kann|peut)[ -](?:[a-z]+ ){0,4}$/;

/**
 * What a text says of the food as a whole: "gluten free", "vegan", "not suitable for vegetarians". A denial that stands with an
 * ingredient ("gluten free oats", "vegan sausage") speaks of that one alone and is no claim. `holdsFood`: whether a piece of a list
 * names a food; in the name of a product every claim is one of the whole.
 */
export function claimsOf(items: readonly ReadItem[], folded: string, unsuitable: readonly ('vegan' | 'vegetarian')[], holdsFood: (piece: string) => boolean): Claim[] {
  const claims: Claim[] = unsuitable.map((about) => ({ about, suits: false }));
  for (const item of items) {
    if (item.how !== 'denied') continue;
    for (const about of DENIABLE) if (hasProperty(item.has, about) && !claims.some((claim) => claim.about === about)) claims.push({ about, suits: true });
  }
  for (const [about, words] of FOR_PEOPLE) {
    const found = words.exec(folded);
    if (found === null || UNSURE.test(folded.slice(0, found.index)) || claims.some((claim) => claim.about === about)) continue;
    if (holdsFood(pieceAround(folded, found.index))) continue;
    claims.push({ about, suits: true });
    if (about === 'vegan' && !claims.some((claim) => claim.about === 'vegetarian')) claims.push({ about: 'vegetarian', suits: true });
  }
  return claims;
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

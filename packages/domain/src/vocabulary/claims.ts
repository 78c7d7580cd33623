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
 * ingredient ("gluten free oats") speaks of that one alone and is no claim.
 */
export function claimsOf(items: readonly ReadItem[], folded: string, unsuitable: readonly ('vegan' | 'vegetarian')[]): Claim[] {
  const claims: Claim[] = unsuitable.map((about) => ({ about, suits: false }));
  for (const item of items) {
    if (item.how !== 'denied') continue;
    for (const about of DENIABLE) if (hasProperty(item.has, about) && !claims.some((claim) => claim.about === about)) claims.push({ about, suits: true });
  }
  for (const [about, words] of FOR_PEOPLE) {
    const found = words.exec(folded);
    if (found === null || UNSURE.test(folded.slice(0, found.index)) || claims.some((claim) => claim.about === about)) continue;
    claims.push({ about, suits: true });
    if (about === 'vegan' && !claims.some((claim) => claim.about === 'vegetarian')) claims.push({ about: 'vegetarian', suits: true });
  }
  return claims;
}

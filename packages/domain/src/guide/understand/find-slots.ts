import { dietsNamedIn } from '../declared/diets.ts';
import type { Criterion, FoodOrder } from '../facts.ts';
import { nutrimentOf } from '../figures.ts';
import type { Wanted } from '../intents/intent.ts';
import { isShelfName, nutrientsIn, shelvesIn } from './concepts.ts';
import { UNSTATED } from './fragment.data.ts';
import { foodIn } from './named-foods.ts';
import { criteriaIn } from './read-criteria.ts';
import { SHELVES } from './shelves.data.ts';
import { TASTES } from './tastes.data.ts';

const GREATEST = /^(?:most|highest|richest|top|greatest|biggest)$/;
const SMALLEST = /^(?:least|lowest|fewest|smallest)$/;
/** One word that says an amount and that it is the most or least. */
const FLAVOURS: Readonly<Record<string, FoodOrder>> = {
  saltiest: { nutrient: 'Sodium', side: 'most', isPerEnergy: false },
  sweetest: { nutrient: 'Sugar', side: 'most', isPerEnergy: false },
  sugariest: { nutrient: 'Sugar', side: 'most', isPerEnergy: false },
  fattiest: { nutrient: 'Fat', side: 'most', isPerEnergy: false },
  leanest: { nutrient: 'Fat', side: 'least', isPerEnergy: false },
};
/** "Which cereals have less sugar?" asks for those with the least. */
const WHICH_MORE = /^(?:and |so )*(?:which|what)\b(?!.* than\b)/;
const PER_ENERGY = /\b(?:per|for|by|to)(?: (?:the|its|their|each|every|100))* (?:calories?|kcals?|cals?|kilocalories?|energy)\b/;
/** Words between "most" and what there is most of: "the most grams of protein". */
const BETWEEN = /^(?:of|in|the|grams|amount|content|added|total|g)$/;

/** What foods are to be put in order by: "the most protein per calorie", "lowest in salt", "the sweetest". @param words in the words of the tables */
export function orderIn(words: readonly string[]): FoodOrder | null {
  const flavour = words.flatMap((word) => (Object.hasOwn(FLAVOURS, word) ? [FLAVOURS[word]] : []))[0];
  if (flavour !== undefined) return flavour;
  const text = words.join(' ');
  const isPerEnergy = PER_ENERGY.test(text);
  const asked = text.replace(PER_ENERGY, '').split(' ');
  for (const { name, at, length } of nutrientsIn(asked)) {
    if (nutrimentOf(name) === null) continue;
    let before = at - 1;
    while (before >= 0 && BETWEEN.test(asked[before] ?? '')) before -= 1;
    // "Protein, most first", "sugar least".
    for (const word of [asked[before] ?? '', asked[at + length] ?? '']) {
      if (GREATEST.test(word)) return { nutrient: name, side: 'most', isPerEnergy };
      if (SMALLEST.test(word)) return { nutrient: name, side: 'least', isPerEnergy };
    }
    if (WHICH_MORE.test(text) && /^(?:more|higher)$/.test(asked[before] ?? '')) return { nutrient: name, side: 'most', isPerEnergy };
    if (WHICH_MORE.test(text) && /^(?:less|fewer|lower)$/.test(asked[before] ?? '')) return { nutrient: name, side: 'least', isPerEnergy };
    if (isPerEnergy && name !== 'Calories')
      return { nutrient: name, side: /\b(?:less|little|low)\b/.test(text) ? 'least' : 'most', isPerEnergy };
  }
  return null;
}

const TASTE_BY_WORD = new Map(
  Object.entries(TASTES).flatMap(([id, taste]) => taste.typed.split(' ').map((word) => [word, { id, ...taste }] as const)),
);
/** Beside "fruit" or "ice cream" these are part of the name, and "something sweet" is a dessert. */
const READ_OTHERWISE: ReadonlySet<string> = new Set(['plain', 'fruity', 'whole', 'organic', 'unsweetened', 'skimmed', 'frozen', 'sweet']);
const DENIED = /^(?:not|no|without|isn't|aren't|never|too)$/;

export type Tastes = { readonly called: readonly Wanted[]; readonly notCalled: readonly Wanted[]; readonly criteria: readonly Criterion[] };

/** How foods that are looked for have to taste, feel or come: "crunchy peanut butter", "spicy crisps", "a light dinner". */
export function tastesIn(words: readonly string[]): Tastes {
  const found = words.flatMap((word, at) => {
    const taste = TASTE_BY_WORD.get(word);
    if (taste === undefined || READ_OTHERWISE.has(taste.id)) return [];
    const wanted: Wanted = { typed: word, ways: taste.ways.split(' '), tags: taste.tags?.split(' ') ?? [], isNamed: false };
    return [{ wanted, figure: taste.figure, isDenied: words.slice(Math.max(0, at - 2), at).some((one) => DENIED.test(one)) }];
  });
  const named = found.filter(({ figure }) => figure === undefined);
  return {
    called: named.flatMap(({ wanted, isDenied }) => (isDenied ? [] : [wanted])),
    notCalled: named.flatMap(({ wanted, isDenied }) => (isDenied ? [wanted] : [])),
    criteria: found.flatMap(({ figure, isDenied }): Criterion[] => {
      if (figure === undefined) return [];
      const { name, value } = figure;
      const side = isDenied === (figure.side === 'most') ? 'least' : 'most';
      return [{ kind: 'limit', name, side, value, text: `${value} ${name === 'Calories' ? 'kcal' : 'g'}` }];
    }),
  };
}

/**
 * A food that is looked for by a name: "peanut butter", "compotes", "dessert léger"; none where a shelf is called so. `null` where words
 * beside it may be the name of a product.
 */
export function calledIn(mention: string): readonly Wanted[] | null {
  const named = foodIn(mention, null);
  const rest = (named?.beside ?? mention.split(' ')).filter((word) => !TASTE_BY_WORD.has(word) && !JOINS.test(word));
  if (named === null) return rest.length > 0 && rest.every((word) => shelvesIn([word]).length > 0) ? [] : null;
  if (rest.length > 0) return null;
  const typed = named.called.join(' ');
  // A shelf may hold more than the food that one of its words names: of milks not only those of almonds.
  const tags: readonly string[] = isShelfName(typed) ? shelvesIn(named.called).flatMap((shelf) => SHELVES[shelf].tags) : [];
  return tags.includes(named.food.tags[0] ?? '') ? [] : [{ typed, ways: [], tags: named.food.tags, isNamed: false }];
}
const JOINS = /^(?:and|of|the|a|an|some|any)$/;

/**
 * Whether a few words look for foods by what is asked of them, "crunchy peanut butter without sugar", "vegan mayo", and ask nothing of one.
 *
 * @param words in the words of the tables
 */
export function asksForSome(words: readonly string[]): boolean {
  const text = words.join(' ');
  const isDietFirst = dietsNamedIn(words)[0]?.at === 0;
  return criteriaIn(words).length > 0 && !ASKS_OF_ONE.test(text) && (SAYS_HOW_MUCH.test(text) || isDietFirst);
}
/** A side of an amount: "high protein", "less salt"; a bare nutrient asks how much there is of it. */
const SAYS_HOW_MUCH =
  /\b(?:without|no|low|lower|less|least|free|high|higher|more|most|rich|with|zero|light|reduced|little|unsweetened|unsalted)\b/;
const ASKS_OF_ONE =
  /^(?:(?:and|so|but) )*(?:is|are|does|do|has|have|can|could|may|how|why|should|will|would|was|what is|what are|what's)\b|\b(?:than|in it|it|this|that|contain|contains|amount|content)\b/;

/** What is asked of foods and nothing states of them: "cheap", "quick". */
export function unstatedIn(words: readonly string[]): readonly string[] {
  return words.filter((word) => UNSTATED.test(word));
}

import {
  type Answer,
  askedBeside,
  type Block,
  composeAgainst,
  type GenericFact,
  type IntentKind,
  isOfFood,
  isSubstance,
  joinAnswers,
  shelfOf,
} from '@labelwise/domain/guide';
import { foldText } from '@labelwise/domain/lib';
import type { Inquiry } from './inquiry.ts';

/** Who asks these means to eat what they name. */
const OF_EATING: ReadonlySet<IntentKind> = new Set([
  'find',
  'plan',
  'verdict',
  'unclear',
  'of it',
  'amount',
  'general',
  'compare',
  'contains',
  'ranking',
  'ingredients',
  'additive',
  'term',
]);
/** Blocks that state whether a named food may be eaten. */
const JUDGES: ReadonlySet<Block['kind']> = new Set(['kind advice', 'people verdict', 'suitability', 'people unknown']);
/** Facts of a food by its kind that say whether it may be eaten. */
const JUDGING: ReadonlySet<GenericFact['asked']> = new Set(['suits', 'held', 'diet']);
const isJudged = (block: Block): boolean => JUDGES.has(block.kind) || (block.kind === 'generic food' && JUDGING.has(block.fact.asked));
/** One of a kind is asked for, it is refused already, another food is wanted in its place, or one that is made without. */
const OTHERWISE =
  /(?<!\p{L})(?:which|welche\w*|quels?|quelles?|cual(?:es)?|quali?|quais|welke|no|not|never|hate|avoid\w*|without|free|instead|rather than|replac\w*|substitut\w*|alternativ\w*|swap\w*|like|similar|vegan\w*|plant based|kein\w*|nicht|ohne|statt|anstatt|anstelle|ersatz|ersetz\w*|\w*frei(?:e[nrsm]?)?|ahnlich\w*|pas|sans|au lieu|a la place|plutot que|remplac\w*|comme|sin|en vez|en lugar|sustitu\w*|reemplaz\w*|parecid\w*|como|non|senza|invece|al posto|sostitu\w*|simil\w*|nao|sem|em vez|no lugar|substitu\w*|parecid\w*|geen|niet|zonder|in plaats|vervang\w*|zoals|\w*vrije?)(?!\p{L})/u;

/** Whether products are proposed, and all of them of the shelves that a question names. */
async function isOfShelves({ suggested }: Answer, { shelves }: Inquiry['question'], tools: Inquiry['tools']): Promise<boolean> {
  const proposed = await Promise.all(suggested.map((barcode) => tools.product(barcode)));
  const found = proposed.flatMap((product) => (product === null ? [] : [shelfOf(product.facts.categoriesTags)]));
  return found.length > 0 && found.every((shelf) => shelf !== null && shelves.includes(shelf));
}

/** What these name may be in what they ask about. */
const ASKS_AFTER: ReadonlySet<IntentKind> = new Set(['contains', 'additive', 'term', 'ingredients']);
/** Whether a message asks of traces on a pack, or what something is made from: an allergen in it is asked after, and not to be eaten. */
export const asksOfTracesOrOrigin = (typed: string): boolean => {
  const text = foldText(typed);
  return (OF_TRACES.test(text) || OF_ORIGIN.test(text)) && !OF_EATING_IT.test(text);
};
/** Whether somebody may eat it is asked. */
const OF_EATING_IT =
  /(?<!\p{L})(?:eat|drink|(?:i|we|he|she|they) (?:can |may |could )?have|(?:can|may|could) (?:i|we|he|she|they|my \p{L}+) (?:\S+ )?have|for (?:me|him|her|us)|essen|trinken|manger|boire|prendre|comer|beber|tomar|mangiare|bere|eten|drinken)(?!\p{L})/u;
const OF_ORIGIN =
  /(?<!\p{L})(?:(?:come|comes|made|derived|sourced) (?:out )?(?:from|of)|stammt?(?: \S+)? (?:aus|von)|(?:aus|von) \S+ (?:gemacht|hergestellt|stammen|kommen)|(?:vient|venir|issue?|fait) (?:de|du|d')|(?:viene|venir|proviene|provenir) de|(?:viene|deriva|derivare|venire) da|(?:vem|vir|deriva) d[eoa]|(?:komt|komen|gemaakt) (?:\S+ )?van)(?!\p{L})/u;
const OF_TRACES =
  /(?<!\p{L})(?:may contain|traces?|kann (?:\S+ )?(?:enthalten|spuren)|spuren|peut contenir|puede contener|trazas|puo contenere|tracce|pode conter|vestigios|tracos|kan (?:\S+ )?bevatten|sporen)(?!\p{L})/u;
/** Foods of a kind are looked for. */
const SEARCHES =
  /(?<!\p{L})(?:find|show|any|search|looking for|look for|recommend|suggest|list|such\p{L}*|zeig\p{L}*|finde?|gibt es|habt ihr|hast du|empfiehl|empfehl\p{L}*|cherch\p{L}*|trouv\p{L}*|montr\p{L}*|recommand\p{L}*|busc\p{L}*|muestra\p{L}*|encuentra\p{L}*|recomiend\p{L}*|cerc[ao]|trova\p{L}*|mostra\p{L}*|consigli\p{L}*|procur\p{L}*|encontr\p{L}*|recomend\p{L}*|zoek\p{L}*|toon|laat zien|vind)(?!\p{L})/u;
/** Kinds of food that are also made without what they usually hold. */
const MADE_IN_KINDS: ReadonlySet<string> = new Set([
  'bread',
  'biscuit',
  'cake',
  'cereal',
  'cheese',
  'chocolate',
  'dairy',
  'dessert',
  'flour',
  'ice',
  'pasta',
  'pastry',
  'plantdrink',
  'sauce',
  'snack',
  'soup',
  'spread',
  'sweet',
  'yogurt',
  'beer',
]); // prettier-ignore

/**
 * Whoever names a food that holds what they must not eat learns so before any other food is proposed, whatever the question was read as.
 */
export async function withNamedAgainst(answer: Answer, { typed, question, diets, tools }: Inquiry): Promise<Answer> {
  if (diets.length === 0 || !OF_EATING.has(question.intent.kind) || answer.blocks.some(isJudged)) return answer;
  const asked = askedBeside(typed);
  if (OTHERWISE.test(foldText(asked))) return answer;
  const named = composeAgainst(asked, diets);
  if (named === null) return answer;
  const foods = named.blocks.flatMap((block) => (block.kind === 'generic food' && 'food' in block.fact ? [block.fact] : []));
  // "Does it contain milk", "could it come from soy", "may contain nuts": the food is what is asked after in another.
  const isAskedAfter = ASKS_AFTER.has(question.intent.kind) || asksOfTracesOrOrigin(asked);
  if (isAskedAfter && foods.every(({ words }) => isSubstance(words))) return answer;
  // "Find me pasta": of those that were found each is known to suit.
  const isSearch = question.intent.kind === 'find' && SEARCHES.test(foldText(asked));
  if (isSearch && foods.every(({ food }) => MADE_IN_KINDS.has(food.kind)) && (await isOfShelves(answer, question, tools))) return answer;
  const barcodes = answer.sources.flatMap((source) => (source.kind === 'catalogue entry' ? [source.barcode] : []));
  const proposed = await Promise.all([...new Set([...answer.suggested, ...barcodes])].map((barcode) => tools.product(barcode)));
  const against = composeAgainst(asked, diets, (food) =>
    proposed.some((product) => product !== null && isOfFood(food, product.name, product.facts.categoriesTags)),
  );
  return against === null ? answer : joinAnswers([against, answer]);
}

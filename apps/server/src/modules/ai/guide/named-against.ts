import {
  type Answer,
  askedBeside,
  type Block,
  composeAgainst,
  type GenericFact,
  type IntentKind,
  isOfFood,
  joinAnswers,
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

/**
 * Whoever names a food that holds what they must not eat learns so before any other food is proposed, whatever the question was read as.
 */
export async function withNamedAgainst(answer: Answer, { typed, question, diets, tools }: Inquiry): Promise<Answer> {
  if (diets.length === 0 || !OF_EATING.has(question.intent.kind) || answer.blocks.some(isJudged)) return answer;
  const asked = askedBeside(typed);
  if (OTHERWISE.test(foldText(asked))) return answer;
  if (composeAgainst(asked, diets) === null) return answer;
  const barcodes = answer.sources.flatMap((source) => (source.kind === 'catalogue entry' ? [source.barcode] : []));
  const proposed = await Promise.all([...new Set([...answer.suggested, ...barcodes])].map((barcode) => tools.product(barcode)));
  const against = composeAgainst(asked, diets, (food) =>
    proposed.some((product) => product !== null && isOfFood(food, product.name, product.facts.categoriesTags)),
  );
  return against === null ? answer : joinAnswers([against, answer]);
}

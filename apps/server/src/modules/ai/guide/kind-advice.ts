import {
  type Answer,
  adviceOn,
  answerOf,
  askedBeside,
  harmlessWords,
  type IntentKind,
  inPregnancy,
  isFigureWord,
  isInBrand,
  isInLongerName,
  isNamedOnly,
  isOnlyKinds,
  isPartOfName,
  isSubstance,
  type KindAdvice,
  kindsIn,
  kindsOfTags,
  languageAsked,
  type Need,
  needsOfKinds,
  withKindAdvice,
} from '@labelwise/domain/guide';
import { foldText } from '@labelwise/domain/lib';
import { withFastFirst } from './fasting.ts';
import type { Inquiry } from './inquiry.ts';
import { asksOfTracesOrOrigin } from './named-against.ts';
import { answersOneThing } from './one-thing.ts';

/** These ask whether, or for whom, a food is. */
const ASKS_WHETHER: ReadonlySet<IntentKind> = new Set(['verdict', 'unclear', 'general', 'term', 'out of scope', 'why']);
/** A bare name after a product was read as asked of it. */
const OF_ONE_BEFORE: ReadonlySet<IntentKind> = new Set(['contains', 'ingredients', 'find', 'ranking', 'amount', 'swap']);

/** Who asks these means to eat the food. */
const OF_EATING: ReadonlySet<IntentKind> = new Set(['contains', 'ingredients', 'amount', 'ranking', 'compare', 'of it', 'find']);
const refusalsOf = (lines: readonly KindAdvice[]): readonly KindAdvice[] =>
  lines.filter(({ level }) => level === 'never' || level === 'no');

/** What holds of the foods that were asked about stands there already. */
const SAYS_IT: ReadonlySet<Answer['blocks'][number]['kind']> = new Set(['kind advice', 'pet', 'medicine', 'caffeine']);

/** "What about cheese?" asks of cheese, "which milk is best for me?" looks for one. */
const FEW_WORDS = 2;

/**
 * What advice knows of the kinds of food that a question names stands before the answer, for what was reported, what the health profile
 * holds, and whom it is for: also where the catalogue has no such product.
 */
export async function withAdvice(answer: Answer, inquiry: Inquiry): Promise<Answer> {
  return withFastFirst(await withAdviceOnKinds(answer, inquiry), inquiry);
}

/** What advice says of a food that is named for a baby or a small child; `null` where it names none of which anything is known. */
export function adviceForSmallChild({ typed, needs }: Inquiry): Answer | null {
  const ofChild = needs.filter((need) => need === 'infant' || need === 'toddler');
  const lines = adviceOn(kindsIn(typed, languageAsked(typed)), ofChild, []).filter(({ reasons }) => reasons.length > 0);
  return lines.length === 0 ? null : answerOf([{ kind: 'kind advice', lines, isKnown: true }]);
}

async function withAdviceOnKinds(answer: Answer, inquiry: Inquiry): Promise<Answer> {
  const { question, tools, typed, needs, diets } = inquiry;
  const { kind } = question.intent;
  // With low blood sugar a sweet drink is what helps.
  if (answer.blocks.some((block) => SAYS_IT.has(block.kind))) return answer;
  if (needs.length + diets.length === 0 || question.barcodes.length > 0 || inquiry.states.includes('low sugar')) return answer;
  const asked = foldText(askedBeside(typed));
  // "My daughter is allergic to nuts, marzipan?" asks about marzipan alone.
  const isAskedAfter = asksOfTracesOrOrigin(typed);
  const named = kindsIn(typed, languageAsked(typed)).filter(
    ({ words }) =>
      !(isAskedAfter && isSubstance(words)) &&
      asked.includes(foldText(words)) &&
      !isInBrand(typed, words) &&
      !isInLongerName(typed, words) &&
      !isFigureOf(words, question),
  );
  const isBare =
    named.length > 0 &&
    !(answer.suggested.length > 0 && isSearch(question)) &&
    isOnlyKinds(typed, named, kind === 'find' ? FEW_WORDS : undefined);
  // Beside the one thing that was asked only what speaks against the food counts.
  if (answersOneThing(answer)) {
    const all = named.length > 0 ? named : await kindsOfJudged(answer, inquiry);
    return withKindAdvice(answer, refusalsOf(adviceOn(all, needsOfKinds(needs), [])), false);
  }
  // Why a product has its score the product says, what speaks against it for them with it.
  if (kind === 'why' && answer.sources.some((source) => source.kind === 'catalogue entry')) return answer;
  // Whatever else is asked of a food that must not be eaten: that comes first.
  if (!ASKS_WHETHER.has(kind) && !(isBare && OF_ONE_BEFORE.has(kind)))
    return OF_EATING.has(kind) && !answer.blocks.some((block) => block.kind === 'general')
      ? withKindAdvice(answer, refusalsOf(adviceOn(named, needsOfKinds(needs), [])), false)
      : answer;
  const ofProduct = named.length === 0 ? await kindsOfJudged(answer, inquiry) : [];
  // What a product holds its own list tells, and the verdict on it.
  const byName = answer.blocks.filter((block) => block.kind === 'generic food');
  // What is known of a food by its name says what it holds, and less of oats or ripened cheese than advice does.
  const ofKind =
    byName.length === 0
      ? []
      : adviceOn(named, needs, []).filter(({ level }) => level !== 'fine' && level !== 'little' && level !== 'limited');
  const isOnlyPossible = byName.every(({ fact }) => !('certainty' in fact) || fact.certainty === 'possible' || fact.certainty === null);
  if (ofKind.some(({ level }) => level === 'depends') && isOnlyPossible && kind !== 'contains')
    return withKindAdvice({ ...answer, blocks: answer.blocks.filter((block) => block.kind !== 'generic food') }, ofKind, false);
  // "Oat milk" names milk, and holds none.
  const isLeftOut = (words: string) =>
    tools.leavesOut(words) && (!isNamedOnly(words, diets) || harmlessWords(words, diets).some((word) => tools.leavesOut(word)));
  const all =
    byName.length > 0
      ? adviceBesideName(byName, named, inquiry)
      : named.length > 0
        ? adviceOn(named, needs, diets, isLeftOut, isBare).filter(({ level }) => level !== 'unnamed')
        : adviceOn(ofProduct, needsOfKinds(needs), []);
  // That a part of it is fine says nothing of what it is made into.
  const lines = all.filter(({ level, food }) => level !== 'fine' || !isPartOfName(typed, food));
  // "Nuts?" asks of them, where advice speaks of them, not of the product before.
  const isOnly =
    isBare && OF_ONE_BEFORE.has(kind) && lines.some(({ reasons, held }) => reasons.length + (kind === 'find' ? 0 : held.length) > 0);
  return withKindAdvice(answer, lines, isOnly);
}

/**
 * What advice says of a food of which its name tells what is in it: what speaks against it, and in pregnancy, while breastfeeding and for a
 * small child how it may be eaten, unless it has to be left out anyway.
 */
function adviceBesideName(
  byName: readonly Extract<Answer['blocks'][number], { kind: 'generic food' }>[],
  named: ReturnType<typeof kindsIn>,
  { needs, tools }: Inquiry,
): readonly KindAdvice[] {
  const strict = adviceOn(named, needsOfKinds(needs), []).filter(({ level }) => level === 'never' || level === 'no' || level === 'ask');
  const isAgainst = byName.some(({ fact }) => fact.asked === 'suits' && fact.certainty !== null);
  if (strict.length > 0 || isAgainst) return strict;
  const advised = adviceOn(
    named,
    needs.filter((need) => OF_CIRCUMSTANCES.has(need)),
    [],
  );
  const foods = byName.flatMap(({ fact }) => ('food' in fact ? [fact] : []));
  const known =
    advised.length > 0 || !needs.includes('pregnancy')
      ? []
      : foods.slice(0, 1).flatMap(({ food, words }) => inPregnancy(food, words) ?? []);
  return [...advised, ...known].filter(({ food }) => !tools.leavesOut(foldText(food)));
}
const OF_CIRCUMSTANCES: ReadonlySet<Need> = new Set(['pregnancy', 'breastfeeding', 'infant', 'toddler']);

/** "Has Coca Zero salt?" asks for a figure of that product, and not about salt. */
function isFigureOf(words: string, { intent, mentions, lastProducts, refersBack }: Inquiry['question']): boolean {
  const isOfProduct = mentions.length > 0 || (refersBack && lastProducts.length > 0);
  return (intent.kind === 'amount' || intent.kind === 'contains') && intent.nutrients.length > 0 && isOfProduct && isFigureWord(words);
}

/** "Y qué pan", "no yogurt" of a breakfast: what is looked for, or left out of it, is not asked about. */
function isSearch({ intent, normalizedText }: Inquiry['question']): boolean {
  if (intent.kind !== 'find') return false;
  return intent.notCalled.length + intent.notNamed.length > 0 || /^(?:which|what(?! about))\b/.test(normalizedText);
}

/** The kinds of the one product that an answer judges. */
async function kindsOfJudged(
  answer: Answer,
  { tools }: Inquiry,
): Promise<{ kind: ReturnType<typeof kindsOfTags>[number]; words: string }[]> {
  const [judged, ...others] = answer.blocks.flatMap((block) =>
    block.kind === 'verdict' || block.kind === 'people verdict' ? [block.food.barcode] : [],
  );
  const product = judged === undefined || others.length > 0 ? null : await tools.product(judged);
  if (product === null) return [];
  return kindsOfTags(product.facts.categoriesTags)
    .slice(0, 1)
    .map((kind) => ({ kind, words: product.name }));
}

import { additiveInfo } from '../../additives/index.ts';
import { matchCanonical, readFood } from '../../matching/index.ts';
import { strictly } from '../declared/pack-words.ts';
import type { ProductView } from '../facts.ts';
import { sourcesOfTopic, topicOfNutrient } from '../knowledge/find-topic.ts';
import { causeWords } from './cause-words.ts';
import { amountIn, amountText, nutrimentOf, wordFor } from './figures.ts';
import { listed, plainName, plainText, short, withBrand } from './format.ts';
import { bullets, type Derived, type Reply, reply } from './reply.ts';
import { entryOf } from './sources.ts';

const LONGEST_LIST = 900;

/** "How much sugar is in it?" `portion`: in so many g or ml of it, worked out from what the pack states per 100. */
export function composeFigure(product: ProductView, names: readonly string[], portion: number | null = null): Reply {
  const lines = [...new Set(names)].map((name) => figureSentence(product, name, portion));
  const topics = names.flatMap((name) => topicOfNutrient(name) ?? []).slice(0, 1);
  return reply(
    [lines.map(({ text }) => text).join('\n\n'), ...topics.map(({ text }) => text)],
    [entryOf(product), ...topics.flatMap(sourcesOfTopic)],
    { derived: lines.flatMap(({ derived }) => derived) },
  );
}

function figureSentence(product: ProductView, name: string, portion: number | null): { text: string; derived: Derived[] } {
  const nutriment = nutrimentOf(name);
  if (nutriment === null) return { text: containsSentence(product, name), derived: [] };
  const [amount, per100] = [amountText(product, nutriment), amountIn(product, nutriment)];
  if (amount === null || per100 === null)
    return { text: `The pack of ${withBrand(product)} does not state its ${wordFor(name)}, so I do not know.`, derived: [] };
  const judged = judgement(product, name);
  const stated = `**${amount}** of ${wordFor(name)} per ${product.per}${judged === null ? '' : `, which is ${judged}`}.`;
  if (portion === null || nutriment === 'alcohol') return { text: `${withBrand(product)} has ${stated}`, derived: [] };
  const value = (per100 * portion) / 100;
  const unit = nutriment === 'energyKcal' ? 'kcal' : value >= 0.01 || value === 0 ? 'g' : 'mg';
  return {
    text: `${short(portion)} ${product.per === '100 ml' ? 'ml' : 'g'} of ${withBrand(product)} have **${short(unit === 'mg' ? value * 1000 : value)} ${unit}** of ${wordFor(name)}: the pack states ${stated}`,
    derived: [{ kind: 'portions', value, of: [{ per100, grams: portion }] }],
  };
}

function judgement(product: ProductView, name: string): string | null {
  const food = readFood(product.facts);
  const less = matchCanonical(food, name, 'less');
  if (less === 1) return 'high';
  return less === 0 ? 'low' : less === null ? null : 'neither high nor low';
}

/** "Does it contain palm oil?" */
export function composeContains(product: ProductView, names: readonly string[], additives: readonly string[]): Reply {
  const lines = [
    ...[...new Set(names)].map((name) => containsSentence(product, name)),
    ...additives.map((code) => additiveSentence(product, code)),
  ];
  return reply([lines.join('\n\n'), unreadable(product)], [entryOf(product)]);
}

function containsSentence(product: ProductView, name: string): string {
  const nutriment = nutrimentOf(name);
  const amount = nutriment === null ? null : amountText(product, nutriment);
  if (nutriment !== null && amount !== null) {
    const judged = judgement(product, name);
    return `${withBrand(product)} has **${amount}** of ${wordFor(name)} per ${product.per}${judged === null ? '' : `: ${judged}`}.`;
  }
  const share = matchCanonical(readFood(product.facts), name, 'less');
  if (share === null)
    return `**I do not know** whether ${withBrand(product)} contains ${wordFor(name)}: the pack does not say, or its list is missing or not fully read.`;
  return share > 0
    ? `**Yes.** The pack of ${withBrand(product)} shows ${wordFor(name)}.`
    : `**No ${wordFor(name)}** is named on the pack of ${withBrand(product)}.`;
}

function additiveSentence(product: ProductView, code: string): string {
  const { name } = additiveInfo(code);
  const label = `${plainName(name)} (${code.toUpperCase()})`;
  if (product.facts.additives.some((one) => one === code || one === code.replace(/[a-f]$/, '')))
    return `**Yes.** ${withBrand(product)} lists ${label}.`;
  if (product.facts.ingredientsText === null)
    return `**I do not know** whether ${withBrand(product)} contains ${label}: the catalogue has no list of ingredients.`;
  return `**No.** The pack of ${withBrand(product)} does not list ${label}.`;
}

/** "Is it vegan?" Unknown is said as unknown. */
export function composeSuits(product: ProductView, diets: readonly string[]): Reply {
  const lines = diets.map((diet) => {
    const { answer, because, traces } = strictly(product, readFood(product.facts), diet);
    const why = causeWords(because);
    if (answer === 'yes') return `**Yes**, ${withBrand(product)} counts as ${diet}: ${plainText(why)}.`;
    if (answer === 'no') return `**No**, ${withBrand(product)} is not ${diet}: ${plainText(why)}.`;
    if (answer === 'limited') return `${withBrand(product)} fits ${diet} **in moderation**: ${plainText(why)}.`;
    if (traces) return `**Not known to be ${diet}**: ${withBrand(product)} may hold traces. With an allergy, leave it.`;
    return `**I do not know** whether ${withBrand(product)} is ${diet}: ${plainText(why)}. If it matters to your health, treat it as not ${diet}.`;
  });
  return reply([lines.join('\n\n'), 'The pack in your hand decides: recipes change.'], [entryOf(product)]);
}

/** "What is in it?" */
export function composeIngredients(product: ProductView): Reply {
  const { ingredientsText, additives, allergensTags, tracesTags } = product.facts;
  const list =
    ingredientsText === null || ingredientsText.trim() === ''
      ? null
      : ingredientsText.length > LONGEST_LIST
        ? `${ingredientsText.slice(0, LONGEST_LIST)}…`
        : ingredientsText;
  return reply(
    [
      list === null
        ? `The catalogue has no list of ingredients for ${withBrand(product)}: check the pack.`
        : `Ingredients of ${withBrand(product)}, as on the pack:\n\n> ${plainText(list)}`,
      allergensTags.length === 0 ? null : `Declared allergens: ${listed(allergensTags.map(tagWord))}.`,
      tracesTags.length === 0 ? null : `May contain traces of: ${listed(tracesTags.map(tagWord))}.`,
      additives.length === 0
        ? list === null
          ? null
          : 'No additives are recorded.'
        : `Additives:\n${bullets(additives.map((code) => additiveLine(code))) ?? ''}`,
    ],
    [entryOf(product), ...(additives.length === 0 ? [] : ['additive evaluations (EFSA, JECFA, IARC)'])],
  );
}

function additiveLine(code: string): string {
  const { name, riskLevel } = additiveInfo(code);
  return `${plainName(name)} (${code.toUpperCase()}): ${riskLevel === 'unknown' ? 'not evaluated here' : `${riskLevel} concern`}`;
}

function unreadable(product: ProductView): string | null {
  return product.facts.ingredientsText === null ? 'There is no list of ingredients in the catalogue: check the pack.' : null;
}

const tagWord = (tag: string): string => plainName(tag.replace(/^[a-z]{2,3}:/, '').replaceAll('-', ' '));

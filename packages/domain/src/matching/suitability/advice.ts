import { type Mask, maskOf, overlaps } from '../../reading/index.ts';
import { amountOf } from '../nutrients/amounts.ts';
import { isAlcoholic } from '../nutrients/shares.ts';
import type { ReadFood } from '../read-food.ts';
import { type AdviceRule, BREASTFEEDING, MUCH_CAFFEINE_GRAMS, PREGNANCY } from './advice.data.ts';
import { limited, no, type Suitability, unknown, yes } from './answer.ts';
import { hasLabel, isMostlyUnknown, unknownItems, whyUnprovable } from './list-evidence.ts';

const masks = new WeakMap<AdviceRule, { own: Mask; with: Mask }>();
const PASTEURISED = /past(?:eu|o)ri[sz]|pasteuris|pasteuriz|pastorizz|gepasteur/;

/**
 * What agencies advise against in pregnancy. A few items that are not known change nothing; where nothing can be read at all, nothing is
 * answered as fine.
 */
export function pregnancyAnswer(food: ReadFood): Suitability {
  const advice = firstAdvice(food, PREGNANCY);
  if (advice.answer !== 'yes') return advice;
  const open = whyUnprovable(food);
  if (open !== null) return unknown(open);
  return isMostlyUnknown(food) ? unknownItems(food) : advice;
}

export function breastfeedingAnswer(food: ReadFood): Suitability {
  return firstAdvice(food, BREASTFEEDING);
}

function firstAdvice(food: ReadFood, rules: readonly AdviceRule[]): Suitability {
  const rule = rules.find((candidate) => applies(food, candidate));
  if (rule === undefined) return yes({ kind: 'nothing advised against' });
  const because = { kind: 'advice', rule: rule.id, source: rule.source } as const;
  switch (rule.level) {
    case 'no':
      return no(because);
    case 'check':
      return unknown(because);
    case 'note':
      return limited(because);
  }
}

function applies(food: ReadFood, rule: AdviceRule): boolean {
  if (rule.isOfCaffeine === true && (amountOf(food, 'caffeine') ?? 0) > MUCH_CAFFEINE_GRAMS) return true;
  if (rule.isOfAlcohol === true && isAlcoholic(food)) return true;
  if (!shows(food, rule)) return false;
  if (rule.with !== undefined && !isOf(food, maskOf(rule.with.properties), rule.with.categories)) return false;
  return (
    rule.unlessPasteurised !== true ||
    !(
      PASTEURISED.test(food.folded) ||
      PASTEURISED.test(food.reading.name?.toLowerCase() ?? '') ||
      hasLabel(food, ['pasteurized', 'pasteurised', 'made-with-pasteurised-milk'])
    )
  );
}

function shows(food: ReadFood, rule: AdviceRule): boolean {
  const known = masks.get(rule) ?? { own: maskOf(rule.properties), with: maskOf(rule.with?.properties ?? []) };
  masks.set(rule, known);
  return isOf(food, known.own, rule.categories) || (rule.labels !== undefined && hasLabel(food, rule.labels));
}

function isOf({ findings, facts }: ReadFood, properties: Mask, categories: readonly string[]): boolean {
  if (findings !== null && (overlaps(findings.has, properties) || overlaps(findings.named, properties))) return true;
  return categories.length > 0 && facts.categoriesTags.some((tag) => categories.includes(tag));
}

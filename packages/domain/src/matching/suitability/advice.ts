import { unsuitableForPeople } from '../../ingredients/index.ts';
import { foldText } from '../../lib/index.ts';
import { eachItem, hasProperty, type Mask, maskOf, NO_PROPERTIES, overlaps, TELLING_NAMES, TELLING_WORDS } from '../../reading/index.ts';
import { amountOf, isAlcoholic } from '../nutrients/shares.ts';
import type { ReadFood } from '../read-food.ts';
import { type AdviceRule, ALCOHOL_FREE_MOST, BREASTFEEDING, MUCH_CAFFEINE_GRAMS, PREGNANCY } from './advice.data.ts';
import { limited, no, type Suitability, unknown, yes } from './answer.ts';
import { hasLabel, isMostlyUnknown, mayBeFermented, unknownItems, whyUnprovable } from './list-evidence.ts';

const masks = new WeakMap<AdviceRule, { own: Mask; may: Mask }>();
const PASTEURISED = /past(?:eu|o)ri[sz]|pasteuris|pasteuriz|pastorizz|gepasteur/;

/**
 * What agencies advise against in pregnancy. A few items that are not known change nothing; where nothing can be read at all, nothing is
 * answered as fine.
 */
export function pregnancyAnswer(food: ReadFood): Suitability {
  const advice = firstAdvice(food, PREGNANCY);
  if (advice.answer !== 'yes') return advice;
  if (unsuitableForPeople(food.folded, 'pregnant') !== null) return unknown({ kind: 'pack rules it out' });
  const open = whyUnprovable(food);
  if (open !== null) return unknown(open);
  const fermented = mayBeFermented(food);
  if (fermented !== null) return unknown(fermented);
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
  if (rule.isOfSomeAlcohol === true && (amountOf(food, 'alcohol') ?? 0) > ALCOHOL_FREE_MOST) return true;
  if (rule.isOfMaturedMeat === true) return isMaturedMeat(food);
  if (!shows(food, rule)) return false;
  if (rule.with !== undefined && !isOf(food, maskOf(rule.with.properties), rule.with.categories)) return false;
  if (rule.unlessCategories !== undefined && isOf(food, NO_PROPERTIES, rule.unlessCategories)) return false;
  return (
    rule.unlessPasteurised !== true ||
    !(
      saysPasteurised(food.folded) ||
      saysPasteurised(foldText(food.reading.name ?? '')) ||
      hasLabel(food, ['pasteurized', 'pasteurised', 'made-with-pasteurised-milk'])
    )
  );
}

/** Not "unpasteurised". */
function saysPasteurised(folded: string): boolean {
  return PASTEURISED.test(folded) && !TELLING_NAMES.unpasteurised.test(folded);
}

function shows(food: ReadFood, rule: AdviceRule): boolean {
  const known = masks.get(rule) ?? { own: maskOf(rule.properties), may: maskOf(rule.mayHold ?? []) };
  masks.set(rule, known);
  if (food.findings !== null && overlaps(food.findings.may, known.may)) return true;
  if (rule.names?.test(foldText(food.reading.name ?? '')) === true) return true;
  if (isNamedInList(food, rule)) return true;
  return isOf(food, known.own, rule.categories) || (rule.labels !== undefined && hasLabel(food, rule.labels));
}

const MEAT = maskOf(['slaughter', 'Meat']);
const CURES = /^en:(?:e249|e250|e251|e252|(?:nitrite-)?curing-salt)(?:-|$)|^de:jodiertes-nitritpökelsalz$/;
const CURED =
  /nitritpokel|nitrietzout|pekelzout|\b(?:reifekultur|starterkultur|starter ?cultur|ferments? (?:de maturation|d.affinage|lactique)|fermenti|fermentos|cultivos? iniciador|colture starter|rijpingscultu|startercultu)/;
const COOKED =
  /\b(?:cooked|cuite?s?|cott[oaie]|cocid[oa]s?|cozid[oa]s?|gekoch|gegart|kochschinken|bruhw|wiener|bockwurst|fleischwurst|lyoner|mortadella|gekookt|gegaard|roast|roti|asad[oa]s?|assad[oa]s?|arrost|braten|gebraten|york|fiambre|leberkase|jamon de pavo|canned|konserve|dose)/;
const WATER = /^en:(?:[a-z-]*water|ice|brine)$/;

/** A raw sausage and a raw ham lose water and hold none that was added; those that are scalded or cooked do. */
function isMaturedMeat(food: ReadFood): boolean {
  const main = food.reading.items.find(({ presence, source }) => presence === 'contained' && source === 'list');
  if (food.list !== 'read' || main === undefined || !hasProperty(main.has, 'Meat')) return false;
  if (COOKED.test(food.folded) || COOKED.test(foldText(food.reading.name ?? ''))) return false;
  if (food.facts.categoriesTags.some((tag) => /cooked|canned|meals|frankfurter|sandwich|pizza|soup/.test(tag))) return false;
  let isCured = TELLING_WORDS.smoke.test(food.searchable) || CURED.test(food.searchable);
  for (const item of eachItem(food.reading.items)) {
    if (item.presence !== 'contained' || item.source !== 'list' || item.id === null) continue;
    if (WATER.test(item.id)) return false;
    isCured ||= CURES.test(item.id);
  }
  return isCured;
}

const OF_PLANTS = /\b(?:vegan|vegetari|vegetali|vegetal|pflanzlich|plantaardig|plant based)/;

/** Whether the list has a name of the rule among what is there; of meat where its own words do not say that it is of plants ("vegane Mettwurst"). */
function isNamedInList(food: ReadFood, { names, namesInList }: AdviceRule): boolean {
  if (names === undefined || namesInList === undefined || !names.test(food.searchable)) return false;
  if (!namesInList.isOfMeat || overlaps(food.inList, MEAT)) return true;
  // The oil of plants beside a sausage says nothing of the sausage.
  return food.searchable.split(/[,;()[\]]/).some((part) => names.test(part) && !OF_PLANTS.test(part));
}

function isOf({ findings, facts }: ReadFood, properties: Mask, categories: readonly string[]): boolean {
  if (findings !== null && (overlaps(findings.has, properties) || overlaps(findings.named, properties))) return true;
  return categories.length > 0 && facts.categoriesTags.some((tag) => categories.includes(tag));
}

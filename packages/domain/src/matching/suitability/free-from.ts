import { type Diet, type DietRule, definitionOf, type FamilyMember, familyOf, MEMBER_SINGULAR } from '../../diets/index.ts';
import { eachItem, hasProperty, type Mask, maskOf, overlaps, type Property, type ReadItem, union, without } from '../../reading/index.ts';
import { evidenceOf } from '../presence.ts';
import { itemWith, type ReadFood } from '../read-food.ts';
import { no, onlyTraces, type Suitability, type SuitabilityCause, unknown, yes } from './answer.ts';
import {
  doubt,
  firstOf,
  hasLabel,
  hasUnknownItems,
  isDoubtful,
  isHarmlessUnknown,
  isMostlyUnknown,
  isWhollyKnown,
  statedAlcohol,
  unknownItems,
  whyUnprovable,
} from './list-evidence.ts';
import { flavouringOutsideEurope, mayCarryAlcohol, unnamedFlavouring } from './unnamed-source.ts';

type FreeFromRule = Extract<DietRule, { kind: 'free-from' }>;
type Prepared = { readonly rule: FreeFromRule; readonly against: Mask; readonly doubts: Mask };

const prepared = new WeakMap<FreeFromRule, Prepared>();

function masksOf(rule: FreeFromRule): Prepared {
  const known = prepared.get(rule);
  if (known !== undefined) return known;
  const fresh = { rule, against: maskOf(rule.against), doubts: maskOf(rule.doubts ?? []) };
  prepared.set(rule, fresh);
  return fresh;
}

/**
 * Whether a food is free of a substance: found, traces, label, then a list of which every item is known and none may hold it.
 * @source docs/decisions/022; a gluten-free label stands above traces, for it means at most 20 mg/kg (Regulation (EU) 828/2014)
 */
export function freeFrom(food: ReadFood, rule: FreeFromRule): Suitability {
  const { against, doubts } = masksOf(rule);
  const isLabelled = hasLabel(food, rule.labels) || hasClaim(food, rule);
  if (isFound(food, against)) {
    if (!isLabelled) return no(() => foundIn(food, against));
    return rule.claim === 'Gluten' && isOnlyOats(food) ? yes({ kind: 'label' }) : unknown(() => contradiction(food, against));
  }
  const isOfAlcohol = overlaps(against, ALCOHOL);
  const alcohol = isOfAlcohol ? statedAlcohol(food) : null;
  if (alcohol !== null) return isLabelled ? unknown({ kind: 'contradiction', words: null }) : no(alcohol);
  const named = namedBy(food, against) ?? namedByFamily(food, against);
  if (named !== null && !isLabelled) return named;
  if (!(isLabelled && rule.claim === 'Gluten') && mayHoldTraces(food, against)) return onlyTraces(() => tracesOf(food, against));
  if (isLabelled) return yes({ kind: 'label' });
  const open = whyUnprovable(food);
  if (open !== null) return unknown(open);
  if (isMostlyUnknown(food)) return unknownItems(food);
  const all = union(against, doubts);
  if (overlaps(food.inList, doubts))
    return unknown(() => ({ kind: 'doubt', words: wordsWith(food, doubts), property: firstOf(food.inList, doubts) }));
  if (isDoubtful(food, all)) return unknown(() => doubt(food, all));
  const carried = isOfAlcohol ? mayCarryAlcohol(food) : null;
  if (carried !== null) return unknown(carried);
  const flavouring = rule.isNamedByLaw ? flavouringOutsideEurope(food, against) : unnamedFlavouring(food);
  if (flavouring !== null) return unknown({ kind: 'doubt', words: flavouring, property: null });
  if (hasUnknownItems(food)) return unknownItems(food, rule.isNamedByLaw && isHarmlessUnknown(food, against));
  return yes({ kind: food.facts.ingredientsText === null ? 'plain food' : 'every ingredient known' });
}

const ALCOHOL = maskOf(['Alcohol']);

function hasClaim({ findings }: ReadFood, rule: FreeFromRule): boolean {
  return findings !== null && findings.claims.length > 0 && findings.claims.some(({ about, suits }) => suits && about === rule.claim);
}

/** Whether the list or a declared tag shows one of the properties. */
export function isFound(food: ReadFood, against: Mask): boolean {
  return overlaps(food.inList, against) || overlaps(food.declared.has, against);
}

export function contradiction(food: ReadFood, against: Mask): SuitabilityCause {
  const found = foundIn(food, against);
  return { kind: 'contradiction', words: found.kind === 'contains' ? found.words : null };
}

/** Of an item that holds one of these by one of its members (hazelnuts, wheat), the member is named. */
const FAMILIES = maskOf(['Gluten', 'Nuts', 'Shellfish']);

/** What shows one of the properties in the list or among the declared tags. */
export function foundIn(food: ReadFood, against: Mask): SuitabilityCause {
  const listed = firstOf(food.inList, against);
  const item = listed === null ? null : itemWith(food, listed);
  if (item !== null)
    return {
      kind: 'contains',
      property: firstOf(without(item.has, FAMILIES), against) ?? listed,
      words: food.wordsOf(item),
      source: item.source,
    };
  const declared = firstOf(food.declared.has, against) ?? listed;
  return { kind: 'contains', property: declared, words: declared === null ? '' : (evidenceOf(food, declared) ?? ''), source: 'declared' };
}

function wordsWith(food: ReadFood, properties: Mask): string {
  const property = firstOf(food.inList, properties);
  return property === null ? '' : (evidenceOf(food, property) ?? '');
}

/** The name counts against a food, never for it: evidence where the list leaves items open, a doubt where it is wholly known. */
export function namedBy(food: ReadFood, against: Mask): Suitability | null {
  const { findings } = food;
  if (findings === null || !overlaps(findings.named, against)) return null;
  const property = firstOf(findings.named, against);
  const words = (): string => {
    const item = property === null ? null : nameItem(food, property);
    return item === null ? '' : food.wordsOf(item);
  };
  return isWhollyKnown(food)
    ? unknown(() => ({ kind: 'only the name', words: words() }))
    : no(() => ({ kind: 'contains', property, words: words(), source: 'name' }));
}

const OF_SHELLFISH = maskOf(['crustaceans', 'molluscs']);
const SHELLFISH = maskOf(['Shellfish']);

/** "Paella de marisco" does not say of which of the two. */
function namedByFamily(food: ReadFood, against: Mask): Suitability | null {
  if (!overlaps(against, OF_SHELLFISH) || overlaps(against, SHELLFISH)) return null;
  const named = namedBy(food, SHELLFISH);
  if (named === null || food.findings === null || overlaps(food.findings.named, OF_SHELLFISH)) return null;
  const item = nameItem(food, 'Shellfish');
  return unknown({ kind: 'only the name', words: item === null ? '' : food.wordsOf(item) });
}

function nameItem(food: ReadFood, property: Property): ReadItem | null {
  for (const item of eachItem(food.reading.items))
    if (item.source === 'name' && item.presence === 'contained' && hasProperty(item.has, property)) return item;
  return null;
}

/** Whether the pack or the source's tags warn of one of the properties. */
export function mayHoldTraces({ findings, declared }: ReadFood, against: Mask): boolean {
  return overlaps(declared.traces, against) || (findings !== null && overlaps(findings.traces, against));
}

/** The warning of one of the properties. */
export function tracesOf(food: ReadFood, against: Mask): SuitabilityCause {
  const listed = food.findings === null ? null : firstOf(food.findings.traces, against);
  const item = listed === null ? null : itemWith(food, listed, 'may contain');
  return { kind: 'traces', words: item === null ? null : food.wordsOf(item) };
}

const CEREALS = maskOf(['Wheat', 'Barley', 'Rye']);

/** Gluten by oats alone: a gluten-free label then means pure oats. */
function isOnlyOats(food: ReadFood): boolean {
  if (!food.has('Oats') || overlaps(food.inList, CEREALS)) return false;
  for (const item of eachItem(food.reading.items)) {
    if (
      item.presence === 'contained' &&
      item.source !== 'name' &&
      hasProperty(item.has, 'Gluten') &&
      !hasProperty(item.has, 'Oats') &&
      item.children.length === 0
    )
      return false;
  }
  return true;
}

/** One nut or cereal: it binds; the rest of its family is unknown, for who reacts to one often reacts to others. */
export function freeFromMember(food: ReadFood, member: FamilyMember): Suitability {
  const family: Diet = familyOf(member);
  const { rule } = definitionOf(family);
  if (rule.kind !== 'free-from') return unknown({ kind: 'no list' });
  const own = maskOf([member]);
  if (isFound(food, own)) return no(() => foundIn(food, own));
  const named = namedBy(food, own);
  if (named !== null) return named;
  const answer = freeFrom(food, rule);
  if (answer.answer !== 'no') return answer;
  return unknown(() => {
    const others = foundIn(food, without(maskOf(rule.against), own));
    return { kind: 'family', member, named: MEMBER_SINGULAR[member], words: others.kind === 'contains' ? others.words : '' };
  });
}

type PlantRule = Extract<DietRule, { kind: 'plant' }>;
const masks = new WeakMap<PlantRule, Mask>();

/** Vegan, vegetarian or pescatarian. Traces are not looked at: these are convictions about what is put in. */
export function plantAnswer(food: ReadFood, rule: PlantRule): Suitability {
  const against = masks.get(rule) ?? maskOf(rule.against);
  masks.set(rule, against);
  const { findings, facts } = food;
  const isRuledOut = findings?.claims.some(({ about, suits }) => !suits && rule.claims[0] === about) === true;
  const isLabelled =
    hasLabel(food, rule.labels) || findings?.claims.some(({ about, suits }) => suits && rule.claims.includes(about)) === true;
  if (isRuledOut) return isLabelled ? unknown({ kind: 'contradiction', words: null }) : no({ kind: 'pack rules it out' });
  if (isFound(food, against)) return isLabelled ? unknown(() => contradiction(food, against)) : no(() => foundIn(food, against));
  if (isLabelled) return yes({ kind: 'label' });
  if (rule.analysisAgainst.some((tag) => facts.ingredientsAnalysisTags.includes(tag))) return no({ kind: 'analysis' });
  const named = namedBy(food, against);
  if (named !== null) return named;
  const open = whyUnprovable(food);
  if (open !== null) return unknown(open);
  if (isMostlyUnknown(food)) return unknownItems(food);
  if (isDoubtful(food, against)) return unknown(() => doubt(food, against));
  return hasUnknownItems(food)
    ? unknownItems(food)
    : yes({ kind: facts.ingredientsText === null ? 'plain food' : 'every ingredient known' });
}

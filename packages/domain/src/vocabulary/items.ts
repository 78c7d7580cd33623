import {
  common,
  type EvidenceSource,
  isEmpty,
  type Mask,
  maskOf,
  NO_PROPERTIES,
  overlaps,
  type Presence,
  type ReadItem,
  type ReadLanguage,
  union,
  without,
} from '../reading/index.ts';
import { isWholeAllergen, propertiesTakenOut, removable, turnOf, withoutDenied } from './claims.ts';
import { isComposed } from './compositions.ts';
import { itemsBehindDenied } from './denial-ends.ts';
import { KINDS_AFTER, KINDS_BEFORE, LACTOSE_ALONE, NAMED_AFTER, OF_A_KIND, OF_EVERY_KIND, RESTRICTED } from './items.data.ts';
import { doubtsAtJoints } from './joints.ts';
import type { NameSegment, PrintedItem, Token } from './list-structure.ts';
import { asPlantBased, exemptProperties, flavourProperties, hasSource, isExemptProduct, withoutExempt } from './look-alikes.ts';
import { segmentsOf } from './match-item.ts';
import { namedInMix } from './named-in-mix.ts';
import { asOil, ingredientsNamed, isFoodByItself, isOil, plantFormExclusions } from './plant-forms.ts';
import { isSetOff } from './printed-text.ts';
import { isProse } from './prose.ts';
import { nearProperties, restOfAllergen, withoutSlips } from './slips.ts';
import { leftByTreatment } from './treatment.ts';
import type { KnownIngredient, Vocabulary } from './vocabulary.ts';
import { isKnownWord } from './words.ts';

export type ItemContext = {
  readonly printed: string;
  /** Place in the printed text of each sign of the folded one. */
  readonly at: readonly number[];
  readonly language: ReadLanguage;
  /** The language that the source states. */
  readonly sourceLanguage: ReadLanguage;
  readonly names: Vocabulary;
  readonly presence: Presence;
  readonly source: EvidenceSource;
};
/** "Cream (milk)" names a source, not the parts of a mix; two parts or more are a list of them. */
const MIN_PARTS = 2;
const SULPHITES: Mask = maskOf(['Sulphites']);
/** Letters of a misread word that is hardly another one. */
const MIN_SURE_TYPO_LENGTH = 9;

/** The items of a list from its printed structure: known names each by itself, what is not known as a whole. */
export function itemsOf(printed: readonly PrintedItem[], context: ItemContext, amongOils = false): ReadItem[] {
  return printed.flatMap((item) => {
    const whole = readItem(item, context, amongOils);
    if (context.source === 'name' || context.presence !== 'contained') return whole;
    return [...whole, ...doubtsAtJoints(item, context, whole, (part) => readItem(part, context, amongOils))];
  });
}

function readItem(item: PrintedItem, context: ItemContext, amongOils: boolean): ReadItem[] {
  const { language, names } = context;
  const read = segmentsOf(item.tokens, language, names, context.sourceLanguage);
  const { segments: plain, allergens } = withoutSlips(read, item.tokens, language, names);
  const speaksOfOils = amongOils || plain.some((segment) => isOil(segment, context.names));
  const segments = speaksOfOils
    ? plain.map((segment) =>
        !amongOils && isFoodBesideOil(segment, plain, item.tokens, context) ? segment : asOil(segment, context.names),
      )
    : plain;
  const inner = itemsOf(
    item.children,
    context,
    plain.some((segment) => isOil(segment, context.names)),
  );
  const denied = segments.filter((segment) => isDenied(segment, item.tokens));
  const affirmed = segments.filter((segment) => !isDenied(segment, item.tokens));
  const deniedItems = denied.flatMap((segment) => itemsBehindDenied(segment, denied, item.tokens, itemOfDenied(segment, item, context)));
  const named = affirmed.filter(({ meaning }) => meaning !== null && meaning.kind !== 'nothing');
  // A word that is only nearly one of those that name nothing may be the name of anything.
  const rest = named.length === 0 && item.children.length === 0 ? restOfAllergen(item.tokens, language, names) : NO_PROPERTIES;
  const unknown = affirmed.filter(
    (segment) => !isEmpty(rest) || segment.meaning === null || (segment.isMisread === true && segment.meaning.kind === 'nothing'),
  );
  if (named.length === 0 && unknown.length === 0) return [...deniedItems, ...inner];
  // "Milk (lactose-free)" is as good as "lactose-free milk".
  const deniedBeside = [...deniedItems, ...inner.filter(({ presence }) => presence === 'denied')];
  const deniedProperties = propertiesTakenOut(deniedBeside);
  const turn = turnOf(item.tokens, context.source);
  const deniedOf = ({ from }: NameSegment): Mask =>
    from < turn ? deniedProperties : common(deniedProperties, removable(deniedProperties));
  // "Lactose-free milk (milk)": what stands in the brackets is without it too.
  const freed = isEmpty(deniedProperties) ? inner : inner.map((child) => withoutDenied(child, deniedProperties));
  // "Soya lecithin (emulsifier)": the class adds no doubt to a substance that is named.
  const isExempt = named.some((segment) =>
    ingredientsNamed(segment, context.names).some((ingredient) => isExemptProduct(ingredient, context.names)),
  );
  const isColour = named.some((segment) => ingredientsNamed(segment, context.names).some(({ id }) => id === 'en:class-colour'));
  const children = named.length === 0 ? freed : freed.map((child) => (isColour ? asColour : ofParent)(child, isExempt));
  // In a product's name a denial is about the whole food; what may stand behind one is in doubt everywhere.
  const deniedInName = context.source === 'name' ? deniedItems : deniedItems.filter(({ presence }) => presence !== 'denied');
  if (unknown.length > 0 && (context.source === 'name' || isProse(item.tokens))) {
    // A sentence about the food, or a word of its name ("Choco-Zorba aux noisettes"), is no ingredient; what it names counts all the same.
    const mentioned = named
      .filter(({ isMisread }) => context.source !== 'name' || isMisread !== true)
      .map((segment) => itemOfKnown(segment, named, item, [], deniedOf(segment), context))
      .filter(({ has }) => overlaps(has, RESTRICTED));
    return [...deniedInName, ...mentioned, ...children];
  }
  if (unknown.length > 0) {
    return [...deniedInName, itemOfUnknown({ item, named, unknown, children, deniedOf, allergens: union(allergens, rest) }, context)];
  }
  const known = named.map((segment) => itemOfKnown(segment, named, item, children, deniedOf(segment), context));
  const last = known.at(-1);
  if (last !== undefined && children.length > 0) known[known.length - 1] = { ...last, children };
  return [...deniedInName, ...known];
}

const AND: ReadonlySet<string> = new Set(['and', 'und', 'en', '&']);

/** "Corn and olive oil" ends a list with corn and with an oil; "corn and olive oils" and "Mais- und Olivenöl" are two oils. */
function isFoodBesideOil(
  segment: NameSegment,
  all: readonly NameSegment[],
  tokens: readonly Token[],
  { names, printed, at }: ItemContext,
): boolean {
  if (!isFoodByItself(segment, names) || !AND.has(tokens[segment.to]?.word ?? '')) return false;
  const end = tokens[segment.to - 1]?.end ?? 0;
  if (printed.charAt(at[end] ?? 0) === '-') return false;
  const oil = all.find(({ from }) => from === segment.to + 1);
  return oil !== undefined && isOil(oil, names) && !/^(?:oils|fats|ole|fette|olien|vetten)$/.test(tokens[oil.to - 1]?.word ?? '');
}

/** What stands in the brackets of a known name. */
function ofParent(child: ReadItem, isExempt: boolean): ReadItem {
  if (isClassAlone(child)) return { ...child, may: NO_PROPERTIES };
  return isExempt && child.id !== null ? { ...child, has: withoutExempt(child.has), may: withoutExempt(child.may) } : child;
}

/** As a colour caramel is burnt sugar, of which two of four kinds are made with sulphite (E150b, E150d); as a sweet it may hold cream. */
function asColour(child: ReadItem, isExempt: boolean): ReadItem {
  return child.id === 'en:caramel-any' ? { ...child, may: SULPHITES } : ofParent(child, isExempt);
}

function isClassAlone({ id, children }: ReadItem): boolean {
  return id !== null && id.startsWith('en:class-') && children.length === 0;
}

function isDenied({ from }: NameSegment, tokens: readonly Token[]): boolean {
  return tokens[from]?.isDenied === true;
}

function itemOfDenied(segment: NameSegment, item: PrintedItem, context: ItemContext): ReadItem[] {
  const known = deniedBy(segment, item, context);
  const [first] = known;
  if (first === undefined || (isWholeAllergen(first.id) && isOfOneKind(segment, item.tokens, context))) return [];
  const has = first.id === 'en:lactose' ? LACTOSE_ALONE : known.reduce((all, { has: own }) => union(all, own), NO_PROPERTIES);
  return [{ ...blankItem(segment, item, context), id: first.id, additive: first.additive, presence: 'denied', has, may: NO_PROPERTIES }];
}

/**
 * "Hen-egg-free", "sans gluten de blé": a word beside the allergen makes it one kind of it, so that the denial says nothing of the others. In
 * English any word does that a hyphen joins to it.
 */
function isOfOneKind({ from, to }: NameSegment, tokens: readonly Token[], { printed, at }: ItemContext): boolean {
  const before = tokens[from - 1];
  const first = tokens[from];
  if (before !== undefined && first !== undefined) {
    const isJoined = printed.slice(at[before.end] ?? 0, at[first.start] ?? 0) === '-';
    if (isJoined ? !OF_EVERY_KIND.has(before.word) : KINDS_BEFORE.test(before.word)) return true;
  }
  if (tokens.slice(from, to).some(({ word }) => KINDS_BEFORE.test(word) || KINDS_AFTER.test(word))) return true;
  const after = tokens.slice(to, to + 3).map(({ word }) => word);
  const kind = OF_A_KIND.has(after[0] ?? '') ? after.slice(1) : [];
  return kind.some((word) => KINDS_BEFORE.test(word) || KINDS_AFTER.test(word));
}

/** What a denied word names: itself, or in "glutenfrei" what stands before its ending. */
function deniedBy(segment: NameSegment, item: PrintedItem, { language, names }: ItemContext): readonly KnownIngredient[] {
  const known = ingredientsNamed(segment, names);
  if (known.length > 0) return known;
  const stem = /^(.{3,})(?:frei|vrij|free)(?:e[rsnm]?)?$/.exec(item.tokens[segment.from]?.word ?? '')?.[1];
  const meaning = stem === undefined ? undefined : (names.languages[language].single.get(stem) ?? names.languages.en.single.get(stem));
  return meaning === undefined ? [] : ingredientsNamed({ ...segment, meaning }, names);
}

function itemOfKnown(
  segment: NameSegment,
  all: readonly NameSegment[],
  item: PrintedItem,
  children: readonly ReadItem[],
  denied: Mask,
  context: ItemContext,
): ReadItem {
  const known = ingredientsNamed(segment, context.names);
  const [first] = known;
  const { id, additive } = first ?? { id: 'en:mixture', additive: null };
  // A name with several meanings: what all of them hold is there, what one holds may be.
  let has = NO_PROPERTIES;
  let may = NO_PROPERTIES;
  if (segment.meaning?.kind === 'composite') may = RESTRICTED;
  for (const ingredient of known) {
    has = union(has, ingredient.has);
    const isSourceNamed =
      ingredient.isCarrier &&
      (known.some((other) => other !== ingredient && !other.isCarrier && !other.isOpen) ||
        hasSource({ segment, all, children, item }, context));
    if (!isSourceNamed) may = union(may, ingredient.may);
  }
  const isComposite = segment.meaning?.kind === 'composite' || known.some((ingredient) => ingredient.isComposite || ingredient.isOpen);
  if (isComposite && children.length >= MIN_PARTS) {
    may = NO_PROPERTIES;
    // Pasta of maize flour, mayonnaise without egg: where every part is known, the parts say what it holds.
    if (children.every(({ id: part, presence }) => part !== null && presence === 'contained')) {
      has = without(has, RESTRICTED);
      may = union(
        common(namedInMix(item.tokens.slice(segment.from, segment.to), context.language, context.names), RESTRICTED),
        known.reduce<Mask>((all, ingredient) => union(all, common(ingredient.has, NAMED_AFTER)), NO_PROPERTIES),
      );
    }
  }
  // "Peach base (sugar, peaches)": its parts say what it holds.
  const isDish = segment.isComposedWord === true || isComposed(segment, all, item.tokens, context.names);
  if (isDish && children.length < MIN_PARTS) may = union(may, RESTRICTED);
  if (segment.isMisread === true) may = union(may, isSureOf(segment, item, context) ? nearOf(segment, item, context) : RESTRICTED);
  // "Rabo" is no "rabas": what the name holds counts, what it does not hold proves nothing. A form of something else ("molido") names none.
  if (segment.isOtherGender === true && segment.to - segment.from === 1 && known.some(({ isCarrier }) => !isCarrier))
    may = union(may, RESTRICTED);
  const absent = union(
    union(denied, plantFormExclusions(segment, all, item.tokens, context.names)),
    exemptProperties(segment, all, item.tokens, context.names),
  );
  has = without(flavourProperties(segment, all, item.tokens, context.names, has, RESTRICTED), absent);
  may = without(may, absent);
  may = union(may, leftByTreatment(item.tokens, known, denied, context.names));
  ({ has, may } = asPlantBased(segment, item.tokens, { has, may }, RESTRICTED));
  return { ...blankItem(segment, item, context), id, additive, isComposite, has, may: without(may, has) };
}

type UnknownItem = {
  item: PrintedItem;
  named: readonly NameSegment[];
  unknown: readonly NameSegment[];
  children: readonly ReadItem[];
  /** What a denial takes out of a name. */
  deniedOf: (segment: NameSegment) => Mask;
  /** What slips in it may name. */
  allergens: Mask;
};

function itemOfUnknown({ item, named, unknown, children, deniedOf, allergens }: UnknownItem, context: ItemContext): ReadItem {
  const known = named.flatMap((segment) => ingredientsNamed(segment, context.names));
  const has = named.reduce<Mask>((all, segment) => {
    const own = ingredientsNamed(segment, context.names).reduce((held, ingredient) => union(held, ingredient.has), NO_PROPERTIES);
    return union(all, without(own, deniedOf(segment)));
  }, NO_PROPERTIES);
  const near = unknown.reduce<Mask>((all, segment) => union(all, nearOf(segment, item, context)), allergens);
  const may = known.reduce((all, ingredient) => union(all, ingredient.may), near);
  const whole: NameSegment = { from: 0, to: item.tokens.length, meaning: null, isForeign: false };
  return {
    ...blankItem(whole, item, context),
    id: null,
    additive: null,
    has,
    may: without(may, has),
    children,
    isComposite:
      named.some(({ meaning }) => meaning?.kind === 'composite') || known.some((ingredient) => ingredient.isComposite || ingredient.isOpen),
  };
}

/** Whether a typing error leaves little else to be meant: a long word of a language that makes no compounds. */
function isSureOf({ from, to }: NameSegment, item: PrintedItem, { language, names }: ItemContext): boolean {
  return (
    language !== 'de' &&
    language !== 'nl' &&
    item.tokens.slice(from, to).every(({ word }) => word.length >= MIN_SURE_TYPO_LENGTH || isKnownWord(word, names))
  );
}

/** What the words of a segment may name besides; in a name with a typing error, the mistyped ones. */
function nearOf({ from, to, isMisread = false }: NameSegment, item: PrintedItem, { language, names }: ItemContext): Mask {
  const languages = language === 'en' ? (['en'] as const) : ([language, 'en'] as const);
  const words = item.tokens.slice(from, to).flatMap(({ word }) => (isMisread && isKnownWord(word, names) ? [] : [word]));
  return words.reduce<Mask>((all, word) => union(all, nearProperties(word, languages, names)), NO_PROPERTIES);
}

function blankItem(
  { from, to }: NameSegment,
  item: PrintedItem,
  { printed, at, presence, source }: ItemContext,
): Omit<ReadItem, 'id' | 'additive' | 'has' | 'may'> {
  const start = at[item.tokens[from]?.start ?? item.start] ?? 0;
  const end = at[item.tokens[to - 1]?.end ?? item.end] ?? start;
  return { start, end, presence, source, percent: item.percent, isSetOff: isSetOff(printed, start, end), isComposite: false, children: [] };
}

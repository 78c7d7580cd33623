import { printedAdditives } from '../../additives/index.ts';
import { definitionOf, type Restriction } from '../../diets/index.ts';
import { foldText, occurs } from '../../lib/index.ts';
import { eachItem, type ReadItem } from '../../reading/index.ts';
import { customPattern } from '../names.ts';
import type { ReadFood } from '../read-food.ts';
import { no, onlyTraces, type Suitability, unknown, yes } from './answer.ts';
import { BY_NATURE_WORDS, FALSE_FRIENDS } from './by-nature.data.ts';
import { freeFrom } from './free-from.ts';
import { hasUnknownItems, isMostlyUnknown, isWhollyKnown, unknownItems, whyUnprovable } from './list-evidence.ts';
import { containsName, containsPlainName, endsWithName, namesClass, namesOwnClass, withoutNames, wordsIn } from './printed-names.ts';
import { additiveCodes, isByNature, mayBeMadeOf } from './unnamed-source.ts';

/**
 * Made dishes whose parts are known well enough without a list of them: none holds a food that it is not named after. Whoever avoids what
 * they are made of has them among the ids of the food. A mix that only ends in such a word ("dish of egg and milk") is none.
 */
const PLAIN_DISHES =
  /^(?:en|de|fr):(?!composite-|dish-|dairy-dish|egg-)(?:.*-)?(?:chocolate(?:-.*)?|chocolat(?:-.*)?|milchschokolade|couverture|margarine|pasta|spaghetti|noodle|macaroni|tagliatelle|wafer|cheese(?:-powder)?|milk|mayonnaise|ice-cream)$/;

type NamedFood = Extract<Restriction, { kind: 'food' }>;
type Prepared = { readonly ids: ReadonlySet<string>; readonly shared: ReadonlySet<string>; readonly wider: ReadonlySet<string> };

const prepared = new WeakMap<NamedFood, Prepared>();

function masksOf(restriction: NamedFood): Prepared {
  const known = prepared.get(restriction);
  if (known !== undefined) return known;
  const fresh = { ids: new Set(restriction.ids), shared: new Set(restriction.shared), wider: new Set(restriction.wider) };
  prepared.set(restriction, fresh);
  return fresh;
}

/** Whether printed words name the food, in the language of the list or in English; in any where the language is not known. */
function names(
  { others, names: byLanguage }: NamedFood,
  words: readonly string[],
  language: string | null,
  contains = containsName,
): boolean {
  const all =
    language === null ? Object.values(byLanguage) : [byLanguage[language] ?? [], ...(language === 'en' ? [] : [byLanguage['en'] ?? []])];
  return all.some((some) => contains(words, some)) && all.some((some) => contains(withoutNames(words, others), some));
}

/** A food that a person named and we know ("kiwi"): it and everything made of it; of its family the others are unknown. */
export function freeFromFood(food: ReadFood, restriction: NamedFood): Suitability {
  const { ids, shared, wider } = masksOf(restriction);
  const mayHold = mayBeMadeOf(restriction);
  const isAdditive = namesAdditive(additiveCodes(restriction));
  const language = food.findings?.language ?? null;
  let [traces, doubt, named]: [Suitability | null, Suitability | null, string | null] = [null, null, null];
  for (const item of eachItem(food.reading.items)) {
    if (item.presence === 'denied') continue;
    const isOpen = item.id === null || shared.has(item.id) || wider.has(item.id) || item.isComposite;
    const words = isOpen ? wordsIn(food.wordsOf(item)) : [];
    if ((item.id !== null && ids.has(item.id)) || (isOpen && names(restriction, words, language)) || isAdditive(item, food)) {
      const printed = food.wordsOf(item);
      if (item.presence !== 'contained') traces ??= onlyTraces({ kind: 'traces', words: printed });
      else if (item.source === 'name') named ??= printed;
      else return no({ kind: 'contains', property: null, words: printed, source: item.source });
    } else if (
      item.presence === 'contained' &&
      item.id !== null &&
      item.source !== 'name' &&
      ((wider.has(item.id) && (namesClass(words) || isWord(restriction, item.id))) ||
        isUnfiledClass(item, food, wider) ||
        isOpenDish(item) ||
        mayHold(item, food))
    ) {
      doubt ??= unknown({ kind: 'doubt', words: food.wordsOf(item), property: null });
    }
  }
  if (food.list !== 'read' && names(restriction, wordsIn(food.searchable), null))
    return no({ kind: 'contains', property: null, words: restriction.name, source: 'list' });
  if (named !== null)
    return isWhollyKnown(food)
      ? unknown({ kind: 'only the name', words: named })
      : no({ kind: 'contains', property: null, words: named, source: 'name' });
  if (restriction.family !== null) {
    const { rule, substance } = definitionOf(restriction.family);
    const family = rule.kind === 'free-from' ? freeFrom(food, rule) : null;
    if (family !== null && family.answer === 'no') {
      const words = family.because.kind === 'contains' ? family.because.words : (substance ?? '');
      return unknown({ kind: 'family', member: null, named: restriction.name, words });
    }
    if (family !== null && family.answer !== 'yes') return family;
  }
  if (traces !== null) return traces;
  const open = whyUnprovable(food);
  if (open !== null) return unknown(open);
  if (isMostlyUnknown(food)) return unknownItems(food);
  if (doubt !== null) return doubt;
  // A food that we know by no name in the language of the list may stand there under any.
  if (language !== null && restriction.names[language] === undefined) return unknown({ kind: 'not understood', words: restriction.name });
  const resembling = namedElsewhere(food, restriction, language) ?? namedBesideItems(food, restriction, language);
  if (resembling !== null) return unknown({ kind: 'doubt', words: resembling, property: null });
  if (isByNature(restriction)) return unknown({ kind: 'by nature', words: restriction.name });
  return hasUnknownItems(food) ? unknownItems(food) : yes({ kind: 'every ingredient known' });
}

/**
 * An ingredient that bears the name of the food and is not filed under it ("chickpea flour"): it may be made of it, unless it is known to
 * be another food that only shares the word ("cherry tomato").
 */
function namedElsewhere(food: ReadFood, restriction: NamedFood, language: string | null): string | null {
  for (const item of eachItem(food.reading.items)) {
    if (item.presence !== 'contained' || item.id === null || item.source === 'category') continue;
    const words = withoutNames(wordsIn(food.wordsOf(item)), FALSE_FRIENDS);
    if (names(restriction, words, language, containsPlainName)) return food.wordsOf(item);
    if (
      (language === 'de' || language === 'nl') &&
      endsWithName(withoutNames(words, restriction.others), restriction.names[language] ?? [])
    )
      return food.wordsOf(item);
  }
  return null;
}

/** Its name in printed text that is no item of the list: what was set aside as a heading or a sentence may be an ingredient. */
function namedBesideItems(food: ReadFood, restriction: NamedFood, language: string | null): string | null {
  let text = food.facts.ingredientsText ?? '';
  for (const { source, start, end } of eachItem(food.reading.items))
    if (source === 'list') text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  const words = withoutNames(wordsIn(text), FALSE_FRIENDS);
  return names(restriction, words, language, containsPlainName) ? restriction.name : null;
}

/** "Purée de fruits", filed under no class and holding nothing that says which fruit. */
function isUnfiledClass(item: ReadItem, food: ReadFood, wider: ReadonlySet<string>): boolean {
  if (item.children.length > 0 || !UNNAMED_CLASS.test(item.id ?? '')) return false;
  return namesOwnClass(wordsIn(food.wordsOf(item)), wider);
}

/** The last word of the id is one of a class, not of one food. */
const UNNAMED_CLASS =
  /(?:fruits?|jam|compotes?|peel|bouquet|mix-celery|legumes?|légumes|vegetables?|(?:fruit|vegetable|berry|cereal)-(?:juice|puree|concentrate|powder|flour|blend|pulp)|berries|cereals?|confits|any|unspecified)(?:--[a-z-]+)?$|^[a-z]{2}:(?:fruits?|frutas?|frutta|légumes?)-/;

/** The printed word is the last of the name: "gelatin" may be the beef gelatin that a person leaves out. */
function isWord({ name }: NamedFood, id: string): boolean {
  return name.endsWith(` ${id.slice(id.indexOf(':') + 1).replaceAll('-', ' ')}`);
}

/** A dish of which the pack does not list the parts. */
function isOpenDish({ id, isComposite, children }: ReadItem): boolean {
  return isComposite && children.length < 2 && !PLAIN_DISHES.test(id ?? '');
}

/** Tells whether an ingredient is filed apart and bears a name of one of some additives ("Guarkernmehl" of E412). */
function namesAdditive(codes: readonly string[]): (item: ReadItem, food: ReadFood) => boolean {
  if (codes.length === 0) return () => false;
  return (item, food) =>
    item.additive === null &&
    item.children.length === 0 &&
    printedAdditives(foldText(food.wordsOf(item))).some((code) => codes.includes(code));
}

/** Words that are no food we know: searched as words and as the additive that they name ("MSG"), and never answered with yes. */
export function freeFromWords(food: ReadFood, words: string): Suitability {
  const codes = printedAdditives(foldText(words));
  if (codes.length > 0 && printedAdditives(food.searchable).some((code) => codes.includes(code)))
    return no({ kind: 'contains', property: null, words, source: 'list' });
  const pattern = customPattern(words);
  if (occurs(pattern, food.searchable)) return no({ kind: 'contains', property: null, words, source: 'list' });
  if (food.reading.name !== null && occurs(pattern, foldText(food.reading.name)))
    return no({ kind: 'contains', property: null, words, source: 'name' });
  if (food.facts.ingredientsText !== null && occurs(pattern, foldText(food.facts.ingredientsText)))
    return onlyTraces({ kind: 'traces', words });
  return unknown({ kind: BY_NATURE_WORDS.has(foldText(words)) ? 'by nature' : 'not understood', words });
}

/** Resolves what every concept is or holds: the rules of knowledge.txt, inherited, and the matchers of preferences. */
import { foldText, occurs, wholeWords } from '../../packages/domain/src/lib/index.ts';
import { MICRONUTRIENTS } from '../../packages/domain/src/matching/nutrients/reference-values.data.ts';
import { isProperty, maskOf, PROPERTIES, packMask, RESTRICTED_PROPERTIES } from '../../packages/domain/src/reading/properties.ts';
import { SUBSTANCE_NAMES, SUBSTANCES, substancePatterns, withoutLookAlikes } from './matchers/substances.ts';
import { LANGUAGES } from './sources.mjs';

/** Substances decided by the knowledge rules alone; a matcher only adds the substances of preferences. */
const RESTRICTED = new Set(RESTRICTED_PROPERTIES);

/** What is the first also is, or may be, the second; whatever breaks this is a mistake in our tables. */
const IMPLIED = {
  'soft cheese': 'Dairy',
  'raw milk': 'Dairy',
  Lactose: 'Dairy',
  Barley: 'Gluten',
  Rye: 'Gluten',
  almonds: 'Nuts',
  hazelnuts: 'Nuts',
  walnuts: 'Nuts',
  cashews: 'Nuts',
  pecans: 'Nuts',
  'brazil nuts': 'Nuts',
  pistachios: 'Nuts',
  macadamias: 'Nuts',
  Pork: 'slaughter',
  beef: 'slaughter',
  poultry: 'slaughter',
  Meat: 'slaughter',
  'Red Meat': 'Meat',
  'Processed Meat': 'Meat',
  'raw meat': 'slaughter',
  cured: 'slaughter',
  liver: ['slaughter', 'Fish'],
  'raw fish': 'Fish',
  'high-mercury fish': 'Fish',
  tuna: 'Fish',
  'raw egg': 'Eggs',
};

export async function resolveProperties({ ingredients, processing }, knowledge, own) {
  const complaints = [];
  const concepts = new Map();
  for (const { id, names, parents = [], isAdditive = false } of ingredients) {
    concepts.set(id, {
      id,
      names: structuredClone(names),
      taxonomyParents: parents.filter((parent) => parent !== id),
      isAdditive,
      rules: [],
    });
  }
  for (const rule of knowledge) {
    for (const id of rule.ids) {
      if (!concepts.has(id)) {
        if (rule.parents.length === 0 && !hasOwnName(own, id))
          complaints.push(`${rule.file}:${rule.line}: ${id} is in no taxonomy and has no name`);
        concepts.set(id, { id, names: {}, taxonomyParents: [], isAdditive: false, rules: [] });
      }
      const concept = concepts.get(id);
      concept.rules.push(rule);
      concept.taxonomyParents.push(...rule.parents);
    }
    for (const name of [...rule.has, ...rule.may, ...rule.removed, ...rule.removedMay]) {
      if (name !== 'ALL' && !isProperty(name)) complaints.push(`${rule.file}:${rule.line}: no property "${name}"`);
    }
  }
  for (const language of LANGUAGES) {
    for (const [id, names] of own[language].names) {
      if (!concepts.has(id)) complaints.push(`names/${language}.txt: ${id} is no concept`);
      else {
        const concept = concepts.get(id);
        concept.names[language] = [...(concept.names[language] ?? []), ...names];
      }
    }
  }
  for (const id of concepts.keys()) resolve(id, concepts, []);
  for (const concept of concepts.values()) addOwnDoubts(concept);
  for (const concept of concepts.values()) addSubstances(concept);
  for (const language of LANGUAGES)
    for (const [id, names] of Array.from(own[language].names)) splitByName(concepts.get(id), names, own[language], concepts, language);
  for (const { id, has, may } of concepts.values()) {
    for (const [one, other] of Object.entries(IMPLIED))
      if (has.has(one) && ![other].flat().some((name) => has.has(name) || may.has(name)))
        complaints.push(`${id} is ${one} and not ${other}`);
  }
  for (const concept of concepts.values()) {
    addSpecies(concept);
    finish(concept);
  }
  return { concepts, complaints, processing };
}

function hasOwnName(own, id) {
  return LANGUAGES.some((language) => own[language].names.has(id));
}

const expanded = (names) => names.flatMap((name) => (name === 'ALL' ? RESTRICTED_PROPERTIES : [name]));

/** Has and may of a concept from its ancestors and its own rules; a carrier's doubts end with it. */
function resolve(id, concepts, path) {
  const concept = concepts.get(id);
  if (concept === undefined || path.includes(id)) return null;
  if (concept.has !== undefined) return concept;
  const parents = concept.taxonomyParents.map((parent) => resolve(parent, concepts, [...path, id])).filter((parent) => parent !== null);
  const has = new Set(parents.flatMap((parent) => [...parent.has]));
  const ruled = concept.rules.length > 0;
  let flags = new Set(parents.flatMap((parent) => [...parent.flags]).filter((flag) => flag === 'composite'));
  const known = parents.filter((parent) => parent.isKnown);
  const solid = known.filter((parent) => !parent.flags.has('carrier'));
  const may = new Set((solid.length > 0 ? solid : known).flatMap((parent) => [...parent.may]));
  const isKnown = ruled || known.length > 0 || concept.isAdditive;
  for (const rule of concept.rules.filter(isInherited)) {
    for (const name of expanded(rule.removed)) has.delete(name);
    for (const name of expanded(rule.removedMay)) may.delete(name);
    for (const name of expanded(rule.has)) has.add(name);
    for (const name of expanded(rule.may)) may.add(name);
    for (const flag of rule.flags) flags.add(flag);
    if (rule.flags.includes('simple')) flags.delete('composite');
  }
  if (!isKnown) for (const name of RESTRICTED_PROPERTIES) may.add(name);
  if (!isKnown || concept.rules.some((rule) => rule.flags.includes('open'))) {
    flags.add('open');
    for (const name of RESTRICTED_PROPERTIES) may.add(name);
  }
  flags.delete('simple');
  Object.assign(concept, { has, may, flags, isKnown, parents: concept.taxonomyParents });
  return concept;
}

const isInherited = (rule) => !rule.flags.includes('alone');

/** What a word may hold that names no single food of its kind: "vegetables" may be celery, and a carrot is none. */
function addOwnDoubts(concept) {
  for (const rule of concept.rules.filter((each) => !isInherited(each))) {
    for (const name of expanded(rule.may)) concept.may.add(name);
    for (const flag of rule.flags) if (flag !== 'alone') concept.flags.add(flag);
  }
}

/** Which substances of preferences the names mean, by majority of the languages that name the concept. */
function addSubstances(concept) {
  const { named, half } = substancesNamed(concept);
  concept.named = named;
  concept.half = half;
}

/**
 * One of our names may mean more than its concept: "hydrogenated soybean oil" among the names of soybean oil. Such names get a concept of
 * their own below it.
 */
function splitByName(concept, names, { names: all }, concepts, language) {
  if (concept === undefined) return;
  const remaining = [];
  for (const name of names) {
    const { named } = substancesNamed({ id: concept.id, names: { [language]: [name] }, isAdditive: false });
    const more = SPLITTING.filter(
      (substance) =>
        named.has(substance) && !concept.named.has(substance) && !concept.has.has(substance) && isPossible(substance, concept.has),
    );
    if (more.length === 0) {
      remaining.push(name);
      continue;
    }
    const id = `${concept.id}--${more
      .join('-')
      .toLowerCase()
      .replace(/[^a-z]+/g, '-')}`;
    if (!concepts.has(id)) {
      const { isAdditive, rules, half, isKnown } = concept;
      concepts.set(id, {
        id,
        names: {},
        taxonomyParents: [concept.id],
        parents: [concept.id],
        isAdditive,
        rules,
        half,
        isKnown,
        has: new Set(concept.has),
        may: new Set(concept.may),
        flags: new Set(concept.flags),
        named: new Set([...concept.named, ...more]),
      });
    }
    all.set(id, [...(all.get(id) ?? []), name]);
  }
  all.set(concept.id, remaining);
}

/** Preferences, which matchers find by the words of a name. */
const SPLITTING = SUBSTANCE_NAMES.filter((name) => !RESTRICTED.has(name) && isProperty(name));

/** A matcher names the kind of an animal; whether it is one is decided by the rules alone ("vegan sausage"). */
function isPossible(name, has) {
  if (name === 'Red Meat' || name === 'Processed Meat') return has.has('Meat');
  return name !== 'Shellfish' || has.has('crustaceans') || has.has('molluscs');
}

/** Animals whose parts hold neither beef nor pork, as ids name them. */
const OTHER_ANIMALS =
  /(?:^|[-:])(?:lambs?|sheeps?|mutton|mouton|goats?|horse|rabbit|venison|deer|reindeer|partridge|perdiz|kangaroo|frog|poultry|chicken|duck|goose|turkey|fish|pecorino)(?:$|-)/;

/** What is of a slaughtered animal may be of any, unless something says of which; where a rule says "no pork", of beef. */
function addSpecies(concept) {
  const { id, has, may, rules } = concept;
  const isOfAnimal = ['slaughter', 'Meat', 'Gelatin'].some((name) => has.has(name) || may.has(name));
  if (!isOfAnimal || OTHER_ANIMALS.test(id) || ['Pork', 'beef', 'poultry'].some((name) => has.has(name))) return;
  may.add(rules.some((rule) => rule.removedMay.includes('Pork')) ? 'beef' : 'unnamed species');
}

function finish(concept) {
  const removed = new Set(concept.rules.flatMap((rule) => rule.removed));
  for (const name of concept.named) if (!RESTRICTED.has(name) && !removed.has(name) && isPossible(name, concept.has)) concept.has.add(name);
  for (const name of concept.half) if (!RESTRICTED.has(name) && !removed.has(name)) concept.may.add(name);
  for (const name of concept.has) concept.may.delete(name);
  concept.suspected = [...concept.named].filter((name) => RESTRICTED.has(name) && !concept.has.has(name) && !concept.may.has(name));
  concept.properties = PROPERTIES.filter((name) => concept.has.has(name));
  concept.has = packMask(maskOf(concept.has));
  concept.mayNames = [...concept.may];
  concept.may = packMask(maskOf(concept.may));
  concept.flags = [
    concept.flags.has('composite') && 'c',
    concept.flags.has('carrier') && 'r',
    concept.flags.has('open') && 'o',
    concept.flags.has('nothing') && 'n',
  ]
    .filter(Boolean)
    .join('');
}

/** Which substances the names of a concept mean, found by the matchers (word patterns in seven languages). */

const HINTS = [
  ['names vitamin A', 'Vitamin A'],
  ['names vitamin C', 'Vitamin C'],
  ['names vitamin D', 'Vitamin D'],
  ['names vitamin E', 'Vitamin E'],
  ['names folate', 'Folate'],
  ['names B vitamin', 'B Vitamins'],
  ['names B12', 'B12'],
].map(([property, name]) => [property, wholeWords(MICRONUTRIENTS[name]?.words ?? [])]);

/** `half`: the name leaves open which of several it is ("vegetable oil"). */
function substancesNamed({ id, names, isAdditive }) {
  const votes = new Map();
  const half = new Map();
  let languages = 0;
  for (const language of LANGUAGES) {
    const first = names[language]?.find((name) => !/^e ?\d/i.test(name));
    if (first === undefined) continue;
    languages += 1;
    const folded = foldText(first);
    for (const name of SUBSTANCE_NAMES) {
      const patterns = substancePatterns(name, language);
      const isNamed = occurs(patterns.terms, folded) && occurs(patterns.terms, withoutLookAlikes(patterns, folded));
      if (isNamed) votes.set(name, (votes.get(name) ?? 0) + (language === 'en' ? 1.5 : 1));
      else if (patterns.half !== null && occurs(patterns.half, withoutLookAlikes(patterns, folded)))
        half.set(name, (half.get(name) ?? 0) + 1);
    }
    for (const [property, pattern] of HINTS) if (occurs(pattern, folded)) votes.set(property, (votes.get(property) ?? 0) + 1);
  }
  const code = id
    .replace(/^en:/, '')
    .replace(/-/g, '')
    .replace(/(e\d+[a-i]?)(?:[ivx]+)?$/, '$1');
  const named = new Set([...votes].filter(([, count]) => count >= Math.max(1, languages / 2) || count % 1 === 0.5).map(([name]) => name));
  if (isAdditive) for (const name of SUBSTANCE_NAMES) if (SUBSTANCES[name].additives?.includes(code)) named.add(name);
  return {
    named,
    half: new Set([...half].filter(([name, count]) => count >= Math.max(1, languages / 2) && !named.has(name)).map(([name]) => name)),
  };
}

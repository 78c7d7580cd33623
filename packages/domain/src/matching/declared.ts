import type { FoodFacts } from '../food/index.ts';
import { hasProperty, LEGAL_ALLERGENS, type Mask, maskOf, NO_PROPERTIES, type Property, union, without } from '../reading/index.ts';
import { SUBSTANCE_EVIDENCE, type SubstanceEvidence } from './substances.data.ts';

/** Spellings of an allergen that sources use beside the canonical tag. */
const ALLERGEN_TAGS: Readonly<Record<string, readonly string[]>> = {
  'en:gluten': ['en:wheat', 'en:barley', 'en:rye', 'en:oats', 'fr:ble', 'fr:avoine', 'de:weizenprotein'],
  'en:eggs': ['de:huhnereiweiss', 'de:hühnereiweiss'],
  'en:milk': ['en:skimmed', 'de:wheyprotein', 'de:wheyproteinkonzentrat'],
  'en:nuts': ['en:tree-nuts-hazelnuts'],
};

/** What the tags of a source say of a food. */
export type Declared = {
  /** By allergen tags, categories and additive codes. */
  readonly has: Mask;
  /** By categories: the food is of that kind. */
  readonly ofKind: Mask;
  /** Declared as traces. */
  readonly traces: Mask;
};
export type DeclaredEvidence = { readonly kind: 'allergen' | 'category' | 'additive'; readonly tag: string };

/** What the law makes packs name, and what sources declare besides, by tag. */
const ALLERGENS: Readonly<Record<string, readonly Property[]>> = {
  ...Object.fromEntries(Object.entries(LEGAL_ALLERGENS).map(([tag, property]) => [tag, [property]])),
  'en:crustaceans': ['crustaceans', 'Shellfish'],
  'en:molluscs': ['molluscs', 'Shellfish'],
  'en:shellfish': ['Shellfish'],
  'en:almonds': ['Nuts', 'almonds'],
  'en:hazelnuts': ['Nuts', 'hazelnuts'],
  'en:walnuts': ['Nuts', 'walnuts'],
  'en:cashew-nuts': ['Nuts', 'cashews'],
  'en:pistachio-nuts': ['Nuts', 'pistachios'],
  'en:wheat': ['Gluten', 'Wheat'],
  'en:barley': ['Gluten', 'Barley'],
  'en:rye': ['Gluten', 'Rye'],
  'en:oats': ['Gluten', 'Oats'],
  'en:pork': ['Pork', 'slaughter', 'Meat'],
  'en:beef': ['beef', 'slaughter', 'Meat'],
  'en:chicken': ['poultry', 'slaughter', 'Meat'],
  'en:gelatin': ['Gelatin', 'slaughter'],
};

/** Additives that are or hold what a diet leaves out; every other code says nothing. */
const ADDITIVES: Readonly<Record<string, readonly Property[]>> = {
  e120: ['insects'],
  e428: ['Gelatin', 'slaughter'],
  e441: ['Gelatin', 'slaughter'],
  e542: ['slaughter'],
  e901: ['animal product'],
  e904: ['insects'],
  e910: [],
  e913: ['animal product'],
  e966: ['Dairy'],
  e1105: ['Eggs'],
};

/** Animals by category, for diets; the categories of preferences are in the table of substances. */
const KINDS: Readonly<Record<string, readonly Property[]>> = {
  'en:cheeses': ['Dairy'],
  'en:yogurts': ['Dairy'],
  'en:meats': ['slaughter', 'Meat'],
  'en:poultries': ['slaughter', 'Meat', 'poultry'],
  'en:hams': ['slaughter', 'Meat', 'Pork'],
  'en:sausages': ['slaughter', 'Meat'],
  'en:fishes': ['Fish'],
  'en:crustaceans': ['crustaceans', 'Shellfish'],
  'en:molluscs': ['molluscs', 'Shellfish'],
};

const allergens = tableOf(ALLERGENS, 'allergens');
const additives = tableOf(ADDITIVES, 'additives');
const categories = tableOf(KINDS, 'categories');
for (const [tag, variants] of Object.entries(ALLERGEN_TAGS)) {
  const mask = allergens.get(tag);
  if (mask !== undefined) for (const variant of variants) if (!allergens.has(variant)) allergens.set(variant, mask);
}

/** Substances that a category takes back: the tag and what it takes. */
const excludedByCategory: ReadonlyMap<string, Mask> = excludedByCategoryTable();

const NOTHING: Declared = { has: NO_PROPERTIES, ofKind: NO_PROPERTIES, traces: NO_PROPERTIES };

export function declaredBy({ allergensTags, tracesTags, additives: codes, categoriesTags }: FoodFacts): Declared {
  if (allergensTags.length + tracesTags.length + codes.length + categoriesTags.length === 0) return NOTHING;
  let has = NO_PROPERTIES;
  let ofKind = NO_PROPERTIES;
  let excluded = NO_PROPERTIES;
  let traces = NO_PROPERTIES;
  for (const tag of categoriesTags) {
    const mask = categories.get(tag);
    if (mask !== undefined) ofKind = union(ofKind, mask);
    const exclusion = excludedByCategory.get(tag);
    if (exclusion !== undefined) excluded = union(excluded, exclusion);
  }
  ofKind = without(ofKind, excluded);
  for (const tag of allergensTags) {
    const mask = allergens.get(tag);
    if (mask !== undefined) has = union(has, mask);
  }
  for (const code of codes) {
    const mask = additives.get(code);
    if (mask !== undefined) has = union(has, mask);
  }
  for (const tag of tracesTags) traces = union(traces, allergens.get(tag) ?? NO_PROPERTIES);
  return { has: union(has, ofKind), ofKind, traces };
}

/** The category, allergen tag or additive code that declares a property, in this order; `null` where none does. */
export function declaredEvidence(
  { allergensTags, additives: codes, categoriesTags }: FoodFacts,
  property: Property,
): DeclaredEvidence | null {
  const holds =
    (table: ReadonlyMap<string, Mask>) =>
    (tag: string): boolean =>
      hasProperty(table.get(tag) ?? NO_PROPERTIES, property);
  const category = categoriesTags.find(holds(categories));
  if (category !== undefined) return { kind: 'category', tag: category };
  const allergen = allergensTags.find(holds(allergens));
  if (allergen !== undefined) return { kind: 'allergen', tag: allergen };
  const code = codes.find(holds(additives));
  return code === undefined ? null : { kind: 'additive', tag: code };
}

function tableOf(own: Readonly<Record<string, readonly Property[]>>, field: 'allergens' | 'additives' | 'categories'): Map<string, Mask> {
  const table = new Map<string, Mask>(Object.entries(own).map(([tag, properties]) => [tag, maskOf(properties)]));
  for (const [property, mask, evidence] of substances()) {
    void property;
    for (const tag of evidence[field] ?? []) table.set(tag, union(table.get(tag) ?? NO_PROPERTIES, mask));
  }
  return table;
}

function excludedByCategoryTable(): Map<string, Mask> {
  const table = new Map<string, Mask>();
  for (const [, mask, evidence] of substances())
    for (const tag of evidence.notCategories ?? []) table.set(tag, union(table.get(tag) ?? NO_PROPERTIES, mask));
  return table;
}

function substances(): [string, Mask, SubstanceEvidence][] {
  return Object.entries(SUBSTANCE_EVIDENCE).map(([name, evidence]) => [name, maskOf([name as Property]), evidence]);
}

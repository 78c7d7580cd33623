import { DIETARY_RESTRICTIONS } from '../health-profile/index.ts';
import { foldText } from '../lib/index.ts';
import type { Diet } from './definitions.data.ts';
import { DIETS, definitionOf, type FamilyMember, type Restriction } from './diet.ts';

/**
 * A chip of the section "Allergies": an allergen of annex II of Regulation (EU) 1169/2011, or of 21 USC 321(qq) (wheat). `text` is
 * what is stored among the dietary restrictions; it never changes. `member`: binds this one of its family alone.
 */
export type AllergyChip = { readonly text: string; readonly label: string; readonly diet: Diet; readonly member: FamilyMember | null };

export const ALLERGY_CHIPS: readonly AllergyChip[] = [
  chip('Milk', 'dairy-free'),
  chip('Eggs', 'egg-free'),
  chip('Peanuts', 'peanut-free'),
  chip('Tree nuts', 'nut-free'),
  chip('Gluten', 'gluten-free'),
  chip('Wheat', 'gluten-free', 'Wheat'),
  chip('Soy', 'soy-free'),
  chip('Fish', 'fish-free'),
  chip('Crustaceans', 'crustacean-free'),
  chip('Molluscs', 'mollusc-free'),
  chip('Sesame', 'sesame-free'),
  chip('Mustard', 'mustard-free'),
  chip('Celery', 'celery-free'),
  chip('Lupin', 'lupin-free'),
  chip('Sulphites', 'sulphite-free'),
];

function chip(label: string, diet: Diet, member: FamilyMember | null = null): AllergyChip {
  return { text: `Allergy: ${label}`, label, diet, member };
}

/** The stored text of a chip of the section "Allergies" for whom traces count as much as the food itself, and for whom not. */
export function allergyText({ text }: AllergyChip, isStrict: boolean): string {
  return isStrict ? `${text} (strict)` : text;
}

/** Diets of chips that bear another word than their diet, and of the commonest typed selections, by their key. */
const CHIP_DIETS: Readonly<Record<string, readonly Diet[]>> = {
  celiac: ['gluten-free'],
  'celiac disease': ['gluten-free'],
  coeliac: ['gluten-free'],
  'coeliac disease': ['gluten-free'],
  'egg free': ['egg-free'],
  'nut allergies': ['nut-free', 'peanut-free'],
  'nut allergy': ['nut-free', 'peanut-free'],
  pregnancy: ['pregnancy'],
  pregnant: ['pregnancy'],
  breastfeeding: ['breastfeeding'],
  'lactose intolerance': ['lactose-free'],
  'lactose intolerant': ['lactose-free'],
  'milk allergy': ['dairy-free'],
  'dairy allergy': ['dairy-free'],
  'egg allergy': ['egg-free'],
  'peanut allergy': ['peanut-free'],
  'tree nut allergy': ['nut-free'],
  'soy allergy': ['soy-free'],
  'fish allergy': ['fish-free'],
  'shellfish allergy': ['shellfish-free'],
  'sesame allergy': ['sesame-free'],
  'seafood allergy': ['fish-free', 'shellfish-free'],
  'gluten intolerance': ['gluten-free'],
};

/** Chips that bind to nothing: they ask for more or less of something. */
const CHIPS_WITHOUT_DIET: ReadonlySet<string> = new Set([
  'lose weight',
  'gain weight',
  'build muscle',
  'improve energy',
  'better sleep',
  'heart health',
  'diabetes management',
  'digestive health',
  'gain muscle',
  'improve energy levels',
  'better digestion',
  'blood sugar control',
  'reduce inflammation',
  'general wellness',
  'no restrictions',
  'diabetes',
  'high blood pressure',
  'high blood pressure (hypertension)',
  'hypertension',
  'heart disease',
  'high cholesterol',
  'kidney disease',
  'gerd',
  'acid reflux',
  'acid reflux (gerd)',
  'ibs',
]);

let byKey: ReadonlyMap<string, readonly Restriction[]> | undefined;

/** Made at the first question: most pages that load this file never ask. */
function chips(): ReadonlyMap<string, readonly Restriction[]> {
  byKey ??= new Map<string, readonly Restriction[]>([
    ...Object.entries(CHIP_DIETS).map(([key, diets]) => [key, diets.map((diet) => dietRestriction(diet))] as const),
    ...DIETARY_RESTRICTIONS.flatMap((name) => dietOfWord(name).map((diet) => [keyOf(name), [dietRestriction(diet)]] as const)),
    ...[...CHIPS_WITHOUT_DIET].map((key) => [key, []] as const),
    ...ALLERGY_CHIPS.flatMap((one) =>
      [false, true].map((isStrict) => [keyOf(allergyText(one, isStrict)), [restrictionOf(one, isStrict)]] as const),
    ),
  ]);
  return byKey;
}

/**
 * What a chip of the closed lists binds a food to, in any case and with or without hyphens: `[]` for nothing, `null` for a selection
 * that is no chip. Needs no vocabulary, so that the browser scores by chips without loading one.
 */
export function restrictionsOfChip(selection: string): readonly Restriction[] | null {
  return chips().get(keyOf(selection)) ?? null;
}

/** The diet whose own word a chip bears ("Gluten-Free"). */
function dietOfWord(chipName: string): Diet[] {
  return DIETS.filter((diet) => keyOf(definitionOf(diet).word) === keyOf(chipName));
}

function dietRestriction(diet: Diet, isStrict = false): Restriction {
  return { kind: 'diet', diet, strictness: definitionOf(diet).strictness, typed: null, ...(isStrict ? { strictTraces: true } : {}) };
}

function restrictionOf({ diet, member, label }: AllergyChip, isStrict: boolean): Restriction {
  if (member === null) return dietRestriction(diet, isStrict);
  return { kind: 'member', member, strictness: 'safety', typed: label, ...(isStrict ? { strictTraces: true } : {}) };
}

function keyOf(selection: string): string {
  return foldText(selection)
    .trim()
    .replace(/[\s-]+/g, ' ');
}

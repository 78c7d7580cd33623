import type { FoodKind, KindEvidence, NutrimentName } from '@labelwise/domain/food';
import type { UnstatedKind } from '@labelwise/domain/scoring';
import type { Say } from '../index.ts';

const KINDS = {
  general: 'foods.kind_general',
  cheese: 'foods.kind_cheese',
  fat: 'foods.kind_fat',
  beverage: 'foods.kind_beverage',
  water: 'foods.kind_water',
  na: 'foods.kind_exempt',
} as const satisfies Readonly<Record<FoodKind, string>>;

const EVIDENCE = {
  name: 'foods.evidence_name',
  quantity: 'foods.evidence_quantity',
  ingredients: 'foods.evidence_ingredients',
  figures: 'foods.evidence_figures',
} as const satisfies Readonly<Record<KindEvidence, string>>;

/** Names of figures as people write them ("saturated fat"): those that a Nutri-Score needs. */
const NUTRIMENTS = {
  energyKj: 'foods.energy',
  energyKcal: 'foods.energy_kcal',
  fat: 'foods.fat',
  saturatedFat: 'foods.saturated_fat',
  transFat: 'foods.trans_fat',
  carbohydrates: 'foods.carbohydrates',
  sugars: 'foods.sugars',
  addedSugars: 'foods.added_sugars',
  fiber: 'foods.fiber',
  proteins: 'foods.proteins',
  salt: 'foods.salt',
} as const satisfies { readonly [name in NutrimentName]?: string };

export function nutrimentName(say: Say, name: NutrimentName): string {
  return isNamed(name) ? say(NUTRIMENTS[name]) : name;
}

function isNamed(name: NutrimentName): name is keyof typeof NUTRIMENTS {
  return Object.hasOwn(NUTRIMENTS, name);
}

/** A sentence on a kind that no category states; `null` where one does. */
export function unstatedKind(say: Say, unstated: UnstatedKind | null): string | null {
  if (unstated === null) return null;
  const kind = say(KINDS[unstated.kind]);
  if (unstated.how === 'inferred') {
    const evidence = unstated.from.map((one) => say(EVIDENCE[one]));
    return say('ledger.kind_inferred', { kind, evidence: joined(evidence, (one, other) => say('foods.both', { one, other })) });
  }
  const kinds = unstated.plausible.map((one) => say(KINDS[one]));
  return say('ledger.kind_strictest', { kinds: joined(kinds, (one, other) => say('foods.either', { one, other })), kind });
}

function joined(words: readonly string[], join: (one: string, other: string) => string): string {
  const [first = '', ...rest] = words;
  return rest.reduce(join, first);
}

/** With a capital at its start, as a name or a sentence has it. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

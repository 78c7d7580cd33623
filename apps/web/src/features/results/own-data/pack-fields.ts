import type { NutrimentName } from '@labelwise/domain/food';
import {
  type AmountUnit,
  amountText,
  readAmount,
  type Stated,
  type StatedAmount,
  type StatedFields,
  withdrawal,
} from '@labelwise/domain/submission';
import type { PlainId } from '@labelwise/messages';
import type { Food } from '../../../data/foods/foods.ts';

/** What is put right at one go. */
export type PackPart = 'product' | 'figures' | 'list';
export type OwnValue = NonNullable<Food['provenance']>['own'][number];

export const TEXTS = [
  ['name', 'screens-common.name'],
  ['brand', 'screens-common.brand'],
  ['quantity', 'screens-common.quantity'],
] as const;

export const FIGURES = [
  ['energyKj', 'screens-common.energy', 'kJ'],
  ['energyKcal', 'screens-details.calories', 'kcal'],
  ['fat', 'screens-label-check.fat', 'g'],
  ['saturatedFat', 'screens-common.saturated_fat', 'g'],
  ['carbohydrates', 'screens-label-check.carbohydrates', 'g'],
  ['sugars', 'screens-common.sugars', 'g'],
  ['fiber', 'screens-common.fiber', 'g'],
  ['proteins', 'screens-common.proteins', 'g'],
  ['salt', 'screens-common.salt', 'g'],
] as const satisfies readonly (readonly [NutrimentName, PlainId, AmountUnit])[];

const DIGITS = 4;

/** A figure as it is shown and typed: with the digits that packs print. */
export function figureText(value: number | undefined, bound: '<' | null = null): string {
  return value === undefined ? '' : amountText({ value: Number(value.toPrecision(DIGITS)), bound });
}

/** The food as it stands, for the form to begin with. */
export function draftOf(food: Food, part: PackPart): Record<string, string> {
  switch (part) {
    case 'product':
      return {
        name: food.name,
        brand: food.brand ?? '',
        quantity: food.quantity ?? '',
        serving: figureText(food.servingSize ?? undefined),
      };
    case 'figures':
      return Object.fromEntries(
        FIGURES.map(([field]) => {
          const own = ownOf(food, field);
          return [field, figureText(food.facts.nutriments[field], own?.kind === 'figure' ? own.bound : null)];
        }),
      );
    case 'list': {
      const own = ownOf(food, 'ingredients');
      return { ingredients: own?.kind === 'list' ? own.own : (food.ingredients ?? '') };
    }
  }
}

export function ownOf(food: Food, field: string): OwnValue | null {
  return food.provenance?.own.find((own) => own.field === field) ?? null;
}

/** Fields of a draft that hold something which is no amount. */
export function invalidFields(draft: Readonly<Record<string, string>>, part: PackPart): readonly string[] {
  const amounts: readonly string[] = part === 'figures' ? FIGURES.map(([field]) => field) : part === 'product' ? ['serving'] : [];
  return amounts.filter((field) => (draft[field] ?? '').trim() !== '' && typedIn(draft, field) === null);
}

type Change = { readonly food: Food; readonly part: PackPart; readonly draft: Readonly<Record<string, string>>; readonly isWhole: boolean };

/**
 * The statements that a draft makes: of what was changed alone. A field that was emptied withdraws what the person stated before. `null`:
 * nothing was changed.
 */
export function fieldsOf({ food, part, draft, isWhole }: Change, at: number): StatedFields | null {
  const before = draftOf(food, part);
  const changed = Object.keys(before).filter((field) => (draft[field] ?? '').trim() !== (before[field] ?? '').trim());
  const text = (field: string): Stated<string> => ({ value: (draft[field] ?? '').trim(), from: 'hand', at });
  let fields: StatedFields = { per100: {}, perServing: {} };
  for (const field of part === 'list' ? ['ingredients'] : changed) {
    if ((draft[field] ?? '').trim() === '') {
      const own = ownOf(food, field);
      if (own !== null) fields = joined(fields, withdrawal(own, at));
    } else if (field === 'ingredients') {
      const value = { text: (draft[field] ?? '').trim(), lang: food.facts.lang, isConfirmed: true, isComplete: isWhole };
      fields = { ...fields, ingredients: { value, from: 'hand', at } };
    } else if (field === 'serving') {
      const size = typedIn(draft, field)?.value ?? 0;
      if (size > 0) fields = { ...fields, serving: { value: { size, isConfirmed: true }, from: 'hand', at } };
    } else if (part === 'product') fields = { ...fields, [field]: text(field) };
    else fields = { ...fields, per100: { ...fields.per100, [field]: { value: typedIn(draft, field), from: 'hand', at } } };
  }
  return saysNothing(fields) ? null : fields;
}

/** The serving is in grams or millilitres, which are typed alike. */
function typedIn(draft: Readonly<Record<string, string>>, field: string): StatedAmount | null {
  const unit = FIGURES.find(([name]) => name === field)?.[2] ?? 'g';
  return readAmount(draft[field] ?? '', unit)?.amount ?? null;
}

function joined(one: StatedFields, other: StatedFields): StatedFields {
  return {
    ...one,
    ...other,
    per100: { ...one.per100, ...other.per100 },
    perServing: { ...one.perServing, ...other.perServing },
  };
}

function saysNothing({ per100, perServing, ...others }: StatedFields): boolean {
  return Object.keys(per100).length === 0 && Object.keys(perServing).length === 0 && Object.keys(others).length === 0;
}

export function unitOf({ facts: { kind } }: Food): 'g' | 'ml' {
  return kind === 'beverage' || kind === 'water' ? 'ml' : 'g';
}

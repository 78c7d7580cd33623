import { leafCategory, NUTRIMENT_NAMES, type NutrimentName } from '../food/index.ts';
import type { MemberFood } from './apply-submission.ts';
import { type FigureOrigin, ownFigures } from './figures.ts';
import type { Stated, StatedFrom } from './submission.ts';

type Origin = { readonly from: StatedFrom; readonly at: number };

/** A field of a food that is the person's own, with what the catalogue says instead; `catalogue: null`: it says nothing. */
export type OwnField = Origin &
  (
    | {
        readonly kind: 'text';
        readonly field: 'name' | 'brand' | 'quantity' | 'category';
        readonly own: string;
        readonly catalogue: string | null;
      }
    | {
        readonly kind: 'figure';
        readonly field: NutrimentName;
        readonly own: number;
        readonly bound: '<' | null;
        readonly origin: FigureOrigin;
        readonly catalogue: number | null;
      }
    | { readonly kind: 'serving'; readonly field: 'serving'; readonly own: number; readonly catalogue: number | null }
    /** `isTrusted`: confirmed as the whole list, so that it may speak for the food. */
    | {
        readonly kind: 'list';
        readonly field: 'ingredients';
        readonly own: string;
        readonly isTrusted: boolean;
        readonly catalogue: string | null;
      }
  );

/** Which fields of a food are the person's own; empty for a food as the catalogue has it. */
export function ownFieldsOf({ overlay }: MemberFood): readonly OwnField[] {
  if (overlay === undefined) return [];
  const { submission, catalogue } = overlay;
  const fields: OwnField[] = [];
  const text = (field: 'name' | 'brand' | 'quantity' | 'category', stated: Stated<string> | undefined): void => {
    if (stated === undefined || stated.value === null) return;
    fields.push({ kind: 'text', field, own: stated.value, catalogue: catalogue?.[field] ?? null, from: stated.from, at: stated.at });
  };
  const { name, brand, quantity, category, serving, ingredients } = submission;
  text('name', name);
  text('brand', brand);
  text('quantity', quantity);
  if (category?.value) text('category', { ...category, value: leafCategory(category.value) ?? category.value.at(-1) ?? '' });
  if (serving?.value?.isConfirmed === true) {
    const { from, at } = serving;
    fields.push({ kind: 'serving', field: 'serving', own: serving.value.size, catalogue: catalogue?.servingSize ?? null, from, at });
  }
  const own = ownFigures(submission);
  for (const field of NUTRIMENT_NAMES) {
    const figure = own[field];
    if (figure === undefined) continue;
    const { value, bound, origin, from, at } = figure;
    fields.push({ kind: 'figure', field, own: value, bound, origin, catalogue: catalogue?.nutriments[field] ?? null, from, at });
  }
  if (ingredients?.value) {
    const { value, from, at } = ingredients;
    const isTrusted = value.isConfirmed && value.isComplete;
    fields.push({
      kind: 'list',
      field: 'ingredients',
      own: value.text,
      isTrusted,
      catalogue: catalogue?.ingredientsText ?? null,
      from,
      at,
    });
  }
  return fields;
}

import type { OwnField } from './provenance.ts';
import type { LabelFigure, Stated, StatedFields, StatedFrom } from './submission.ts';

/** What has to be withdrawn so that a field is the catalogue's again: of a figure that was worked out, the one that it follows from. */
export function withdrawal(own: OwnField, at: number, from: StatedFrom = 'hand'): StatedFields {
  const gone = <T>(): Stated<T> => ({ value: null, from, at });
  const none: StatedFields = { per100: {}, perServing: {} };
  switch (own.kind) {
    case 'figure': {
      const figure = statedFigure(own);
      return { per100: { [figure]: gone() }, perServing: { [figure]: gone() } };
    }
    case 'text':
      return own.field === 'category' ? { ...none, category: gone() } : { ...none, [own.field]: gone() };
    case 'serving':
      return { ...none, serving: gone() };
    case 'list':
      return { ...none, ingredients: gone() };
  }
}

/** The same statements made anew at a moment, so that they hold against one that withdrew them. */
export function restated({ per100, perServing, ...rest }: StatedFields, at: number): StatedFields {
  return { ...anew(rest, at), per100: anew(per100, at), perServing: anew(perServing, at) };
}

function anew<T extends { readonly [field: string]: Stated<unknown> | undefined }>(fields: T, at: number): T {
  const again: { [field in keyof T]?: T[field] } = {};
  for (const field in fields) again[field] = fields[field] && { ...fields[field], at };
  return { ...fields, ...again };
}

function statedFigure({ field, origin }: Extract<OwnField, { kind: 'figure' }>): LabelFigure {
  switch (origin) {
    case 'sodium':
      return 'sodium';
    case 'total':
      return 'totalCarbohydrate';
    case 'energy':
      return field === 'energyKj' ? 'energyKcal' : 'energyKj';
    case 'printed':
    case 'serving':
      return field;
  }
}

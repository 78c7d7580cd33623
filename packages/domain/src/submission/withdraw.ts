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

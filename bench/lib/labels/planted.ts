import {
  type Amount,
  type CheckColumn,
  checkColumns,
  FIGURE_NAMES,
  type FigureName,
  type Figures,
  type GivenFigure,
} from '@labelwise/label-reader';
import { type LabelFood, makeFood, type Printed } from './food.ts';
import { createRandom, type Random } from './random.ts';

export const PLANTED = ['mark', 'digit', 'column', 'unit'] as const;
export type Planted = (typeof PLANTED)[number];
export type PlantedScore = { tried: number; caught: number };

/**
 * One error at a time, put into true tables of generated foods. Caught: a figure is doubtful that was not, or the figure itself is one that
 * a person must confirm.
 */
export function plantErrors(
  seed: number,
  foods: number,
  columns: 1 | 2,
): { scores: Map<Planted, PlantedScore>; alarms: number; figures: number } {
  const scores = new Map<Planted, PlantedScore>(PLANTED.map((kind) => [kind, { tried: 0, caught: 0 }]));
  let [alarms, figures] = [0, 0];
  for (let at = 0; at < foods; at += 1) {
    const random = createRandom(seed * 7_919 + at);
    const food = makeFood(random);
    const printed = columnsOf(food, food.per100, food.serving, columns);
    const before = checkColumns(printed);
    for (const figure of before.flatMap((one) => Object.values(one))) {
      if (figure.state !== 'missing') figures += 1;
      if (figure.state === 'doubtful') alarms += 1;
    }
    for (const kind of PLANTED) {
      for (const { changed, name } of plant(kind, food, columns, random)) {
        const score = scores.get(kind);
        if (score === undefined) continue;
        score.tried += 1;
        if (isCaught(before, checkColumns(changed), name)) score.caught += 1;
      }
    }
  }
  return { scores, alarms, figures };
}

function isCaught(before: readonly Figures[], after: readonly Figures[], name: FigureName | null): boolean {
  const isNew = after.some((figures, at) =>
    FIGURE_NAMES.some((one) => figures[one].state === 'doubtful' && before[at]?.[one].state !== 'doubtful'),
  );
  const own = name === null ? undefined : after[0]?.[name];
  return isNew || (own?.state === 'unchecked' && own.mustConfirm);
}

/** @param decimals digits behind the mark as printed, where the value alone does not say it: "3.6" that is read as "3.0" */
function columnsOf(
  { basis, size }: LabelFood,
  full: Printed,
  part: Printed,
  columns: 1 | 2,
  decimals: Partial<Record<FigureName, number>> = {},
): CheckColumn[] {
  const given = (figures: Printed, printed: Partial<Record<FigureName, number>> = {}): CheckColumn['figures'] => {
    const all: Partial<Record<FigureName, GivenFigure>> = {};
    for (const name of FIGURE_NAMES) {
      const [amount, places] = [figures[name], printed[name]];
      if (amount !== undefined) all[name] = { amount, ...(places !== undefined && { decimals: places }) };
    }
    return all;
  };
  const per100: CheckColumn = {
    basis: { kind: 'per-100', unit: basis, preparation: 'as-sold' },
    isBasisKnown: true,
    figures: given(full, decimals),
  };
  const serving: CheckColumn = {
    basis: { kind: 'serving', size: { value: size, unit: basis }, preparation: 'as-sold' },
    isBasisKnown: true,
    figures: given(part),
  };
  return columns === 1 ? [per100] : [per100, serving];
}

function plant(kind: Planted, food: LabelFood, columns: 1 | 2, random: Random): { changed: CheckColumn[]; name: FigureName | null }[] {
  const with100 = (full: Printed, decimals?: Partial<Record<FigureName, number>>): CheckColumn[] =>
    columnsOf(food, full, food.serving, columns, decimals);
  if (kind === 'column' && columns === 2) return [{ changed: columnsOf(food, food.serving, food.per100, columns), name: null }];
  // With one column the place that can be wrong is the row.
  if (kind === 'column') return fromNextRow(food).map(({ name, full }) => ({ changed: with100(full), name }));
  if (kind === 'unit') {
    const name = random.pick(FIGURE_NAMES.filter((one) => food.per100[one]?.unit === 'g'));
    const amount = food.per100[name];
    return amount === undefined ? [] : [{ changed: with100({ ...food.per100, [name]: { ...amount, unit: 'mg' } }), name }];
  }
  return FIGURE_NAMES.flatMap((name) => {
    const amount = food.per100[name];
    if (amount === undefined || amount.isBound) return [];
    const value = kind === 'mark' ? withoutMark(amount) : otherDigit(amount, random);
    const decimals = kind === 'digit' ? { [name]: String(amount.value).split('.')[1]?.length ?? 0 } : {};
    return value === null ? [] : [{ changed: with100({ ...food.per100, [name]: { ...amount, value } }, decimals), name }];
  });
}

/** A figure taken from the row below its own. */
function fromNextRow({ per100 }: LabelFood): { name: FigureName; full: Printed }[] {
  const names = FIGURE_NAMES.filter((name) => per100[name]?.unit === 'g');
  return names.flatMap((name, at) => {
    const below = per100[names[at + 1] ?? name];
    return below === undefined || below.value === per100[name]?.value ? [] : [{ name, full: { ...per100, [name]: below } }];
  });
}

function withoutMark({ value }: Amount): number | null {
  const text = String(value);
  return text.includes('.') ? Number(text.replace('.', '')) : null;
}

function otherDigit({ value }: Amount, random: Random): number | null {
  const text = String(value);
  const places = [...text].flatMap((sign, at) => (sign === '.' ? [] : [at]));
  const at = random.pick(places);
  const digit = (Number(text[at]) + 1 + Math.floor(random.next() * 9)) % 10;
  const changed = Number(text.slice(0, at) + String(digit) + text.slice(at + 1));
  return changed === value ? null : changed;
}

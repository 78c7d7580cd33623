import type { ReadLanguage } from '@labelwise/domain/reading';
import type { Amount, FigureName } from '@labelwise/label-reader';
import type { Random } from './random.ts';
import { WORDS } from './words.data.ts';

export type Printed = Partial<Record<FigureName, Amount>>;
export type LabelFood = { basis: 'g' | 'ml'; per100: Printed; size: number; serving: Printed; grams: Grams };
type Grams = Record<'fat' | 'saturatedFat' | 'carbohydrates' | 'sugars' | 'proteins' | 'salt', number> & { fiber: number | null };

/** Kinds of food by what is in 100 g: fat, share saturated, carbohydrates, share of sugars, proteins, fiber, salt; serving from and to. */
const KINDS = [
  {
    basis: 'g',
    ranges: [
      [2, 9],
      [0.1, 0.3],
      [58, 70],
      [0.05, 0.4],
      [8, 13],
      [5, 11],
      [0.01, 0.9],
    ],
    size: [30, 60],
  },
  {
    basis: 'g',
    ranges: [
      [18, 34],
      [0.3, 0.65],
      [45, 62],
      [0.4, 0.9],
      [4, 9],
      [2, 8],
      [0.1, 0.9],
    ],
    size: [15, 45],
  },
  { basis: 'g', ranges: [[22, 34], [0.55, 0.68], [0, 2], [0.2, 1], [18, 28], null, [1.1, 2]], size: [20, 30] },
  { basis: 'g', ranges: [[0.2, 6], [0.4, 0.7], [4, 16], [0.6, 1], [3, 9], null, [0.08, 0.2]], size: [100, 200] },
  { basis: 'ml', ranges: [[0, 0.4], [0, 0.5], [4, 12], [0.85, 1], [0, 0.8], null, [0, 0.06]], size: [150, 330] },
  {
    basis: 'ml',
    ranges: [
      [0.9, 3.8],
      [0.1, 0.6],
      [2, 9],
      [0.3, 1],
      [0.4, 3.5],
      [0.1, 1.2],
      [0.05, 0.25],
    ],
    size: [150, 250],
  },
  {
    basis: 'g',
    ranges: [
      [10, 40],
      [0.08, 0.3],
      [3, 20],
      [0.1, 0.6],
      [2, 10],
      [1, 8],
      [0.6, 2.4],
    ],
    size: [15, 70],
  },
  { basis: 'g', ranges: [[2, 25], [0.3, 0.45], [0.3, 3], [0.2, 1], [14, 24], null, [0.2, 2.6]], size: [25, 120] },
  {
    basis: 'g',
    ranges: [
      [22, 36],
      [0.08, 0.4],
      [45, 58],
      [0.02, 0.1],
      [5, 8],
      [3, 6],
      [0.8, 1.9],
    ],
    size: [25, 40],
  },
] as const;

export function makeFood(random: Random): LabelFood {
  const { basis, ranges, size: sizes } = random.pick(KINDS);
  const [fat, saturated, carbohydrates, sugars, proteins, fiber, salt] = ranges.map((range) =>
    range === null ? null : random.between(range[0], range[1]),
  );
  const grams: Grams = {
    fat: fat ?? 0,
    saturatedFat: (fat ?? 0) * (saturated ?? 0),
    carbohydrates: carbohydrates ?? 0,
    sugars: (carbohydrates ?? 0) * (sugars ?? 0),
    proteins: proteins ?? 0,
    fiber: fiber ?? null,
    salt: salt ?? 0,
  };
  const size = Math.round(random.between(sizes[0], sizes[1]));
  const isRounded = random.chance(0.5);
  return {
    basis,
    grams,
    size,
    per100: printed(grams, 1, isRounded, random.chance(0.25)),
    serving: printed(grams, size / 100, isRounded, false),
  };
}

/** Rounded as the guidance on tolerances rounds: whole grams from 10 on, one decimal below, "<0.5" or 0 under a half. */
function printed(grams: Grams, share: number, isRounded: boolean, usesBound: boolean): Printed {
  const { fat, carbohydrates, proteins, fiber, salt } = grams;
  const energy = (f: number, cp: number, fi: number): number => share * (f * fat + cp * (carbohydrates + proteins) + fi * (fiber ?? 0));
  const gram = (value: number): Amount => {
    const scaled = value * share;
    if (usesBound && scaled < 0.5) return { value: 0.5, unit: 'g', isBound: true };
    return { value: isRounded && scaled >= 10 ? Math.round(scaled) : Number(scaled.toFixed(1)), unit: 'g', isBound: false };
  };
  const saltGrams = salt * share;
  return {
    energyKj: { value: Math.round(energy(37, 17, 8)), unit: 'kJ', isBound: false },
    energyKcal: { value: Math.round(energy(9, 4, 2)), unit: 'kcal', isBound: false },
    fat: gram(fat),
    saturatedFat: gram(grams.saturatedFat),
    carbohydrates: gram(carbohydrates),
    sugars: gram(grams.sugars),
    ...(fiber === null ? {} : { fiber: gram(fiber) }),
    proteins: gram(proteins),
    salt: { value: Number(saltGrams.toFixed(isRounded && saltGrams >= 1 ? 1 : 2)), unit: 'g', isBound: false },
  };
}

/** The panel of the United States: per serving, rounded as 21 CFR 101.9 rounds. */
export function american({ grams, size }: LabelFood, random: Random): Printed {
  const share = size / 100;
  const gram = (value: number): Amount => ({ value: value * share < 0.5 ? 0 : Math.round(value * share), unit: 'g', isBound: false });
  const calories = share * (9 * grams.fat + 4 * (grams.carbohydrates + grams.proteins) + 2 * (grams.fiber ?? 0));
  const half = (value: number): Amount => {
    const scaled = value * share;
    return { value: scaled < 0.5 ? 0 : scaled < 5 ? Math.round(scaled * 2) / 2 : Math.round(scaled), unit: 'g', isBound: false };
  };
  const sugars = gram(grams.sugars);
  return {
    energyKcal: {
      value: calories < 5 ? 0 : calories <= 50 ? Math.round(calories / 5) * 5 : Math.round(calories / 10) * 10,
      unit: 'kcal',
      isBound: false,
    },
    fat: half(grams.fat),
    saturatedFat: half(grams.saturatedFat),
    cholesterol: { value: Math.round(random.between(0, 12)) * 5, unit: 'mg', isBound: false },
    sodium: { value: Math.round((grams.salt * share * 1000) / 2.5 / 10) * 10, unit: 'mg', isBound: false },
    carbohydratesTotal: gram(grams.carbohydrates + (grams.fiber ?? 0)),
    fiber: gram(grams.fiber ?? 0),
    sugars,
    addedSugars: { value: Math.min(sugars.value, gram(grams.sugars * 0.7).value), unit: 'g', isBound: false },
    proteins: gram(grams.proteins),
  };
}

export type LabelList = { text: string; names: string[]; html: string };

/** A list with shares, allergens set off as packs set them off, and a line on traces. */
export function makeList(language: ReadLanguage, random: Random): LabelList {
  const words = WORDS[language];
  const allergens = new Set(random.some(words.allergens, 1 + Math.floor(random.next() * 3)));
  const names = random.some([...random.some(words.ingredients, 5 + Math.floor(random.next() * 7)), ...allergens], 20);
  const isBold = random.chance(0.7);
  const isUpper = random.chance(0.35);
  const shown = (name: string): string => (allergens.has(name) && isUpper ? name.toUpperCase() : name);
  const share = names.map((_, at) =>
    at < 3 && random.chance(0.4) ? ` ${at === 0 ? 62 : 48 - 17 * at}${random.chance(0.5) ? ' ' : ''}%` : '',
  );
  const entries = names.map((name, at) => `${shown(name)}${share[at] ?? ''}`);
  const sentence = entries.join(', ');
  const list = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  const traces = random.chance(0.6) ? ` ${words.traces(random.some(words.allergens, 2).join(', '))}` : '';
  let html = list;
  if (isBold) for (const name of allergens) html = html.replace(shown(name), `<b>${shown(name)}</b>`);
  return { text: `${words.heading}: ${list}${traces}`, names: names.map(shown), html: `<b>${words.heading}:</b> ${html}${traces}` };
}

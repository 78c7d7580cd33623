import { NUTRIMENT_NAMES, type NutrimentName, type Nutriments } from '../food/index.ts';
import type { Sink, Source } from './models.ts';

/** Kilojoules as packs work them out of kilocalories, and the other way round. */
const KJ = 'energyKj';
const KCAL = 'energyKcal';
const KJ_PER_KCAL = 4.184;
/** What kilocalories are, seen from the kilojoules. */
type Kcal = 'none' | 'rounded' | 'exact' | 'stated';

function kcalForm(nutriments: Nutriments): Kcal {
  const [kj, kcal] = [nutriments[KJ], nutriments[KCAL]];
  if (kcal === undefined) return 'none';
  if (kj === undefined) return 'stated';
  if (kcal === Math.round(kj / KJ_PER_KCAL)) return 'rounded';
  return kcal === exactKcal(kj) ? 'exact' : 'stated';
}

function exactKcal(kj: number): number {
  return Number((kj / KJ_PER_KCAL).toPrecision(7));
}

/** Which figures there are, then each of them; as they stand, so that no score moves by a rounding. */
export function putFigures(sink: Sink, nutriments: Nutriments): void {
  const form = kcalForm(nutriments);
  const written = NUTRIMENT_NAMES.filter((name) => nutriments[name] !== undefined && (name !== KCAL || form === 'stated'));
  sink.put('figures', `${form}|${written.map((name) => NUTRIMENT_NAMES.indexOf(name).toString(36)).join(' ')}`);
  for (const name of written) sink.put(name, String(nutriments[name]));
}

export function takeFigures(source: Source): Nutriments {
  const [form, packed = ''] = source.take('figures').split('|');
  const names = packed === '' ? [] : packed.split(' ').flatMap((index) => NUTRIMENT_NAMES[Number.parseInt(index, 36)] ?? []);
  const found: { [name in NutrimentName]?: number } = {};
  for (const name of names) {
    found[name] = Number(source.take(name));
    const kj = found[KJ];
    // In the order of the names, as everywhere.
    if (name === KJ && kj !== undefined && form === 'rounded') found[KCAL] = Math.round(kj / KJ_PER_KCAL);
    if (name === KJ && kj !== undefined && form === 'exact') found[KCAL] = exactKcal(kj);
  }
  return found;
}

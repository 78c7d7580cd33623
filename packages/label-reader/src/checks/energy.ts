import type { FigureName } from '../label-reading.ts';
import { type CheckColumn, doubt, type Findings, type GivenFigure, gramsOf, halfStep, propose, slipsOf } from './figures.ts';

/** Kilojoules in a kilocalorie. */
const KJ = 4.184;

/**
 * Energy of a gram, kJ and kcal.
 * @source Regulation (EU) No 1169/2011, annex XIV
 */
const FACTORS: ReadonlyArray<readonly [FigureName, number, number]> = [
  ['fat', 37, 9],
  ['carbohydrates', 17, 4],
  ['carbohydratesTotal', 17, 4],
  ['proteins', 17, 4],
  ['fiber', 8, 2],
];
/** Fiber that a pack need not print, alcohol and acids add energy that no row shows. */
const UNPRINTED_KJ = 80;

/** The energy that the printed parts give, and how far rounding alone can move it. */
type Parts = { kilojoules: number; kilocalories: number; slack: number };

function partsOf({ figures }: CheckColumn): Parts | null {
  const carbohydrates = figures.carbohydrates ?? figures.carbohydratesTotal;
  if (figures.fat === undefined || carbohydrates === undefined || figures.proteins === undefined) return null;
  const isAmerican = figures.carbohydrates === undefined;
  const parts = { kilojoules: 0, kilocalories: 0, slack: 0.5 };
  for (const [name, kj, kcal] of FACTORS) {
    const figure = figures[name];
    // American carbohydrates hold the fiber, which is counted there in full.
    if (figure === undefined || (name === 'fiber' && isAmerican)) continue;
    const grams = figure.amount.isBound ? gramsOf(figure) / 2 : gramsOf(figure);
    parts.kilojoules += kj * grams;
    parts.kilocalories += kcal * grams;
    parts.slack += kj * (figure.amount.isBound ? gramsOf(figure) / 2 : halfStep(figure));
  }
  const polyols = figures.polyols;
  if (polyols !== undefined) {
    parts.kilojoules -= 7 * gramsOf(polyols);
    parts.kilocalories -= 1.6 * gramsOf(polyols);
  }
  return parts;
}

/** Kilojoules against kilocalories, and both against fat, carbohydrates, proteins and fiber. */
export function checkEnergy(column: CheckColumn, findings: Findings): void {
  const { energyKj, energyKcal } = column.figures;
  const parts = partsOf(column);
  const isPair = energyKj !== undefined && energyKcal !== undefined && agree(energyKj, energyKcal, parts);
  if (energyKj !== undefined && energyKcal !== undefined) {
    if (isPair) confirmPair(energyKj, energyKcal, parts, findings);
    else doubtPair(energyKj, energyKcal, parts, findings);
  }
  const stated = statedBy(energyKj, energyKcal, isPair ? null : parts);
  if (parts !== null && stated !== null) againstParts(column, stated, parts, isPair, findings);
}

/** The energy that the parts are held against. */
type StatedEnergy = { name: 'energyKj' | 'energyKcal'; kilojoules: number };

/** @param parts decide where the two energies differ: where one of them fits, the other is the slip, and no part is doubted for it */
function statedBy(energyKj: GivenFigure | undefined, energyKcal: GivenFigure | undefined, parts: Parts | null): StatedEnergy | null {
  const kcal = energyKcal === undefined ? null : ({ name: 'energyKcal', kilojoules: energyKcal.amount.value * KJ } as const);
  if (energyKj === undefined) return kcal;
  const kj = { name: 'energyKj', kilojoules: energyKj.amount.value } as const;
  const isOther = parts !== null && kcal !== null && fits(kcal.kilojoules, parts.kilojoules) && !fits(kj.kilojoules, parts.kilojoules);
  return isOther ? kcal : kj;
}

const fits = (stated: number, computed: number): boolean => Math.abs(stated - computed) <= 0.05 * computed + 12;

/**
 * Packs give either energy by its own factors, so that their ratio is that of the parts, or work one out from the other. Beyond both
 * roundings they are apart by what no row shows: fiber, alcohol, acids.
 */
function agree(energyKj: GivenFigure, energyKcal: GivenFigure, parts: Parts | null): boolean {
  const kilojoules = energyKj.amount.value;
  const ratios = parts !== null && parts.kilocalories > 5 ? [KJ, parts.kilojoules / parts.kilocalories] : [KJ];
  const slack = Math.max(4, halfStep(energyKj) + KJ * halfStep(energyKcal) + 0.008 * kilojoules);
  return ratios.some((ratio) => Math.abs(kilojoules - ratio * energyKcal.amount.value) <= slack);
}

/** Both are held up where they agree so closely that a slip of a twentieth would show. */
function confirmPair(energyKj: GivenFigure, energyKcal: GivenFigure, parts: Parts | null, { proofs }: Findings): void {
  const ratio = parts !== null && parts.kilocalories > 5 ? parts.kilojoules / parts.kilocalories : KJ;
  const miss = Math.abs(energyKj.amount.value - ratio * energyKcal.amount.value);
  const slack = 0.5 + 0.5 * ratio + 0.012 * energyKj.amount.value;
  if (miss > slack || slack > 0.035 * energyKj.amount.value) return;
  proofs.set('energyKj', 'both-energies');
  proofs.set('energyKcal', 'both-energies');
}

function doubtPair(energyKj: GivenFigure, energyKcal: GivenFigure, parts: Parts | null, findings: Findings): void {
  const found = { kind: 'energies-differ', kilojoules: energyKj.amount.value, kilocalories: energyKcal.amount.value } as const;
  const isKjFine = parts !== null && fits(energyKj.amount.value, parts.kilojoules);
  const isKcalFine = parts !== null && fits(energyKcal.amount.value * KJ, parts.kilojoules);
  if (!isKjFine || isKcalFine) {
    doubt(findings, 'energyKj', found);
    for (const slip of slipsOf(energyKj.amount)) if (agree({ amount: slip }, energyKcal, parts)) propose(findings, 'energyKj', slip);
    propose(findings, 'energyKj', { value: Math.round(energyKcal.amount.value * KJ), unit: 'kJ', isBound: false });
  }
  if (!isKcalFine || isKjFine) {
    doubt(findings, 'energyKcal', found);
    for (const slip of slipsOf(energyKcal.amount)) if (agree(energyKj, { amount: slip }, parts)) propose(findings, 'energyKcal', slip);
    propose(findings, 'energyKcal', { value: Math.round(energyKj.amount.value / KJ), unit: 'kcal', isBound: false });
  }
}

/** How far the parts may be from the energy before something is doubted: low and high, in kJ. */
function tolerance({ figures, basis }: CheckColumn, stated: number, parts: Parts): { under: number; over: number } {
  const isAmerican = figures.carbohydratesTotal !== undefined;
  if (isAmerican) {
    // Rounded to whole grams and tens of calories, and fiber may be counted less.
    const fiber = figures.fiber === undefined ? 0 : 17 * gramsOf(figures.fiber);
    const wide = Math.max(0.13 * stated, 50) + parts.slack * 0.5;
    return { under: wide + fiber, over: wide };
  }
  const share = basis.kind === 'serving' && basis.size !== null ? Math.min(1, basis.size.value / 100) : 1;
  const close = Math.max(0.05 * stated, 25 * share, parts.slack);
  return { under: close, over: close + (figures.fiber === undefined ? UNPRINTED_KJ * share : 0) };
}

function againstParts(column: CheckColumn, energy: StatedEnergy, parts: Parts, isPair: boolean, findings: Findings): void {
  const stated = energy.kilojoules;
  const over = stated - parts.kilojoules;
  const allowed = tolerance(column, stated, parts);
  if (over <= allowed.over && -over <= allowed.under) {
    confirmParts(column, energy, over, parts, isPair, findings);
    return;
  }
  const { energyKj } = column.figures;
  const unit = energyKj === undefined ? 'kcal' : 'kJ';
  const inUnit = (kilojoules: number): number => Math.round(unit === 'kJ' ? kilojoules : kilojoules / KJ);
  const found = { kind: 'energy-of-parts', stated: inUnit(stated), computed: inUnit(parts.kilojoules), unit } as const;
  for (const [name, factor] of FACTORS) {
    const figure = column.figures[name];
    if (figure === undefined || (name === 'fiber' && Math.abs(over) > 8 * 40)) continue;
    doubt(findings, name, found);
    for (const slip of slipsOf(figure.amount)) {
      const change = factor * (gramsOf({ amount: slip }) - gramsOf(figure));
      if (Math.abs(over - change) <= Math.max(0.04 * stated, 12)) propose(findings, name, slip);
    }
  }
  if (isPair) return;
  if (energyKj !== undefined) doubt(findings, 'energyKj', found);
  if (column.figures.energyKcal !== undefined) doubt(findings, 'energyKcal', found);
}

/** A part is held up where a slip of a twentieth in it would be seen in the sum. */
function confirmParts(
  { figures }: CheckColumn,
  energy: StatedEnergy,
  over: number,
  parts: Parts,
  isPair: boolean,
  { proofs }: Findings,
): void {
  const stated = energy.kilojoules;
  const tight = parts.slack + 0.01 * stated;
  if (Math.abs(over) > tight || figures.carbohydratesTotal !== undefined) return;
  if (0.05 * stated >= 2 * tight && !isPair) proofs.set(energy.name, 'energy-of-parts');
  for (const [name, factor] of FACTORS) {
    const figure = figures[name];
    if (figure !== undefined && 0.05 * factor * gramsOf(figure) >= 2 * tight) proofs.set(name, 'energy-of-parts');
  }
}

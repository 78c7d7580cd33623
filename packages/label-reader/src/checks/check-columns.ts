import { ALWAYS_CONFIRM, type Doubt, FIGURE_NAMES, type Figure, type FigureName, type Figures } from '../label-reading.ts';
import { checkEnergy } from './energy.ts';
import {
  type CheckColumn,
  decimalsOf,
  doubt,
  type Findings,
  type GivenFigure,
  gramsOf,
  intervalOf,
  meet,
  noFindings,
  propose,
  slipsOf,
  withSteps,
} from './figures.ts';
import { checkTwoColumns } from './two-columns.ts';

/** Below this the engine is often wrong. */
const FAINT_SCORE = 0.75;
/** More than this in 100 g is no food. */
const MAX_SUM = 103;
const MAX_ENERGY_KJ = 3_800;
const MAX_SALT = 5;
/** Even coconut fat is not more saturated than this share. */
const MAX_SATURATED = 0.97;
const PARTS: ReadonlyArray<readonly [FigureName, FigureName]> = [
  ['saturatedFat', 'fat'],
  ['transFat', 'fat'],
  ['monounsaturatedFat', 'fat'],
  ['polyunsaturatedFat', 'fat'],
  ['sugars', 'carbohydrates'],
  ['sugars', 'carbohydratesTotal'],
  ['starch', 'carbohydrates'],
  ['polyols', 'carbohydrates'],
  ['fiber', 'carbohydratesTotal'],
  ['addedSugars', 'sugars'],
];
const SUMMED: readonly FigureName[] = ['fat', 'carbohydrates', 'proteins', 'fiber', 'salt'];

/**
 * Holds the figures of a table against each other. Runs again whenever a person changes one. Nothing is corrected: what is likely instead
 * stands in `proposals`.
 */
export function checkColumns(given: readonly CheckColumn[]): Figures[] {
  const columns = given.map(withSteps);
  const findings = columns.map(noFindings);
  columns.forEach((column, at) => {
    const found = findings[at];
    if (found === undefined) return;
    checkForms(column, found);
    checkEnergy(column, found);
    checkParts(column, found);
    checkLimits(column, found);
    checkSodium(column, found);
  });
  const full = columns.findIndex(({ basis }) => basis.kind === 'per-100');
  const part = columns.findIndex(({ basis }) => basis.kind === 'serving');
  const [a, b, ofA, ofB] = [columns[full], columns[part], findings[full], findings[part]];
  if (a !== undefined && b !== undefined && ofA !== undefined && ofB !== undefined) checkTwoColumns(a, b, ofA, ofB);
  return columns.map((column, at) => figuresOf(column, findings[at] ?? noFindings()));
}

function checkForms({ figures, isBasisKnown }: CheckColumn, findings: Findings): void {
  for (const [name, figure] of entries(figures)) {
    const { amount, problems = [], score = 1 } = figure;
    for (const problem of problems) doubt(findings, name, { kind: 'form', problem });
    if (problems.includes('no-decimal-mark')) for (const slip of slipsOf(amount)) propose(findings, name, slip);
    const decimals = figure.decimals ?? decimalsOf(amount.value);
    const isSalt = name === 'salt' || name === 'sodium';
    if (decimals > 1 && !isSalt && amount.value >= 1 && !problems.includes('many-decimals')) {
      doubt(findings, name, { kind: 'form', problem: 'many-decimals' });
      for (const slip of slipsOf(amount)) propose(findings, name, slip);
    }
    const isMilligrams = amount.unit === 'mg' && name !== 'sodium' && name !== 'cholesterol';
    if (isMilligrams) doubt(findings, name, { kind: 'form', problem: 'unit-unlikely' });
    if (score < FAINT_SCORE) doubt(findings, name, { kind: 'faint-print', score });
    if (!isBasisKnown) doubt(findings, name, { kind: 'no-header' });
  }
}

function checkParts({ figures }: CheckColumn, findings: Findings): void {
  for (const [part, whole] of PARTS) {
    const [a, b] = [figures[part], figures[whole]];
    if (a === undefined || b === undefined || a.amount.unit !== b.amount.unit) continue;
    const isAbove = intervalOf(a).low > intervalOf(b).high + 0.1;
    const isNearlyAll = part === 'saturatedFat' && b.amount.value >= 2 && a.amount.value > MAX_SATURATED * b.amount.value;
    if (!isAbove && !isNearlyAll) continue;
    const found = {
      kind: 'part-above-whole',
      part,
      partValue: a.amount.value,
      whole,
      wholeValue: b.amount.value,
      unit: a.amount.unit,
    } as const;
    doubt(findings, part, found);
    doubt(findings, whole, found);
    for (const slip of slipsOf(a.amount)) if (slip.value <= b.amount.value && slip.value > 0) propose(findings, part, slip);
  }
}

function checkLimits({ figures, basis }: CheckColumn, findings: Findings): void {
  // A serving is held to what its weight allows.
  const share = basis.kind === 'per-100' ? 1 : basis.size === null ? 10 : basis.size.value / 100;
  for (const [name, figure] of entries(figures)) {
    const { unit, value } = figure.amount;
    const limit = name === 'energyKj' ? MAX_ENERGY_KJ : name === 'energyKcal' ? MAX_ENERGY_KJ / 4 : name === 'salt' ? MAX_SALT : 100;
    const measured = unit === 'mg' ? gramsOf(figure) : value;
    if (measured > limit * share + 0.5) {
      doubt(findings, name, { kind: 'above-limit', limit: limit * share, unit: unit === 'mg' ? 'g' : unit });
      for (const slip of slipsOf(figure.amount)) if (slip.value <= limit * share) propose(findings, name, slip);
    }
  }
  const summed = SUMMED.flatMap((name) => (figures[name] === undefined ? [] : [{ name, grams: gramsOf(figures[name]) }]));
  const sum = summed.reduce((total, { grams }) => total + grams, 0);
  if (sum <= MAX_SUM * share) return;
  for (const { name, grams } of summed) {
    if (grams > sum - MAX_SUM * share)
      doubt(findings, name, { kind: 'more-than-the-food', sum: Math.round(sum * 10) / 10, limit: 100 * share });
  }
}

/** Salt is sodium times 2.5. */
function checkSodium({ figures: { salt, sodium } }: CheckColumn, findings: Findings): void {
  if (salt === undefined || sodium === undefined) return;
  const scale = sodium.amount.unit === 'mg' ? 0.0025 : 2.5;
  const expected = intervalOf(sodium);
  const saltOfSodium = sodium.amount.value * scale;
  const slack = 0.02 * saltOfSodium + 0.011;
  if (meet({ low: expected.low * scale, high: expected.high * scale }, intervalOf(salt), slack)) {
    if (saltOfSodium > 0.25) for (const name of ['salt', 'sodium'] as const) findings.proofs.set(name, 'salt-and-sodium');
    return;
  }
  for (const name of ['salt', 'sodium'] as const) doubt(findings, name, { kind: 'salt-and-sodium-differ', saltOfSodium });
}

/** Doubts of the sum do not count against a figure that an equation of its own holds up. */
const OF_THE_SUM: ReadonlySet<Doubt['kind']> = new Set(['energy-of-parts', 'part-above-whole', 'more-than-the-food']);
const OF_THE_FORM: ReadonlySet<Doubt['kind']> = new Set(['form', 'faint-print', 'above-limit']);

function figuresOf({ figures }: CheckColumn, { doubts, proofs, proposals }: Findings): Figures {
  const figure = (name: FigureName): Figure => {
    const given = figures[name];
    if (given === undefined) return { state: 'missing' };
    const { amount, place = null } = given;
    const proof = proofs.get(name);
    const found = (doubts.get(name) ?? []).filter((one) => {
      if (proof === 'both-columns') return !OF_THE_SUM.has(one.kind) && !isFormSettled(one);
      return proof === undefined || !isFormSettled(one);
    });
    const [first, ...others] = found;
    if (first !== undefined)
      return { state: 'doubtful', amount, proposals: [amount, ...(proposals.get(name) ?? [])], doubts: [first, ...others], place };
    if (proof !== undefined) return { state: 'confirmed', amount, proof, place };
    return { state: 'unchecked', amount, mustConfirm: ALWAYS_CONFIRM.includes(name), place };
  };
  return record(figure);
}

/** What an equation settles; a unit that no such figure has it does not, since both columns would carry it. */
function isFormSettled(found: Doubt): boolean {
  return OF_THE_FORM.has(found.kind) && !(found.kind === 'form' && found.problem === 'unit-unlikely') && found.kind !== 'above-limit';
}

function record(figure: (name: FigureName) => Figure): Figures {
  const all: Partial<Record<FigureName, Figure>> = {};
  for (const name of FIGURE_NAMES) all[name] = figure(name);
  return { ...EMPTY, ...all };
}

const MISSING: Figure = { state: 'missing' };
const EMPTY: Figures = {
  energyKj: MISSING,
  energyKcal: MISSING,
  fat: MISSING,
  saturatedFat: MISSING,
  transFat: MISSING,
  monounsaturatedFat: MISSING,
  polyunsaturatedFat: MISSING,
  cholesterol: MISSING,
  carbohydrates: MISSING,
  carbohydratesTotal: MISSING,
  sugars: MISSING,
  addedSugars: MISSING,
  polyols: MISSING,
  starch: MISSING,
  fiber: MISSING,
  proteins: MISSING,
  salt: MISSING,
  sodium: MISSING,
};

function entries(figures: CheckColumn['figures']): [FigureName, GivenFigure][] {
  return FIGURE_NAMES.flatMap((name): [FigureName, GivenFigure][] => {
    const figure = figures[name];
    return figure === undefined ? [] : [[name, figure]];
  });
}

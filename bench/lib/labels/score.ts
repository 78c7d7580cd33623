import { editDistance } from '@labelwise/domain/lib';
import { type Amount, FIGURE_NAMES, type LabelReading } from '@labelwise/label-reader';
import type { Label } from './label-set.ts';

export type TableScore = {
  name: string;
  printed: number;
  right: number;
  flagged: number;
  silent: number;
  missing: number;
  invented: number;
  rightButFlagged: number;
  confirmed: number;
  confirmedWrong: number;
  /** The whole table in a column, basis or unit that is not the printed one, and nothing says so. */
  wrongTable: boolean;
  notes: string[];
};

/** What a reading makes of a table, value by value; every wrong one is named. */
export function scoreTable({ name, table }: Pick<Label, 'name' | 'table'>, reading: LabelReading): TableScore {
  const score: TableScore = {
    name,
    printed: 0,
    right: 0,
    flagged: 0,
    silent: 0,
    missing: 0,
    invented: 0,
    rightButFlagged: 0,
    confirmed: 0,
    confirmedWrong: 0,
    wrongTable: false,
    notes: [],
  };
  if (table === null) {
    if (reading.table !== null) score.notes.push(`${name}: a table where there is none`);
    return score;
  }
  const column = reading.table?.columns.find(({ basis }) => basis.kind === table.kind);
  const isOtherUnit = column?.basis.kind === 'per-100' && column.basis.unit !== table.basis;
  if (column === undefined) score.notes.push(`${name}: no column ${table.kind}`);
  for (const figureName of FIGURE_NAMES) {
    const printed = table.figures[figureName];
    const figure = column?.figures[figureName] ?? { state: 'missing' as const };
    if (printed === undefined) {
      if (figure.state !== 'missing' && figureName !== 'transFat') {
        score.invented += 1;
        score.notes.push(`${name}: ${figureName} invented`);
      }
      continue;
    }
    score.printed += 1;
    if (figure.state === 'missing' || figure.amount === null) {
      score.missing += 1;
      score.notes.push(`${name}: ${figureName} missing, ${show(printed)} printed`);
      continue;
    }
    const isRight = same(figure.amount, printed);
    const isFlagged = figure.state === 'doubtful';
    if (figure.state === 'confirmed') score.confirmed += 1;
    if (isRight) {
      score.right += 1;
      if (isFlagged) score.rightButFlagged += 1;
      continue;
    }
    if (isFlagged) score.flagged += 1;
    else score.silent += 1;
    if (figure.state === 'confirmed') score.confirmedWrong += 1;
    score.notes.push(
      `${name}: ${figureName} ${isFlagged ? 'flagged' : `SILENT, ${figure.state}`}: ${show(figure.amount)}, ${show(printed)} printed`,
    );
  }
  const sure = score.printed - score.missing;
  score.wrongTable =
    (score.silent >= 3 && score.silent > 0.6 * sure) || (isOtherUnit && score.rightButFlagged + score.flagged < 0.5 * sure);
  if (score.wrongTable) score.notes.push(`${name}: the whole table, unnoticed`);
  return score;
}

const same = (a: Amount, b: Amount): boolean => a.value === b.value && a.unit === b.unit && a.isBound === b.isBound;
const show = ({ value, unit, isBound }: Amount): string => `${isBound ? '<' : ''}${value} ${unit}`;

export type ListScore = { name: string; errors: number; names: number; found: number; notes: string[] };

/** The share of wrong signs (two that are swapped count as one), and the names that are found, accents folded and small slips allowed. */
export function scoreList({ name, list }: Pick<Label, 'name' | 'list'>, reading: LabelReading): ListScore | null {
  if (list === null) return null;
  const best = reading.ingredients[0];
  const got = best === undefined ? '' : `${best.text} ${best.statements}`.trim();
  const wanted = list.text.replace(/^[^:]{5,20}:\s*/u, '').trim();
  const folded = fold(got);
  const lost = list.names.filter((one) => !holds(folded, fold(one)));
  const errors = Math.min(1, editDistance(got, wanted) / wanted.length);
  const notes =
    errors > 0.05 || lost.length > 0 ? [`${name}: ${(100 * errors).toFixed(1)} % of signs; not found: ${lost.join(', ') || 'none'}`] : [];
  return { name, errors, names: list.names.length, found: list.names.length - lost.length, notes };
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

function holds(text: string, name: string): boolean {
  if (text.includes(name)) return true;
  if (name.length < 5) return false;
  const allowed = name.length > 9 ? 2 : 1;
  for (let at = 0; at + name.length - 1 <= text.length; at += 1)
    if (editDistance(text.slice(at, at + name.length), name, allowed) <= allowed) return true;
  return false;
}

/** The sum of several scores of one kind. */
export function total(scores: readonly TableScore[], of: keyof Omit<TableScore, 'name' | 'notes' | 'wrongTable'>): number {
  return scores.reduce((sum, score) => sum + score[of], 0);
}

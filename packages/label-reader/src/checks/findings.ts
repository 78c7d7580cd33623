import type { Amount, Doubt, FigureName, Proof } from '../label-reading.ts';

/** What the checks of one column found, by figure. */
export type Findings = {
  doubts: Map<FigureName, Doubt[]>;
  proofs: Map<FigureName, Proof>;
  proposals: Map<FigureName, Amount[]>;
};

export const noFindings = (): Findings => ({ doubts: new Map(), proofs: new Map(), proposals: new Map() });

export function doubt({ doubts }: Findings, name: FigureName, found: Doubt): void {
  doubts.set(name, [...(doubts.get(name) ?? []), found]);
}

export function propose({ proposals }: Findings, name: FigureName, amount: Amount): void {
  const others = proposals.get(name) ?? [];
  if (!others.some(({ value, unit }) => value === amount.value && unit === amount.unit)) proposals.set(name, [...others, amount]);
}

/**
 * The same digits with the decimal mark elsewhere, without the last digit, and without a 1 in front that was a line of the table: the slips
 * that engines make most.
 */
export function slipsOf({ value, unit, isBound }: Amount): Amount[] {
  const text = String(value);
  const [whole = '', behind = ''] = text.split('.');
  const values = [value / 10, value * 10, value / 100];
  if (behind !== '') values.push(Number(`${whole}.${behind.slice(0, -1)}`));
  else if (whole.length > 1) values.push(Number(whole.slice(0, -1)));
  if (/^1\d{2,}$/.test(whole)) values.push(Number(text.slice(1)));
  return values.map((slip) => ({ value: Number(slip.toPrecision(6)), unit, isBound }));
}

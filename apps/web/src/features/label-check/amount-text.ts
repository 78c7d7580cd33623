import type { Amount, FigureUnit } from '@labelwise/label-reader';

export type TypedAmount = { readonly value: number; readonly isBound: boolean; readonly decimals: number };

const PLAIN = /^(?<bound><)?\s*(?<whole>\d{1,6})(?:[.,](?<behind>\d{1,4}))?$/u;
/** "1 586", "1,586" and "1.586": energy has no decimals that anybody prints, so three digits behind a mark are thousands. */
const THOUSANDS = /^(?<bound><)?\s*(?<whole>\d{1,2})[.,' \u00A0\u202F](?<behind>\d{3})$/u;

/** What a person typed as an amount, with either decimal mark and with "<" for "less than"; `null` where it is none. Nothing is rounded. */
export function parseAmount(text: string, unit: FigureUnit): TypedAmount | null {
  const bare = text.trim();
  const thousands = unit === 'kJ' || unit === 'kcal' ? THOUSANDS.exec(bare)?.groups : undefined;
  if (thousands !== undefined)
    return { value: Number(`${thousands['whole']}${thousands['behind']}`), isBound: thousands['bound'] !== undefined, decimals: 0 };
  const groups = PLAIN.exec(bare)?.groups;
  if (groups === undefined) return null;
  const behind = groups['behind'] ?? '';
  return { value: Number(`${groups['whole']}.${behind || '0'}`), isBound: groups['bound'] !== undefined, decimals: behind.length };
}

/** An amount as the field shows it, without its unit. */
export function amountText({ value, isBound }: Pick<Amount, 'value' | 'isBound'>): string {
  return `${isBound ? '<' : ''}${value}`;
}

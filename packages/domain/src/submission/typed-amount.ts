import type { StatedAmount } from './submission.ts';

export type AmountUnit = 'kJ' | 'kcal' | 'g' | 'mg' | 'ml';

/** An amount as it was typed; `decimals`: digits behind its mark. */
export type TypedAmount = { readonly amount: StatedAmount; readonly decimals: number };

const PLAIN = /^(?<bound><)?\s*(?<whole>\d{1,6})(?:[.,](?<behind>\d{1,6}))?$/u;
/** "1 586" and "1'586": nobody writes a decimal mark so. */
const SPACED = /^(?<bound><)?\s*(?<whole>[1-9]\d{0,2})[' \u2019\u00A0\u202F](?<behind>\d{3})$/u;
/** "1,586" and "1.586" of an energy: three decimals are on no pack, so they are thousands. */
const MARKED = /^(?<bound><)?\s*(?<whole>[1-9]\d?)[.,](?<behind>\d{3})$/u;

/**
 * An amount as people type it off a pack: "12", "0,5", "< 0.5", "1 586"; `null` for anything else. Nothing is rounded.
 *
 * @param unit "1.586" is 1586 in kJ or kcal, and 1.586 in any other
 */
export function readAmount(text: string, unit: AmountUnit): TypedAmount | null {
  const typed = text.trim();
  const isEnergy = unit === 'kJ' || unit === 'kcal';
  const thousands = SPACED.exec(typed)?.groups ?? (isEnergy ? MARKED.exec(typed)?.groups : undefined);
  if (thousands !== undefined) return typedAmount(thousands, `${thousands['whole']}${thousands['behind']}`, 0);
  const plain = PLAIN.exec(typed)?.groups;
  if (plain === undefined) return null;
  const behind = plain['behind'] ?? '';
  return typedAmount(plain, `${plain['whole']}.${behind || '0'}`, behind.length);
}

function typedAmount(groups: Readonly<Record<string, string | undefined>>, number: string, decimals: number): TypedAmount {
  return { amount: { value: Number(number), bound: groups['bound'] === undefined ? null : '<' }, decimals };
}

/** An amount as it stands in the field where it can be changed, without its unit. */
export function amountText({ value, bound }: StatedAmount): string {
  return `${bound ?? ''}${value}`;
}

import { selectionKey } from '@labelwise/domain/preferences';

/** The choices of the section "Pregnancy", as they are stored among the medical conditions and as they are read. */
export const PREGNANCY_CHOICES = [
  { stored: 'Pregnancy', label: 'Pregnant' },
  { stored: 'Breastfeeding', label: 'Breastfeeding' },
] as const;

/** Medical conditions by the section that they belong to. */
export function splitPregnancy(conditions: readonly string[]): { pregnancy: readonly string[]; others: readonly string[] } {
  const isOfSection = (one: string) => PREGNANCY_CHOICES.some(({ stored }) => selectionKey(stored) === selectionKey(one));
  return { pregnancy: conditions.filter(isOfSection), others: conditions.filter((one) => !isOfSection(one)) };
}

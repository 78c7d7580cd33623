import { ALLERGY_CHIPS, type AllergyChip, allergyText } from '@labelwise/domain/diets';
import { selectionKey } from '@labelwise/domain/preferences';
import type { ReadBack } from '../../../data/health-profile.ts';
import { say } from '../../../i18n/say.ts';
import { isAllergySelection } from '../../../lib/choice-text.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './allergies.module.css';

/** The chips of the section "Allergies" among stored restrictions, and the rest. */
export function splitAllergies(restrictions: readonly string[]): { allergies: readonly string[]; others: readonly string[] } {
  return { allergies: restrictions.filter(isAllergySelection), others: restrictions.filter((one) => !isAllergySelection(one)) };
}

/** Whether a chip is chosen, strict or not. */
export function holdsAllergy(allergies: readonly string[], chip: AllergyChip): boolean {
  return allergies.some((one) => isOf(one, chip));
}

export function isStrict(allergies: readonly string[]): boolean {
  return ALLERGY_CHIPS.some((chip) => allergies.some((one) => selectionKey(one) === selectionKey(allergyText(chip, true))));
}

export function withAllergy(allergies: readonly string[], chip: AllergyChip, strict: boolean): string[] {
  return [...withoutAllergy(allergies, chip), allergyText(chip, strict)];
}

export function withoutAllergy(allergies: readonly string[], chip: AllergyChip): string[] {
  return allergies.filter((one) => !isOf(one, chip));
}

/** The same allergies, all of them strict or none. */
export function asStrict(allergies: readonly string[], strict: boolean): string[] {
  return ALLERGY_CHIPS.filter((chip) => holdsAllergy(allergies, chip)).map((chip) => allergyText(chip, strict));
}

function isOf(stored: string, chip: AllergyChip): boolean {
  return [false, true].some((strict) => selectionKey(stored) === selectionKey(allergyText(chip, strict)));
}

/** What was understood, a sentence each. What we do not know as a food has a question for a sign, not a check. */
export function ReadBackLines({ readBack: { restrictions, readBack } }: { readBack: ReadBack }) {
  if (readBack.length === 0) {
    return (
      <p className={styles.line}>
        <Icon name="info" size="m" />
        <span>{say('screens-health-profile.we_find_no_food')}</span>
      </p>
    );
  }
  return readBack.map((sentence, at) => {
    const isKnown = kindOf(restrictions[at]) !== 'words';
    return (
      <p key={sentence} className={styles.line} data-level={isKnown ? 'good' : 'fair'}>
        <Icon name={isKnown ? 'fits' : 'unknown'} size="m" />
        <span>{sentence}</span>
      </p>
    );
  });
}

function kindOf(restriction: unknown): unknown {
  return typeof restriction === 'object' && restriction !== null && 'kind' in restriction ? restriction.kind : undefined;
}

import { withDenialsRaised } from '../../ingredients/index.ts';
import { foldText, occurs } from '../../lib/index.ts';
import { isSubstanceName, SUBSTANCES, substancePatterns, withoutLookAlikes, type SubstanceName } from './substances.ts';

/** The allergens that EU law names (Regulation 1169/2011, annex II), by the tag that sources declare them with. */
const BY_TAG: Readonly<Record<string, SubstanceName>> = {
  'en:gluten': 'Gluten', 'en:milk': 'Dairy', 'en:eggs': 'Eggs', 'en:nuts': 'Nuts', 'en:peanuts': 'Peanuts', 'en:soybeans': 'Soy',
  'en:fish': 'Fish', 'en:crustaceans': 'Shellfish', 'en:sesame-seeds': 'Sesame', 'en:mustard': 'Mustard', 'en:celery': 'Celery',
  'en:lupin': 'Lupin', 'en:sulphur-dioxide-and-sulphites': 'Sulphites',
};

/** Tags of every allergen that a text names; look-alikes ("coconut milk") and denials ("no milk") name none. */
export function allergenIn(text: string, lang: string | null): string[] {
  const folded = withDenialsRaised(foldText(text).replaceAll('_', ' ').replace(/\s+/g, ' '));
  return Object.entries(BY_TAG).filter(([, name]) => namesSubstance(folded, name, lang)).map(([tag]) => tag);
}

/** Whether folded text names a substance or one of its kinds, in the pack's language or English. */
export function namesSubstance(folded: string, name: SubstanceName, lang: string | null): boolean {
  const parts = [name, ...(SUBSTANCES[name].anyOf ?? [])].filter(isSubstanceName);
  return parts.some((part) => {
    const patterns = substancePatterns(part, lang);
    return occurs(patterns.terms, withoutLookAlikes(patterns, folded));
  });
}

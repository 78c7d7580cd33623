import { countryName } from '@labelwise/messages/render/countries';
import type { Translate } from '../../i18n/translation.ts';

/** "the Netherlands", "everywhere", "your own shelf", inside a sentence unless another place is named. */
export function packName(of: string, t: Translate, place: 'alone' | 'inside' | 'start' = 'inside'): string {
  if (of === 'world') return t('everywhere');
  return of === 'own' ? t('your own shelf') : countryName(of, place);
}

const MEGA = 1e6;
const KILO = 1e3;

/** "7.6 MB", and of small ones "48 kB". */
export function sizeText(bytes: number): string {
  return bytes < MEGA / 10 ? `${Math.max(1, Math.round(bytes / KILO))} kB` : `${(bytes / MEGA).toFixed(1)} MB`;
}

/** The country of this device among those that have a pack; everywhere else all of them together. */
export function likelyPack(names: readonly string[], language: string): string {
  const region = new Intl.Locale(language).maximize().region?.toLowerCase() ?? '';
  return names.includes(region) ? region : 'world';
}

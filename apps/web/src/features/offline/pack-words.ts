import { countryName } from '@labelwise/messages/render/countries';
import { locale, say } from '../../i18n/say.ts';
import { numberText } from '../../i18n/words.ts';

/** "the Netherlands", "everywhere", "your own shelf", inside a sentence unless another place is named. */
export function packName(of: string, place: 'alone' | 'inside' | 'start' = 'inside'): string {
  if (of === 'world') return say('screens-offline.everywhere');
  return of === 'own' ? say('screens-offline.own_shelf_inside') : countryName(of, place, locale());
}

const MEGA = 1e6;
const KILO = 1e3;

/** "7.6 MB", and of small ones "48 kB". */
export function sizeText(bytes: number): string {
  if (bytes < MEGA / 10) return say('screens-offline.size_kb', { n: Math.max(1, Math.round(bytes / KILO)) });
  const n = numberText(bytes / MEGA, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return say('screens-offline.size_mb', { n });
}

/** The country of this device among those that have a pack; everywhere else all of them together. */
export function likelyPack(names: readonly string[], language: string): string {
  const region = new Intl.Locale(language).maximize().region?.toLowerCase() ?? '';
  return names.includes(region) ? region : 'world';
}

import { say } from '../i18n/say.ts';
import { dateText, epochOf } from './dates.ts';

type Watched = {
  readonly what: 'change' | 'better';
  readonly as: 'purchased' | 'favorite' | 'consumed' | 'scanned';
  readonly seenAt: string | null;
  readonly own: { readonly name: string };
};

/** Since when a food says something else, or in whose place a better one is shown. */
export function watchMeta({ what, as, seenAt, own }: Watched): string {
  if (what === 'better') return `${say('screens-watch.better')}. ${say('screens-watch.instead_of', { name: own.name })}`;
  return say(`screens-watch.since_${as}`, { day: dateText(epochOf(seenAt) ?? 0) });
}

import { type OwnField, plain } from '@labelwise/domain/submission';
import { AppError } from '../lib/app-error.ts';
import type { Offer } from '../modules/submissions/sharing.service.ts';
import type { AdminCall } from './admin-options.ts';
import { type AdminTools, Misused, NotDone } from './admin-tools.ts';

/** `review …`: what members offer to everybody on this server is looked at, accepted or refused. Who offered it is shown nowhere. */
export async function review({ sharing }: AdminTools, { words: [act, key, ...words] }: AdminCall): Promise<string> {
  if (act === undefined) return list(await sharing.waiting());
  if (key === undefined) throw new Misused(`"review ${act}" needs the key of an offer.`);
  const reason = words.join(' ').trim();
  try {
    switch (act) {
      case 'show': {
        const offer = (await sharing.waiting()).find((one) => one.key === key);
        if (offer === undefined) throw new AppError('not_found');
        return [head(offer), ...offer.changes.map(lineOf), ...warning(offer)].join('\n');
      }
      case 'accept':
        return done(await sharing.accept(key), 'Accepted: it is the catalogue’s now.');
      case 'refuse':
        if (reason === '') throw new Misused('A refusal needs a reason: the member reads it.');
        return done(await sharing.refuse(key, reason), 'Refused.');
      default:
        throw new Misused(`An offer cannot be "${act}".`);
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return fail(`Nothing waits under "${key}".`);
    throw error;
  }
}

function list(offers: readonly Offer[]): string {
  return offers.length === 0 ? 'Nothing waits.' : offers.map(head).join('\n');
}

function head({ key, gtin, name, isNew, offeredAt, changes }: Offer): string {
  const what = isNew ? 'a new product' : `${changes.length} value${changes.length === 1 ? '' : 's'} of a known product`;
  return `${key}  ${new Date(offeredAt).toISOString().slice(0, 10)}  ${gtin}  ${inOneLine(name)}: ${what}`;
}

/** "  sugars: 12 → 18 (photo)" */
function lineOf(change: OwnField): string {
  const own = change.kind === 'figure' ? `${change.bound ?? ''}${change.own}` : change.own;
  return `  ${change.field}: ${inOneLine(String(change.catalogue ?? 'nothing'))} → ${inOneLine(String(own))} (${change.from})`;
}

/** What matters more than any other change stands last, where it is seen. */
function warning({ takenAway }: Offer): string[] {
  return takenAway.length === 0 ? [] : [`Afterwards the food warns less: ${takenAway.join(', ')}`];
}

/** Strangers' words have no line of their own, in which they could pass for ours, and move no cursor. A list's lines are parted by "/". */
function inOneLine(text: string): string {
  return text.split('\n').map(plain).join(' / ');
}

function done(isDone: boolean, words: string): string {
  return isDone ? words : fail('It was taken back or decided meanwhile.');
}

function fail(words: string): never {
  throw new NotDone(words);
}

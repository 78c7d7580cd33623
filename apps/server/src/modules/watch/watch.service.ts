import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FoodCandidate } from '@labelwise/contracts/alternatives';
import type { WATCHED_AS, WatchAnswer, WatchSettings } from '@labelwise/contracts/watch';
import type { FoodProduct } from '@labelwise/domain/food';
import { gtinKey } from '@labelwise/domain/gtin';
import { hasSameFacts } from '@labelwise/domain/watch';
import { factsOf, toFoodSummary } from '@labelwise/messages/render/food-answer';
import type { WatchSettingTable } from '../../db/schema/tracking.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { idOfGtin, readRow } from '../foods/storage/food-row.ts';
import type { RowReader } from '../foods/storage/row-reader.ts';
import type { ChangedRow, Span, WatchRepository } from './watch.repository.ts';

/** A mail a week. */
export const DIGEST_EVERY_MS = 7 * 86_400_000;
const EVER: Span = { after: 0, until: Number.MAX_SAFE_INTEGER };

type Deps = { repository: WatchRepository; reader: Pick<RowReader, 'readAll'>; now: Clock };
export type WatchService = ReturnType<typeof createWatchService>;

/** A changed food as it was and as it is. */
export type ReadChange = Omit<ChangedRow, 'food' | 'version'> & { readonly before: FoodProduct; readonly now: FoodProduct };
export type ReadShelf = { readonly saved: readonly FoodProduct[]; readonly arrivals: readonly FoodProduct[] };

/** What of a member's foods changed and what is new on their shelves. What it means to whom is not computed here: see `digest.service.ts` and the device. */
export function createWatchService({ repository, reader, now }: Deps) {
  async function changes(memberId: string, span: Span): Promise<ReadChange[]> {
    const rows = await repository.changed(memberId, span);
    const present = await reader.readAll(rows.map(({ food }) => food));
    const former = rows.map(({ food, version }) => readVersion(food, version));
    return rows.flatMap(({ food: _row, version: _version, ...rest }, index) => {
      const [before, is] = [former[index], present[index]];
      // Changed back since, or only read otherwise.
      return before === undefined || is === undefined || hasSameFacts(before, is) ? [] : [{ ...rest, before, now: is }];
    });
  }

  async function shelves(memberId: string, span: Span): Promise<ReadShelf[]> {
    const rows = await repository.shelves(memberId, span);
    return Promise.all(
      rows.map(async ({ saved, arrivals }) => ({ saved: await reader.readAll(saved), arrivals: await reader.readAll(arrivals) })),
    );
  }

  return {
    changes,
    shelves,

    async list(memberId: string): Promise<WatchAnswer> {
      const settings = present(await repository.settings(memberId));
      if (!settings.isOn) return { settings, changes: [], shelves: [] };
      const [changed, arrived] = await Promise.all([changes(memberId, EVER), shelves(memberId, EVER)]);
      return {
        settings,
        changes: changed.map(({ before, now: is, seenAt, changedAt, ...lists }) => ({
          food: candidate(is),
          before: factsOf(before),
          seenAt: new Date(seenAt).toISOString(),
          changedAt: new Date(changedAt).toISOString(),
          as: listOf(lists),
        })),
        shelves: arrived.map(({ saved, arrivals }) => ({ saved: saved.map(candidate), arrivals: arrivals.map(candidate) })),
      };
    },

    /** @throws AppError not_found */
    async dismiss(memberId: string, code: string, { what, isSeen }: { what: 'change' | 'better'; isSeen: boolean }): Promise<void> {
      const gtin = gtinKey(code);
      const foodId = gtin === null ? -1 : idOfGtin(gtin);
      const done =
        what === 'better'
          ? await repository.arrivalsSeen(memberId, foodId, isSeen ? now() : null)
          : await (isSeen ? repository.dismissChange : repository.restoreChange)(memberId, foodId, now());
      if (!done) throw new AppError('not_found');
    },

    /** An absent field stays as it is. Switching the watch off ends its mail, too. */
    async set(memberId: string, change: { isOn?: boolean | undefined; digest?: boolean | undefined }): Promise<WatchSettings> {
      const stored = await repository.settings(memberId);
      const before = present(stored);
      const isOn = change.isOn ?? before.isOn;
      const digest = isOn && (change.digest ?? before.digest);
      const at = now();
      const isAsked = digest && !before.digest;
      const row: WatchSettingTable = {
        memberId,
        isOn: isOn ? 1 : 0,
        digest: digest ? 1 : 0,
        digestAskedAt: isAsked ? at : digest ? (stored?.digestAskedAt ?? null) : null,
        // What was there before is on the screen where it is asked for.
        digestedUpTo: isAsked ? at : (stored?.digestedUpTo ?? at),
        nextDigestAt: isAsked ? at + DIGEST_EVERY_MS : (stored?.nextDigestAt ?? at + DIGEST_EVERY_MS),
      };
      await repository.set(row, at);
      return { isOn, digest };
    },

    /** @throws AppError not_found for a token that this server has not signed, or of an account that is gone */
    async stop(token: string): Promise<void> {
      const memberId = memberOfToken(token, await repository.signingKey());
      if (memberId === null || !(await repository.stopDigest(memberId))) throw new AppError('not_found');
    },
  };

  /** The record that was seen, read by the present vocabulary: what we know better since is no change of the food. */
  function readVersion(food: ChangedRow['food'], version: ChangedRow['version']): FoodProduct {
    return readRow({ ...food, ...version }).food;
  }
}

function present(row: WatchSettingTable | undefined): WatchSettings {
  return { isOn: row === undefined || row.isOn === 1, digest: row?.digest === 1 };
}

function candidate(food: FoodProduct): FoodCandidate {
  return { ...toFoodSummary(food), facts: factsOf(food) };
}

function listOf({
  isPurchased,
  isFavorite,
  isConsumed,
}: Pick<ChangedRow, 'isPurchased' | 'isFavorite' | 'isConsumed'>): (typeof WATCHED_AS)[number] {
  if (isPurchased === 1) return 'purchased';
  if (isFavorite === 1) return 'favorite';
  return isConsumed === 1 ? 'consumed' : 'scanned';
}

/**
 * The token of a link that stops a member's mail: it stops that, and nothing else, as often and as late as anybody presses it. Nothing is
 * stored of it.
 */
export function stopToken(memberId: string, key: string): string {
  return `${memberId}.${signature(memberId, key).toString('base64url')}`;
}

/** Whose mail a token stops; null for one that this server has not signed. */
export function memberOfToken(token: string, key: string): string | null {
  const [memberId = '', given = '', ...more] = token.split('.');
  const [own, other] = [signature(memberId, key), Buffer.from(given, 'base64url')];
  return more.length === 0 && own.length === other.length && timingSafeEqual(own, other) ? memberId : null;
}

function signature(memberId: string, key: string): Buffer {
  return createHmac('sha256', key).update(`stop-mail ${memberId}`).digest();
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FoodCandidate } from '@labelwise/contracts/alternatives';
import type { Language } from '@labelwise/contracts/languages';
import type { WATCHED_AS, WatchAnswer, WatchSettings } from '@labelwise/contracts/watch';
import type { FoodProduct } from '@labelwise/domain/food';
import { gtinKey } from '@labelwise/domain/gtin';
import { type Person, type PreparedPerson, preparePeople } from '@labelwise/domain/people';
import { type PreparedProfile, prepareFood } from '@labelwise/domain/scoring';
import { candidateOf } from '@labelwise/domain/shelf';
import { betterArrival, byGravity, type FoodChange, hasSameFacts, whatChanged } from '@labelwise/domain/watch';
import { factsOf, toFoodSummary } from '@labelwise/messages/render/food-answer';
import { plainChangeText } from '@labelwise/messages/render/watch';
import { loadLanguage, sayIn } from '@labelwise/messages/say-in';
import type { Mail } from '../../adapters/mailer.ts';
import type { WatchSettingTable } from '../../db/schema/tracking.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { idOfGtin, readRow } from '../foods/storage/food-row.ts';
import type { RowReader } from '../foods/storage/row-reader.ts';
import type { UnderstandingService } from '../member-profile/understanding.service.ts';
import type { PeopleService } from '../people/people.service.ts';
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

/** Foods of one mail; the rest is on the page. */
const MAX_FOODS = 10;
const ME = 'me';

type DigestDeps = {
  watch: Pick<WatchService, 'changes' | 'shelves'>;
  repository: Pick<WatchRepository, 'signingKey'>;
  people: Pick<PeopleService, 'list'>;
  understanding: Pick<UnderstandingService, 'resolved'>;
  profileOf: (memberId: string) => Promise<PreparedProfile>;
  publicUrl: string;
};
type Recipient = { readonly memberId: string; readonly email: string; readonly language: Language | null };
export type DigestService = ReturnType<typeof createDigestService>;

/**
 * The mail of a week: what changed of a member's foods that matters to them or one of their people, the gravest first, and better foods of
 * their shelves. It says what packs print and names nobody, no condition and no diet: others read mail boxes, too.
 */
export function createDigestService({ watch, repository, people, understanding, profileOf, publicUrl }: DigestDeps) {
  async function householdOf(memberId: string): Promise<PreparedPerson[]> {
    const others = (await people.list(memberId)).map(async ({ id, age, preferences, ...chips }): Promise<Person> => {
      const { dietaryRestrictions: restrictions, medicalConditions: conditions, healthGoals: goals } = chips;
      const { profile } = await understanding.resolved({ restrictions, conditions, goals });
      return { id, age, profile: { ...profile, preferences } };
    });
    return [{ id: ME, age: null, profile: await profileOf(memberId) }, ...preparePeople(await Promise.all(others))];
  }

  return {
    /** Null where there is nothing to say. */
    async compose({ memberId, email, language }: Recipient, span: Span): Promise<Mail | null> {
      const [changed, shelves] = await Promise.all([watch.changes(memberId, span), watch.shelves(memberId, span)]);
      if (changed.length === 0 && shelves.length === 0) return null;
      const household = await householdOf(memberId);
      const changes = changed
        .flatMap(({ before, now }) => {
          const change = whatChanged(prepareFood(before), prepareFood(now), household);
          return change === null || isScoreAlone(change) ? [] : [{ food: now, gravity: change.gravity, change }];
        })
        .sort(byGravity);
      const better = shelves.flatMap(({ saved, arrivals }) => betterOf(saved, arrivals, household) ?? []);
      if (changes.length === 0 && better.length === 0) return null;
      const chosen = language ?? 'en';
      await loadLanguage(chosen);
      const say = sayIn(chosen);
      const stop = `token=${encodeURIComponent(stopToken(memberId, await repository.signingKey()))}`;
      const rest = changes.length - MAX_FOODS;
      const paragraphs = [
        say('mails.watch_lead'),
        ...changes.slice(0, MAX_FOODS).map(
          ({ food, change }) =>
            `${nameOf(food)}\n${plainChangeText(say, change)
              .map((line) => `- ${line}`)
              .join('\n')}`,
        ),
        ...(rest > 0 ? [say('mails.watch_more', { n: rest })] : []),
        ...better
          .slice(0, MAX_FOODS)
          .map(({ saved, arrival }) => say('mails.watch_better', { saved: nameOf(saved), food: nameOf(arrival) })),
        say('mails.watch_see', { link: `${publicUrl}/changes` }),
        say('mails.watch_records'),
        say('mails.watch_stop', { link: `${publicUrl}/stop-mail?${stop}` }),
      ];
      return {
        memberId,
        to: email,
        subject: say('mails.watch_subject'),
        text: paragraphs.join('\n\n'),
        headers: {
          'List-Unsubscribe': `<${publicUrl}/api/watch/stop?${stop}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      };
    },
  };
}

/** A score is one person's; a mail has no line for it. */
function isScoreAlone({ gravity, figures }: FoodChange): boolean {
  return gravity === 'score' && figures.length === 0;
}

/** Of several saved foods of a shelf, the one that gains most. */
function betterOf(saved: readonly FoodProduct[], arrivals: readonly FoodProduct[], household: readonly PreparedPerson[]) {
  const candidates = arrivals.map(candidateOf);
  let best: { saved: FoodProduct; arrival: FoodProduct; score: number } | null = null;
  for (const food of saved) {
    const found = betterArrival(food, candidates, household);
    if (found !== null && (best === null || found.score > best.score))
      best = { saved: food, arrival: found.candidate.product, score: found.score };
  }
  return best;
}

function nameOf({ name, brand }: FoodProduct): string {
  return brand === null || brand === '' ? name : `${name} (${brand})`;
}

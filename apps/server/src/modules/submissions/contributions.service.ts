import type { Contribution } from '@labelwise/contracts/submissions';
import { gtinKey } from '@labelwise/domain/gtin';
import { type ContributedField, contributionOf, knownThere, type NotShareable, shareableFields } from '@labelwise/domain/submission';
import type { SubmissionTable } from '../../db/schema/tracking.ts';
import { AppError, type ErrorMessage } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { fingerprint } from '../../lib/secrets.ts';
import type { ProductUpstream, UpstreamResult } from '../foods/foods.service.ts';
import { idOfGtin } from '../foods/storage/food-row.ts';
import { parseFields } from './member-foods.service.ts';
import type { SubmissionsRepository } from './submissions.repository.ts';

type Deps = {
  repository: Pick<SubmissionsRepository, 'find' | 'contributed'>;
  /** null: this server sends nothing. */
  upstream: (ProductWriter & Pick<ProductUpstream, 'fetchProduct'>) | null;
  /** Counts one sending, accepted or not; answers how many seconds to wait, 0 when it is allowed. */
  countSending: (memberId: string) => Promise<number>;
  now: Clock;
};

export type ContributionsService = ReturnType<typeof createContributionsService>;

const REFUSALS: Readonly<Record<NotShareable, ErrorMessage>> = {
  'nothing stated': { id: 'errors.contribute_nothing' },
  'no name': { id: 'errors.contribute_no_name' },
  'no product code': { id: 'errors.contribute_no_code' },
};
/** How long what was seen of a product is used for sending what was shown: reads there are few a minute for all members together. */
const SEEN_FOR_MS = 10 * 60_000;
const MAX_SEEN = 500;
const UNAVAILABLE: ErrorMessage = { id: 'errors.contribution_unavailable' };

/** What members send to Open Food Facts with accounts of their own there: what is sent is what was shown. */
export function createContributionsService({ repository, upstream, countSending, now }: Deps) {
  async function rowOf(memberId: string, gtin: string | null): Promise<SubmissionTable> {
    const row = gtin === null ? undefined : await repository.find(memberId, idOfGtin(gtin));
    if (row === undefined) throw new AppError('not_found');
    return row;
  }

  const seen = new Map<string, { at: number; there: UpstreamResult }>();

  async function lookUp(source: Pick<ProductUpstream, 'fetchProduct'>, gtin: string, maxAge: number): Promise<UpstreamResult> {
    const known = seen.get(gtin);
    if (known !== undefined && now() - known.at < maxAge) return known.there;
    const there = await source.fetchProduct(gtin);
    seen.delete(gtin);
    if (there.kind !== 'unavailable') seen.set(gtin, { at: now(), there });
    const [oldest] = seen.keys();
    if (seen.size > MAX_SEEN && oldest !== undefined) seen.delete(oldest);
    return there;
  }

  async function contribution(memberId: string, code: string, maxAge: number) {
    if (upstream === null) throw new AppError('forbidden', { message: { id: 'errors.contributing_off' } });
    const gtin = gtinKey(code) ?? '';
    const row = await rowOf(memberId, gtinKey(code));
    const stated = parseFields(row.content);
    const there = await lookUp(upstream, gtin, maxAge);
    if (there.kind === 'unavailable')
      throw new AppError('upstream_unavailable', { message: UNAVAILABLE, retryAfter: there.retryAfterSeconds });
    if (there.kind === 'missing' && there.otherType !== null)
      throw new AppError('conflict', { message: { id: 'errors.contribute_other_kind' } });
    const shareable = shareableFields(stated, gtin, there.kind === 'found');
    if (typeof shareable === 'string') throw new AppError('conflict', { message: REFUSALS[shareable] });
    const isPrepared = shareable.basis?.value?.isPrepared === true;
    const { fields, leftOut } = contributionOf(shareable, there.kind === 'found' ? knownThere(there.document, isPrepared) : null);
    if (fields.length === 0 && leftOut === null) throw new AppError('conflict', { message: REFUSALS['nothing stated'] });
    return { row, gtin, upstream, fields, leftOut, isKnownThere: there.kind === 'found', key: keyOf(gtin, fields) };
  }

  return {
    isOpen: upstream !== null,

    /** @throws AppError not_found, forbidden, conflict, upstream_unavailable */
    async preview(memberId: string, code: string): Promise<Contribution> {
      const { fields, leftOut, isKnownThere, key } = await contribution(memberId, code, 0);
      return { fields: [...fields], leftOut, isKnownThere, key };
    },

    /**
     * Sends the fields that were shown. Whatever happens, what the member states stays as it is.
     * @throws AppError as `preview`, contributor_not_accepted, daily_submission_limit, upstream_failed, upstream_timeout
     */
    async send(memberId: string, code: string, { key, ...contributor }: Contributor & { key: string }): Promise<void> {
      const current = await contribution(memberId, code, SEEN_FOR_MS);
      if (current.fields.length === 0) throw new AppError('conflict', { message: REFUSALS['nothing stated'] });
      if (current.key !== key) throw new AppError('conflict', { message: { id: 'errors.contribution_changed' } });
      const wait = await countSending(memberId);
      if (wait > 0) throw new AppError('daily_submission_limit', { message: { id: 'errors.contribution_limit' }, retryAfter: wait });
      refuseUnsaved(await current.upstream.addToProduct(current.gtin, formOf(current.fields), contributor));
      seen.delete(current.gtin);
      await repository.contributed(current.row, now());
    },
  };
}

function refuseUnsaved(result: WriteResult): void {
  switch (result.kind) {
    case 'saved':
    case 'unchanged':
      return;
    case 'not_accepted':
      throw new AppError('contributor_not_accepted');
    case 'refused':
      throw new AppError('conflict', { message: { id: 'errors.contribution_refused' } });
    case 'timeout':
      throw new AppError('upstream_timeout', { message: { id: 'errors.contribution_timeout' } });
    case 'unavailable':
      throw new AppError('upstream_unavailable', { message: UNAVAILABLE, retryAfter: result.retryAfterSeconds });
    case 'failed':
      throw new AppError('upstream_failed', { message: { id: 'errors.contribution_failed' } });
  }
}

/** Each unit stands in a field of its own beside its figure. */
function formOf(fields: readonly ContributedField[]): [string, string][] {
  return fields.flatMap(({ name, value, unit }): [string, string][] => [
    [name, value],
    ...(unit === null ? [] : ([[`${name}_unit`, unit]] satisfies [string, string][])),
  ]);
}

function keyOf(gtin: string, fields: readonly ContributedField[]): string {
  return fingerprint(JSON.stringify([gtin, fields])).slice(0, 32);
}

/** What is asked of a product database that takes additions. The adapter answers to it. */

/** Of a member, for one sending: never stored, never logged. */
export type Contributor = { readonly userName: string; readonly password: string };

export type WriteResult =
  | { readonly kind: 'saved' }
  /** It had all of it already. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'not_accepted' }
  /** It read the addition and does not take it. */
  | { readonly kind: 'refused' }
  /** Nothing is known of what became of it. */
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds: number }
  | { readonly kind: 'failed'; readonly reason: 'gone' | 'redirected' | 'not_understood' | 'status' };

export type ProductWriter = {
  /** Adds fields to one product, which arises where there is none. Never throws. */
  addToProduct(gtin: string, fields: readonly (readonly [name: string, value: string])[], contributor: Contributor): Promise<WriteResult>;
};

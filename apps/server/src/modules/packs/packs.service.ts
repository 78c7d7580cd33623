/** Packs to be taken along: written beside the answers, once for each state of the catalogue, and stored as files. Knows nothing of HTTP or SQL. */
import { setTimeout as pause } from 'node:timers/promises';
import type { PackOffer, PackState } from '@labelwise/contracts/packs';
import { codeRangesOf, isPackOf, isSoldThere, type PackCountry, type PackOf, packCountries } from '@labelwise/domain/pack';
import { RULES_VERSION } from '@labelwise/domain/scoring';
import { VOCABULARY_VERSION } from '@labelwise/domain/vocabulary';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Thread } from '../../lib/thread.ts';
import type { CurrentPack, PackAnswer, PackFiles, PackJob, WrittenPack } from './pack-files.ts';
import type { Choosable, PacksRepository } from './packs.repository.ts';

type Deps = {
  repository: PacksRepository;
  files: PackFiles;
  thread: Thread<PackJob, PackAnswer>;
  /** Does it and says so, unless another process is writing the same pack. */
  alone?: (of: PackOf, work: () => Promise<void>) => Promise<boolean>;
  now: Clock;
  onFailure?: (error: unknown) => void;
  /** Rests between two batches, as long as a batch took times this. */
  rest?: number;
};
export type PacksService = ReturnType<typeof createPacksService>;

/** Foods of a pack. */
export const MAX_FOODS = 50_000;
/** Of a member's own: what they had in their hands, and the best beside it. */
const OWN = { foods: 2000, beside: 3000 } as const;
const BATCH = 200;
/** A catalogue that changed shows in its packs a day later at most. */
const DAY = 24 * 60 * 60 * 1000;
const FRESH_FOR = DAY;
/** A country of fewer foods offers no pack. */
const MIN_FOODS = 20;
const COUNTRIES_FOR = 60 * 60 * 1000;
const OWN_FOR = 10 * 60 * 1000;
const MAX_OWN = 20;

/** Another process is writing that pack: it will be there in a while. */
export class PackBeingWrittenError extends Error {
  override name = 'PackBeingWrittenError';
}

type Range = { readonly from: number; readonly to: number };
const EVERYWHERE: Range = { from: 0, to: Number.MAX_SAFE_INTEGER };
/** Foods looked at between two turns of the event loop. */
const STEP = 1000;

/** Often scanned first, then good ones, so that a catalogue without counts is not cut off at random. */
function byUse(one: Choosable, other: Choosable): number {
  return other.popularity - one.popularity || (other.score ?? -1) - (one.score ?? -1) || one.id - other.id;
}

export type PackFile = { readonly size: number; readonly from: (place: number) => Promise<NodeJS.ReadableStream | Uint8Array> };
type OwnPack = { readonly offer: PackOffer; readonly bytes: Uint8Array; readonly madeAt: number };

const byItself: Required<Deps>['alone'] = async (_of, work) => {
  await work();
  return true;
};

export function createPacksService({ repository, files, thread, alone = byItself, now, onFailure = () => undefined, rest = 1 }: Deps) {
  const making = new Map<PackOf, Promise<PackOffer>>();
  const own = new Map<string, Promise<OwnPack>>();
  let turn: Promise<unknown> = Promise.resolve();
  let countries: { found: Promise<PackCountry[]>; at: number } | null = null;

  /** One pack at a time: the thread holds one. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  }

  /** The foods that people scan most, found in steps, so that no answer waits for millions of rows. */
  async function mostScanned(of: PackOf): Promise<number[]> {
    let chosen: Choosable[] = [];
    const cut = () => {
      chosen = chosen.sort(byUse).slice(0, MAX_FOODS);
    };
    for await (const some of of === 'world' || of === 'own' ? inRange(EVERYWHERE) : ofCountry(of)) {
      chosen.push(...some);
      if (chosen.length > 2 * MAX_FOODS) cut();
    }
    cut();
    return chosen.map(({ id }) => id);
  }

  /** What is sold in a country; a food of which that is not known counts by its barcode. */
  async function* ofCountry(country: PackCountry): AsyncGenerator<readonly Choosable[]> {
    for await (const sold of allSold()) if (isSoldThere(sold, country)) yield* inSteps((key) => repository.afterSold(sold, key, STEP), -1);
    for (const range of codeRangesOf(country))
      for await (const some of inRange(range)) yield some.filter(({ countries }) => countries === null);
  }

  const inRange = ({ from, to }: Range) => inSteps((key) => repository.after(key, to, STEP), from - 1);

  async function* inSteps<Row extends Choosable>(next: (key: number) => Promise<Row[]>, first: number): AsyncGenerator<readonly Row[]> {
    for (let key = first; ; ) {
      const since = performance.now();
      const rows = await next(key);
      const took = performance.now() - since;
      yield rows;
      const last = rows.at(-1);
      if (last === undefined || rows.length < STEP) return;
      key = last.id;
      await pause(took * rest);
    }
  }

  /** Every set of countries that foods are sold in. */
  async function* allSold(): AsyncGenerator<string> {
    for (let sold = await repository.soldAfter(null); sold !== null; sold = await repository.soldAfter(sold)) yield sold;
  }

  async function write(of: PackOf, ids: readonly number[]): Promise<WrittenPack> {
    await thread.run({ kind: 'begin' });
    for (let from = 0; from < ids.length; from += BATCH) {
      const since = performance.now();
      const rows = await repository.rows(ids.slice(from, from + BATCH));
      const took = performance.now() - since;
      await thread.run({ kind: 'rows', rows });
      await pause(took * rest);
    }
    // Whichever process writes a member's own on a day writes the same bytes: one may be asked for what another has offered.
    const madeAt = of === 'own' ? now() - (now() % DAY) : now();
    const answer = await thread.run({ kind: 'finish', of, madeAt });
    if (answer.kind !== 'written') throw new Error('The thread that writes packs lost count.');
    return answer.pack;
  }

  async function make(of: PackOf): Promise<PackOffer> {
    const pack = await write(of, await mostScanned(of));
    const current = await files.current(of);
    const offer = current?.offer.version === pack.version ? current.offer : offerOf(of, pack);
    if (offer !== current?.offer) await files.save(of, pack.version, pack.bytes, pack.content);
    await files.saveCurrent({ offer, checkedAt: now() });
    await files.clear(of, offer.version);
    return offer;
  }

  function offerOf(of: PackOf, { version, foods, bytes, sha256 }: WrittenPack): PackOffer {
    return { of, version, foods, bytes: bytes.length, sha256, vocabulary: VOCABULARY_VERSION, rules: RULES_VERSION, madeAt: now() };
  }

  const isFresh = (current: CurrentPack | null): boolean => isUsable(current) && now() - current.checkedAt < FRESH_FOR;

  /** @throws PackBeingWrittenError */
  async function makeAlone(of: PackOf, isNeeded: (current: CurrentPack | null) => boolean): Promise<PackOffer> {
    let offer: PackOffer | null = null;
    await alone(of, async () => {
      // Another process may have written it since this one looked.
      const current = await files.current(of);
      offer = current !== null && !isNeeded(current) ? current.offer : await make(of);
    });
    if (offer === null) throw new PackBeingWrittenError(`Another process is writing the pack ${of}`);
    return offer;
  }

  /** Writes a pack where that is needed, or waits for the one that this process is writing. */
  function makeOnce(of: PackOf, isNeeded: (current: CurrentPack | null) => boolean = () => true): Promise<PackOffer> {
    const running = making.get(of);
    if (running !== undefined) return running;
    const started = inTurn(() => makeAlone(of, isNeeded)).finally(() => making.delete(of));
    making.set(of, started);
    return started;
  }

  function reportFailure(error: unknown): void {
    if (!(error instanceof PackBeingWrittenError)) onFailure(error);
  }

  function offered(): Promise<PackCountry[]> {
    if (countries === null || now() - countries.at >= COUNTRIES_FOR) {
      const found = count();
      const asked = { found, at: now() };
      countries = asked;
      found.catch(() => {
        if (countries === asked) countries = null;
      });
    }
    return countries.found;
  }

  async function count(): Promise<PackCountry[]> {
    const counts = new Map<PackCountry, number>();
    for await (const sold of allSold()) {
      const open = packCountries().filter((country) => isSoldThere(sold, country) && (counts.get(country) ?? 0) < MIN_FOODS);
      if (open.length === 0) continue;
      const count = await repository.countSold(sold, MIN_FOODS);
      for (const country of open) counts.set(country, (counts.get(country) ?? 0) + count);
    }
    const found: PackCountry[] = [];
    for (const country of packCountries()) {
      const known = counts.get(country) ?? 0;
      if (known >= MIN_FOODS || known + (await repository.countUnplaced(country, STEP)) >= MIN_FOODS) found.push(country);
    }
    return found;
  }

  async function requireOffered(of: PackOf): Promise<void> {
    if (of === 'world' || of === 'own') return;
    if (!(await offered()).includes(of)) throw new AppError('not_found');
  }

  const isUsable = (current: CurrentPack | null): current is CurrentPack =>
    current !== null && current.offer.vocabulary === VOCABULARY_VERSION && current.offer.rules === RULES_VERSION;

  async function differenceFrom(of: PackOf, offer: PackOffer, from: string | undefined) {
    if (from === undefined || from === offer.version) return null;
    const known = await files.difference(of, offer.version, from);
    const facts = known ?? (await inTurn(() => writeDifference(of, offer.version, from)));
    return facts === null || facts.bytes >= offer.bytes ? null : { from, ...facts };
  }

  async function writeDifference(of: PackOf, version: string, from: string) {
    const [contentBefore, contentAfter] = await Promise.all([files.content(of, from), files.content(of, version)]);
    if (contentBefore === null || contentAfter === null) return null;
    const after = await files.pack(of, version);
    const answer = await thread.run({ kind: 'difference', after, contentAfter, version: from, contentBefore });
    if (answer.kind !== 'difference') throw new Error('The thread that writes packs lost count.');
    const { bytes, sha256, changed, removed } = answer;
    const facts = { bytes: bytes.length, sha256, changed, removed };
    await files.saveDifference(of, version, from, bytes, facts);
    return facts;
  }

  /** In memory alone and for minutes: what a member had in their hands is on no disk but their own rows'. */
  function ownPack(memberId: string): Promise<OwnPack> {
    const known = own.get(memberId);
    if (known !== undefined) return known;
    const made = inTurn(async (): Promise<OwnPack> => {
      const theirs = await repository.ofMember(memberId, OWN.foods);
      const pack = await write('own', [...new Set([...theirs, ...(await repository.besides(theirs, OWN.beside))])]);
      return { offer: offerOf('own', pack), bytes: pack.bytes, madeAt: now() };
    });
    own.set(memberId, made);
    const forget = () => {
      if (own.get(memberId) === made) own.delete(memberId);
    };
    made.catch(forget);
    setTimeout(forget, OWN_FOR).unref();
    const [oldest] = own.keys();
    if (own.size > MAX_OWN && oldest !== undefined) own.delete(oldest);
    return made;
  }

  return {
    /** Which packs there are to choose from. */
    async list(): Promise<{ of: PackOf; offer: PackOffer | null }[]> {
      const names: PackOf[] = [...(await offered()), 'world'];
      return Promise.all(
        names.map(async (of) => {
          const current = await files.current(of);
          return { of, offer: isUsable(current) ? current.offer : null };
        }),
      );
    },

    /** @throws AppError not_found, authentication_required */
    async state(name: string, from: string | undefined, memberId: string | null): Promise<PackState> {
      if (!isPackOf(name)) throw new AppError('not_found');
      if (name === 'own') {
        if (memberId === null) throw new AppError('authentication_required');
        return { state: 'ready', offer: (await ownPack(memberId)).offer, difference: null };
      }
      await requireOffered(name);
      const current = await files.current(name);
      // Renewed behind the answer; the last one serves meanwhile.
      if (!isFresh(current)) makeOnce(name, (latest) => !isFresh(latest)).catch(reportFailure);
      if (!isUsable(current)) return { state: 'making' };
      return { state: 'ready', offer: current.offer, difference: await differenceFrom(name, current.offer, from) };
    },

    /** @throws AppError not_found, authentication_required */
    async file(name: string, version: string, from: string | undefined, memberId: string | null): Promise<PackFile> {
      if (!isPackOf(name)) throw new AppError('not_found');
      if (name === 'own') {
        if (memberId === null) throw new AppError('authentication_required');
        const { offer, bytes } = await ownPack(memberId);
        if (offer.version !== version) throw new AppError('not_found');
        return { size: bytes.length, from: async (place) => bytes.subarray(place) };
      }
      const found = await files.locate(name, version, from ?? null);
      if (found === null) throw new AppError('not_found');
      return { size: found.size, from: (place) => files.read(found.name, place) };
    },

    /** Writes a pack now, for the command. */
    make: (of: PackOf) => makeOnce(of),
    offered,

    async close(): Promise<void> {
      await thread.close();
      await turn.catch(() => undefined);
    },
  };
}

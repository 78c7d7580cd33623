import type { QueryClient } from '@tanstack/react-query';
import { log } from '../lib/log.ts';
import { type Refusal, type Setback, setbackOf } from './refusal.ts';
import type { WaitingStore, WaitingWrite } from './waiting-writes.ts';

/** What became of what waited. `busy`: the rest may go through later, at the earliest after `afterMs`. */
export type Flushed = { readonly state: 'sent'; readonly refused: number } | Exclude<Setback, { state: 'refused' }>;

/** What every waiting thing shows of itself. */
export type Shown = {
  /** One and the same for as long as it waits. */
  readonly key: string;
  /** Epoch ms; null where an older version noted none. */
  readonly at: number | null;
  /** Why the server did not take it; null while it waits to be sent. */
  readonly refused: Refusal | null;
};

/** One kind of what waits. */
type Kind<Write extends WaitingWrite, Thing> = {
  readonly store: WaitingStore<Write>;
  readonly show: (write: Write) => Thing;
  readonly send: (write: Write) => Promise<void>;
  /** These have arrived, were refused or were given up: what rests on them is read again. */
  readonly renew: (client: QueryClient, writes: readonly Write[]) => Promise<unknown>;
};

export type WaitingQueue<Thing> = {
  readonly things: () => readonly (Thing & Shown)[];
  /** Sends it, the oldest first. What the server refuses stays, marked, for the person to see; anything else ends the round. */
  readonly flush: (client: QueryClient) => Promise<Flushed>;
  /** Gives a thing of this key up, where it lies here: it is not sent. @returns what has it wait again */
  readonly giveUp: (client: QueryClient, key: string) => Promise<() => Promise<void>>;
  /** Has a refused thing of this key wait again, where it lies here. */
  readonly tryAgain: (key: string) => void;
};

/** The one way in which what waits is shown, sent, refused, given up and tried again. */
export function waitingQueue<Write extends WaitingWrite, Thing extends Pick<Shown, 'key'>>({
  store,
  show,
  send,
  renew,
}: Kind<Write, Thing>): WaitingQueue<Thing> {
  const withKey = (key: string) => store.all().filter((write) => show(write).key === key);

  async function flush(client: QueryClient): Promise<Flushed> {
    const settled: Write[] = [];
    const end = await sendAll(store, send, settled);
    if (settled.length > 0) await renew(client, settled);
    return end;
  }

  return {
    things: () => store.all().map((write) => ({ ...show(write), at: write.at ?? null, refused: write.refused ?? null })),
    flush,
    giveUp: async (client, key) => {
      const given = withKey(key);
      const renewed = async () => void (given.length > 0 && (await renew(client, given)));
      for (const write of given) store.remove(write);
      await renewed();
      return async () => {
        for (const write of given.toReversed()) store.putBack(write);
        await renewed();
      };
    },
    tryAgain: (key) => {
      for (const write of withKey(key)) store.mark(write, undefined);
    },
  };
}

/** The store is read again each time: something may be added or reversed while an earlier one is on its way. */
async function sendAll<Write extends WaitingWrite>(
  store: WaitingStore<Write>,
  send: (write: Write) => Promise<void>,
  settled: Write[],
): Promise<Flushed> {
  let refused = 0;
  for (let write = store.next(); write !== undefined; write = store.next()) {
    try {
      await send(write);
      store.remove(write);
    } catch (error) {
      const setback = setbackOf(error);
      if (setback.state !== 'refused') return setback;
      log.info(`What was done offline was refused: ${error instanceof Error ? error.message : String(error)}`);
      refused += 1;
      store.mark(write, setback.because);
    }
    settled.push(write);
  }
  return { state: 'sent', refused };
}

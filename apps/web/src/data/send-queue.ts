import { log } from '../lib/log.ts';
import { type Refusal, type Setback, setbackOf } from './refusal.ts';

/** What became of what waited. `busy`: the rest may go through later, at the earliest after `afterMs`. */
export type Flushed = { readonly state: 'sent'; readonly refused: number } | Exclude<Setback, { state: 'refused' }>;

/** One kind of what waits: the next that has not been refused, how it is sent, and what follows. */
type Queue<Thing> = {
  /** Read again each time: something may be added or reversed while an earlier one is on its way. */
  readonly next: () => Thing | undefined;
  readonly send: (thing: Thing) => Promise<void>;
  readonly arrived: (thing: Thing) => Promise<void> | void;
  readonly refused: (thing: Thing, because: Refusal) => Promise<void> | void;
};

/** Sends one queue, the oldest first. What the server refuses stays, marked, for the person to see; anything else ends the round. */
export async function sendQueue<Thing>({ next, send, arrived, refused }: Queue<Thing>): Promise<Flushed> {
  let count = 0;
  for (let thing = next(); thing !== undefined; thing = next()) {
    try {
      await send(thing);
    } catch (error) {
      const setback = setbackOf(error);
      if (setback.state !== 'refused') return setback;
      log.info(`What was done offline was refused: ${error instanceof Error ? error.message : String(error)}`);
      count += 1;
      await refused(thing, setback.because);
      continue;
    }
    await arrived(thing);
  }
  return { state: 'sent', refused: count };
}

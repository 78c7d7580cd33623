import { isIPv6 } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

type Waiting = { owner: string; size: number; begin: () => void };

export type FairQueue = {
  /**
   * Resolves when it is the owner's turn, with what ends it.
   *
   * @param size how much room it takes, 1 by default
   * @throws the signal's reason, when it is aborted before
   */
  enter: (owner: string, signal: AbortSignal, size?: number) => Promise<() => void>;
};

/**
 * Turns for work of which so much can be done at once, and less for one owner; what is larger than that has its turn alone. Free room goes
 * to whoever has the least under way, and among these to the one that has waited longest: much work of one owner waits for itself, not
 * the others for it.
 */
export function createFairQueue({ atOnce, perOwner }: { atOnce: number; perOwner: number }): FairQueue {
  const underWay = new Map<string, number>();
  const waiting: Waiting[] = [];
  let taken = 0;

  const usedBy = (owner: string): number => underWay.get(owner) ?? 0;
  const fits = (used: number, size: number, room: number): boolean => used === 0 || used + size <= room;

  function change(owner: string, by: number): void {
    taken += by;
    const used = usedBy(owner) + by;
    if (used === 0) underWay.delete(owner);
    else underWay.set(owner, used);
  }

  function next(): Waiting | undefined {
    const eligible = waiting.filter(({ owner, size }) => fits(usedBy(owner), size, perOwner));
    const least = Math.min(...eligible.map(({ owner }) => usedBy(owner)));
    const one = eligible.find(({ owner }) => usedBy(owner) === least);
    // What does not fit yet is not overtaken, else something large could wait for good.
    return one !== undefined && fits(taken, one.size, atOnce) ? one : undefined;
  }

  function advance(): void {
    for (let one = next(); one !== undefined; one = next()) {
      waiting.splice(waiting.indexOf(one), 1);
      change(one.owner, one.size);
      one.begin();
    }
  }

  return {
    enter(owner, signal, size = 1) {
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      let left = false;
      const leave = () => {
        if (left) return;
        left = true;
        change(owner, -size);
        advance();
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(one), 1);
        reject(signal.reason);
        advance();
      };
      const one: Waiting = {
        owner,
        size,
        begin() {
          signal.removeEventListener('abort', giveUp);
          resolve(leave);
        },
      };
      if (signal.aborted) return Promise.reject(signal.reason);
      signal.addEventListener('abort', giveUp, { once: true });
      waiting.push(one);
      advance();
      return promise;
    },
  };
}

const MAPPED_IPV4 = /^::ffff:(?<ipv4>\d+\.\d+\.\d+\.\d+)$/iu;
/** Of an IPv6 address, 16 bits each: a household has the 64 bits behind them to itself. @source RFC 6177 */
const NETWORK_PARTS = 4;

/** What counts as one caller: an IPv4 address, or the /64 of an IPv6 address. */
export function householdOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = MAPPED_IPV4.exec(ip)?.groups?.['ipv4'];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = (ip.split('%')[0] ?? '').split('::');
  const parts = (text: string | undefined) => (text === undefined || text === '' ? [] : text.split(':'));
  const [head, tail] = [parts(before), parts(after)];
  const whole = after === undefined ? head : [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
  const network = whole.slice(0, NETWORK_PARTS).map((part) => Number.parseInt(part, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** How long work goes on before others have their turn, ms: a fifth of what a request may wait for another's. */
const TURN_MS = 10;

/**
 * For long work on the process's own thread: called between its steps, it gives the loop to others where this work has held it for long,
 * and is nothing to wait for otherwise.
 *
 * @example const others = createTurns(); for (const row of rows) { read(row); await others(); }
 */
export function createTurns(): () => Promise<void> | undefined {
  let since = performance.now();
  async function giveTurn(): Promise<void> {
    await nextTurn();
    since = performance.now();
  }
  return () => (performance.now() - since < TURN_MS ? undefined : giveTurn());
}

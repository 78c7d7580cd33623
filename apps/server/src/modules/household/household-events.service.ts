import type { HouseholdPlace } from '../../db/schema/households.ts';
import type { HouseholdRepository } from './household.repository.ts';

/** Changes arrive within a second: this, and the way to the device. */
const LOOK_EVERY_MS = 500;
/** Members of one statement. */
const MEMBERS_A_LOOK = 500;
/** Devices of one member that listen at once, in this process. */
const MAX_STREAMS = 8;

type Listener = { onCursor: (cursor: string) => void; onEnd: () => void };
type Deps = { repository: Pick<HouseholdRepository, 'places' | 'read'>; onFailure: (error: unknown) => void };
export type HouseholdEvents = ReturnType<typeof createHouseholdEvents>;

/**
 * Says to whoever listens that list or household changed: the rows of their households are read every half second, one statement for all
 * who listen in this process, and nothing at all while nobody does. Works over several processes and behind a pooler in transaction
 * mode, where a connection cannot listen.
 */
export function createHouseholdEvents({ repository, onFailure }: Deps) {
  const listening = new Map<string, Set<Listener>>();
  const known = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  async function cursorsOf(memberIds: readonly string[]): Promise<Map<string, string>> {
    const found = new Map(memberIds.map((id) => [id, cursorOf(null)]));
    for (let from = 0; from < memberIds.length; from += MEMBERS_A_LOOK)
      for (const place of await repository.places(repository.read, memberIds.slice(from, from + MEMBERS_A_LOOK)))
        found.set(place.memberId, cursorOf(place));
    return found;
  }

  async function look(): Promise<void> {
    try {
      for (const [memberId, cursor] of await cursorsOf([...listening.keys()])) {
        if (known.get(memberId) === cursor) continue;
        known.set(memberId, cursor);
        for (const { onCursor } of listening.get(memberId) ?? []) onCursor(cursor);
      }
    } catch (error) {
      onFailure(error);
    }
    timer = undefined;
    lookSoon();
  }

  function lookSoon(): void {
    if (timer === undefined && !isClosed && listening.size > 0) timer = setTimeout(() => void look(), LOOK_EVERY_MS);
  }

  return {
    cursor: async (memberId: string): Promise<string> => (await cursorsOf([memberId])).get(memberId) ?? cursorOf(null),

    /**
     * Where things stand as soon as that is no more `since`, else after so many ms: for devices that can only read whole answers.
     * `null` where too many listen already.
     */
    async next(memberId: string, since: string, ms: number, signal: AbortSignal): Promise<string | null> {
      const [now] = (await cursorsOf([memberId])).values();
      if (now !== undefined && now !== since) return now;
      return new Promise((resolve) => {
        const finish = (cursor: string | null) => {
          clearTimeout(timeout);
          stop?.();
          resolve(cursor);
        };
        const timeout = setTimeout(() => finish(since), ms);
        signal.addEventListener('abort', () => finish(since), { once: true });
        const stop = this.listen(memberId, {
          onCursor: (cursor) => {
            if (cursor !== since) finish(cursor);
          },
          onEnd: () => finish(since),
        });
        if (stop === null) finish(null);
      });
    },

    /** Called with the cursor once at first, then at each change. @returns how to stop; `null` where too many listen already */
    listen(memberId: string, listener: Listener): (() => void) | null {
      const listeners = listening.get(memberId) ?? new Set();
      if (isClosed || listeners.size >= MAX_STREAMS) return null;
      listeners.add(listener);
      listening.set(memberId, listeners);
      // Whoever joins is sent the cursor at the next look, the others after a change alone.
      const current = known.get(memberId);
      if (current !== undefined) listener.onCursor(current);
      lookSoon();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        listening.delete(memberId);
        known.delete(memberId);
      };
    },

    /** Ends every stream: a service that stops waits for none. */
    close(): void {
      isClosed = true;
      clearTimeout(timer);
      const everybody = Array.from(listening.values(), (listeners) => Array.from(listeners)).flat();
      for (const { onEnd } of everybody) onEnd();
    },
  };
}

/** Where a device stands in a list: whose it is, what went without a trace, and the last change that it knows. */
export function cursorOf(place: Pick<HouseholdPlace, 'householdId' | 'epoch' | 'clock'> | null): string {
  return place === null ? 'none' : `${place.householdId}.${place.epoch}.${place.clock}`;
}

/** The clock that a cursor names, where it is of this household as it is now; else `null`: everything is to be read. */
export function clockOf(cursor: string | undefined, { householdId, epoch }: Pick<HouseholdPlace, 'householdId' | 'epoch'>): number | null {
  const [household, itsEpoch, clock] = (cursor ?? '').split('.');
  return household === householdId && Number(itsEpoch) === epoch && /^\d{1,15}$/u.test(clock ?? '') ? Number(clock) : null;
}

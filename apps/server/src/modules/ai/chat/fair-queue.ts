type Waiting = { memberId: string; begin: () => void };

export type FairQueue = {
  /** Resolves when it is the member's turn, with what ends it. @throws the signal's reason, when it is aborted before */
  enter: (memberId: string, signal: AbortSignal) => Promise<() => void>;
};

/**
 * Turns for work of which so much can be done at once, and less for one member. A free place goes to whoever has the fewest under way, and
 * among these to the one that has waited longest: many questions of one member wait for each other, not the others for them.
 */
export function createFairQueue({ atOnce, perMember }: { atOnce: number; perMember: number }): FairQueue {
  const underWay = new Map<string, number>();
  const waiting: Waiting[] = [];
  let taken = 0;

  const countOf = (memberId: string): number => underWay.get(memberId) ?? 0;

  function change(memberId: string, by: 1 | -1): void {
    taken += by;
    const count = countOf(memberId) + by;
    if (count === 0) underWay.delete(memberId);
    else underWay.set(memberId, count);
  }

  function next(): Waiting | undefined {
    const eligible = waiting.filter(({ memberId }) => countOf(memberId) < perMember);
    const fewest = Math.min(...eligible.map(({ memberId }) => countOf(memberId)));
    return eligible.find(({ memberId }) => countOf(memberId) === fewest);
  }

  function advance(): void {
    for (let one = next(); taken < atOnce && one !== undefined; one = next()) {
      waiting.splice(waiting.indexOf(one), 1);
      change(one.memberId, 1);
      one.begin();
    }
  }

  return {
    enter(memberId, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      let left = false;
      const leave = () => {
        if (left) return;
        left = true;
        change(memberId, -1);
        advance();
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(one), 1);
        reject(signal.reason);
      };
      const one: Waiting = {
        memberId,
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

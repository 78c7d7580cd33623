/**
 * Values by their keys, of which those used last stay. Without an order of its own: to put each key that is used to the end of a `Map`
 * leaves gaps in it, and every few thousand uses it is written anew as a whole.
 */
export type RecentMap<Key, Value> = {
  readonly get: (key: Key) => Value | undefined;
  readonly set: (key: Key, value: Value) => void;
  readonly delete: (key: Key) => void;
};

/** @param most how many values are held at most; the half of them that were used last are there for certain */
export function createRecentMap<Key, Value>(most: number): RecentMap<Key, Value> {
  let [before, now] = [new Map<Key, Value>(), new Map<Key, Value>()];

  function set(key: Key, value: Value): void {
    if (now.size >= most / 2 && !now.has(key)) [before, now] = [now, new Map()];
    now.set(key, value);
  }

  return {
    get(key) {
      const held = now.get(key);
      if (held !== undefined) return held;
      const older = before.get(key);
      if (older !== undefined) set(key, older);
      return older;
    },
    set,
    delete(key) {
      now.delete(key);
      before.delete(key);
    },
  };
}

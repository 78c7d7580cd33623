/** Who wants to hear of something; each hears of it in the order in which it subscribed. */
export type Listeners<Heard extends unknown[] = []> = {
  /** Calls back from now on; the answer ends that. */
  readonly subscribe: (listener: (...heard: Heard) => void) => () => void;
  readonly notify: (...heard: Heard) => void;
  readonly isEmpty: () => boolean;
};

/** The one set of listeners that whatever can be subscribed to has. */
export function createListeners<Heard extends unknown[] = []>(): Listeners<Heard> {
  const listeners = new Set<(...heard: Heard) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(...heard) {
      for (const listener of listeners) listener(...heard);
    },
    isEmpty: () => listeners.size === 0,
  };
}

/** One value that is read at once and whose changes can be subscribed to, as `useSyncExternalStore` wants it. */
export type Store<Value> = {
  readonly get: () => Value;
  readonly set: (next: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createStore<Value>(initial: Value): Store<Value> {
  const { subscribe, notify } = createListeners();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      value = next;
      notify();
    },
    subscribe,
  };
}

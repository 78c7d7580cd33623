/** Listeners of one kind of event; they are called in the order in which they subscribed. */
export type Listeners<Args extends unknown[] = []> = {
  /** Calls back from now on; the answer ends that. */
  readonly subscribe: (listener: (...args: Args) => void) => () => void;
  readonly notify: (...args: Args) => void;
  readonly isEmpty: () => boolean;
};

/** The one set of listeners that whatever can be subscribed to has. */
export function createListeners<Args extends unknown[] = []>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(...args) {
      for (const listener of listeners) listener(...args);
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

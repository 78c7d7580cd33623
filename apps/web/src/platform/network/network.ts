const listeners = new Set<() => void>();
/** What the shell says of the device's link; null in a browser, which knows by itself. */
let told: boolean | null = null;

/** Whether the device has a network. `true` says only that there is a link, not that the API answers. */
export const network = {
  isOnline(): boolean {
    return told ?? navigator.onLine;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};

/** The shell knows the link better than its web view, which on some phones goes on saying "online". */
export function tellNetwork(online: boolean): void {
  if (online === network.isOnline()) {
    told = online;
    return;
  }
  told = online;
  listeners.forEach((listener) => listener());
}

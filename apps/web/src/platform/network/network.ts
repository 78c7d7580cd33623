/** Whether the device has a network. `true` says only that there is a link, not that the API answers. */
export const network = {
  isOnline(): boolean {
    return navigator.onLine;
  },
  subscribe(listener: () => void): () => void {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};

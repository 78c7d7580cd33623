import { getPlatform } from '../platform.ts';

/**
 * Registers the service worker and watches for new versions. The new version takes over only when it is accepted, then
 * the page is loaded anew; so nobody loses what they are typing.
 */
export async function registerServiceWorker(onWaiting: (accept: () => void) => void): Promise<void> {
  // The shell's files lie on the device: there is nothing to keep, and a new version comes through the store.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD || getPlatform() === 'native') return;
  const container = navigator.serviceWorker;
  const registration = await container.register('/sw.js');

  const offer = (worker: ServiceWorker) =>
    onWaiting(() => {
      container.addEventListener('controllerchange', () => window.location.reload(), { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage({ type: 'SKIP_WAITING' });
    });

  if (registration.waiting !== null && container.controller !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // Without a controller this is the first visit, and nothing waits for anything.
      if (worker.state === 'installed' && container.controller !== null) offer(worker);
    });
  });
}

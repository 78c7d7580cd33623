/** How long at most a page that is never at rest makes it wait. */
const MAX_WAIT_MS = 4000;

/** Settles once the page is loaded and has nothing else to do: for what must not take the network or the processor from the first sight. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  await new Promise<void>((resolve) => {
    // Safari has no such callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
    else setTimeout(resolve, 200);
  });
}

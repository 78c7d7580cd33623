/** What `work` gives. @throws DOMException (TimeoutError) when it takes longer than `ms`; its outcome is ignored then */
export async function within<T>(ms: number, work: Promise<T>, message = 'It took too long.'): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException(message, 'TimeoutError')), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** What `work` gives, or `null` when it fails or takes longer than `ms`; its outcome is ignored then. */
export async function withTimeLimit<T>(ms: number, work: Promise<T>): Promise<T | null> {
  return within(ms, work).catch(() => null);
}

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

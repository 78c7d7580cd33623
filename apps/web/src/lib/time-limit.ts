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

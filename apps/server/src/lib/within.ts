/** What `work` gives, or `null` when it fails or takes longer than so many milliseconds; it then goes on unheard. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([work, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}

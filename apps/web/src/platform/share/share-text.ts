/** How a text left: through the share sheet of the device, by the clipboard, or not at all. */
export type Shared = 'shared' | 'copied' | 'failed';

/** Hands a text to the share sheet of the device; where there is none it is copied. Who closes the sheet has shared nothing, which is no failure. */
export async function shareText(title: string, text: string): Promise<Shared> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, text });
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

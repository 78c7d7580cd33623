import { getPlatform } from './platform.ts';

/**
 * Hands a text to the person as a file: a download in a browser; in the shell, whose web view knows no downloads, the system asks
 * where it should lie. Answers when it is handed over, or when the person would rather not.
 *
 * @param type the file's media type
 * @throws when the file could not be written
 */
export async function saveFile(name: string, text: string, type: string): Promise<void> {
  if (getPlatform() === 'web') {
    download(name, text, type);
    return;
  }
  const { saveNatively } = await import('./device-native.ts');
  await saveNatively({ name, text, type });
}

function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A short tick under the finger, where the device has one; silent everywhere else and under reduced motion. */
export function tick(): void {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
  if (getPlatform() === 'web') navigator.vibrate?.(15);
  else void import('./device-native.ts').then(({ nativeTick }) => nativeTick()).catch(() => undefined);
}

/** How a text left: through the share sheet of the device, by the clipboard, or not at all. */
type Shared = 'shared' | 'copied' | 'failed';

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

import { getPlatform } from '../platform.ts';

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
  const { saveNatively } = await import('./native.ts');
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

/** Reads the committed projects of the shell, for the tests beside this file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');
export const NATIVE = join(ROOT, 'apps/native');
export const APP = join(NATIVE, 'ios/App/App');
export const MAIN = join(NATIVE, 'android/app/src/main');

export const read = (...parts: string[]): string => readFileSync(join(...parts), 'utf8');
export const readJson = (...parts: string[]) => JSON.parse(read(...parts));

/** The text of a key of a property list. */
export function plistString(plist: string, key: string): string | null {
  return new RegExp(`<key>${key}</key>\\s*<string>([^<]*)</string>`).exec(plist)?.[1] ?? null;
}

/** Width and height of a PNG, and whether it may be transparent. */
export function pngOf(file: string): { width: number; height: number; alpha: boolean } {
  const bytes = readFileSync(file);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), alpha: bytes[25] === 6 || bytes[25] === 4 };
}

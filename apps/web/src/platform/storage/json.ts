import { local } from './local.ts';

/** Turns unknown JSON into a value that is known to be right, or `undefined`. */
export type Parser<T> = (value: unknown) => T | undefined;

/** What a key holds: nothing, a right value, or something that cannot be read. */
export type Stored<T> = { state: 'absent' } | { state: 'present'; value: T } | { state: 'unreadable' };

/** A schema's own parser: `safely(User)`. Takes any schema with `safeParse`, so that zod is not loaded by this room. */
export function safely<T>(schema: { safeParse(value: unknown): { success: true; data: T } | { success: false } }): Parser<T> {
  return (value) => {
    const result = schema.safeParse(value);
    return result.success ? result.data : undefined;
  };
}

/** Reads a key and says whether it was absent or unreadable, for callers that treat the two differently. */
export function inspectJson<T>(key: string, parse: Parser<T>): Stored<T> {
  const text = local.get(key);
  if (text === null) return { state: 'absent' };
  const value = parseText(text, parse);
  return value === undefined ? { state: 'unreadable' } : { state: 'present', value };
}

/** Reads a key; an unreadable entry is removed and counts as absent. */
export function readJson<T>(key: string, parse: Parser<T>): T | null {
  const stored = inspectJson(key, parse);
  if (stored.state === 'unreadable') local.remove(key);
  return stored.state === 'present' ? stored.value : null;
}

export function writeJson(key: string, value: unknown): void {
  local.set(key, JSON.stringify(value));
}

function parseText<T>(text: string, parse: Parser<T>): T | undefined {
  try {
    return parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from './messages.data.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');
const SOURCES = ['apps/web/src/**/*.{ts,tsx}', 'apps/server/src/**/*.ts', 'packages/{domain,contracts,messages}/src/**/*.ts'];
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/u.test(file);

/** Files with quotes in strings as a reader sees them, and text that JSX breaks over lines in one piece. */
const read = (globs: readonly string[], wanted: (file: string) => boolean) =>
  globSync([...globs], { cwd: ROOT })
    .filter(wanted)
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8').replaceAll("\\'", "'").replaceAll(/\s+/gu, ' ') }));
const product = read(SOURCES, (file) => !isTest(file));
const tests = read([...SOURCES, 'e2e/**/*.spec.ts'], isTest);

describe.each(MESSAGES.map(([title, description = '']) => ({ title, description })))(
  '"$title" / "$description"',
  ({ title, description }) => {
    it('stands in the product to the letter', () => {
      for (const words of [title, description]) expect(product.some(({ text }) => text.includes(words))).toBe(true);
    });

    it('is expected by a test, title and description together', () => {
      expect(tests.filter(({ text }) => text.includes(title) && text.includes(description)).map(({ file }) => file)).not.toEqual([]);
    });
  },
);

it('lists no message twice', () => {
  const keys = MESSAGES.map((message) => message.join(' / '));
  expect(keys.length).toBe(new Set(keys).size);
});

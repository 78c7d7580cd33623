import { EN } from '@labelwise/messages/en';
import { expect, it } from 'vitest';
import { messages } from './messages.ts';
import { bundle } from './testing/bundle.ts';

const ENTRY = `export { english } from '@labelwise/messages/english';`;

it('a bundle carries parsed messages and the formatter without a parser, and has the words of every message', async () => {
  const { code, moduleIds } = await bundle(ENTRY, messages());
  expect(moduleIds.filter((id) => /icu-messageformat-parser.*\/parser\.js/.test(id))).toEqual([]);
  expect(code).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE');
  const { english } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  let plain = 0;
  for (const [area, texts] of Object.entries(EN)) {
    for (const [id, text] of Object.entries<unknown>(texts)) {
      if (typeof text !== 'string' || /[{}'<]/.test(text)) continue;
      plain += 1;
      expect(english().format(`${area}.${id}`)).toBe(text);
    }
  }
  expect(plain).toBeGreaterThan(50);
});

it('values and plurals are filled in by what was parsed', async () => {
  const { code } = await bundle(ENTRY, messages());
  const { english } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(english().format('errors.password_too_short_of', { minLength: 12 })).toBe('Password must be at least 12 characters long.');
});

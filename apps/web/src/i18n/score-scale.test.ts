import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const SCALE = /[−-]5 ?(?:to|…|\.\.|–) ?\+?5/u;

/** Every sentence of the app that names the scale from −5 to +5. */
const named = globSync('**/*.{ts,tsx}', { cwd: root, exclude: (name) => name.includes('.test.') })
  .flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'))
  .filter((line) => !/^\s*(?:\/?\*|\/\/)/u.test(line) && SCALE.test(line));

it('no screen calls −5 to +5 a food’s score: it is the scale of what a member wants', () => {
  expect(named.length).toBeGreaterThan(0);
  for (const line of named) {
    expect(line).toMatch(/preference|priority|want/iu);
    expect(line).not.toMatch(/scores?\s[^.]*[−-]5/iu);
  }
});

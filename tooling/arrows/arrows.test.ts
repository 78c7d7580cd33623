import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { violations } from './check.mjs';

const PLANTED = 'tooling/arrows/planted';
const rules: (prefix?: string) => { name: string }[] = createRequire(import.meta.url)('./rules.cjs');

describe('the import arrows', async () => {
  const caught = await violations([PLANTED], `^${PLANTED}/`, '^never$');

  it.each(rules().map(({ name }) => name))('a planted violation of %s is caught', (name) => {
    expect(caught.some((line) => line.startsWith(`${name}:`))).toBe(true);
  });

  it.each(['circle-a', 'type-circle-a'])('a circle is caught, whether values or types alone are imported: %s', (name) => {
    expect(caught.some((line) => line.startsWith('no-circles:') && line.includes(`/${name}.ts`))).toBe(true);
  });

  it('name every package of the shell', () => {
    const reported = caught.filter((line) => line.startsWith('platform-in-one-room:')).join();
    for (const vendor of ['@capacitor', '@aparajita']) expect(reported).toContain(vendor);
  });
});

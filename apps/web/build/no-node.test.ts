import { build, createLogger } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noNode } from './no-node.ts';

const ENTRY = `${import.meta.dirname}/entry.js`;

// Builds for development say nothing of it.
beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => void vi.unstubAllEnvs());

/** What the bundler warns of in a module. */
async function warningsOf(source: string): Promise<string[]> {
  const warnings: string[] = [];
  const logger = createLogger('silent');
  const hear = (message: string) => warnings.push(message);
  const entry = {
    name: 'entry',
    resolveId: (wanted: string) => (wanted === 'entry.js' ? ENTRY : null),
    load: (id: string) => (id === ENTRY ? source : null),
  };
  await build({
    configFile: false,
    customLogger: { ...logger, warn: hear, warnOnce: hear },
    root: import.meta.dirname,
    plugins: [noNode(), entry],
    build: { write: false, rolldownOptions: { input: 'entry.js' } },
  });
  return warnings;
}

it('the engine that reads lists is built without a warning, though it names modules of Node', async () => {
  expect(await warningsOf("import load from 'tesseract.js-core/tesseract-core-simd-lstm.js'; globalThis.load = load;")).toEqual([]);
});

it('whatever else asks for a module of Node is still warned of', async () => {
  expect((await warningsOf("import * as fs from 'fs'; globalThis.fs = fs;")).join()).toContain('externalized for browser compatibility');
});

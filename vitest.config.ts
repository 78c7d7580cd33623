import { fileURLToPath } from 'node:url';
import { defineConfig, type TestUserConfig } from 'vitest/config';

/** Files of tests are set up with this. */
const SEED = fileURLToPath(new URL('packages/domain/src/testing/seed.ts', import.meta.url));

/** How long something may take, ms: a busy machine makes no test red, and only one that is stuck waits this long. */
const PATIENT = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

/**
 * What Node runs as it stands: the tests are loaded by Node itself, as the service is, and files that run in one process share what they
 * have loaded (the vocabulary takes half a second). So a test leaves nothing behind in a module.
 */
const NODE = {
  isolate: false,
  setupFiles: [SEED],
  ...PATIENT,
  experimental: { viteModuleRunner: false },
} satisfies TestUserConfig;

/** One project for each of the surroundings that tests need: a worker loads the vocabulary once, for all files of a project. */
export default defineConfig({
  test: {
    projects: [
      { test: { ...NODE, name: 'node', root: '.', include: ['packages/*/src/**/*.test.ts', 'tooling/**/*.test.ts'] } },
      {
        test: {
          ...NODE,
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/testing/databases.setup.ts'],
        },
      },
      'apps/web/vite.config.ts',
      'apps/web/vitest.alone.config.ts',
    ],
  },
});

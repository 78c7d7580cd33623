import { fileURLToPath } from 'node:url';
import { defineConfig, type TestUserConfig } from 'vitest/config';

/** Files of tests are set up with this. */
const SEED = fileURLToPath(new URL('packages/domain/src/testing/seed.ts', import.meta.url));

/**
 * What Node runs as it stands: the tests are loaded by Node itself, as the service is, and files that run in one process share what they
 * have loaded (the vocabulary takes half a second). So a test leaves nothing behind in a module.
 */
const NODE = {
  isolate: false,
  setupFiles: [SEED],
  testTimeout: 60_000,
  experimental: { viteModuleRunner: false },
} satisfies TestUserConfig;

/** One project a workspace, so that each runs in the surroundings it is made for. */
export default defineConfig({
  test: {
    projects: [
      // Properties and laws are slow on a busy machine, never stuck.
      { test: { ...NODE, name: 'domain', root: 'packages/domain', include: ['src/**/*.test.ts'], testTimeout: 120_000 } },
      { test: { ...NODE, name: 'contracts', root: 'packages/contracts', include: ['src/**/*.test.ts'] } },
      { test: { ...NODE, name: 'messages', root: 'packages/messages', include: ['src/**/*.test.ts'] } },
      { test: { ...NODE, name: 'scanner', root: 'packages/scanner', include: ['src/**/*.test.ts'] } },
      { test: { ...NODE, name: 'label-reader', root: 'packages/label-reader', include: ['src/**/*.test.ts'] } },
      {
        test: {
          ...NODE,
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/testing/databases.setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      'apps/web/vite.config.ts',
      'apps/web/vitest.alone.config.ts',
      { test: { ...NODE, name: 'tooling', root: 'tooling', include: ['**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
});

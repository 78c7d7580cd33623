import { defineConfig } from 'vitest/config';

/** One project a workspace, so that each runs in the surroundings it is made for. */
export default defineConfig({
  test: {
    // All cores: a run that leaves one free leaves half of a small machine.
    maxWorkers: '100%',
    projects: [
      // Pure rooms keep nothing between tests, so their files share a process. Properties and laws are slow on a busy machine, never stuck.
      { test: { name: 'domain', root: 'packages/domain', isolate: false, include: ['src/**/*.test.ts'], testTimeout: 120_000 } },
      { test: { name: 'contracts', root: 'packages/contracts', isolate: false, include: ['src/**/*.test.ts'] } },
      { test: { name: 'messages', root: 'packages/messages', isolate: false, include: ['src/**/*.test.ts'] } },
      { test: { name: 'scanner', root: 'packages/scanner', include: ['src/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/testing/postgres.setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      'apps/web/vite.config.{ts,mts}',
      { test: { name: 'tooling', root: 'tooling', include: ['**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
});

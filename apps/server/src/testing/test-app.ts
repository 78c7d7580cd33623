import { onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { type Context, type ContextOptions, createContext } from '../context.ts';
import type { Dialect } from '../db/db.ts';
import type { DatabaseConfig } from '../db/open.ts';
import { createReadingThread } from '../modules/scores/reading-thread.ts';
import { createPackThread } from '../packs-context.ts';
import { createTestDatabase } from './database.ts';

export type TestApp = Context & {
  /** Every log line so far, as text. */
  logs: () => string;
};

type Overrides = ContextOptions & {
  /** Environment variables, as a person would set them. Open Food Facts is off unless a test turns it on. */
  env?: Record<string, string>;
  /** A database that the caller removes; by default one of its own. */
  database?: DatabaseConfig;
};

/** Hashing is cheap in tests; its cost in production has a test of its own. */
const CHEAP_PASSWORDS = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const readingThread = createReadingThread();
/** A thread takes a second to start, so that all services of a process share one, for whoever asks. */
export const READING_THREADS = { strangers: readingThread, members: readingThread };
export const PACK_THREAD = createPackThread();

/**
 * The whole service on a fresh database of the caller's own: use `app.inject`, or `app.listen` on port 0. Everything is
 * real. With `close` it leaves nothing behind; see {@link startTestApp} for one that does so by itself.
 */
export async function createTestApp(dialect: Dialect, { env = {}, ...options }: Overrides = {}): Promise<TestApp> {
  const { config: database, drop } =
    options.database === undefined ? await createTestDatabase(dialect) : { config: options.database, drop: async () => undefined };
  const lines: string[] = [];
  const config = { ...readConfig({ OFF_ENABLED: 'false', LOG_LEVEL: 'debug', ...env }), database };
  const context = await createContext(config, {
    logStream: {
      write: (line) => {
        lines.push(line);
      },
    },
    passwordCost: CHEAP_PASSWORDS,
    readingThreads: READING_THREADS,
    packThread: PACK_THREAD,
    ...options,
  });
  return {
    ...context,
    logs: () => lines.join(''),
    async close() {
      await context.close();
      await drop();
    },
  };
}

/** {@link createTestApp}, closed when the current test ends. */
export async function startTestApp(dialect: Dialect, overrides: Overrides = {}): Promise<TestApp> {
  const test = await createTestApp(dialect, overrides);
  onTestFinished(() => test.close());
  return test;
}

import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { createApp } from '../http/app.ts';
import type { FindAtHand } from '../http/pages.ts';
import type { FindCaller } from '../http/session.ts';

type Options = { env?: Record<string, string>; findCaller?: FindCaller; webRoot?: string; findAtHand?: FindAtHand };

/** The HTTP application without a product behind it, for routes of the test's own. Gone when the current test ends. */
export async function startBareApp({
  env = {},
  findCaller = async () => null,
  webRoot = path.join(tmpdir(), 'no-web-app-here'),
  findAtHand = async () => null,
}: Options = {}): Promise<{ app: FastifyInstance; logs: () => string }> {
  const lines: string[] = [];
  const config = readConfig({ LOG_LEVEL: 'debug', ...env });
  const app = await createApp({
    config,
    findCaller,
    webRoot,
    findAtHand,
    logStream: {
      write: (line) => {
        lines.push(line);
      },
    },
  });
  onTestFinished(async () => {
    await app.close();
  });
  return { app, logs: () => lines.join('') };
}

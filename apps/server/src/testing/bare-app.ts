import { connect } from 'node:net';
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

/**
 * Sends bytes as they are and reads the answer: for requests that no client library would make.
 * @returns status 0 where the server closed the connection while we were still sending: the answer may be lost then, as TCP drops it
 */
export function rawRequest(address: string, ...chunks: Array<string | Buffer>): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    const finish = () => {
      const text = Buffer.concat(received).toString();
      resolve({
        status: Number(/^HTTP\/1\.1 (?<status>\d{3})/u.exec(text)?.groups?.['status'] ?? 0),
        body: text.slice(text.indexOf('\r\n\r\n') + 4),
      });
    };
    socket.on('data', (chunk) => received.push(chunk));
    socket.on('close', finish);
    // A server may refuse and close while we are still sending.
    socket.on('error', (error) =>
      received.length > 0 || ('code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET')) ? finish() : reject(error),
    );
    for (const chunk of chunks) socket.write(chunk);
  });
}

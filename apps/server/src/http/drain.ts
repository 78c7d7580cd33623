import { once } from 'node:events';
import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Long enough for every client that is busy on an open connection to get its answer and the hint to leave. */
const IDLE_CLIENT_TIMEOUT_MS = 1000;
const REQUEST_TIMEOUT_MS = 8000;

export type Drain = {
  /** From now on readiness is reported as false. */
  readonly draining: boolean;
  /** Resolves when every request that had arrived is answered, or after nine seconds. */
  stop: () => Promise<void>;
};

/**
 * Ends the HTTP side without cutting off any request: no connection is taken any more, what arrives on the open ones is
 * served and asks its client to close. Only then connections on which nothing happens are closed from this side.
 */
export function createDrain(app: FastifyInstance): Drain {
  let draining = false;
  // At the answer, not the request: what was under way when the service began to stop leaves its connection as well.
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
  return {
    get draining() {
      return draining;
    },
    async stop() {
      if (draining) return;
      draining = true;
      if (app.server.listening) await closeIdleClients(app);
      const cutOff = setTimeout(() => {
        app.log.warn('Some requests did not end in time and are cut off');
        app.server.closeAllConnections();
      }, REQUEST_TIMEOUT_MS);
      await app.close();
      clearTimeout(cutOff);
    },
  };
}

async function closeIdleClients(app: FastifyInstance): Promise<void> {
  // The connections that the system has accepted already are still taken over by the turn of the loop that is running.
  await new Promise(setImmediate);
  const allClosed = once(app.server, 'close');
  // Not the HTTP server's own close: that one cuts connections off whose first request is still on its way.
  Server.prototype.close.call(app.server);
  const timer = new AbortController();
  await Promise.race([allClosed, pause(IDLE_CLIENT_TIMEOUT_MS, undefined, { signal: timer.signal }).catch(() => undefined)]);
  timer.abort();
}

import { once } from 'node:events';
import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Long enough for every client that is busy on an open connection to get its answer and the hint to leave. */
const IDLE_CLIENT_TIMEOUT_MS = 1000;
const REQUEST_TIMEOUT_MS = 8000;
/** Clients that never cease to come do not keep a service from stopping. */
const MOST_TURNS = 100;

export type Drain = {
  /** From now on readiness is reported as false. */
  readonly draining: boolean;
  /** Readiness is false at once; resolves when a balancer has had the time to notice. Until then everything is served as usual. */
  announce: () => Promise<void>;
  /** Resolves when every request that had arrived is answered, or after nine seconds. */
  stop: () => Promise<void>;
};

/**
 * Ends the HTTP side without cutting off any request: no connection is taken any more, what arrives on the open ones is
 * served and asks its client to close. Only then connections on which nothing happens are closed from this side.
 *
 * @param noticeMs how long a balancer takes at most to notice that a process is not ready
 */
export function createDrain(app: FastifyInstance, noticeMs = 0): Drain {
  let draining = false;
  let stopped = false;
  let refusing = false;
  // At the answer, not the request: what was under way when the service began to stop leaves its connection as well. Only once the port
  // is closed: a client that leaves sooner comes back to a port that is about to close, and a connection that waits there is reset.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (refusing) reply.header('connection', 'close');
    done();
  });
  return {
    get draining() {
      return draining;
    },
    async announce() {
      draining = true;
      if (noticeMs > 0 && app.server.listening) await pause(noticeMs);
    },
    async stop() {
      if (stopped) return;
      stopped = true;
      draining = true;
      if (app.server.listening) {
        await takeOverWaitingConnections(app);
        refusing = true;
        await closeIdleClients(app);
      }
      refusing = true;
      const cutOff = setTimeout(() => {
        app.log.warn('Some requests did not end in time and are cut off');
        app.server.closeAllConnections();
      }, REQUEST_TIMEOUT_MS);
      await app.close();
      clearTimeout(cutOff);
    },
  };
}

/** What the system has accepted already is taken over, turn by turn of the loop, until one brings no connection: closing the port would reset it. */
async function takeOverWaitingConnections(app: FastifyInstance): Promise<void> {
  let taken = 0;
  const count = () => {
    taken += 1;
  };
  app.server.on('connection', count);
  for (let turn = 0, before = -1; taken > before && turn < MOST_TURNS; turn += 1) {
    before = taken;
    await new Promise(setImmediate);
  }
  app.server.off('connection', count);
}

async function closeIdleClients(app: FastifyInstance): Promise<void> {
  const allClosed = once(app.server, 'close');
  // Not the HTTP server's own close: that one cuts connections off whose first request is still on its way.
  Server.prototype.close.call(app.server);
  const timer = new AbortController();
  await Promise.race([allClosed, pause(IDLE_CLIENT_TIMEOUT_MS, undefined, { signal: timer.signal }).catch(() => undefined)]);
  timer.abort();
}

import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

const GOODBYE_MS = 300;
const PATIENCE_MS = 9000;

export type Drain = {
  /** From now on the service is not ready, and says so. */
  readonly draining: boolean;
  /** Resolves when every request that had arrived is answered, or after nine seconds. */
  stop: () => Promise<void>;
};

/**
 * Ends the HTTP side without cutting anybody off. For a moment every answer asks its client to close the connection,
 * so that nobody is sending on it when it goes; then no connection is taken any more, and what runs is waited for.
 */
export function createDrain(app: FastifyInstance): Drain {
  let draining = false;
  app.addHook('onRequest', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
  return {
    get draining() { return draining; },
    async stop() {
      if (draining) return;
      draining = true;
      if (app.server.listening) await pause(GOODBYE_MS);
      const impatient = setTimeout(() => {
        app.log.warn('Some requests did not end in time and are cut off');
        app.server.closeAllConnections();
      }, PATIENCE_MS);
      await app.close();
      clearTimeout(impatient);
    },
  };
}

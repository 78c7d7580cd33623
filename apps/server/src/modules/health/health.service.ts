import { withTimeLimit } from '../../lib/resilience.ts';
import { VERSION } from '../../lib/version.ts';

type Deps = {
  /** Throws when the database cannot answer. */
  ping: () => Promise<void>;
  isStopping: () => boolean;
};

export type Health = { status: 'ok' | 'unavailable'; live: boolean; ready: boolean; version: string };
export type HealthService = ReturnType<typeof createHealthService>;

const PING_TIMEOUT_MS = 2000;

/** Live: the process answers at all. Ready: it has its database and is not about to stop. */
export function createHealthService({ ping, isStopping }: Deps) {
  return {
    async check(): Promise<Health> {
      const ready =
        !isStopping() &&
        (await withTimeLimit(
          PING_TIMEOUT_MS,
          ping().then(() => true),
        )) === true;
      return { status: ready ? 'ok' : 'unavailable', live: true, ready, version: VERSION };
    },
  };
}

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
      const ready = !isStopping() && (await answersInTime(ping));
      return { status: ready ? 'ok' : 'unavailable', live: true, ready, version: VERSION };
    },
  };
}

async function answersInTime(ping: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PING_TIMEOUT_MS);
  });
  const answer = ping().then(
    () => true,
    () => false,
  );
  return Promise.race([answer, tooLong]).finally(() => clearTimeout(timer));
}

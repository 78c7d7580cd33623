import type { QueryClient } from '@tanstack/react-query';
import { withTimeLimit } from '../lib/time-limit.ts';
import { network } from '../platform/network/network.ts';
import { flushOutbox } from './flush-outbox.ts';
import { everythingWaiting } from './waiting.ts';

/** Nobody waits longer than this for a server that takes its time. */
const LIMIT_MS = 5000;

/** Sends what waits while its member is still signed in. @returns how many things could not be sent */
export async function sendBeforeSignOut(client: QueryClient): Promise<number> {
  if (network.isOnline()) await withTimeLimit(LIMIT_MS, flushOutbox(client));
  return everythingWaiting().length;
}

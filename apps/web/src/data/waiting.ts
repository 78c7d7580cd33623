import type { QueryClient } from '@tanstack/react-query';
import { withTimeLimit } from '../lib/timing.ts';
import { network } from '../platform/network/network.ts';
import { flushOutbox, QUEUES } from './flush-outbox.ts';
import { sendWaitingNow } from './start-outbox.ts';

/** One thing that was done without a network and is not with the server yet. */
export type Waiting = ReturnType<(typeof QUEUES)[number]['things']>[number];

/** Everything that waits on this device for whoever is signed in, the oldest first. */
export function everythingWaiting(): readonly Waiting[] {
  return QUEUES.flatMap<Waiting>((queue) => queue.things()).sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
}

/** Gives a thing up: it is not sent, and what stands here is what the server knows. @returns what has it wait again */
export async function giveUp(client: QueryClient, { key }: Waiting): Promise<() => Promise<void>> {
  const undos = await Promise.all(QUEUES.map((queue) => queue.giveUp(client, key)));
  return async () => {
    for (const undo of undos) await undo();
    sendWaitingNow();
  };
}

/** Has what was refused wait again, and everything sent at once where there is a network. */
export function tryAgain({ key }: Waiting): void {
  for (const queue of QUEUES) queue.tryAgain(key);
  sendWaitingNow();
}

/** Nobody waits longer than this for a server that takes its time. */
const LIMIT_MS = 5000;

/** Sends what waits while its member is still signed in. @returns how many things could not be sent */
export async function sendBeforeSignOut(client: QueryClient): Promise<number> {
  if (network.isOnline()) await withTimeLimit(LIMIT_MS, flushOutbox(client));
  return everythingWaiting().length;
}
